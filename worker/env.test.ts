import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiEnv } from '../api/env';
import { readWorkerEnv } from './env';

const composed = readFileSync(join(__dirname, '..', 'docker-compose.yml'), 'utf8');
/** Variables that the compose file passes on even if they are not set. */
const optional = [...composed.matchAll(/^ +([A-Z_]+): \$\{\1:-\}$/gm)].map((match) => match[1] ?? '');

const set = {
  DATABASE_URL: 'postgres://shop@postgres/shop',
  TEMPORAL_ADDRESS: 'temporal:7233',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  SESSION_SECRET: 's'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'shop@example.com',
  PUBLIC_URL: 'https://shop.example.com',
  INSTAGRAM_GRAPH_TOKEN: 'token',
  INSTAGRAM_GRAPH_USER_ID: '7',
};

test.each([
  ['worker', readWorkerEnv],
  ['API', readApiEnv],
] as const)('the %s starts with what the compose file leaves empty, and Meta’s Graph API', (_, read) => {
  expect(optional).toContain('INSTAGRAM_BASE_URL');
  const empty = Object.fromEntries([...optional, 'TEMPORAL_API_KEY'].map((name) => [name, '']));
  const env = read({ ...empty, ...set });
  expect(env.INSTAGRAM_BASE_URL).toBeUndefined();
  // An empty key would switch TLS on.
  expect(env.TEMPORAL_API_KEY).toBeUndefined();
});

test.each([
  ['worker', readWorkerEnv],
  ['API', readApiEnv],
] as const)('the %s refuses half a client certificate, which would connect without any', (_, read) => {
  for (const half of ['TEMPORAL_TLS_CERT', 'TEMPORAL_TLS_KEY'])
    expect(() => read({ ...set, [half]: '/tls/file.pem' })).toThrow(/TEMPORAL_TLS_KEY belong together/);
});

test('the worker lists what is missing, one line per variable', () => {
  expect(() => readWorkerEnv({ ...set, SMTP_URL: '', MAIL_FROM: '' })).toThrow(/SMTP_URL.*\n.*MAIL_FROM/);
});

test.each([
  ['worker', readWorkerEnv],
  ['API', readApiEnv],
] as const)(
  'the %s names an address of the mail server that can’t be read, without its password',
  (_, read) => {
    const login = (password: string) => `smtps://AKIA7:${password}@mail.example.com:465`;
    for (const wrong of [
      login('BKx9/q0Lm'),
      login('BKx9#q0Lm'),
      login('BKx9?q0Lm'),
      // These two would be read as the server AKIA7.
      login('12/q0Lm'),
      login('12?q0Lm'),
      'mail.example.com:465',
      'https://mail.example.com',
      'smtp://',
    ]) {
      const env = { ...set, SMTP_URL: wrong };
      expect(() => read(env)).toThrow(/SMTP_URL:? must be smtps:\/\/user:password@host:port/);
      expect(() => read(env)).not.toThrow(/q0Lm/);
    }
    for (const right of [
      login('BKx9%2Fq0Lm+Zt7@:'),
      'smtp://localhost:1025',
      'smtps://mail.example.com/?rateLimit=2&maxConnections=1',
    ])
      expect(read({ ...set, SMTP_URL: right }).SMTP_URL).toBe(right);
  },
);

test.each([
  ['worker', readWorkerEnv],
  ['API', readApiEnv],
] as const)('the %s gives a panel less time than the activity that calls it has', (_, read) => {
  const timeout = (ms: string) => read({ ...set, PROVIDER_TIMEOUT_MS: ms }).PROVIDER_TIMEOUT_MS;
  expect(timeout('25000')).toBe(25_000);
  // The 30 seconds of `looking` and others (workflows/activity-options.ts).
  expect(() => timeout('30000')).toThrow(/PROVIDER_TIMEOUT_MS/);
});

test('a worker has enough connections for its parallel activities', () => {
  const sizes = (more: object) => readWorkerEnv({ ...set, ...more });
  expect(sizes({})).toMatchObject({ WORKER_SLOTS: 100, DATABASE_CONNECTIONS: 20 });
  expect(() => sizes({ WORKER_SLOTS: '200' })).toThrow(
    /DATABASE_CONNECTIONS: must be at least WORKER_SLOTS \/ 5/,
  );
  expect(sizes({ WORKER_SLOTS: '200', DATABASE_CONNECTIONS: '40' })).toMatchObject({ WORKER_SLOTS: 200 });
});
