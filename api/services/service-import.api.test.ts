import { applyServiceImport, previewServiceImport } from '#domain/calls/admin-service-import.ts';
import { adminServices } from '#domain/calls/admin-services.ts';
import { administrator } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { aQuantity, type OwnPackages, ownPackages } from '../testing/packages';
import { eventually } from '../testing/wait';

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
  expect(kinds).toMatchObject({ 1001: 'new', 1004: 'changed', old: 'gone' });
  const [changedOne, goneOne] = [cheap, gone].map(({ id }) => preview.packages.find((one) => one.id === id));
  expect(changedOne).toMatchObject({ own: true, gone: false });
  expect(changedOne?.after?.marginCents).toBeGreaterThan(changedOne?.before.marginCents ?? 0);
  expect(goneOne).toMatchObject({ gone: true, active: true });
  expect(preview.services.find(({ id }) => id === '1004')?.usedBy).toEqual([cheap.id]);
  const body = {
    providerId: from,
    version: preview.version,
    withdrawGone: true,
    packages: [
      {
        providerServiceId: '1003',
        type: 'likes' as const,
        region: 'none' as const,
        quantity: aQuantity(),
        bonus: 5,
        priceCents: 4999,
      },
      {
        providerServiceId: '1001',
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

it('an import has no effect if one of its packages can not be created', async () => {
  const from = await own.aProvider();
  const { version } = await admin.call(previewServiceImport, { body: { providerId: from } });
  const one = { type: 'views', region: 'none', quantity: aQuantity(), bonus: 0, priceCents: 999 } as const;
  const refused = await admin.refused(applyServiceImport, {
    body: {
      providerId: from,
      version,
      withdrawGone: false,
      packages: [
        { ...one, providerServiceId: '1004' },
        { ...one, providerServiceId: 'nothing' },
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

it('an import from a panel without a usable answer is refused', async () => {
  const silent = await own.aProvider('not-the-key');
  const refused = await admin.refused(previewServiceImport, { body: { providerId: silent } });
  expect(refused.body.code).toBe('panel_unreachable');
});
