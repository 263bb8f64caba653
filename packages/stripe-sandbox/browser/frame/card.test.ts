import {
  brandOf,
  checkCvc,
  checkExpiry,
  checkNumber,
  formatCvc,
  formatExpiry,
  formatNumber,
  passesLuhn,
} from './card';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242x4242 99999', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
])('the number %s is grouped as %s, at most 19 characters', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown);
  expect(formatNumber(typed).length).toBeLessThanOrEqual(19);
});

test.each([
  ['1', '1'],
  ['12', '12 / '],
  ['1234', '12 / 34'],
  ['12/34', '12 / 34'],
  ['12 / 2034', '12 / 34'],
  ['123456', '12 / 34'],
  ['7', '07 / '],
])('the expiry %s gets its slash: %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

test('the check code has three digits, of American Express four, and never more [S0-9.10]', () => {
  expect(formatCvc('12345', brandOf('4242'))).toBe('123');
  expect(formatCvc('12345', brandOf('3782'))).toBe('1234');
  expect(formatCvc('12345', brandOf(''))).toBe('1234');
  expect(checkCvc('12', brandOf('4242'))).toBe('incomplete_cvc');
  expect(checkCvc('123', brandOf('4242'))).toBeUndefined();
});

test.each([
  ['4242 4242 4242 4242', undefined],
  ['4242 4242 4242 424', 'incomplete_number'],
  ['4242 4242 4242 4241', 'invalid_number'],
  ['', 'incomplete_number'],
])('the number %j is %s', (text, problem) => expect(checkNumber(text)).toBe(problem));

const today = new Date(2026, 10, 21);
test.each([
  ['11 / 26', undefined],
  ['10 / 26', 'invalid_expiry_month_past'],
  ['12 / 25', 'invalid_expiry_year_past'],
  ['13 / 30', 'invalid_expiry_month'],
  ['12 / 3', 'incomplete_expiry'],
  ['12 / 99', 'invalid_expiry_year'],
])('in November 2026 the expiry %j is %s', (text, problem) => expect(checkExpiry(text, today)).toBe(problem));

test('one wrong digit never passes the check sum', () => {
  for (let digit = 0; digit < 10; digit += 1) expect(passesLuhn(`424242424242424${digit}`)).toBe(digit === 2);
});
