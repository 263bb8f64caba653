import { randomUUID } from 'node:crypto';
import {
  applyCatalogue,
  changeProvider,
  createProvider,
  listProviders,
  oneProvider,
  previewCatalogue,
  testConnection,
} from '#domain/calls/admin-providers.ts';
import { applyServiceImport, previewServiceImport } from '#domain/calls/admin-service-import.ts';
import {
  adminChangeService,
  adminChangeServiceRange,
  adminCreateService,
  adminOrderServices,
  adminService,
  adminServices,
  adminSetServiceActive,
  adminSetServiceSources,
} from '#domain/calls/admin-services.ts';
import { customServiceId } from '#domain/catalogue.ts';
import { aQuantity, values } from '../packages';
import { eventually } from '../wait';
import { type Action, changes, creates, reason, type World } from './action';

const views = { type: 'views', region: 'none' } as const;

/** Actions on panels and on the packages that use them. */
export function actionsOnCatalogue(world: World): Action[] {
  const paramsOf = ({ id }: { id: number }) => ({ id: String(id) });
  const newPackage = async () => world.own.aPackage({ providerId: await world.own.aProvider() });
  const panel = () => ({
    name: `Panel ${randomUUID().slice(0, 8)}`,
    baseUrl: `${process.env.SANDBOX_PANEL_URL}/api/v2`,
    maxCallsPerSecond: 5,
    balanceAlertBelow: null,
  });

  return [
    creates(createProvider, async () => {
      const { name, ...rest } = panel();
      return {
        input: { body: { ...rest, name, apiKey: `key-${randomUUID()}` } },
        after: { name, active: true },
        clean: async () => {
          const { providers } = await world.actor.browser.call(listProviders);
          world.own.providers.push(...providers.flatMap((one) => (one.name === name ? [one.id] : [])));
        },
      };
    }),
    changes(changeProvider, async () => {
      const params = { id: await world.own.aProvider() };
      const { provider } = await world.actor.browser.call(oneProvider, { params });
      const { name, ...rest } = panel();
      return {
        input: { params, body: { ...rest, name, active: true, version: provider.version } },
        before: { name: provider.name },
        after: { name, keyChanged: false },
      };
    }),
    creates(testConnection, async () => ({
      input: { body: { id: await world.own.aProvider() } },
      after: { success: expect.any(Boolean) },
    })),
    changes(applyCatalogue, async () => {
      const params = { id: await world.own.aProvider() };
      const { changes: offered } = await world.actor.browser.call(previewCatalogue, { params });
      return {
        input: { params, body: { keys: offered.slice(0, 1).map(({ key }) => key) } },
        before: { chosen: 1 },
        after: { applied: 1, outdated: 0 },
      };
    }),
    creates(applyServiceImport, async () => {
      const providerId = await world.own.aProvider();
      const { version, services } = await world.actor.browser.call(previewServiceImport, {
        body: { providerId },
      });
      const asked = {
        ...{ providerServiceId: '1003', type: 'likes' as const, region: 'none' as const },
        ...{ quantity: aQuantity(), bonus: 5, priceCents: 4999 },
      };
      const seen = services.find(({ id }) => id === '1003')?.key ?? '';
      const withdrawGone = false;
      return {
        input: { body: { providerId, version, packages: [{ ...asked, seen }], withdrawGone } },
        asked: { packages: [asked], withdrawGone },
        after: { created: [expect.any(Number)], withdrawn: [] },
      };
    }),
    creates(adminCreateService, async () => {
      const source = { providerId: await world.own.aProvider(), providerServiceId: '1004' };
      const { quantity, ...rest } = values();
      return {
        input: { body: { ...views, ...rest, quantity, source } },
        after: { quantity, active: false },
      };
    }),
    changes(adminChangeService, async () => {
      const { id, version, quantity, bonus, regularPriceCents, featured } = await newPackage();
      const kept = { quantity, bonus, regularPriceCents, featured, version };
      return {
        input: { params: paramsOf({ id }), body: { ...kept, priceCents: 7999 } },
        before: { priceCents: 9999 },
        after: { priceCents: 7999 },
      };
    }),
    changes(adminChangeServiceRange, async () => {
      const params = paramsOf({ id: customServiceId });
      const { service } = await world.actor.browser.call(adminService, { params });
      const range = { ...service.range!, bonusPercent: service.range?.bonusPercent ?? null };
      // Unchanged values: other tests buy it meanwhile.
      return {
        input: { params, body: { ...range, version: service.version } },
        before: { range: { min: range.min } },
        after: { range: { min: range.min } },
      };
    }),
    changes(adminSetServiceActive, async () => {
      const { service } = await world.own.sell(await newPackage());
      return {
        input: {
          params: paramsOf(service),
          body: { active: false, reason, version: service.version },
        },
        before: { active: true, reason },
        after: { active: false },
      };
    }),
    changes(adminSetServiceSources, async () => {
      const service = await newPackage();
      const providerId = await world.own.aProvider();
      const sources = [{ providerId, providerServiceId: '1004' }];
      return {
        input: { params: paramsOf(service), body: { sources, version: service.version } },
        before: { sources: [expect.stringMatching(/\/1004$/)] },
        after: { sources: [`${providerId}/1004`] },
      };
    }),
    changes(adminOrderServices, async () => {
      const placed = async () => {
        const { services } = await world.actor.browser.call(adminServices, { query: { line: 'views-none' } });
        return services.filter(({ range }) => !range);
      };
      const now = await placed();
      const keysOf = (list: typeof now) => list.map(({ id, version }) => ({ id, version }));
      const ids = now.map(({ id }) => id);
      const byQuantity = now.every(({ position }) => position === undefined);
      // In their current order: shoppers see no change.
      return {
        input: { body: { ...views, services: keysOf(now), byQuantity: !byQuantity } },
        before: { ids, byQuantity },
        after: { ids, byQuantity: !byQuantity },
        clean: () =>
          eventually(async () => {
            const body = { ...views, services: keysOf(await placed()), byQuantity };
            await world.actor.browser.call(adminOrderServices, { body });
          }),
      };
    }),
  ];
}
