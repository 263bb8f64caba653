import { readKeyring } from '#security/keyring.ts';
import { encryptionCodec } from '#temporal/codec.ts';
import { administrator, logInAs } from '../testing/administrator';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';

const db = fileDatabase();

const ui = () => process.env.TEMPORAL_UI_URL ?? '';
const base64 = (text: string) => Buffer.from(text).toString('base64');

async function sealed() {
  const codec = encryptionCodec(readKeyring(process.env.ENCRYPTION_KEYS ?? ''));
  const [payload] = await codec.encode([
    { metadata: { encoding: Buffer.from('json/plain') }, data: Buffer.from('{"email":"lucia@example.com"}') },
  ]);
  const entries = Object.entries(payload!.metadata ?? {}).map(([name, bytes]) => [
    name,
    Buffer.from(bytes ?? []).toString('base64'),
  ]);
  return { metadata: Object.fromEntries(entries), data: Buffer.from(payload!.data ?? []).toString('base64') };
}

it('a client with nothing to decode gets nothing', async () => {
  const answer = await (await administrator()).send('POST', '/api/codec/decode', {
    body: {},
    headers: { origin: ui() },
  });
  expect(answer).toMatchObject({ status: 200, body: { payloads: [] } });
});

it('an administrator reads sealed payloads in the Temporal UI', async () => {
  const admin = await administrator();
  const answer = await admin.send('POST', '/api/codec/decode', {
    body: { payloads: [await sealed()] },
    headers: { origin: ui(), 'x-namespace': 'default', 'x-xsrf-token': undefined },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(ui());
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  expect(answer.body).toEqual({
    payloads: [
      { metadata: { encoding: base64('json/plain') }, data: base64('{"email":"lucia@example.com"}') },
    ],
  });
});

it('each read is in the audit log, and only administrators may read [V30]', async () => {
  const namespace = `looks-${Math.random()}`;
  const read = { body: { payloads: [await sealed()] }, headers: { origin: ui(), 'x-namespace': namespace } };
  for (const role of ['support', 'read-only'] as const) {
    const other = await logInAs(db, role);
    expect((await other.send('POST', '/api/codec/decode', read)).status).toBe(403);
  }
  await (await administrator()).send('POST', '/api/codec/decode', read);
  const { rows } = await db.query('SELECT actor, action, after FROM audit_log WHERE subject = $1', [
    namespace,
  ]);
  expect(rows).toEqual([{ actor: 'admin', action: 'read-runs', after: { payloads: 1 } }]);
});

it('an unreadable payload is a refusal, not a server error [V32]', async () => {
  const good = await sealed();
  const bad = [
    { ...good, data: base64('changed by somebody along the way') },
    { ...good, data: '' },
    { ...good, metadata: { ...good.metadata, 'encryption-key-id': base64('unknown') } },
  ];
  const admin = await administrator();
  for (const payload of bad) {
    const answer = await admin.send('POST', '/api/codec/decode', {
      body: { payloads: [payload] },
      headers: { origin: ui() },
    });
    expect([payload, answer.status]).toEqual([payload, 400]);
  }
});

it('what the UI encodes, it can decode', async () => {
  const admin = await administrator();
  const plain = { metadata: { encoding: base64('json/plain') }, data: base64('{"reason":"x"}') };
  const send = (direction: string, payloads: unknown) =>
    admin.send('POST', `/api/codec/${direction}`, { body: { payloads }, headers: { origin: ui() } });
  const { payloads } = (await send('encode', [plain])).body as { payloads: { data: string }[] };
  expect(Buffer.from(payloads[0]!.data, 'base64').toString()).not.toContain('reason');
  expect((await send('decode', payloads)).body).toEqual({ payloads: [plain] });
});

it('nobody else can [V25]', async () => {
  const body = { payloads: [await sealed()] };
  const stranger = await browser().send('POST', '/api/codec/decode', { body, headers: { origin: ui() } });
  expect(stranger.status).toBe(401);
  const admin = await administrator();
  for (const origin of ['https://evil.example', undefined, 'null']) {
    const answer = await admin.send('POST', '/api/codec/decode', { body, headers: { origin } });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

it('a browser at the Temporal UI may send a preflight, others may not [V25]', async () => {
  const ask = (origin: string) =>
    browser().send('OPTIONS', '/api/codec/decode', {
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  expect((await ask(ui())).headers.get('access-control-allow-headers')).toContain('X-Namespace');
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});
