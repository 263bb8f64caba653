import { verify } from '@node-rs/argon2';
import { z } from 'zod';
import { migrate } from '../db/migrate';
import { createPool } from '../db/pool';
import { seed } from '../db/seed';
import { readKeyring } from '../security/keyring';

const environment = z.object({
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

/**
 * Brings the schema up to date and fills an empty database. Safe to run again, and beside a running shop.
 * `settings` replace the shop's defaults, e.g. shorter times for tests.
 */
export async function prepareDatabase(
  env: NodeJS.ProcessEnv,
  settings?: Record<string, unknown>,
): Promise<{ migrations: string[]; adminCreated: boolean }> {
  const known = environment.parse(env);
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
      settings,
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
    const { rows } = await pool.query<{ password_hash: string }>(
      `SELECT password_hash FROM admins WHERE username = 'admin' AND active`,
    );
    return rows[0] !== undefined && (await verify(rows[0].password_hash, password));
  } finally {
    await pool.end();
  }
}

function openPool(databaseUrl: string) {
  return createPool(databaseUrl, () => undefined, 1);
}
