import { verify } from '@node-rs/argon2';
import { z } from 'zod';
import { migrate } from '../db/migrate';
import { createPool } from '../db/pool';
import { seed } from '../db/seed';
import { passwordFlaw } from '../domain/password';
import { readKeyring } from '../security/keyring';
import { exampleSellerFault, isProduction, productionFaults } from '../security/production';

const environment = z.object({
  NODE_ENV: z.string().optional(),
  DATABASE_URL: z.string().min(1),
  ENCRYPTION_KEYS: z.string().min(1),
  PROVIDER_URL: z.string().min(1),
  PROVIDER_KEY: z.string().min(1),
  PROVIDER_SERVICE_EUROPE: z.string().min(1),
  PROVIDER_SERVICE_SPAIN: z.string().min(1),
  PROVIDER_SERVICE_LIKES: z.string().min(1),
  PROVIDER_SERVICE_VIEWS: z.string().min(1),
  ADMIN_PASSWORD: z.string().min(8),
});

/** Who sells, and where support is written to: a production shop is never started with example data. */
const sellerEnvironment = z.object({
  SELLER_LEGAL_NAME: z.string().min(1),
  SELLER_TAX_ID: z.string().min(1),
  SELLER_ADDRESS: z.string().min(1),
  SELLER_EMAIL: z.email(),
  SUPPORT_EMAIL: z.email(),
});

/** The settings that a production environment brings along. Throws where one is missing or made up. */
function realSettings(env: NodeJS.ProcessEnv): Record<string, unknown> {
  const known = sellerEnvironment.parse(env);
  const seller = {
    legalName: known.SELLER_LEGAL_NAME,
    taxId: known.SELLER_TAX_ID,
    address: known.SELLER_ADDRESS,
    email: known.SELLER_EMAIL,
    sample: false,
  };
  const settings = { seller, supportEmail: known.SUPPORT_EMAIL };
  const flaw = passwordFlaw(env.ADMIN_PASSWORD ?? '', 'admin');
  const faults = [
    ...productionFaults(env).filter((fault) => !fault.startsWith('PUBLIC_URL')),
    exampleSellerFault(settings) ?? [],
    flaw ? `ADMIN_PASSWORD is weak (${flaw}): use 12 random characters or more` : [],
  ].flat();
  if (faults.length > 0) throw new Error(faults.join('\n- '));
  return settings;
}

/**
 * Brings the schema up to date and fills an empty database. Safe to run again, and beside a running shop.
 * `settings` replace the shop's defaults, e.g. shorter times for tests.
 */
export async function prepareDatabase(
  env: NodeJS.ProcessEnv,
  settings?: Record<string, unknown>,
): Promise<{ migrations: string[]; adminCreated: boolean }> {
  const known = environment.parse(env);
  const real = isProduction(env) ? realSettings(env) : undefined;
  const migrations = await migrate(known.DATABASE_URL);
  const pool = openPool(known.DATABASE_URL);
  try {
    const { adminCreated } = await seed(pool, readKeyring(known.ENCRYPTION_KEYS), {
      provider: {
        baseUrl: known.PROVIDER_URL,
        apiKey: known.PROVIDER_KEY,
        serviceIds: {
          europe: known.PROVIDER_SERVICE_EUROPE,
          spain: known.PROVIDER_SERVICE_SPAIN,
          likes: known.PROVIDER_SERVICE_LIKES,
          views: known.PROVIDER_SERVICE_VIEWS,
        },
      },
      adminPassword: known.ADMIN_PASSWORD,
      adminMustChangePassword: real !== undefined,
      settings,
      firstSettings: real,
    });
    return { migrations, adminCreated };
  } finally {
    await pool.end();
  }
}

/** Whether the administrator `admin` still has this password, so that it is worth showing. */
export async function adminHasPassword(databaseUrl: string, password: string): Promise<boolean> {
  const pool = openPool(databaseUrl);
  try {
    const { rows } = await pool.query<{ passwordHash: string }>(
      `SELECT password_hash FROM admins WHERE username = 'admin' AND active`,
    );
    return rows[0] !== undefined && (await verify(rows[0].passwordHash, password));
  } finally {
    await pool.end();
  }
}

function openPool(databaseUrl: string) {
  return createPool(databaseUrl, () => undefined, 1);
}
