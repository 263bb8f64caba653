import { addressComplaint } from './panel-address';

test.each([
  ['https://panel.example.com/api/v2', undefined],
  ['https://8.8.8.8/api/v2', undefined],
  ['http://panel.example.com/api/v2', 'no-https'],
  ['ftp://panel.example.com', 'no-address'],
  ['javascript:alert(1)', 'no-address'],
  ['panel.example.com', 'no-address'],
  ['https://user:secret@panel.example.com', 'credentials'],
  ['https://localhost/api', 'private'],
  ['https://panel.localhost/api', 'private'],
  ['https://metadata.google.internal/x', 'private'],
  ['https://intranet/api', 'private'],
  ['https://127.0.0.1/api', 'private'],
  ['https://2130706433/api', 'private'],
  ['https://0x7f.1/api', 'private'],
  ['https://[::1]/api', 'private'],
  ['https://[::ffff:10.0.0.1]/api', 'private'],
  ['https://169.254.169.254/latest/meta-data', 'private'],
  ['https://localhost./api', 'private'],
])('%s: %s', (address, complaint) => {
  expect(addressComplaint(address, 'public')).toBe(complaint);
});

test('the sandbox may be anywhere, but never with a password in its address', () => {
  expect(addressComplaint('http://localhost:4010/api/v2', 'any')).toBeUndefined();
  expect(addressComplaint('http://u:p@localhost:4010', 'any')).toBe('credentials');
});
