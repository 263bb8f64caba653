import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inTransaction } from '#db/pool.ts';
import { previewCatalogue, testConnection } from '#domain/calls/admin-providers.ts';
import { applyServiceImport, previewServiceImport } from '#domain/calls/admin-service-import.ts';
import { adminServices, adminSetServiceSources } from '#domain/calls/admin-services.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { administrator } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { aQuantity, type OwnPackages, ownPackages } from '../testing/packages';
import { eventually } from '../testing/wait';
import { lockService, lockSources } from './sql';

type Preview = AnswerOf<typeof previewServiceImport>;

const db = testDatabase();
let admin: Browser;
let own: OwnPackages;

beforeAll(async () => {
  admin = await administrator();
  own = ownPackages(db, admin);
});
afterAll(async () => {
  await own.clear();
  await db.end();
});

/** The keys of the services that a preview shows. */
const keysOf =
  ({ services }: Preview) =>
  (id: string) =>
    services.find((service) => service.id === id)?.key ?? '';

it('an import shows changes and their effect on margins, creates packages, and takes removed ones off sale [S1-2.15.68]', async () => {
  const from = await own.aProvider();
  await own.lists(from, { 1004: '9.00', old: '1.00' });
  const cheap = await own.aPackage({ providerId: from, providerServiceId: '1004' });
  const { service: gone } = await own.sell(
    await own.aPackage({ providerId: from, providerServiceId: 'old' }),
  );
  const preview = await eventually(async () => {
    // The sync reads each panel's balance, and the sandbox's is in dollars.
    await own.inEuros(from);
    const shown = await admin.call(previewServiceImport, { body: { providerId: from } });
    expect(shown.currency).toBe('EUR');
    return shown;
  });
  const kinds = Object.fromEntries(preview.changes.map(({ id, kind }) => [id, kind]));
  expect(kinds).toMatchObject({ 1001: 'new', 1004: 'changed', 1005: 'new', old: 'gone' });
  expect(preview.unreadable).toEqual([]);
  const [changedOne, goneOne] = [cheap, gone].map(({ id }) => preview.packages.find((one) => one.id === id));
  expect(changedOne).toMatchObject({ own: true, gone: false });
  expect(changedOne?.after?.marginCents).toBeGreaterThan(changedOne?.before.marginCents ?? 0);
  expect(goneOne).toMatchObject({ gone: true, active: true });
  expect(preview.services.find(({ id }) => id === '1004')?.usedBy).toEqual([cheap.id]);
  const seen = keysOf(preview);
  const body = {
    providerId: from,
    version: preview.version,
    withdrawGone: true,
    packages: [
      {
        providerServiceId: '1003',
        seen: seen('1003'),
        type: 'likes' as const,
        region: 'none' as const,
        quantity: aQuantity(),
        bonus: 5,
        priceCents: 4999,
      },
      {
        providerServiceId: '1001',
        seen: seen('1001'),
        type: 'followers' as const,
        region: 'europe' as const,
        quantity: aQuantity(),
        bonus: 0,
        priceCents: 5999,
      },
    ],
  };
  // Two administrators who confirm the same preview: one import.
  const both = await Promise.allSettled([
    admin.call(applyServiceImport, { body }),
    admin.call(applyServiceImport, { body }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(lost.reason).toMatchObject({ status: 409, answer: { code: 'import_changed' } });
  const { services: mine } = await admin.call(adminServices, { query: { provider: from } });
  expect(mine).toHaveLength(4);
  expect(mine.every(({ active }) => !active)).toBe(true);
  expect(mine.find(({ type }) => type === 'likes')).toMatchObject({
    bonus: 5,
    priceCents: 4999,
    version: 1,
  });
  const again = await admin.call(previewServiceImport, { body: { providerId: from } });
  expect(again).toMatchObject({ changes: [], packages: [] });
});

it('an import says which ranges would stay on sale without a package', async () => {
  const from = await own.aProvider();
  await own.lists(from, { old: '1.00' });
  await own.sell(await own.aPackage({ providerId: from, providerServiceId: 'old' }));
  const left = async () =>
    (await admin.call(previewServiceImport, { body: { providerId: from } })).rangesLeft;
  expect(await left()).toEqual([]);
  const elsewhere = await own.aProvider();
  const range = await own.sell(await own.aPackage({ providerId: elsewhere }));
  const { rows: others } = await db.query<{ id: number }>(
    `UPDATE services SET active = false WHERE type = $1 AND region = $2 AND active AND provider_id <> $3 RETURNING id`,
    [range.service.type, range.service.region, from],
  );
  try {
    expect(await left()).toEqual([]);
    await db.query(
      `UPDATE services SET active = true, min_quantity = 100, max_quantity = 1000, quantity_step = 10 WHERE id = $1`,
      [range.service.id],
    );
    expect(await left()).toEqual([range.service.id]);
  } finally {
    await db.query('UPDATE services SET active = true WHERE id = ANY ($1)', [others.map(({ id }) => id)]);
  }
});

it('an import is refused for what it acts on, not for another service whose rate has changed meanwhile [S1-2.15.70]', async () => {
  const from = await own.aProvider();
  await own.lists(from, { 1001: '9.00', 1004: '9.00' });
  await own.aPackage({ providerId: from, providerServiceId: '1004' });
  const ask = () => admin.call(previewServiceImport, { body: { providerId: from } });
  // Between a preview and its import the rate changes.
  const changes = (id: string, rate: string) =>
    db.query('UPDATE provider_services SET rate = $3 WHERE provider_id = $1 AND id = $2', [from, id, rate]);
  const bodyOf = (preview: Preview, seen = keysOf(preview)('1003')) => ({
    providerId: from,
    version: preview.version,
    withdrawGone: false,
    packages: [
      {
        ...{ providerServiceId: '1003', seen, type: 'likes' as const, region: 'none' as const },
        ...{ quantity: aQuantity(), bonus: 0, priceCents: 4999 },
      },
    ],
  });
  const refused = async (body: ReturnType<typeof bodyOf>) =>
    (await admin.refused(applyServiceImport, { body })).body.code;

  const used = await ask();
  await changes('1004', '8.00');
  expect(await refused(bodyOf(used))).toBe('import_changed');

  const unused = await ask();
  await changes('1001', '8.00');
  expect(await refused(bodyOf(unused, '0123456789abcdef'))).toBe('import_changed');
  const { created } = await admin.call(applyServiceImport, { body: bodyOf(unused) });
  expect(created).toHaveLength(1);
  expect((await ask()).changes).toEqual([]);
});

it('an import has no effect if one of its packages can not be created', async () => {
  const from = await own.aProvider();
  const preview = await admin.call(previewServiceImport, { body: { providerId: from } });
  const { version } = preview;
  const seen = keysOf(preview)('1004');
  const one = { type: 'views', region: 'none', quantity: aQuantity(), bonus: 0, priceCents: 999 } as const;
  const refused = await admin.refused(applyServiceImport, {
    body: {
      providerId: from,
      version,
      withdrawGone: false,
      packages: [
        { ...one, providerServiceId: '1004', seen },
        { ...one, providerServiceId: 'nothing', seen },
      ],
    },
  });
  expect(refused.body.fields).toEqual({
    'packages.1.providerServiceId': 'El panel ya no ofrece este servicio',
  });
  expect((await admin.call(adminServices, { query: { provider: from } })).services).toEqual([]);
  const { rows } = await db.query('SELECT FROM provider_services WHERE provider_id = $1', [from]);
  expect(rows).toEqual([]);
});

it('an import that takes packages off sale waits for the change of one of them, and both are done', async () => {
  const from = await own.aProvider();
  await own.lists(from, { old: '1.00' });
  const gone = { providerId: from, providerServiceId: 'old' };
  const { service } = await own.sell(await own.aPackage(gone));
  const { version } = await admin.call(previewServiceImport, { body: { providerId: from } });
  let applied: Promise<AnswerOf<typeof applyServiceImport>> | undefined;
  await inTransaction(db, async (transaction) => {
    // As a change of its panels does: first the package, then them.
    await lockService(transaction, service.id);
    const { rows } = await transaction.query('SELECT pg_backend_pid() AS pid');
    applied = admin.call(applyServiceImport, {
      body: { providerId: from, version, withdrawGone: true, packages: [] },
    });
    await eventually(async () => {
      const waiting = 'SELECT 1 FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))';
      expect((await db.query(waiting, [rows[0].pid])).rowCount).toBe(1);
    });
    await lockSources(transaction, [gone]);
  });
  expect(await applied).toMatchObject({ gone: 1, withdrawn: [service.id] });
});

describe('a panel that drops a service and lists another one unreadably', () => {
  let panel: { offers: unknown[] } & ReturnType<typeof createServer>;
  let from: number;

  beforeAll(async () => {
    const server = createServer((_request, response) => response.end(JSON.stringify(panel.offers)));
    panel = Object.assign(server, { offers: [] });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    from = await own.aProvider();
    await db.query('UPDATE providers SET base_url = $2 WHERE id = $1', [
      from,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ]);
    await own.lists(from, { 7: '0.01', 8: '0.01' });
  });
  afterAll(() => void panel.close());

  it('keeps the one that is there on sale, and shows what has become of the stand-in [S1-2.15.66 S1-2.15.68]', async () => {
    const { service: here } = await own.sell(
      await own.aPackage({ providerId: from, providerServiceId: '7' }),
    );
    const elsewhere = await own.aPackage({ providerId: await own.aProvider() });
    await admin.call(adminSetServiceSources, {
      params: { id: String(elsewhere.id) },
      body: {
        sources: [...elsewhere.sources, { providerId: from, providerServiceId: '8' }].map(
          ({ providerId, providerServiceId }) => ({ providerId, providerServiceId }),
        ),
        version: elsewhere.version,
      },
    });
    panel.offers = [{ service: 7, name: 'Views', rate: 'on request', min: 100, max: null }];

    const unreadable = [{ id: '7', usedBy: [here.id] }];
    const gone = [expect.objectContaining({ kind: 'gone', id: '8', usedBy: [elsewhere.id] })];
    expect(await admin.call(previewCatalogue, { params: { id: String(from) } })).toMatchObject({
      unreadable,
      changes: gone,
    });
    expect(await admin.call(testConnection, { body: { id: from, serviceId: '7' } })).toMatchObject({
      success: false,
      reason: 'service-unreadable',
    });
    const preview = await admin.call(previewServiceImport, { body: { providerId: from } });
    expect(preview).toMatchObject({ unreadable, changes: [{ kind: 'gone', id: '8' }], services: [] });
    expect(preview.packages.map(({ id, own: isOwn }) => [id, isOwn])).toEqual([[elsewhere.id, false]]);
    const body = { providerId: from, version: preview.version, withdrawGone: true };
    const likes = {
      type: 'likes',
      region: 'none',
      quantity: aQuantity(),
      bonus: 0,
      priceCents: 999,
    } as const;
    const refused = await admin.refused(applyServiceImport, {
      body: {
        ...body,
        packages: [{ ...likes, providerServiceId: '7', seen: '0123456789abcdef' }],
      },
    });
    expect(refused.body.fields?.['packages.0.providerServiceId']).toMatch(/no se pueden leer/);
    const applied = await admin.call(applyServiceImport, { body: { ...body, packages: [] } });
    expect(applied).toMatchObject({ taken: 0, gone: 1, withdrawn: [] });

    const { services: mine } = await admin.call(adminServices, { query: { provider: from } });
    expect(mine.find(({ id }) => id === here.id)).toMatchObject({
      active: true,
      sources: [{ warnings: [], listed: { gone: false } }],
    });
    const { services: warned } = await admin.call(adminServices, {
      query: { provider: from, warned: 'true' },
    });
    expect(warned.find(({ id }) => id === elsewhere.id)).toMatchObject({
      warnings: ['stand-in'],
      sources: [{ warnings: [] }, { warnings: ['panel-service-gone'], listed: { gone: true } }],
    });
  });
});

it('an import from a panel without a usable answer is refused', async () => {
  const silent = await own.aProvider('not-the-key');
  const refused = await admin.refused(previewServiceImport, { body: { providerId: silent } });
  expect(refused.body.code).toBe('panel_unreachable');
});
