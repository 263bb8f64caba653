import { panelMoney, percentText, typedDecimal } from './figures';

test('amounts of panels are written in Spanish with their currency', () => {
  expect(panelMoney('100.84292', 'USD')).toBe('100,84292 USD');
  expect(panelMoney('3', undefined)).toBe('3,00');
  expect(percentText(2.46)).toBe('2,5 %');
});

test.each([
  ['25,50', '25.50'],
  [' 7 ', '7'],
  ['1.00000', '1.00000'],
  ['', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['mucho', undefined],
])('%j is read as %j', (typed, read) => {
  expect(typedDecimal(typed)).toBe(read);
});
