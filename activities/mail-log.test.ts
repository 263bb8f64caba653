import { withoutAddresses } from './mail-log';

test('an error of the mail server is kept without addresses, and not endlessly', () => {
  expect(withoutAddresses('550 <ana@example.com>: no such user ana@example.com')).toBe(
    '550 <…>: no such user …',
  );
  expect(withoutAddresses('x'.repeat(1000))).toHaveLength(300);
});
