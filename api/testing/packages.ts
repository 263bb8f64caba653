import { randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { createProvider } from '#domain/calls/admin-providers.ts';
import {
  type AdminServiceView,
  adminCreateService,
  adminSetServiceActive,
} from '#domain/calls/admin-services.ts';
import type { Browser } from './browser';

/** A size that no other package has. */
export const aQuantity = () => randomInt(1_000_000, 4_000_000);

/** The fields of a new package. */
export const values = (over: object = {}) => ({
  quantity: aQuantity(),
  bonus: 0,
  priceCents: 9999,
  regularPriceCents: 12_999,
  featured: false,
  ...over,
});

export type OwnPackages = ReturnType<typeof ownPackages>;

/** A test's own panels (at the sandbox) and packages. */
export function ownPackages(db: Pool, admin: Browser) {
  const made: number[] = [];
  const providers: number[] = [];

  /** A panel whose currency is the euro. */
  async function aProvider(apiKey = process.env.PROVIDER_KEY ?? ''): Promise<number> {
    const answer = await admin.call(createProvider, {
      body: {
        name: `Panel ${randomUUID().slice(0, 8)}`,
        baseUrl: `${process.env.SANDBOX_PANEL_URL}/api/v2`,
        apiKey,
        maxCallsPerSecond: 5,
        balanceAlertBelow: null,
      },
    });
    const { id } = answer.provider;
    providers.push(id);
    await inEuros(id);
    return id;
  }

  const inEuros = (id: number) =>
    db.query(
      `INSERT INTO provider_balances (provider_id, balance, currency, said_at, checked_at)
     VALUES ($1, 10, 'EUR', now(), now())
     ON CONFLICT (provider_id) DO UPDATE SET currency = 'EUR'`,
      [id],
    );

  /** Sets a provider's catalogue without reading it. */
  async function lists(providerId: number, rates: Record<string, string>): Promise<void> {
    for (const [id, rate] of Object.entries(rates))
      await db.query(
        `INSERT INTO provider_services (provider_id, id, name, type, category, rate, min, max, taken_at)
       VALUES ($1, $2, $3, 'Default', 'Views', $4, 100, 5000000, now())
       ON CONFLICT (provider_id, id) DO UPDATE SET rate = excluded.rate, gone_at = NULL`,
        [providerId, id, `Service ${id}`, rate],
      );
  }

  /** A package that is not on sale yet. */
  async function aPackage(over: { providerId: number; providerServiceId?: string }) {
    const { service } = await admin.call(adminCreateService, {
      body: {
        type: 'views',
        region: 'none',
        ...values(),
        source: { providerServiceId: '1004', ...over },
      },
    });
    made.push(service.id);
    return service;
  }

  /** Puts a package on sale, or takes it off. */
  const sell = (service: AdminServiceView, active = true, by = admin) =>
    by.call(adminSetServiceActive, {
      params: { id: String(service.id) },
      body: { active, reason: 'por la prueba', version: service.version },
    });

  /** Deletes all of it. */
  async function clear(): Promise<void> {
    await db.query('DELETE FROM services WHERE id = ANY ($1) OR provider_id = ANY ($2)', [made, providers]);
    await db.query('DELETE FROM provider_calls WHERE provider_id = ANY ($1)', [providers]);
    await db.query('DELETE FROM providers WHERE id = ANY ($1)', [providers]);
  }

  return { made, providers, aProvider, inEuros, lists, aPackage, sell, clear };
}
