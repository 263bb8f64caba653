import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeyring } from '../security/keyring';
import { localSecrets } from './secrets';

describe('local secrets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes them once and returns the same ones ever after', () => {
    const first = localSecrets(folder);
    expect(localSecrets(folder)).toEqual(first);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('makes different ones for another folder, and keys that the shop can read [V10]', () => {
    const other = mkdtempSync(join(tmpdir(), 'secrets-'));
    const [one, two] = [localSecrets(folder), localSecrets(other)];
    rmSync(other, { recursive: true });
    expect(one.adminPassword).not.toBe(two.adminPassword);
    expect(one.adminPassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(readKeyring(one.encryptionKeys).currentId).toBe('local');
    expect(one.stripeSecretKey).toMatch(/^sk_test_/);
  });

  it.each(['{"adminPassword":', '{}'])('says what to do when the file contains %s', (text) => {
    writeFileSync(join(folder, 'secrets.json'), text);
    expect(() => localSecrets(folder)).toThrow(/damaged or from another version\. Put a good copy back/);
  });
});
