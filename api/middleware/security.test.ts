import type { ServerResponse } from 'node:http';
import { backOfficePolicy, contentSecurityPolicy, securityHeaders } from './security';

const live = { PUBLIC_URL: 'https://shop.example' };
const local = {
  PUBLIC_URL: 'http://localhost:3000',
  STRIPE_JS_URL: 'http://localhost:4010/stripe.js',
  STRIPE_API_BASE: 'http://localhost:4010',
};

describe('the content security policy', () => {
  it.each([
    ['live', live],
    ['local', local],
  ])('allows no inline script (%s) [V23]', (_name, env) => {
    const policy = contentSecurityPolicy(env);
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['script-src']).not.toContain("'unsafe-eval'");
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('allows what Stripe’s security guide asks for, if Stripe is used, and only there [V24]', () => {
    const guide = {
      'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
      'img-src': ['https://*.stripe.com'],
    };
    for (const [directive, sources] of Object.entries(guide))
      expect(contentSecurityPolicy(live)[directive]).toEqual(expect.arrayContaining(sources));
    expect(JSON.stringify(contentSecurityPolicy(local))).not.toContain('stripe.com');
    expect(contentSecurityPolicy(local)['script-src']).toContain('http://localhost:4010');
  });

  it('upgrades addresses to https only if the shop has it', () => {
    expect(contentSecurityPolicy(live)['upgrade-insecure-requests']).toEqual([]);
    expect(contentSecurityPolicy(local)['upgrade-insecure-requests']).toBeNull();
  });

  it('allows a measurement only if one is configured, and only that one', () => {
    const measured = contentSecurityPolicy({
      ...live,
      ANALYTICS_SCRIPT_URL: 'https://tag.example/tag.js',
      ANALYTICS_ORIGINS: ['https://*.collect.example'],
    });
    expect(measured['script-src']).toContain('https://tag.example');
    expect(measured['script-src']).not.toContain('https://*.collect.example');
    expect(measured['connect-src']).toEqual(
      expect.arrayContaining(['https://tag.example', 'https://*.collect.example']),
    );
    expect(measured['frame-src']).not.toContain('https://tag.example');
    const without = contentSecurityPolicy({ ...live, ANALYTICS_ORIGINS: ['https://*.collect.example'] });
    expect(without).toEqual(contentSecurityPolicy(live));
  });

  it('allows the back office nothing from other origins', () => {
    const policy = backOfficePolicy({
      ...local,
      PROMO_HOST: 'promo.example',
      ANALYTICS_SCRIPT_URL: 'https://tag.example/tag.js',
    });
    expect(JSON.stringify(policy)).not.toMatch(/https?:/);
    expect(policy).toMatchObject({ 'script-src': ["'self'"], 'frame-ancestors': ["'none'"] });
  });

  it('allows the form of the promotional host to redirect to the shop', () => {
    expect(contentSecurityPolicy({ ...live, PROMO_HOST: 'promo.example' })['form-action']).toEqual([
      "'self'",
      'https://shop.example',
    ]);
    expect(contentSecurityPolicy(live)['form-action']).toEqual(["'self'"]);
  });
});

/** The headers of an answer under this path. */
function headersOf(env: Parameters<typeof securityHeaders>[0], path = '/es/ig'): Map<string, unknown> {
  const headers = new Map<string, unknown>();
  const response = {
    setHeader: (name: string, value: unknown) => headers.set(name, value),
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  const [first] = securityHeaders(env) as unknown as [
    (request: { path: string }, response: ServerResponse, next: () => void) => void,
  ];
  first({ path }, response, () => undefined);
  return headers;
}

it.each([
  ['/admin', false],
  ['/admin/orders/5', false],
  ['/Admin/login', false],
  ['/administrar', true],
  ['/es/checkout', true],
])('under %s pages may load the payment form: %s', (path, mayLoad) => {
  expect(String(headersOf(live, path).get('Content-Security-Policy')).includes('js.stripe.com')).toBe(
    mayLoad,
  );
});

describe('HSTS', () => {
  const promised = (env: Parameters<typeof securityHeaders>[0]) =>
    headersOf(env).get('Strict-Transport-Security');

  it('covers the shop only, and subdomains if configured [V23]', () => {
    expect(promised(live)).toBe('max-age=31536000');
    expect(promised({ ...live, HSTS_INCLUDE_SUBDOMAINS: true })).toBe('max-age=31536000; includeSubDomains');
    expect(promised(local)).toBeUndefined();
  });
});
