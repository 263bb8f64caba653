import { servicesLike, servicesOnSale } from '#db/catalogue.ts';
import { type Db, inTransaction } from '#db/pool.ts';
import { announceShopChange, readSettings, vatRateFor } from '#db/settings.ts';
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
  ofLine,
  type SourceKey,
} from '#domain/calls/admin-services.ts';
import { packagesLike, type QuantityRange, quantitySold } from '#domain/catalogue.ts';
import { ShopError } from '#domain/errors.ts';
import { type Audit, type Audited, reasonGiven } from '../audit/audited';
import type { Deps } from '../deps';
import { InvalidInput } from '../errors';
import type { Routes } from '../handle';
import {
  adminServices as findServices,
  insertServices,
  lockGroup,
  lockService,
  lockSources,
  placeServices,
  replaceSources,
  setActive,
  updatePackage,
  updateRange,
} from './sql';
import { marginAt, type Reckoning, serviceView, soldAt } from './view';

/** The shop's packages: prices, sale, order, panels (S1 §2.15, D4–D7). */
export function adminServiceRoutes(routes: Routes, deps: Deps): void {
  const { db } = deps;

  routes.answer(adminServices, {}, async ({ query }) => {
    const { state, warned, line, ...filter } = query;
    const active = state === 'all' ? undefined : state === 'on-sale';
    const [rows, { reckoning, vat }] = await Promise.all([
      findServices(db, { ...filter, ...(line && ofLine(line)), active }),
      readReckoning(db),
    ]);
    const services = rows.map((row) => serviceView(row, reckoning));
    return { services: warned ? services.filter(({ warnings }) => warnings.length > 0) : services, vat };
  });

  routes.answer(adminService, {}, async ({ params }) => {
    const [{ reckoning, vat }, row] = await Promise.all([readReckoning(db), rowOf(db, params.id)]);
    const { range, type, region } = row;
    const alike = await findServices(db, { type, region, active: true });
    return {
      service: serviceView(row, reckoning),
      vat,
      prices: row.prices.toReversed(),
      othersOnSale: alike.filter((other) => other.id !== row.id && !other.range).length,
      rangesOnSale: alike.flatMap((other) => (other.range ? [other.id] : [])),
      ends: range
        ? [range.min, range.max].map((quantity) => {
            const sold = soldAt(row, reckoning, quantity);
            return { ...sold, margin: marginAt(sold, row.sources[0]!, reckoning) };
          })
        : undefined,
    };
  });

  routes.answer(adminCreateService, {}, async ({ body, audited }) => {
    const { source, ...values } = body;
    return audited(
      { action: 'create-service', subject: `${body.type} ${body.quantity}` },
      () =>
        inTransaction(db, async (transaction) => {
          await checkSources(transaction, [source], () => 'source');
          const [id] = await insertServices(transaction, [{ ...values, ...source }]);
          await announceShopChange(transaction);
          return { service: await viewOf(transaction, id!) };
        }),
      ({ service }) => kept(service),
    );
  });

  routes.answer(adminChangeService, {}, async ({ params, body, audited }) => {
    const { version, ...values } = body;
    return changed(
      audited,
      { action: 'change-service', id: params.id, version },
      async (transaction, now) => {
        if (now.ranged) throw new ShopError('service_other_kind');
        await unlessTaken(() => updatePackage(transaction, params.id, values));
      },
    );
  });

  routes.answer(adminChangeServiceRange, {}, async ({ params, body, audited }) => {
    const { version, bonusPercent, ...limits } = body;
    const range: QuantityRange = { ...limits, bonusPercent: bonusPercent ?? undefined };
    return changed(
      audited,
      { action: 'change-service', id: params.id, version },
      async (transaction, now) => {
        if (!now.ranged) throw new ShopError('service_other_kind');
        const packages = packagesLike(now, await servicesLike(transaction, now));
        const { priceCents } = quantitySold(range, packages, range.min);
        if (priceCents < 50)
          throw new InvalidInput({
            min: 'A esta cantidad le saldría un precio menor que 0,50 €. Indica más',
          });
        await updateRange(transaction, params.id, { range, priceCents });
      },
    );
  });

  routes.answer(adminSetServiceActive, {}, async ({ params, body, audited }) => {
    const { version, active } = body;
    const action = active ? 'activate-service' : 'deactivate-service';
    const asked = { action, id: params.id, version, ...reasonGiven(body) };
    return changed(audited, asked, async (transaction) => {
      if (active) {
        const own = (await rowOf(transaction, params.id)).sources[0]!;
        const [state] = await lockSources(transaction, [own]);
        if (!state?.active) throw new ShopError('provider_off');
        if (state.gone) throw new ShopError('panel_service_gone');
      }
      await unlessTaken(() => setActive(transaction, [params.id], active));
    });
  });

  routes.answer(adminSetServiceSources, {}, async ({ params, body, audited }) => {
    const { version, sources } = body;
    return changed(audited, { action: 'map-service', id: params.id, version }, async (transaction, now) => {
      const [own] = await checkSources(transaction, sources);
      // A package on sale always has a panel that takes its orders.
      if (now.active && !own?.active) throw new ShopError('provider_off');
      await replaceSources(transaction, params.id, sources);
    });
  });

  routes.answer(adminOrderServices, {}, async ({ body, audited }) => {
    const { type, region, services, byQuantity } = body;
    const ids = services.map(({ id }) => id);
    const before = await placesOf(db, { type, region });
    return audited(
      { action: 'order-services', subject: `${type} ${region}`, before },
      () =>
        inTransaction(db, async (transaction) => {
          const now = await lockGroup(transaction, { type, region });
          const names = (list: typeof now) =>
            list
              .map(({ id, version }) => `${id}:${version}`)
              .sort()
              .join();
          if (names(now) !== names(services)) throw new ShopError('services_changed');
          await placeServices(transaction, ids, !byQuantity);
          await announceShopChange(transaction);
          return {};
        }),
      () => ({ ids, byQuantity }),
    );
  });

  /** Changes a package that is unchanged since it was shown, with before and after in the audit log. */
  async function changed(
    audited: Audit,
    {
      id,
      version,
      reason,
      action,
    }: { id: number; version: number; reason?: string | null } & Pick<Audited, 'action'>,
    change: (db: Db, now: NonNullable<Awaited<ReturnType<typeof lockService>>>) => Promise<void>,
  ): Promise<{ service: AdminServiceView }> {
    const before = await viewOf(db, id);
    return audited(
      { action, subject: `service/${id}`, before: { ...kept(before), reason } },
      () =>
        inTransaction(db, async (transaction) => {
          const now = await lockService(transaction, id);
          if (!now) throw new ShopError('service_not_found');
          if (now.version !== version) throw new ShopError('service_changed');
          await change(transaction, now);
          await announceShopChange(transaction);
          return { service: await viewOf(transaction, id) };
        }),
      ({ service }) => kept(service),
    );
  }
}

/** The order in which the shop shows the packages of a type and region, and whether it is by quantity. */
async function placesOf(db: Db, group: Pick<AdminServiceView, 'type' | 'region'>) {
  const placed = (await findServices(db, group)).filter(({ range }) => !range);
  return { ids: placed.map(({ id }) => id), byQuantity: placed.every(({ position }) => position === null) };
}

async function rowOf(db: Db, id: number) {
  const [row] = await findServices(db, { id });
  if (!row) throw new ShopError('service_not_found');
  return row;
}

async function viewOf(db: Db, id: number): Promise<AdminServiceView> {
  return serviceView(await rowOf(db, id), (await readReckoning(db)).reckoning);
}

/** The VAT used for packages now: that of buyers in Spain, if each country has its own. */
export async function readReckoning(
  db: Db,
): Promise<{ reckoning: Reckoning; vat: { ratePercent: number; byDestination: boolean } }> {
  const settings = await readSettings(db);
  const onSale = await servicesOnSale(db);
  const vatRatePercent = vatRateFor(settings, 'es');
  return {
    reckoning: { vatRatePercent, onSale },
    vat: { ratePercent: vatRatePercent, byDestination: settings.vatMode === 'destination' },
  };
}

/**
 * Refuses panels that don't exist and services that an imported catalogue doesn't have; returns them in the requested
 * order.
 */
async function checkSources(
  db: Db,
  sources: readonly SourceKey[],
  fieldOf = (index: number) => `sources.${index}`,
) {
  const states = await lockSources(db, sources);
  return sources.map((source, index) => {
    const state = states.find(({ providerId }) => providerId === source.providerId);
    if (!state) throw new InvalidInput({ [`${fieldOf(index)}.providerId`]: 'Este proveedor no existe' });
    if (state.known && (!state.listed || state.gone))
      throw new InvalidInput({
        [`${fieldOf(index)}.providerServiceId`]:
          'El catálogo importado de este proveedor no tiene ese servicio. Revisa el ID o importa el catálogo',
      });
    return state;
  });
}

/**
 * Two packages of one size are never on sale at the same time. The table's unique index also stops parallel requests.
 */
async function unlessTaken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'services_size_on_sale')
      throw new ShopError('service_size_taken');
    throw error;
  }
}

/** The fields of a package in the audit log. */
function kept(service: AdminServiceView) {
  const { quantity, bonus, priceCents, regularPriceCents, featured, active, range, sources } = service;
  return {
    quantity,
    bonus,
    priceCents,
    regularPriceCents,
    featured,
    active,
    range,
    sources: sources.map(({ providerId, providerServiceId }) => `${providerId}/${providerServiceId}`),
  };
}
