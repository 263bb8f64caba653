import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { adminLogin } from '#domain/calls/admin-session.ts';
import { type Language, languages } from '#domain/money.ts';
import { pageNames, pagePaths } from '#domain/pages.ts';
import { prepareDatabase } from '../scripts/database';
import { browser } from './testing/browser';
import { databaseAt, everyRow, shopTrace, testDatabase } from './testing/database';
import { migratedDatabase, type OwnDatabase } from './testing/own-database';
import { anOrder, ownNames } from './testing/rows';
import { type OwnShop, ownShop, watchTemporal } from './testing/shop';

/** A database that only this test's shop uses: no worker writes into it meanwhile. */
let own: OwnDatabase;
let db: Pool;
let shop: OwnShop;
const names = ownNames();
const { asked, interceptors } = watchTemporal();

beforeAll(async () => {
  own = await migratedDatabase();
  const env = { ...process.env, DATABASE_URL: own.url, DATABASE_OWNER_URL: own.ownerUrl };
  await prepareDatabase(env);
  db = databaseAt(own.ownerUrl);
  await anOrder(db, names);
  shop = await ownShop({ DATABASE_URL: own.url, RATE_LIMIT_FACTOR: '1000000' }, { interceptors });
});
afterAll(async () => {
  await shop.close();
  await db.end();
  await own.drop();
});

/** Values for an address's parameters. Several if a name has different meanings. */
const values: Record<string, readonly string[]> = {
  id: [names.orderId, names.orderNumber, names.cartId, '1', '204', randomUUID()],
  orderId: [names.orderId],
  intent: [names.intent],
  paymentIntent: [names.intent],
  username: ['testlucia'],
  region: ['spain'],
  key: ['faq'],
  language: ['es'],
  code: ['SAVE10'],
  batch: [randomUUID()],
  version: ['1'],
};
/** A query for all calls; each reads the parameters it knows. */
const query = new URLSearchParams({
  q: names.orderNumber,
  search: names.orderNumber,
  orderNumber: names.orderNumber,
  number: names.orderNumber,
  query: 'testlucia',
  email: names.email,
  code: 'SAVE10',
  token: 'x',
  language: 'es',
});

/** Every reading call, with its parameters filled in. */
function calls(): string[] {
  const paths = shop.routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
  return [...paths, '/api/no-such-call'].flatMap(filled).map((path) => `${path}?${query}`);
}

/** Every page in these languages, and every file. */
function pages(of: readonly Language[]): string[] {
  const shown = of.flatMap((language) =>
    pageNames.flatMap((page) => pagePaths[page][language].map((path) => `/${language}/${path}`)),
  );
  const others = ['/', '/robots.txt', '/sitemap.xml', '/admin', '/admin/orders', '/no-such-page'];
  return [...shown, ...others].flatMap(filled);
}

function filled(path: string): string[] {
  const [, name] = /:(\w+)/.exec(path) ?? [];
  if (name === undefined) return [path];
  return (values[name] ?? ['x']).flatMap((value) => filled(path.replace(`:${name}`, value)));
}

/** Reads all of these; returns each with its status. */
async function readAll(
  baseUrl: string,
  addresses: readonly string[],
  { cookie = '', methods = ['GET', 'HEAD'] } = {},
): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  for (const method of methods)
    for (const address of addresses) {
      const response = await fetch(new URL(address, baseUrl), {
        method,
        headers: { cookie },
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      });
      // A stream never ends.
      if (response.headers.get('content-type')?.includes('event-stream')) await response.body?.cancel();
      else await response.arrayBuffer();
      statuses.set(`${method} ${address}`, response.status);
    }
  return statuses;
}

/** Readers are rate-limited, and refusals are logged. */
const ofReading = ['rate_limits', 'api_requests'];

test('a stranger who makes every reading call changes nothing [V7]', async () => {
  const before = await everyRow(db, ofReading);
  const statuses = [...(await readAll(shop.url, calls())).values()];
  expect(await everyRow(db, ofReading)).toEqual(before);
  expect(asked).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test('nor does an administrator, except the session’s last use, the audit of each file and cached figures [V7]', async () => {
  const admin = browser(shop.url);
  await admin.call(adminLogin, {
    body: { username: 'admin', password: process.env.ADMIN_PASSWORD ?? '' },
  });
  // The e-mail about this new browser.
  expect(asked.splice(0)).toEqual(['start']);
  const left = [...ofReading, 'admin_sessions', 'audit_log', 'day_figures'];
  const before = await everyRow(db, left);
  const statuses = await readAll(shop.url, calls(), { cookie: admin.cookieHeader() });
  expect(await everyRow(db, left)).toEqual(before);
  expect(asked).toEqual([]);
  const opened = [...statuses].filter(
    ([address, status]) => address.includes('/api/admin/') && status === 200,
  );
  expect(opened.length).toBeGreaterThan(60);
  const { rows } = await db.query<{ action: string }>(
    `SELECT DISTINCT action FROM audit_log WHERE action <> 'login' ORDER BY action`,
  );
  expect(rows.map(({ action }) => action).filter((action) => !/^(export|read)-/.test(action))).toEqual([]);
});

test('opening every page changes nothing [V7]', async () => {
  // The shared shop renders the pages, and its worker may write: only tables that calls change are compared.
  const shared = testDatabase();
  try {
    const before = await shopTrace(shared);
    const read = async (of: readonly Language[], method: string) =>
      (await readAll(process.env.SHOP_URL ?? '', pages(of), { methods: [method] })).values();
    // A page is made in the same way in each language.
    const statuses = [...(await read(languages, 'GET')), ...(await read(['es'], 'HEAD'))];
    expect(await shopTrace(shared)).toEqual(before);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  } finally {
    await shared.end();
  }
});
