import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { type ProviderServiceIds, seedServices } from '../domain/catalogue';
import { seedDiscounts } from '../domain/discounts';
import { type Keyring, sealText } from '../security/keyring';
import type { Shown } from '../security/production';
import { inTransaction } from './pool';
import { writeRealSeller, writeSettings } from './settings';

/** Initial data of a new shop. */
export interface Seed {
  provider: { baseUrl: string; apiKey: string; serviceIds: ProviderServiceIds };
  adminPassword: string;
  /** Whether the password is only for the first login: it was stored in a file. */
  adminMustChangePassword?: boolean;
  /**
   * Whether the packages get a price history at their regular price: only a shop without customers may have such a
   * made-up past.
   */
  pastPrices?: boolean;
  /** Settings that override the defaults, e.g. shorter times. */
  settings?: Record<string, unknown>;
  /** Seller and support address of a production shop, written over none and over example data. */
  realSeller?: Shown;
}

/** The regular price, in effect for the two months before the first price. */
const pastPrices = `
  INSERT INTO service_prices (service_id, since, price_cents, quantity, bonus)
  SELECT s.id, min(p.since) - interval '60 days', s.regular_price_cents, s.quantity, s.bonus
  FROM services s JOIN service_prices p ON p.service_id = s.id
  WHERE s.id = ANY ($1) AND s.regular_price_cents > s.price_cents AND s.min_quantity IS NULL
  GROUP BY s.id HAVING count(*) = 1`;

/**
 * Fills an empty database: first provider, catalogue, discount codes, the administrator `admin`. Existing data stay as
 * they are, except address and key of the first provider, which follow the environment until somebody enters others in
 * the back office. Returns whether the administrator was created now, and whether the environment has another address
 * or key than the provider, and is ignored.
 */
export async function seed(
  pool: Pool,
  keyring: Keyring,
  values: Seed,
): Promise<{ adminCreated: boolean; providerIgnored: boolean }> {
  const passwordHash = await hash(values.adminPassword);
  return inTransaction(pool, async (db) => {
    const { provider } = values;
    const written = await db.query(
      `INSERT INTO providers (id, name, base_url, api_key_encrypted, api_key_last4)
       VALUES (1, 'Panel principal', $1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET base_url = excluded.base_url,
         api_key_encrypted = excluded.api_key_encrypted, api_key_last4 = excluded.api_key_last4
         WHERE providers.follows_environment`,
      [provider.baseUrl, sealText(keyring, provider.apiKey, 'panel-key/1'), provider.apiKey.slice(-4)],
    );
    const differing = await db.query(
      'SELECT FROM providers WHERE id = 1 AND (base_url <> $1 OR api_key_last4 <> $2)',
      [provider.baseUrl, provider.apiKey.slice(-4)],
    );
    const services = seedServices(provider.serviceIds);
    for (const s of services) {
      await db.query(
        `INSERT INTO services (id, type, region, quantity, bonus, price_cents, regular_price_cents,
                               featured, active, provider_id, provider_service_id, min_quantity, max_quantity,
                               quantity_step, bonus_percent)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT (id) DO NOTHING`,
        [
          s.id,
          s.type,
          s.region,
          s.quantity,
          s.bonus,
          s.priceCents,
          s.regularPriceCents,
          s.featured,
          s.active,
          s.providerId,
          s.providerServiceId,
          s.range?.min ?? null,
          s.range?.max ?? null,
          s.range?.step ?? null,
          s.range?.bonusPercent ?? null,
        ],
      );
    }
    if (values.pastPrices) await db.query(pastPrices, [services.map(({ id }) => id)]);
    for (const d of seedDiscounts) {
      await db.query(
        `INSERT INTO discount_codes (code, percent, active, valid_seconds_after_grant, once_per_email, granted_in)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (code) DO NOTHING`,
        [d.code, d.percent, d.active, d.validSecondsAfterGrant ?? null, d.oncePerEmail, d.grantedIn ?? null],
      );
    }
    await writeSettings(db, values.settings ?? {});
    if (values.realSeller) await writeRealSeller(db, values.realSeller);
    const admin = await db.query(
      `INSERT INTO admins (username, password_hash, must_change_password)
       SELECT 'admin', $1, $2 WHERE NOT EXISTS (SELECT FROM admins)`,
      [passwordHash, values.adminMustChangePassword ?? false],
    );
    return {
      adminCreated: admin.rowCount === 1,
      providerIgnored: written.rowCount === 0 && differing.rowCount === 1,
    };
  });
}
