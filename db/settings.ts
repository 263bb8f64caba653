import { z } from 'zod';
import { secondStepRules } from '../domain/permissions';
import { defaultSettings } from '../domain/purchase';
import type { Seller } from '../domain/seller';
import { type ShopSettings, shopChanged } from '../domain/settings';
import { exampleFields, exampleSellerFault, isProduction, type Shown } from '../security/production';
import { announce, type Db } from './pool';

/** On receipts and in the legal texts. The default is sample data and says so, until the real data are entered. */
const sellerSettings = z
  .object({
    legalName: z.string(),
    taxId: z.string(),
    address: z.string(),
    email: z.string(),
    sample: z.boolean().default(false),
  })
  .default({
    legalName: 'Fanzeo Ejemplo, S.L.',
    taxId: 'B00000000',
    address: 'Calle Ejemplo, 1, 28000 Madrid',
    email: 'facturacion@fanzeo.example',
    sample: true,
  });

const shopSettings = z.object({
  shopName: z.string().default('Fanzeo'),
  supportEmail: z.string().default('soporte@fanzeo.example'),
  /** Gets the e-mails about what waits for a person; null: support. */
  alertEmail: z.string().nullable().default(null),
  seller: sellerSettings,
  /** The logo's text (else the name) and colour (else the program's), D34. */
  appearance: z
    .object({ logoText: z.string().nullable().default(null), accent: z.string().nullable().default(null) })
    .prefault({}),
  vatRates: z.record(z.string(), z.number()).default({ ES: 21, FR: 20, IT: 22 }),
  sellerCountry: z.string().default('ES'),
  /** `seller`: everyone pays the seller's rate; `destination`: the rate of the language's country (D31). */
  vatMode: z.enum(['seller', 'destination']).default('seller'),
  /** Share of carts that see upsell variant B, in percent (D7). */
  upsellVariantBPercent: z.number().min(0).max(100).default(0),
  /** The countdown banner (S1 §2.14): its code is looked up; percentage and validity come from the code. */
  banner: z
    .object({
      enabled: z.boolean().default(true),
      code: z.string().default('VIP5'),
      /** Length of the countdown. */
      seconds: z.number().int().min(60).max(86_400).default(600),
      /** Countries in which it doesn't restart at zero (D33), e.g. `FR`. */
      noRestartIn: z.array(z.string()).default([]),
    })
    .prefault({}),
  /** The line above every page (domain/notice.ts). */
  notice: z
    .object({
      texts: z
        .object({
          es: z.string().nullable().default(null),
          fr: z.string().nullable().default(null),
          it: z.string().nullable().default(null),
        })
        .prefault({}),
      from: z.string().nullable().default(null),
      until: z.string().nullable().default(null),
      panelAway: z.boolean().default(true),
      panelAwayAfterSeconds: z.number().int().min(1).default(3600),
    })
    .prefault({}),
  /** `id`: instead of the installation's own (D29). */
  analytics: z
    .object({ enabled: z.boolean().default(true), id: z.string().nullable().default(null) })
    .prefault({}),
  /** Whether and when buyers are asked for a review. */
  reviews: z
    .object({ enabled: z.boolean().default(true), askAfterDays: z.number().int().min(1).default(5) })
    .prefault({}),
  /** How long logs are kept, and buyers of carts that ended unpaid. */
  retention: z
    .object({
      logDays: z.number().int().min(1).default(30),
      unpaidDays: z.number().int().min(1).default(90),
    })
    .prefault({}),
  /** Who must have a second step in the back office. */
  security: z.object({ secondStep: z.enum(secondStepRules).default('optional') }).prefault({}),
  purchase: z.record(z.string(), z.unknown()).default({}),
});

export type { ShopSettings };

/** Reads the settings; missing ones get their defaults. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const { rows } = await db.query<{ key: string; value: unknown }>('SELECT key, value FROM settings');
  const stored = shopSettings.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])));
  return { ...stored, purchase: { ...defaultSettings, ...stored.purchase } };
}

/** A seller as it was stored; the sample data of a new shop if none was. */
export function readSeller(stored: unknown): Seller {
  return sellerSettings.parse(stored ?? undefined);
}

/** A name of the shop as it was stored; that of a new shop if none was. */
export function readShopName(stored: string | undefined): string {
  return shopSettings.shape.shopName.parse(stored);
}

/** Writes some settings; the others stay. */
export async function writeSettings(db: Db, values: Record<string, unknown>): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await db.query(
      'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [key, JSON.stringify(value)],
    );
  }
}

/** Writes seller and support address where none or example data are stored; what somebody entered stays. */
export async function writeRealSeller(db: Db, { seller, supportEmail }: Shown): Promise<void> {
  await lockSettings(db);
  // Absent ones read as a new shop's example data.
  const stored = await readSettings(db);
  if (exampleFields({ seller: stored.seller }).length > 0) await writeSettings(db, { seller });
  if (exampleFields({ supportEmail: stored.supportEmail }).length > 0)
    await writeSettings(db, { supportEmail });
}

/**
 * Throws with an explanation if a production shop would sell in the name of the example seller. If the settings can't
 * be read it lets a process continue: the job that prepares the database replaces example data before each start.
 */
export async function refuseExampleSeller(db: Db, env: NodeJS.ProcessEnv): Promise<void> {
  if (!isProduction(env)) return;
  const settings = await readSettings(db).catch(() => undefined);
  const fault = settings && exampleSellerFault(settings);
  if (fault) throw new ExampleSeller(fault);
}

/** Thrown if a production shop has a new shop's example data; the message says what to set. */
export class ExampleSeller extends Error {
  override name = 'ExampleSeller';
}

/** Runs `work` while nobody else changes settings: of two administrators the second sees what the first has saved. */
export async function lockSettings(db: Db): Promise<void> {
  await db.query("SELECT pg_advisory_xact_lock(hashtext('settings'))");
}

/** Makes every API process reload the shop's settings. */
export async function announceShopChange(db: Db): Promise<void> {
  await announce(db, shopChanged);
}

/** The tax rate for a language, in percent (D31). */
export function vatRateFor(settings: ShopSettings, language: 'es' | 'fr' | 'it'): number {
  const country = settings.vatMode === 'destination' ? language.toUpperCase() : settings.sellerCountry;
  return settings.vatRates[country] ?? settings.vatRates[settings.sellerCountry] ?? 0;
}
