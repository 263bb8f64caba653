import { createHash } from 'node:crypto';
import { type Db, inTransaction } from '#db/pool.ts';
import { currencyOf } from '#db/provider-balances.ts';
import { readProvider } from '#db/providers.ts';
import { announceShopChange } from '#db/settings.ts';
import {
  applyServiceImport,
  type ImportedPackage,
  previewServiceImport,
} from '#domain/calls/admin-service-import.ts';
import { ShopError } from '#domain/errors.ts';
import {
  type Catalogue,
  type CatalogueChange,
  catalogueChanges,
  type PanelService,
} from '#domain/panel-services.ts';
import { readKeyring } from '#security/keyring.ts';
import type { Deps } from '../deps';
import { InvalidInput } from '../errors';
import type { Routes } from '../handle';
import { askKept, askServices } from '../providers/panels';
import { knownCatalogue, takeCatalogue } from '../providers/sql';
import { readReckoning } from './routes';
import {
  type AdminServiceRow,
  adminServices,
  insertServices,
  lockOnSale,
  lockProvider,
  type PanelServiceUser,
  servicesOfProvider,
  setActive,
  usersOf,
} from './sql';
import { marginAt, soldAt } from './view';

/** Packages from a panel's catalogue: first previewed with their changes, then imported as previewed. */
export function adminServiceImportRoutes(routes: Routes, deps: Deps): void {
  const { db, env, clock } = deps;
  const keyring = readKeyring(env.ENCRYPTION_KEYS);

  routes.answer(previewServiceImport, {}, async ({ body }) => {
    const { providerId } = body;
    const offered = await ask(providerId);
    const users = await servicesOfProvider(db, providerId);
    const changes = catalogueChanges(await knownCatalogue(db, providerId), offered);
    const onSale = await adminServices(db, { active: true });
    const withdrawn = withOwnGone(onSale, providerId, goneOf(changes));
    return {
      version: versionOf(changes, users),
      currency: await currencyOf(db, providerId),
      changes,
      packages: await touched(providerId, changes),
      rangesLeft: rangesWithout(withdrawn, onSale),
      unreadable: offered.unreadable.map((id) => ({ id, usedBy: usersOf(users, id) })),
      services: distinct(offered.services).map((service) => ({
        ...service,
        key: digest(service),
        usedBy: usersOf(users, service.id),
      })),
    };
  });

  routes.answer(applyServiceImport, {}, async ({ body, audited }) => {
    const { providerId, version, packages, withdrawGone } = body;
    const asked = { packages: packages.map(({ seen: _key, ...one }) => one), withdrawGone };
    return audited(
      { action: 'import-services', subject: `provider ${providerId}`, before: asked },
      async () => {
        const offered = await ask(providerId);
        const keys = new Map(distinct(offered.services).map((service) => [service.id, digest(service)]));
        const made = packages.map(({ seen, ...one }, index) => {
          const key = keys.get(one.providerServiceId);
          if (key === undefined)
            throw new InvalidInput({
              [`packages.${index}.providerServiceId`]: offered.unreadable.includes(one.providerServiceId)
                ? 'El panel ofrece este servicio, pero sus datos no se pueden leer. Quita esta fila'
                : 'El panel ya no ofrece este servicio',
            });
          if (key !== seen) throw new ShopError('import_changed');
          return { ...one, regularPriceCents: one.priceCents, featured: false, providerId };
        });
        return inTransaction(db, async (transaction) => {
          if (withdrawGone) await lockOnSale(transaction, providerId);
          // Lock, so that the second of two parallel imports sees what the first made, and is refused with `import_changed`.
          if (!(await lockProvider(transaction, providerId))) throw new ShopError('provider_not_found');
          const users = await servicesOfProvider(transaction, providerId);
          const changes = catalogueChanges(await knownCatalogue(transaction, providerId), offered);
          if (versionOf(changes, users) !== version) throw new ShopError('import_changed');
          const taken = changes.flatMap(({ after }) => after ?? []);
          const gone = goneOf(changes);
          await takeCatalogue(transaction, providerId, { taken, gone, at: clock() });
          const withdrawn = withdrawGone ? await withdraw(transaction, providerId, gone) : [];
          const created = made.length > 0 ? await insertServices(transaction, made) : [];
          await announceShopChange(transaction);
          return { taken: taken.length, gone: gone.length, created, withdrawn };
        });
      },
    );
  });

  async function ask(providerId: number): Promise<Catalogue> {
    const said = await askKept(deps, await readProvider(db, keyring, providerId), askServices);
    if ('complaint' in said) throw new ShopError('panel_unreachable', { said: said.complaint });
    return said;
  }

  /** The packages whose panel service has changed or is gone, with their margins before and after. */
  async function touched(provider: number, changes: readonly CatalogueChange[]): Promise<ImportedPackage[]> {
    const byId = new Map(changes.map((change) => [change.id, change]));
    const { reckoning } = await readReckoning(db);
    const rows = await adminServices(db, { provider });
    const sources = rows.flatMap((row) =>
      row.sources.map((source, place) => ({ row, source, own: place === 0 })),
    );
    const here = sources.filter(({ source }) => source.providerId === provider);
    return here.flatMap(({ row, source, own }): ImportedPackage[] => {
      const change = byId.get(source.providerServiceId);
      if (!change) return [];
      const sold = soldAt(row, reckoning, row.quantity);
      const margin = (listed: PanelService | undefined) =>
        marginAt(sold, { currency: source.currency, listed: listed ?? null }, reckoning);
      const { id, type, region, quantity, active } = row;
      return [
        {
          ...{ id, type, region, quantity, active, own, range: row.range ?? undefined },
          providerServiceId: source.providerServiceId,
          gone: change.kind === 'gone',
          before: margin(change.before),
          after: change.kind === 'gone' ? undefined : margin(change.after),
        },
      ];
    });
  }
}

/** Takes packages off sale if their own panel service is gone; returns their ids. */
async function withdraw(db: Db, provider: number, gone: readonly string[]): Promise<number[]> {
  const rows = await adminServices(db, { provider, active: true });
  const ids = withOwnGone(rows, provider, gone).map(({ id }) => id);
  if (ids.length > 0) await setActive(db, ids, false);
  return ids;
}

const goneOf = (changes: readonly CatalogueChange[]) =>
  changes.flatMap(({ kind, id }) => (kind === 'gone' ? [id] : []));

/** Those whose own panel service is gone. */
function withOwnGone(rows: readonly AdminServiceRow[], provider: number, gone: readonly string[]) {
  return rows.filter(
    ({ sources: [own] }) => own?.providerId === provider && gone.includes(own.providerServiceId),
  );
}

/** The ranges on sale that lose their last package with these. */
function rangesWithout(withdrawn: readonly AdminServiceRow[], onSale: readonly AdminServiceRow[]): number[] {
  const left = onSale.filter((row) => !withdrawn.includes(row));
  const hasPackage = (rows: readonly AdminServiceRow[], { type, region }: AdminServiceRow) =>
    rows.some((row) => !row.range && row.type === type && row.region === region);
  return left.flatMap((row) =>
    row.range && hasPackage(withdrawn, row) && !hasPackage(left, row) ? [row.id] : [],
  );
}

/** If a panel lists an id twice, the first counts. */
function distinct(services: readonly PanelService[]): PanelService[] {
  return [...new Map([...services].reverse().map((service) => [service.id, service])).values()].reverse();
}

/**
 * Identifies what an import acts on: the packages, and the changes of the services that they use. A panel changes others
 * all the time.
 */
function versionOf(changes: readonly CatalogueChange[], users: readonly PanelServiceUser[]): string {
  const used = new Set(users.map(({ providerServiceId }) => providerServiceId));
  const affecting = changes.filter(({ id }) => used.has(id));
  const packages = users.map(({ id, version, providerServiceId, own }) => [
    id,
    version,
    providerServiceId,
    own,
  ]);
  return digest([affecting, packages]);
}

/** Identifies what was shown by its content. */
function digest(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
}
