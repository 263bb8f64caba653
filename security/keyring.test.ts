import { randomBytes } from 'node:crypto';
import { KeyringError, readKeyring } from './keyring';

const pair = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;

test('the first of several keys seals, and all open', () => {
  const { currentId, keys } = readKeyring(`${pair('k2')}, ${pair('k1')}`);
  expect(currentId).toBe('k2');
  expect([...keys.keys()]).toEqual(['k2', 'k1']);
});

test('two keys with one id are refused: what the first has sealed would not open', () => {
  const twice = () => readKeyring(`${pair('k1')},${pair('k1')}`);
  expect(twice).toThrow(KeyringError);
  expect(twice).toThrow('ENCRYPTION_KEYS has two keys with the id k1: give the new one an id of its own');
});
