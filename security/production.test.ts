import { randomBytes } from 'node:crypto';
import { readApiEnv } from '../api/env';
import { readWorkerEnv } from '../worker/env';
import { exampleSellerFault } from './production';

const random = (bytes: number, as: 'hex' | 'base64' = 'hex') => randomBytes(bytes).toString(as);
const real = {
  NODE_ENV: 'production',
  DATABASE_URL: `postgres://shop:${random(24)}@postgres:5432/shop`,
  TEMPORAL_ADDRESS: 'temporal:7233',
  ENCRYPTION_KEYS: `k1:${random(32, 'base64')}`,
  SESSION_SECRET: random(32),
  STRIPE_SECRET_KEY: `sk_live_${random(24)}`,
  STRIPE_PUBLISHABLE_KEY: `pk_live_${random(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${random(24)}`,
  SMTP_URL: 'smtps://shop:secret@mail.tienda-de-ana.es:465',
  MAIL_FROM: 'Tienda <pedidos@tienda-de-ana.es>',
  PUBLIC_URL: 'https://tienda-de-ana.es',
  INSTAGRAM_GRAPH_TOKEN: 'token',
  INSTAGRAM_GRAPH_USER_ID: '7',
};

const both = { API: readApiEnv, worker: readWorkerEnv };
const everywhere = ['API', 'worker'] as const;

test.each(everywhere)('in production the %s starts with real addresses, keys and secrets', (name) => {
  expect(() => both[name](real)).not.toThrow();
  expect(() => both[name]({ ...real, STRIPE_SECRET_KEY: 'rk_live_1' })).not.toThrow();
});

test('in production there are no pages with made-up data, unless configured [V38]', () => {
  const shown = (over: object) => readApiEnv({ ...real, ...over }).DEMO_PAGES;
  expect(shown({})).toBe(false);
  expect(shown({ DEMO_PAGES: '' })).toBe(false);
  expect(shown({ DEMO_PAGES: 'true' })).toBe(true);
  expect(shown({ NODE_ENV: undefined })).toBe(true);
  expect(shown({ NODE_ENV: undefined, DEMO_PAGES: 'false' })).toBe(false);
});

const faults: [name: string, value: string, sentence: RegExp][] = [
  ['STRIPE_API_BASE', 'http://localhost:4010', /stand-in of the payment provider/],
  ['STRIPE_JS_URL', 'https://pay.tienda-de-ana.es/stripe.js', /stand-in of the payment provider/],
  ['PROVIDER_ADDRESSES', 'any', /lets keys go to any address/],
  ['PUBLIC_URL', 'http://tienda-de-ana.es', /must be https on the public internet/],
  ['PUBLIC_URL', 'https://localhost:3000', /must be https on the public internet/],
  ['INSTAGRAM_BASE_URL', 'http://localhost:4030', /must be https on the public internet/],
  ['INSTAGRAM_GRAPH_URL', 'http://graph.facebook.com/v25.0', /must be https on the public internet/],
  ['STRIPE_SECRET_KEY', `sk_test_${random(24)}`, /is not a live key/],
  ['STRIPE_PUBLISHABLE_KEY', `pk_test_${random(24)}`, /is not a live key/],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_1', /is weak/],
  ['STRIPE_WEBHOOK_SECRET', `whsec_${random(24)},whsec_${'a'.repeat(32)}`, /is weak/],
  ['SESSION_SECRET', 's'.repeat(32), /is weak/],
  ['SESSION_SECRET', `${random(32)},${'0123'.repeat(8)}`, /is weak/],
  ['ENCRYPTION_KEYS', `k1:${Buffer.alloc(32, 1).toString('base64')}`, /has a weak key/],
  ['DATABASE_URL', 'postgres://shop:postgres@postgres/shop', /has a weak password/],
  ['MAIL_FROM', 'Fanzeo <pedidos@fanzeo.example>', /is an example/],
];
describe.each(everywhere)('in production the %s refuses', (process) => {
  it.each(faults)('%s=%s, with a message that reveals no secret [V38]', (name, value, sentence) => {
    const start = () => both[process]({ ...real, [name]: value });
    expect(start).toThrow(new RegExp(`${name}.*${sentence.source}`));
    if (/KEY|SECRET|DATABASE/.test(name)) expect(start).not.toThrow(value);
    // Outside production, this is what the sandbox needs.
    expect(() => both[process]({ ...real, NODE_ENV: undefined, [name]: value })).not.toThrow(sentence);
  });

  it('a missing PUBLIC_URL, which would be this machine', () => {
    expect(() => both[process]({ ...real, PUBLIC_URL: '' })).toThrow(/PUBLIC_URL/);
  });

  it('everything at once, in one message', () => {
    const start = () => both[process]({ ...real, PROVIDER_ADDRESSES: 'any', STRIPE_SECRET_KEY: 'sk_test_1' });
    expect(start).toThrow(/PROVIDER_ADDRESSES.*\n.*STRIPE_SECRET_KEY/);
  });
});

describe('the seller of a production shop', () => {
  const seller = {
    legalName: 'Ana Ruiz, S.L.',
    taxId: 'B12345674',
    address: 'Calle Mayor, 1, 28013 Madrid',
    email: 'ana@tienda-de-ana.es',
    sample: false,
  };
  const supportEmail = 'ayuda@tienda-de-ana.es';

  it('may be any existing one', () => {
    expect(exampleSellerFault({ seller, supportEmail })).toBeUndefined();
  });

  it.each([
    ['data that say they are a sample', { seller: { ...seller, sample: true }, supportEmail }],
    ['an example address', { seller: { ...seller, email: 'facturacion@fanzeo.example' }, supportEmail }],
    ['a tax number of zeros', { seller: { ...seller, taxId: 'B00000000' }, supportEmail }],
    ['support at an example address', { seller, supportEmail: 'soporte@fanzeo.example' }],
  ])('is not %s [V38]', (_what, shown) => {
    expect(exampleSellerFault(shown)).toMatch(/SELLER_LEGAL_NAME.*again/);
  });
});
