import { randomUUID } from 'node:crypto';
import {
  type AdminServiceView,
  adminChangeService,
  adminChangeServiceRange,
  adminCreateService,
  adminOrderServices,
  adminService,
  adminServices,
  adminSetServiceActive,
  adminSetServiceSources,
} from '#domain/calls/admin-services.ts';
import { services } from '#domain/calls/shop.ts';
import { customServiceId } from '#domain/catalogue.ts';
import { administrator, logInAs } from '../testing/administrator';
import { type Browser, browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { type OwnPackages, ownPackages, values } from '../testing/packages';

const db = testDatabase();
let admin: Browser;
let own: OwnPackages;
/** At the sandbox's panel. */
let provider: number;

beforeAll(async () => {
  admin = await administrator();
  own = ownPackages(db, admin);
  provider = await own.aProvider();
});
afterAll(async () => {
  await own.clear();
  await db.end();
});

const aPackage = (over: { providerId?: number; providerServiceId?: string } = {}) =>
  own.aPackage({ providerId: provider, ...over });

const paramsOf = ({ id }: { id: number }) => ({ id: String(id) });
const asChange = ({
  quantity,
  bonus,
  priceCents,
  regularPriceCents,
  featured,
  version,
}: AdminServiceView) => ({
  quantity,
  bonus,
  priceCents,
  regularPriceCents,
  featured,
  version,
});
const inShop = async (id: number) =>
  (await browser().call(services)).services.find((service) => service.id === id);

it('a package is created off sale, sold, changed with a history of its price, and taken off again [S1-2.15.61]', async () => {
  const created = await aPackage();
  expect(created).toMatchObject({ active: false, version: 1, referencePriceCents: 9999 });
  expect(created.id).toBeGreaterThanOrEqual(10_000);
  expect(await inShop(created.id)).toBeUndefined();
  const { service: sold } = await own.sell(created);
  expect(await inShop(created.id)).toMatchObject({ priceCents: 9999, regularPriceCents: 9999 });
  const { service: cheaper } = await admin.call(adminChangeService, {
    params: paramsOf(sold),
    body: { ...asChange(sold), priceCents: 7999 },
  });
  // The struck-through price is the lowest of the last 30 days, never an entered one.
  expect(cheaper).toMatchObject({ priceCents: 7999, regularPriceCents: 12_999, referencePriceCents: 9999 });
  expect(await inShop(created.id)).toMatchObject({ priceCents: 7999, regularPriceCents: 9999 });
  const { prices } = await admin.call(adminService, { params: paramsOf(sold) });
  expect(prices.map(({ priceCents }) => priceCents)).toEqual([7999, 9999]);
  await own.sell(cheaper, false);
  expect(await inShop(created.id)).toBeUndefined();
  const { rows } = await db.query(
    `SELECT action, before, after, actor FROM audit_log WHERE subject = $1 ORDER BY id`,
    [`service/${created.id}`],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'activate-service',
    'change-service',
    'deactivate-service',
  ]);
  expect(rows[1]).toMatchObject({
    before: { priceCents: 9999 },
    after: { priceCents: 7999 },
    actor: 'admin',
  });
  expect(rows[2].before).toMatchObject({ reason: 'por la prueba', active: true });
});

it('of two parallel changes of a package one is saved; the other is refused and writes nothing [S1-2.15.70]', async () => {
  const { service } = await own.sell(await aPackage());
  const both = await Promise.allSettled(
    [8888, 7777].map((priceCents) =>
      admin.call(adminChangeService, {
        params: paramsOf(service),
        body: { ...asChange(service), priceCents },
      }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(lost.reason).toMatchObject({ status: 409, answer: { code: 'service_changed' } });
  const { service: now, prices } = await admin.call(adminService, { params: paramsOf(service) });
  expect(now.version).toBe(3);
  expect(prices).toHaveLength(2);
  await own.sell(now, false);
});

it('a typo that is corrected before the package is on sale is not struck through, nor one while it is withdrawn', async () => {
  const created = await aPackage();
  const params = paramsOf(created);
  const price = async (service: AdminServiceView, priceCents: number) =>
    (await admin.call(adminChangeService, { params, body: { ...asChange(service), priceCents } })).service;
  const { service: sold } = await own.sell(await price(created, 999));
  expect(sold).toMatchObject({ priceCents: 999, referencePriceCents: 999 });
  expect(await inShop(created.id)).toMatchObject({ priceCents: 999, regularPriceCents: 999 });
  const { service: withdrawn } = await own.sell(sold, false);
  const { service: again } = await own.sell(await price(await price(withdrawn, 4999), 899));
  expect(await inShop(created.id)).toMatchObject({ priceCents: 899, regularPriceCents: 999 });
  const { prices } = await admin.call(adminService, { params });
  const { quantity, bonus } = created;
  expect(prices).toEqual([
    { priceCents: 899, quantity, bonus, since: expect.any(String) },
    { priceCents: 999, quantity, bonus, since: expect.any(String), until: expect.any(String) },
  ]);
  await own.sell(again, false);
});

it('a package that shrinks for less money strikes no price that it had before [S0-9.20]', async () => {
  const { service: sold } = await own.sell(await aPackage());
  const smaller = { quantity: sold.quantity - 1, priceCents: 7999 };
  const { service } = await admin.call(adminChangeService, {
    params: paramsOf(sold),
    body: { ...asChange(sold), ...smaller },
  });
  expect(service).toMatchObject({ ...smaller, referencePriceCents: 7999 });
  expect(await inShop(sold.id)).toMatchObject({ ...smaller, regularPriceCents: 7999 });
  await own.sell(service, false);
});

it('no size is on sale twice, even after parallel requests [S1-2.15.64]', async () => {
  const one = await aPackage();
  const other = await aPackage();
  const { service: same } = await admin.call(adminChangeService, {
    params: paramsOf(other),
    body: { ...asChange(other), quantity: one.quantity },
  });
  const both = await Promise.allSettled([own.sell(one), own.sell(same)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(lost.reason).toMatchObject({ status: 409, answer: { code: 'service_size_taken' } });
  const won = both.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{
    service: AdminServiceView;
  }>;
  await own.sell(won.value.service, false);
});

it('a package that is sent again because the answer was lost is one', async () => {
  const source = { providerId: provider, providerServiceId: '1004' };
  const body = { type: 'views' as const, region: 'none' as const, ...values(), source };
  const create = async (requestId: string) =>
    (await admin.call(adminCreateService, { body: { ...body, requestId } })).service.id;
  const [first, second] = [randomUUID(), randomUUID()];
  const ids = [await create(first), await create(first), await create(second)];
  own.made.push(...new Set(ids));
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it.each([
  ['a price habitually lower than the price', { regularPriceCents: 100 }, 'regularPriceCents'],
  ['a price below the least charge', { priceCents: 49, regularPriceCents: 49 }, 'priceCents'],
  ['nothing', { quantity: 0 }, 'quantity'],
  ['followers from nowhere', { type: 'followers' as const }, 'region'],
  ['views from Spain', { region: 'spain' as const }, 'region'],
  [
    'a provider that does not exist',
    { source: { providerId: 999_999, providerServiceId: '1' } },
    'source.providerId',
  ],
])('no package can be created with %s [S1-2.15.61]', async (_what, over, field) => {
  const { status, body } = await admin.refused(adminCreateService, {
    body: {
      type: 'views',
      region: 'none',
      ...values(),
      source: { providerId: provider, providerServiceId: '1004' },
      ...over,
    },
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {})).toContain(field);
});

describe('panels of a package', () => {
  it('its own and its stand-ins are kept in order, each once [S1-2.15.66]', async () => {
    const service = await aPackage();
    const [second, third] = [
      await own.aProvider(`key-${randomUUID()}`),
      await own.aProvider(`key-${randomUUID()}`),
    ];
    const sources = [third, provider, second].map((providerId, index) => ({
      providerId,
      providerServiceId: `10${index}`,
    }));
    const { service: mapped } = await admin.call(adminSetServiceSources, {
      params: paramsOf(service),
      body: { sources, version: service.version },
    });
    const keys = ({ sources: all }: AdminServiceView) =>
      all.map(({ providerId, providerServiceId }) => ({ providerId, providerServiceId }));
    expect(keys(mapped)).toEqual(sources);
    const { service: turned } = await admin.call(adminSetServiceSources, {
      params: paramsOf(service),
      body: { sources: [...sources].reverse(), version: mapped.version },
    });
    expect(keys(turned)).toEqual([...sources].reverse());
    const listed = await admin.call(adminServices, { query: { provider: third } });
    expect(listed.services.map(({ id }) => id)).toEqual([service.id]);
    const { body } = await admin.refused(adminSetServiceSources, {
      params: paramsOf(service),
      body: { sources: [sources[0]!, sources[0]!], version: turned.version },
    });
    expect(body.fields?.sources).toBe('Indica cada proveedor una sola vez');
  });

  it('a service that an imported catalogue does not have is refused, and a removed one is not sold [S1-2.15.66]', async () => {
    const known = await own.aProvider(`key-${randomUUID()}`);
    await own.lists(known, { 7: '0.01' });
    const service = await aPackage({ providerId: known, providerServiceId: '7' });
    const { body } = await admin.refused(adminSetServiceSources, {
      params: paramsOf(service),
      body: { sources: [{ providerId: known, providerServiceId: '8' }], version: service.version },
    });
    expect(body.fields?.['sources.0.providerServiceId']).toMatch(/catálogo importado/);
    await db.query('UPDATE provider_services SET gone_at = now() WHERE provider_id = $1', [known]);
    const refused = await admin.refused(adminSetServiceActive, {
      params: paramsOf(service),
      body: { active: true, reason: 'por la prueba', version: service.version },
    });
    expect(refused.body.code).toBe('panel_service_gone');
    const { services: warned } = await admin.call(adminServices, {
      query: { provider: known, warned: 'true' },
    });
    expect(warned.map(({ warnings }) => warnings)).toEqual([['panel-service-gone']]);
  });

  it('no package is sold whose provider takes no new orders [S1-2.15.64]', async () => {
    const off = await own.aProvider(`key-${randomUUID()}`);
    const service = await aPackage({ providerId: off, providerServiceId: '7' });
    await db.query('UPDATE providers SET active = false WHERE id = $1', [off]);
    const refused = await admin.refused(adminSetServiceActive, {
      params: paramsOf(service),
      body: { active: true, reason: 'por la prueba', version: service.version },
    });
    expect(refused.body.code).toBe('provider_off');
  });
});

it('a package says which ranges of its line are sold even without it', async () => {
  const { services: europe } = await admin.call(adminServices, { query: { line: 'followers-europe' } });
  const ranges = europe.filter(({ range, active }) => range && active).map(({ id }) => id);
  expect(ranges).toContain(customServiceId);
  const one = europe.find(({ range }) => !range);
  expect((await admin.call(adminService, { params: paramsOf(one!) })).rangesOnSale).toEqual(ranges);
  // Likes are sold in packages only.
  const likes = await aPackage();
  expect((await admin.call(adminService, { params: paramsOf(likes) })).rangesOnSale).toEqual([]);
});

it('a package that makes another pointless says which, while both are sold', async () => {
  const made = [await aPackage(), await aPackage()].sort((a, b) => a.quantity - b.quantity);
  const [less, more] = await Promise.all(made.map(async (one) => (await own.sell(one)).service));
  const smaller = { id: less!.id, quantity: less!.quantity };
  const warned = async () => (await admin.call(adminService, { params: paramsOf(more!) })).service;
  const { pointless, warnings } = await warned();
  expect(pointless).toContainEqual(smaller);
  expect(warnings).toContain('makes-others-pointless');
  await own.sell(less!, false);
  expect((await warned()).pointless).not.toContainEqual(smaller);
  await own.sell(more!, false);
  expect(await warned()).toMatchObject({ pointless: [] });
});

it('a margin is in euros; if the panel uses another currency, the answer says so [S1-2.15.67]', async () => {
  const panel = await own.aProvider(`key-${randomUUID()}`);
  await own.lists(panel, { 7: '0.02' });
  const service = await aPackage({ providerId: panel, providerServiceId: '7' });
  const { sources } = (await admin.call(adminService, { params: paramsOf(service) })).service;
  const net = Math.round((9999 * 100) / 121);
  const cost = (0.02 * service.quantity) / 1000;
  expect(sources[0]?.margin).toMatchObject({ netCents: net, currency: 'EUR' });
  expect(sources[0]?.margin.marginCents).toBe(Math.floor(net - cost * 100 + 0.5));
  await db.query(`UPDATE provider_balances SET currency = 'USD' WHERE provider_id = $1`, [panel]);
  const [foreign] = (await admin.call(adminService, { params: paramsOf(service) })).service.sources;
  expect(foreign?.margin).toMatchObject({ unknown: 'other-currency', currency: 'USD' });
  expect(foreign?.margin.marginCents).toBeUndefined();
});

it('the shop shows packages in the stored order, and by quantity again [S1-2.15.65]', async () => {
  const group = { type: 'views', region: 'none' } as const;
  const list = async () =>
    (await admin.call(adminServices, { query: { line: 'views-none' } })).services.filter(
      ({ range }) => !range,
    );
  const shown = async () =>
    (await browser().call(services)).services.flatMap(({ id, type }) => (type === 'views' ? [id] : []));
  const before = await list();
  const onSale = before.filter(({ active }) => active).map(({ id }) => id);
  const keys = before.map(({ id, version }) => ({ id, version })).reverse();
  try {
    await admin.call(adminOrderServices, { body: { ...group, services: keys, byQuantity: false } });
    expect(await shown()).toEqual([...onSale].reverse());
    const stale = await admin.refused(adminOrderServices, {
      body: { ...group, services: keys, byQuantity: false },
    });
    expect(stale.body.code).toBe('services_changed');
    // A later one comes after those that have a position.
    const { service } = await own.sell(await aPackage());
    expect((await shown()).at(-1)).toBe(service.id);
    await own.sell(service, false);
  } finally {
    const now = (await list()).map(({ id, version }) => ({ id, version }));
    await admin.call(adminOrderServices, { body: { ...group, services: now, byQuantity: true } });
  }
  expect(await shown()).toEqual(onSale);
});

it('the quantities of a range are changed, its price stays that of the packages [S1-2.15.62]', async () => {
  const params = { id: String(customServiceId) };
  const { service, ends } = await admin.call(adminService, { params });
  const range = { ...service.range!, bonusPercent: service.range!.bonusPercent ?? null };
  expect(ends?.map(({ quantity }) => quantity)).toEqual([range.min, range.max]);
  const { service: changed } = await admin.call(adminChangeServiceRange, {
    params,
    body: { ...range, min: 100, version: service.version },
  });
  try {
    const [least] = (await admin.call(adminServices, { query: { search: '201' } })).services;
    expect(changed).toMatchObject({ quantity: 100, priceCents: least?.priceCents, range: { min: 100 } });
    const fixed = await admin.refused(adminChangeService, {
      params,
      body: { ...values(), version: changed.version },
    });
    expect(fixed.body.code).toBe('service_other_kind');
  } finally {
    await admin.call(adminChangeServiceRange, { params, body: { ...range, version: changed.version } });
  }
  expect((await admin.call(adminService, { params })).service.range).toEqual(service.range);
});

it('a range has a warning if its largest quantity with its gift is more than the panel takes', async () => {
  const panel = await own.aProvider(`key-${randomUUID()}`);
  await own.lists(panel, { 7: '0.01' });
  // The panel takes 5,000,000. No package has these sizes, so their price is that of the largest.
  await db.query(
    `INSERT INTO services (type, region, quantity, price_cents, regular_price_cents, active, provider_id,
       provider_service_id, min_quantity, max_quantity, quantity_step, bonus_percent)
     SELECT 'views', 'none', min, 9999, 9999, false, $1, '7', min, max, 1000, 10
     FROM (VALUES (4500000, 4545000), (4500000, 4546000)) AS range (min, max)`,
    [panel],
  );
  const { services: list } = await admin.call(adminServices, { query: { provider: panel } });
  expect(list.map(({ range, warnings }) => [range?.max, warnings.includes('above-maximum')]).sort()).toEqual([
    [4_545_000, false],
    [4_546_000, true],
  ]);
});

it('read-only sees packages with their margins, and changes nothing', async () => {
  const reader = await logInAs(db, 'read-only');
  const { services: list } = await reader.call(adminServices, { query: { search: '204' } });
  expect(list.map(({ id }) => id)).toEqual([204]);
  const service = list[0]!;
  await expect(own.sell(service, false, reader)).rejects.toMatchObject({ status: 403 });
});
