import { randomBytes } from 'node:crypto';
import { open, readKeyring, seal, sealText } from './keyring';
import { openToken, sealToken } from './sealed-token';

const keyring = readKeyring(`one:${randomBytes(32).toString('base64')}`);
const value = { use: 'unsubscribe', email: 'ana@example.com' };

test('a token opens for its own use only, whatever it contains', () => {
  const token = sealToken(keyring, 'letter', value);
  expect(openToken(keyring, 'letter', token)).toEqual(value);
  expect(openToken(keyring, 'remembered-orders', token)).toBeUndefined();
});

test('a value of a database column is no token, and neither is a payload of a run', () => {
  const column = sealText(keyring, JSON.stringify(value), 'totp/1');
  expect(openToken(keyring, 'letter', column.toString('base64url'))).toBeUndefined();
  const behindTheName = column.subarray(column.indexOf(':') + 1);
  expect(() => open(keyring, 'one', behindTheName)).toThrow('sealed for another place');
  // Nor is it one of an older release, which had no place.
  expect(openToken(keyring, 'letter', column.subarray(1).toString('base64url'))).toBeUndefined();
});

test('links in e-mails of older releases still open', () => {
  const { keyId, sealed } = seal(keyring, Buffer.from(JSON.stringify(value), 'utf8'));
  const token = Buffer.concat([Buffer.from(`${keyId}:`, 'utf8'), sealed]).toString('base64url');
  expect(openToken(keyring, 'letter', token)).toEqual(value);
});
