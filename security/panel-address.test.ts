import { addressComplaint, isPublicIp, publicLookup } from './panel-address';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  'not an address',
])('%s is not of the public internet', (address) => {
  expect(isPublicIp(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111'])('%s is', (address) => {
  expect(isPublicIp(address)).toBe(true);
});

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

test('a name that leads inside is not connected to', async () => {
  const error = await new Promise<NodeJS.ErrnoException | null>((done) =>
    publicLookup('localhost', { all: true }, (failure) => done(failure)),
  );
  expect(error?.code).toBe('EPRIVATE');
});
