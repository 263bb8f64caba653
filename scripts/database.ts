import { verify } from '@node-rs/argon2';
import { z } from 'zod';
import { migrate } from '../db/migrate';
import { createPool, inTransaction } from '../db/pool';
import { letServe } from '../db/roles';
import { seed } from '../db/seed';
import { passwordFlaw } from '../domain/password';
import { isCommonPassword } from '../security/common-passwords';
import { readKeyring } from '../security/keyring';
import { exampleSellerFault, isProduction, productionFaults, type Shown } from '../security/production';

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

/** The seller and the support address: a production shop never starts with sample data. */
const sellerEnvironment = z.object({
  SELLER_LEGAL_NAME: z.string().min(1),
  SELLER_TAX_ID: z.string().min(1),
  SELLER_ADDRESS: z.string().min(1),
  SELLER_EMAIL: z.email(),
  SUPPORT_EMAIL: z.email(),
});

/** The variables of the database job. */
export const databaseEnv = environment.extend(sellerEnvironment.shape);

/** Throws with a line for each variable that is missing or invalid. */
function readVariables<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv): T {
  const { data, error } = schema.safeParse(env);
  if (data) return data;
  const names = error?.issues.map(({ path }) => `${path.join('.')} is missing or not valid: set it`) ?? [];
  throw new Error(names.join('\n- '));
}

/** Seller and support address of a production environment. Throws if one is missing or made up. */
function realSeller(env: NodeJS.ProcessEnv): Shown {
  const known = readVariables(sellerEnvironment, env);
  const seller = {
    legalName: known.SELLER_LEGAL_NAME,
    taxId: known.SELLER_TAX_ID,
    address: known.SELLER_ADDRESS,
    email: known.SELLER_EMAIL,
    sample: false,
  };
  const settings = { seller, supportEmail: known.SUPPORT_EMAIL };
  const flaw = passwordFlaw(env.ADMIN_PASSWORD ?? '', 'admin', isCommonPassword);
  const faults = [
    ...productionFaults(env).filter((fault) => !fault.startsWith('PUBLIC_URL')),
    exampleSellerFault(settings) ?? [],
    ownerUrlOf(env) === undefined
      ? 'DATABASE_OWNER_URL is missing or names the same role as DATABASE_URL: the owner of the tables needs a separate role'
      : [],
    flaw ? `ADMIN_PASSWORD is weak (${flaw}): use 12 random characters or more` : [],
  ].flat();
  if (faults.length > 0) throw new Error(faults.join('\n- '));
  return settings;
}

/**
 * Brings the schema up to date and fills an empty database. Safe to run again, and next to a running shop. The role of
 * DATABASE_OWNER_URL owns the tables; the role of DATABASE_URL may serve the shop, and nothing more. `settings` replace
 * the shop's defaults, e.g. shorter times for tests.
 */
export async function prepareDatabase(
  env: NodeJS.ProcessEnv,
  settings?: Record<string, unknown>,
): Promise<{ migrations: string[]; adminCreated: boolean; providerIgnored: boolean }> {
  const known = readVariables(environment, env);
  const real = isProduction(env) ? realSeller(env) : undefined;
  const ownerUrl = ownerUrlOf(env);
  const migrations = await migrate(ownerUrl ?? known.DATABASE_URL);
  if (ownerUrl) {
    const owner = openPool(ownerUrl);
    try {
      await inTransaction(owner, (db) => letServe(db, roleOf(known.DATABASE_URL)));
    } finally {
      await owner.end();
    }
  }
  const pool = openPool(known.DATABASE_URL);
  try {
    const seeded = await seed(pool, readKeyring(known.ENCRYPTION_KEYS), {
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
      // Real shoppers see no past price that nobody was ever charged (docs/decisions/0040).
      pastPrices: real === undefined,
      settings,
      realSeller: real,
    });
    return { migrations, ...seeded };
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

/** The owner's address if it belongs to another role than DATABASE_URL. */
function ownerUrlOf({ DATABASE_URL: url, DATABASE_OWNER_URL: owner }: NodeJS.ProcessEnv): string | undefined {
  return url && owner && roleOf(owner) !== roleOf(url) ? owner : undefined;
}

/** The role in an address. */
function roleOf(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).username);
}

function openPool(databaseUrl: string) {
  return createPool(databaseUrl, () => undefined, { max: 1 });
}
