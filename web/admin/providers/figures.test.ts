import { panelMoney, percentText } from './figures';

test('amounts of panels are in Spanish format with their currency', () => {
  expect(panelMoney('100.84292', 'USD')).toBe('100,84292 USD');
  expect(panelMoney('3', undefined)).toBe('3,00');
  expect(percentText(2.46)).toBe('2,5 %');
});
