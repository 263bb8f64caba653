import { Pool } from 'pg';
import pino from 'pino';
import Stripe from 'stripe';
import { may } from '../domain/permissions';
import { lazyClient } from '../temporal/connection';
import { createApp } from './app';
import { docsPage } from './docs-page';
import type { RouteEntry } from './handle';
import { type JsonSchema, type Operation, openapiDocument } from './openapi';
import { envWithoutStores, noChanges } from './testing/without-stores';

const env = envWithoutStores();
const db = new Pool({ connectionString: env.DATABASE_URL });
const temporal = lazyClient(env);
const { routes } = createApp({
  env,
  db,
  temporal,
  stripe: new Stripe(env.STRIPE_SECRET_KEY),
  changes: noChanges,
  clock: () => new Date(),
  logger: pino({ level: 'silent' }),
});
afterAll(async () => {
  await temporal.connection.close();
  await db.end();
});

const document = openapiDocument(routes);
const operationOf = ({ method, path }: RouteEntry): Operation | undefined =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
const withCall = () => routes.filter((route) => route.call);

it('lists every route of the table, including those without schemas [S0-7.20]', () => {
  expect(routes.length).toBeGreaterThan(35);
  expect(routes.filter((route) => !operationOf(route)).map(({ path }) => path)).toEqual([]);
  const listed = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(listed).toHaveLength(routes.length);
});

it('no route hides another, in whatever order they are added', () => {
  const parts = ({ path }: RouteEntry) => path.split('/');
  const hidden = routes.flatMap((route, index) =>
    routes
      .slice(0, index)
      .filter(
        (earlier) =>
          earlier.method === route.method &&
          parts(earlier).length === parts(route).length &&
          parts(earlier).every((part, at) => part.startsWith(':') || part === parts(route)[at]),
      )
      .map((earlier) => `${earlier.path} answers for ${route.path}`),
  );
  expect(hidden).toEqual([]);
});

it('calls of the read-only role change nothing, except in its own account [S1-6.1]', () => {
  const changing = routes.filter(
    ({ method, access }) => method !== 'GET' && access !== 'public' && may('read-only', access),
  );
  const others = changing.filter(({ access }) => access !== 'own-account').map(({ path }) => path);
  expect(others).toEqual([]);
});

it('has only patterns that generators of other languages understand', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text]) => JSON.parse(text ?? '') as string,
  );
  expect(patterns.length).toBeGreaterThan(10);
  // Unicode classes and named groups are read differently, or not at all, outside of JavaScript.
  expect(patterns.filter((pattern) => /\\[pP]\{|\(\?<|\\[uU]\{/.test(pattern))).toEqual([]);
});

it('names each call of a purchase', () => {
  const journey = [
    'GET /api/stripe-config',
    'POST /api/create-payment-intent',
    'POST /api/likes/create-likes-payment-intent',
    'POST /api/update-payment-intent',
    'POST /api/cancel-payment-intent',
    'POST /api/create-order-after-payment',
    'POST /api/orders',
    'GET /api/orders/:id',
    'GET /api/orders-by-payment/:paymentIntent',
    'POST /api/apply-discount',
    'POST /api/check-blocked-user',
    'GET /api/instagram/search',
    'GET /api/instagram/profile/:username',
    'GET /api/instagram/posts/:username',
    'GET /api/instagram/image-proxy',
    'GET /api/services/region/:region',
    'GET /api/services',
    'POST /r',
  ];
  const named = routes.map(({ method, path }) => `${method} ${path}`);
  expect(journey.filter((one) => !named.includes(one))).toEqual([]);
});

it.each(withCall().map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s: body, parameters and answer are those of its schemas, and its example is accepted',
  (_name, route) => {
    const { call } = route;
    const operation = operationOf(route)!;
    if (call?.body) {
      const { schema, example } = operation.requestBody!.content['application/json']!;
      const { properties, oneOf, anyOf } = schema as JsonSchema;
      expect(Object.keys(properties ?? oneOf ?? anyOf ?? {}).length).toBeGreaterThan(0);
      expect(call.body.safeParse(example).error?.issues ?? []).toEqual([]);
    } else expect(operation.requestBody).toBeUndefined();
    const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
    const answer = operation.responses[200]!.content!['application/json']!.schema as { properties: object };
    expect(answer.properties).toHaveProperty('success');
    expect(operation.responses.default!.content!['application/json']!.schema).toEqual({
      $ref: '#/components/schemas/Error',
    });
  },
);

it('says who may call, what proves it, and what is limited', () => {
  for (const route of routes) {
    const { security = [], responses } = operationOf(route)!;
    const needs = security.flatMap((entry) => Object.keys(entry));
    expect([route.path, needs.includes('adminSession')]).toEqual([route.path, route.access !== 'public']);
    expect([route.path, needs.includes('csrfToken')]).toEqual([route.path, route.proof === 'csrf']);
    expect([route.path, Boolean(responses[429]?.headers?.['Retry-After'])]).toEqual([
      route.path,
      Boolean(route.limit),
    ]);
  }
  const limited = routes.filter(({ limit }) => limit).map(({ path }) => path);
  expect(limited).toEqual(
    expect.arrayContaining([
      '/api/create-payment-intent',
      '/api/likes/create-likes-payment-intent',
      '/api/apply-discount',
      '/api/instagram/search',
      '/api/instagram/posts/:username',
    ]),
  );
});

it('gives each call a unique id', () => {
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it('is also a page that lists every call, with everything escaped', () => {
  const page = docsPage(document);
  for (const { path } of routes) expect(page).toContain(path.replace(/:(\w+)/g, '{$1}'));
  expect(page).not.toMatch(/<script|undefined|\[object Object\]/);
});
