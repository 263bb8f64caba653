import { z } from 'zod';
import { emailPattern } from './email';
import { secondStepRules } from './permissions';
import type { PurchaseSettings } from './purchase';

const line = (longest: number, missing = 'Escribe un texto') =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, `El texto es demasiado largo (${longest} caracteres como máximo)`)
    // One line: it goes into subjects and headers of e-mails.
    .regex(/^[ -~\u00a0-\uffff]*$/, 'Escribe el texto en una línea');

const mailAddress = z
  .string('Indica una dirección de correo')
  .trim()
  .max(254, 'Indica una dirección de correo válida')
  .regex(emailPattern, 'Indica una dirección de correo válida')
  .meta({ examples: ['soporte@example.com'] });

const yearSeconds = 31_536_000;
/** A time in seconds. The minimum is short so that a test shop can be quick. */
const seconds = (most = yearSeconds) =>
  z
    .number('Indica un tiempo')
    .int('Indica un tiempo')
    .min(1, 'Indica un tiempo de al menos un segundo')
    .max(most, most < yearSeconds ? 'El tiempo es demasiado largo' : 'Indica como máximo un año');

const percentWrong = 'Indica un porcentaje de 0 a 100, sin decimales';
const percent = z.number(percentWrong).int(percentWrong).min(0, percentWrong).max(100, percentWrong);

/** A VAT rate, with up to two decimals. */
const rate = z
  .number('Indica un tipo de IVA de 0 a 50')
  .min(0, 'Indica un tipo de IVA de 0 a 50')
  .max(50, 'Indica un tipo de IVA de 0 a 50');

export const vatCountries = ['ES', 'FR', 'IT'] as const;
const country = z.enum(vatCountries, 'Elige un país de la lista');
const flag = z.boolean('Indica sí o no');
// The privacy page promises a year.
const keptDays = z
  .number('Indica cuántos días')
  .int('Indica un número entero de días')
  .min(1, 'Indica al menos un día')
  .max(365, 'Indica como máximo 365 días');

/** The sections, each edited and saved together, with their fields. Times in seconds. Null means the program's own value. */
export const sectionSchemas = {
  /** Who the shop is (D34). */
  shop: z.strictObject({
    shopName: line(40, 'Escribe el nombre de la tienda'),
    supportEmail: mailAddress,
    alertEmail: mailAddress.nullable(),
    orderPrefix: z
      .string('Escribe de 2 a 5 letras mayúsculas')
      .regex(/^[A-Z]{2,5}$/, 'Escribe de 2 a 5 letras mayúsculas')
      .meta({ examples: ['FNZ'] }),
  }),
  /** Logo and colour (D34); the shades are derived from the colour (domain/theme.ts). */
  appearance: z.strictObject({
    logoText: line(24).nullable(),
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'Escribe un color como #2a46dd')
      .toLowerCase()
      .nullable()
      .meta({ examples: ['#2a46dd'] }),
  }),
  /** On receipts, in e-mails and in the legal texts (D34). */
  seller: z.strictObject({
    legalName: line(120, 'Escribe la razón social'),
    taxId: line(30, 'Escribe el NIF'),
    address: line(200, 'Escribe la dirección'),
    email: mailAddress,
    sample: flag,
  }),
  /** VAT by country, and whose rate counts (D31). */
  tax: z.strictObject({
    vatMode: z.enum(['seller', 'destination'], 'Elige qué tipo se aplica'),
    sellerCountry: country,
    vatRates: z.strictObject({ ES: rate, FR: rate, IT: rate }),
  }),
  /** Share of carts that see variant B (D7). */
  offer: z.strictObject({ upsellVariantBPercent: percent }),
  /** The countdown banner (S1 §2.14, D33). */
  banner: z.strictObject({
    enabled: flag,
    code: z
      .string('Escribe el código')
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9_-]{2,40}$/, 'Escribe un código de letras y cifras')
      .meta({ examples: ['VIP5'] }),
    seconds: z
      .number('Indica un tiempo')
      .int('Indica un tiempo')
      .min(60, 'Indica al menos un minuto')
      .max(86_400, 'Indica como máximo un día'),
    noRestartIn: z.array(country, 'Elige países de la lista').max(3, 'Elige cada país una vez'),
  }),
  /**
   * The line above every page: its texts during their time, else a note that deliveries start late (domain/notice.ts).
   */
  notice: z
    .strictObject({
      texts: z.strictObject({
        es: line(160).nullable(),
        fr: line(160).nullable(),
        it: line(160).nullable(),
      }),
      from: z.iso
        .datetime('Indica una fecha y hora')
        .nullable()
        .meta({ examples: ['2026-12-01T10:00:00.000Z'] }),
      until: z.iso
        .datetime('Indica una fecha y hora')
        .nullable()
        .meta({ examples: ['2026-12-08T10:00:00.000Z'] }),
      panelAway: flag,
      panelAwayAfterSeconds: seconds(),
    })
    .refine(({ from, until }) => from === null || until === null || from < until, {
      path: ['until'],
      message: 'El final debe ser posterior al comienzo',
    }),
  /** Which e-mails a purchase sends on its own, and when it is abandoned (D14). */
  reminders: z.strictObject({
    reminderAfterSeconds: seconds(),
    abandonAfterSeconds: seconds(),
    paymentFailedMailAfterSeconds: seconds(),
    progressMailAfterSeconds: seconds(),
  }),
  /** Whether buyers are asked for a review, and how long after delivery. */
  reviews: z.strictObject({
    enabled: flag,
    askAfterDays: z
      .number('Indica cuántos días')
      .int('Indica un número entero de días')
      .min(1, 'Indica al menos un día')
      .max(60, 'Indica como máximo 60 días'),
  }),
  /** How a submission is retried and followed, and what a short delivery leads to (D22, D23). */
  delivery: z.strictObject({
    undelivered: z.enum(['propose-refund', 'refund'], 'Elige qué se hace'),
    submissionAttempts: z
      .number('Indica cuántos intentos')
      .int('Indica un número entero')
      .min(1, 'Indica al menos un intento')
      .max(50, 'Indica como máximo 50 intentos'),
    submissionRetrySeconds: seconds(),
    lateAfterSeconds: seconds(),
  }),
  /** How long the guarantee lasts (null: for a lifetime), and the time between two refills (D24). */
  guarantee: z.strictObject({
    guaranteeSeconds: seconds(10 * yearSeconds).nullable(),
    refillCooldownSeconds: seconds(),
  }),
  /** Visitor measurement after consent (D29). The script's address is the installation's. */
  analytics: z.strictObject({
    enabled: flag,
    id: z
      .string()
      .trim()
      .regex(/^[\w.-]{1,60}$/, 'Escribe el identificador que te dio el servicio de medición')
      .nullable(),
  }),
  /** How long the logs of calls and e-mails are kept, and the buyers of carts that ended unpaid; in days. */
  retention: z.strictObject({ logDays: keptDays, unpaidDays: keptDays }),
  /** Who must have a second step to work in the back office (domain/permissions.ts). */
  security: z.strictObject({ secondStep: z.enum(secondStepRules, 'Elige quién la necesita') }),
} as const satisfies Record<string, z.ZodType>;

export type SettingsSection = keyof typeof sectionSchemas;

/** In the order of the settings page. */
export const settingsSections = Object.keys(sectionSchemas) as SettingsSection[];

export type SectionValues<S extends SettingsSection> = z.output<(typeof sectionSchemas)[S]>;

/** Announced when settings or published texts have changed, so that pages show it immediately. */
export const shopChanged = 'shop';

/** The settings as they are stored, with every default filled in. */
export interface ShopSettings {
  shopName: string;
  supportEmail: string;
  /** Gets the e-mails about what waits for a person; null: support. */
  alertEmail: string | null;
  appearance: SectionValues<'appearance'>;
  seller: SectionValues<'seller'>;
  /** In percent, by country. */
  vatRates: Record<string, number>;
  sellerCountry: string;
  /** `seller`: everyone pays the seller's rate; `destination`: the rate of the language's country (D31). */
  vatMode: 'seller' | 'destination';
  /** Share of carts that see upsell variant B, in percent (D7). */
  upsellVariantBPercent: number;
  banner: { enabled: boolean; code: string; seconds: number; noRestartIn: string[] };
  notice: SectionValues<'notice'>;
  analytics: SectionValues<'analytics'>;
  retention: SectionValues<'retention'>;
  reviews: SectionValues<'reviews'>;
  security: SectionValues<'security'>;
  purchase: PurchaseSettings;
}

/** Gets the e-mails about what waits for a person, and about logins and changes of back-office users. */
export function alertsTo({
  alertEmail,
  supportEmail,
}: Pick<ShopSettings, 'alertEmail' | 'supportEmail'>): string {
  return alertEmail ?? supportEmail;
}

/** The stored settings, arranged in their sections. */
export function sectionsOf(settings: ShopSettings): { [S in SettingsSection]: SectionValues<S> } {
  const { purchase } = settings;
  const { ES = 0, FR = 0, IT = 0 } = settings.vatRates;
  const [sellerCountry = 'ES'] = vatCountries.filter((one) => one === settings.sellerCountry);
  return {
    shop: {
      shopName: settings.shopName,
      supportEmail: settings.supportEmail,
      alertEmail: settings.alertEmail,
      orderPrefix: purchase.orderPrefix,
    },
    appearance: settings.appearance,
    seller: settings.seller,
    tax: { vatMode: settings.vatMode, sellerCountry, vatRates: { ES, FR, IT } },
    offer: { upsellVariantBPercent: settings.upsellVariantBPercent },
    banner: {
      ...settings.banner,
      noRestartIn: vatCountries.filter((one) => settings.banner.noRestartIn.includes(one)),
    },
    notice: settings.notice,
    reminders: {
      reminderAfterSeconds: purchase.reminderAfterSeconds,
      abandonAfterSeconds: purchase.abandonAfterSeconds,
      // Every new purchase has them; only old ones lack them.
      paymentFailedMailAfterSeconds: purchase.paymentFailedMailAfterSeconds ?? 900,
      progressMailAfterSeconds: purchase.progressMailAfterSeconds ?? 1800,
    },
    reviews: settings.reviews,
    delivery: {
      undelivered: purchase.undelivered,
      submissionAttempts: purchase.submissionAttempts,
      submissionRetrySeconds: purchase.submissionRetrySeconds,
      lateAfterSeconds: purchase.lateAfterSeconds ?? 48 * 3600,
    },
    guarantee: {
      guaranteeSeconds: purchase.guaranteeSeconds ?? null,
      refillCooldownSeconds: purchase.refillCooldownSeconds,
    },
    analytics: settings.analytics,
    retention: settings.retention,
    security: settings.security,
  };
}

/** Sections that a purchase copies when it starts: running purchases keep theirs. */
const ofPurchases: readonly SettingsSection[] = ['reminders', 'delivery', 'guarantee'];

/** The stored form of a section's values: top-level settings; only the named fields of `purchase` are replaced. */
export function storedFrom(
  section: SettingsSection,
  values: Record<string, unknown>,
): { settings: Record<string, unknown>; purchase: Record<string, unknown> } {
  if (ofPurchases.includes(section)) return { settings: {}, purchase: values };
  if (section === 'shop') {
    const { orderPrefix, ...settings } = values;
    return { settings, purchase: { orderPrefix } };
  }
  if (section === 'tax' || section === 'offer') return { settings: values, purchase: {} };
  return { settings: { [section]: values }, purchase: {} };
}
