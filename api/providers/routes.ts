import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { inTransaction } from '#db/pool.ts';
import { recordBalance } from '#db/provider-balances.ts';
import { nextProviderId, readProvider } from '#db/providers.ts';
import {
  applyCatalogue,
  cataloguePageSize,
  changeProvider,
  createProvider,
  listProviders,
  oneProvider,
  previewCatalogue,
  providerCatalogue,
  type providerView,
  testConnection,
} from '#domain/calls/admin-providers.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { ShopError } from '#domain/errors.ts';
import { type CatalogueChange, catalogueChanges } from '#domain/panel-services.ts';
import { isOtherHost } from '#domain/provider.ts';
import { readKeyring, sealText } from '#security/keyring.ts';
import { addressComplaint } from '#security/panel-address.ts';
import type { Deps } from '../deps';
import { InvalidInput } from '../errors';
import type { Routes } from '../handle';
import { servicesOfProvider, usersOf } from '../services/sql';
import { askBalance, askKept, askServices, type PanelAccess } from './panels';
import {
  cataloguePage,
  insertProvider,
  knownCatalogue,
  lockPackagesOnSale,
  type ProviderRow,
  type ProviderValues,
  providerRows,
  takeCatalogue,
  updateProvider,
} from './sql';

type ProviderRowView = RowOf<typeof providerView>;

/** Panels: their settings, health, tests and catalogues (S1 §2.15, D21). */
export function adminProviderRoutes(routes: Routes, deps: Deps): void {
  const { db, env, clock } = deps;
  const keyring = readKeyring(env.ENCRYPTION_KEYS);

  routes.answer(listProviders, {}, async () => ({
    providers: (await providerRows(db, clock())).map(viewOf),
  }));

  routes.answer(oneProvider, {}, async ({ params }) => ({ provider: await view(params.id) }));

  routes.answer(createProvider, {}, async ({ body, audited }) => {
    allowAddress(body.baseUrl);
    return audited(
      { action: 'create-provider', subject: body.name },
      async () => {
        const next = await nextProviderId(db);
        const id = await insertProvider(db, next, { ...body, ...sealed(next, body.apiKey) });
        return { provider: await view(id) };
      },
      ({ provider }) => kept(provider),
    );
  });

  routes.answer(changeProvider, {}, async ({ params, body, audited }) => {
    const before = await view(params.id);
    if (body.baseUrl !== before.baseUrl) {
      allowAddress(body.baseUrl);
      // Otherwise a user could have the stored key sent to an address of their choice.
      if (!body.apiKey)
        throw new InvalidInput({
          apiKey: 'Escribe de nuevo la clave: la guardada solo se envía a su propia dirección',
        });
      // Another account would answer for its own orders with the same numbers.
      const { open } = before;
      if (open > 0 && !body.sameAccount && isOtherHost(before.baseUrl, body.baseUrl))
        throw new ShopError('provider_delivers', { open });
    }
    return audited(
      { action: 'change-provider', subject: `provider ${params.id}`, before: kept(before) },
      async () => {
        const values: ProviderValues & { active: boolean } = {
          ...body,
          ...(body.apiKey ? sealed(params.id, body.apiKey) : {}),
        };
        await inTransaction(db, async (transaction) => {
          const services = body.active ? 0 : await lockPackagesOnSale(transaction, params.id);
          if (services > 0) throw new ShopError('provider_in_use', { services });
          if (!(await updateProvider(transaction, params.id, body.version, values)))
            throw new ShopError('provider_changed');
        });
        return { provider: await view(params.id) };
      },
      ({ provider }) => ({ ...kept(provider), keyChanged: body.apiKey !== undefined }),
    );
  });

  routes.answer(testConnection, { error: true }, async ({ body, audited }) => {
    const panel = await panelToTest(body);
    return audited(
      { action: 'test-provider', subject: body.id ? `provider ${body.id}` : new URL(panel.baseUrl).host },
      () => test(panel, body.serviceId),
      ({ success, reason }) => ({ success, reason }),
    );
  });

  routes.answer(providerCatalogue, {}, async ({ params, query }) => {
    await view(params.id);
    const { rows, ...paged } = await cataloguePage(db, params.id, { ...query, pageSize: cataloguePageSize });
    return { services: rows, ...paged };
  });

  routes.answer(previewCatalogue, {}, async ({ params }) => {
    const { changes, offered } = await changesNow(params.id);
    const users = await servicesOfProvider(db, params.id);
    return {
      offered: offered.services.length + offered.unreadable.length,
      changes: changes.map((change) => ({
        key: keyOf(change),
        ...change,
        usedBy: usersOf(users, change.id),
      })),
      unreadable: offered.unreadable.map((id) => ({ id, usedBy: usersOf(users, id) })),
    };
  });

  routes.answer(applyCatalogue, {}, async ({ params, body, audited }) => {
    const chosen = new Set(body.keys);
    return audited(
      { action: 'take-catalogue', subject: `provider ${params.id}`, before: { chosen: chosen.size } },
      async () => {
        const { changes } = await changesNow(params.id);
        const wanted = changes.filter((change) => chosen.has(keyOf(change)));
        await inTransaction(db, (transaction) =>
          takeCatalogue(transaction, params.id, {
            taken: wanted.flatMap(({ after }) => after ?? []),
            gone: wanted.flatMap(({ kind, id }) => (kind === 'gone' ? [id] : [])),
            at: clock(),
          }),
        );
        return { applied: wanted.length, outdated: chosen.size - wanted.length };
      },
    );
  });

  async function view(id: number): Promise<ProviderRowView> {
    const [row] = await providerRows(db, clock(), id);
    if (!row) throw new ShopError('provider_not_found');
    return viewOf(row);
  }

  function allowAddress(baseUrl: string): void {
    const complaint = addressComplaint(baseUrl, env.PROVIDER_ADDRESSES);
    if (complaint) throw new InvalidInput({ baseUrl: addressSentences[complaint] });
  }

  function sealed(id: number, key: string): { sealedKey: Buffer; keyLast4: string } {
    return { sealedKey: sealText(keyring, key, `panel-key/${id}`), keyLast4: key.slice(-4) };
  }

  /** The panel that a test names. A stored key only ever goes to its own address. */
  async function panelToTest(body: z.output<NonNullable<typeof testConnection.body>>): Promise<PanelAccess> {
    if (body.id !== undefined) await view(body.id);
    const known = body.id === undefined ? undefined : await readProvider(db, keyring, body.id);
    const baseUrl = body.baseUrl ?? known?.baseUrl ?? '';
    allowAddress(baseUrl);
    const own = known && baseUrl === known.baseUrl ? known : undefined;
    const apiKey = body.apiKey ?? own?.apiKey;
    if (!apiKey)
      throw new InvalidInput({
        apiKey: 'Escribe la clave: la guardada solo se envía a su propia dirección',
      });
    const protocol = body.protocol ?? known?.protocol ?? 'smm-v2';
    return { id: own && apiKey === own.apiKey ? own.id : undefined, baseUrl, apiKey, protocol };
  }

  async function test(panel: PanelAccess, serviceId: string | undefined) {
    const begun = performance.now();
    const [catalogue, balance] = await Promise.all([
      askKept(deps, panel, askServices),
      askKept(deps, panel, askBalance),
    ]);
    const durationMs = Math.round(performance.now() - begun);
    if (panel.id !== undefined) await recordBalance(db, panel.id, balance, clock());
    const said = 'balance' in balance ? balance : undefined;
    if ('complaint' in catalogue)
      return {
        success: false,
        error: catalogue.complaint,
        reason: catalogue.refused ? ('refused' as const) : ('unreachable' as const),
        durationMs,
      };
    const found = catalogue.services.find(({ id }) => id === serviceId);
    const answer = { ...said, services: catalogue.services.length + catalogue.unreadable.length, durationMs };
    if (serviceId !== undefined && catalogue.unreadable.includes(serviceId))
      return {
        ...answer,
        success: false,
        error:
          'El panel ofrece ese servicio, pero sus datos no se pueden leer. Pide al proveedor que los corrija',
        reason: 'service-unreadable' as const,
      };
    if (serviceId !== undefined && !found)
      return {
        ...answer,
        success: false,
        error: 'No se encontró el servicio con ese ID',
        reason: 'service-not-found' as const,
      };
    return {
      ...answer,
      success: true,
      reason: undefined,
      service: found && { name: found.name, service: found.id },
      details: found,
    };
  }

  async function changesNow(id: number) {
    await view(id);
    const [known, offered] = await Promise.all([
      knownCatalogue(db, id),
      readProvider(db, keyring, id).then((panel) => askKept(deps, panel, askServices)),
    ]);
    if ('complaint' in offered) throw new ShopError('panel_unreachable', { said: offered.complaint });
    return { changes: catalogueChanges(known, offered), offered };
  }
}

const addressSentences = {
  'no-address': 'Indica una dirección completa, por ejemplo https://panel.example.com/api/v2',
  'no-https': 'La dirección debe empezar por https://',
  credentials: 'Quita el usuario y la contraseña de la dirección; la clave va en su propio campo',
  private: 'Esta dirección es de una red interna. Indica la dirección pública del proveedor',
} as const;

/** Identifies a change by everything that was shown of it. */
function keyOf({ kind, id, before, after }: CatalogueChange): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, id, before, after]))
    .digest('hex')
    .slice(0, 16);
}

/** The fields of a provider in the audit log. */
function kept(provider: ProviderRowView) {
  const { name, baseUrl, protocol, apiKeyLast4, maxCallsPerSecond, active } = provider;
  const balanceAlertBelow = provider.balanceAlertBelow ?? undefined;
  return { name, baseUrl, protocol, apiKeyLast4, maxCallsPerSecond, active, balanceAlertBelow };
}

function viewOf({ calls, failed, ...row }: ProviderRow): ProviderRowView {
  const errorPercent = calls === 0 ? undefined : Math.round((failed * 1000) / calls) / 10;
  return { ...row, hasApiKey: true, health: { ...row, calls, errorPercent } };
}
