import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionOptions, temporalEnv } from './connection';

const folder = mkdtempSync(join(tmpdir(), 'tls-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => {
  writeFileSync(join(folder, name), name);
  return join(folder, name);
};
const options = (more: object) =>
  connectionOptions(
    temporalEnv.parse({ TEMPORAL_ADDRESS: 'temporal:7233', ENCRYPTION_KEYS: 'k1:x', ...more }),
  ).tls;

test.each([
  ['nothing is set', {}, false],
  ['there is a key of Temporal Cloud', { TEMPORAL_API_KEY: 'key' }, true],
  [
    'there is a client certificate',
    { TEMPORAL_TLS_CERT: file('crt'), TEMPORAL_TLS_KEY: file('key') },
    { clientCertPair: { crt: Buffer.from('crt'), key: Buffer.from('key') } },
  ],
  [
    'a private authority signed the server’s certificate, under another name',
    { TEMPORAL_TLS_CA: file('ca'), TEMPORAL_TLS_SERVER_NAME: 'temporal.internal' },
    { serverRootCACertificate: Buffer.from('ca'), serverNameOverride: 'temporal.internal' },
  ],
])('if %s, a connection has the TLS for it', (_, env, tls) => {
  expect(options(env)).toEqual(tls);
});

test('a missing file does not lead to a plain-text connection', () => {
  expect(() => options({ TEMPORAL_TLS_CA: join(folder, 'gone') })).toThrow(/ENOENT/);
});
