import { homeAddress, loginAddress, nextAddress } from './next-address';

test('after the login the user returns to where they were', () => {
  const from = '/admin/orders/FNZ-261121-AB3K?x=1#historial';
  expect(nextAddress(new URL(loginAddress(from), 'https://a.es').searchParams.get('next'))).toBe(from);
});

test.each([
  'https://evil.example/admin/orders',
  '//evil.example/admin/',
  '/\\evil.example/admin/',
  'javascript:alert(1)//admin/',
  '/admin/../es/ig',
  '/admin/login?next=/admin/login',
  'http://[',
  '',
])('%p redirects home [V22]', (next) => {
  expect(nextAddress(next)).toBe(homeAddress);
});
