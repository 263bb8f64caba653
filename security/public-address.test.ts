import { isPublicIp, publicLookup } from './public-address';

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
  '::ffff:0:127.0.0.1',
  '224.0.0.1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'fec0::1',
  '3fff::1',
  '5f00::1',
  '192.88.99.1',
  '64:ff9b::7f00:1',
  'not an address',
])('%s is not of the public internet [V18 V19]', (address) => {
  expect(isPublicIp(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '93.184.216.34',
  '172.32.0.1',
  '157.240.1.174',
  '2606:4700::1111',
  '2a03:2880:f21e::1',
])('%s is', (address) => {
  expect(isPublicIp(address)).toBe(true);
});

test('a name that leads inside is not connected to [S1-2.15.92 V18 V19]', async () => {
  const error = await new Promise<NodeJS.ErrnoException | null>((done) =>
    publicLookup('localhost', { all: true }, (failure) => done(failure)),
  );
  expect(error?.code).toBe('EPRIVATE');
});
