import type { ServiceType } from './catalogue';
import { type Cents, type Language, languages } from './money';
import type { DiscountValue } from './pricing';
import { allowed, refused, type Verdict } from './result';

/** A stored discount code (D8): a percentage or an amount off, and its conditions. Times in epoch ms. */
export interface DiscountCode extends DiscountValue {
  code: string;
  active: boolean;
  /** Minimum order amount before the discount. */
  minOrderCents?: Cents;
  /** Only for these; for all if undefined. */
  serviceTypes?: ServiceType[];
  languages?: Language[];
  /** At most this many orders may use it. */
  maxRedemptions?: number;
  validFrom?: number;
  validUntil?: number;
  /** Valid for this many seconds after the order that granted it; undefined: always. */
  validSecondsAfterGrant?: number;
  /** Orders in these languages grant it; any order if undefined. */
  grantedIn?: Language[];
  oncePerEmail: boolean;
}

/** The code that an order's success page gives for the next one (D8). */
export const thankYouCodes: Record<Language, 'SAVE10' | 'SAVE15'> = {
  es: 'SAVE15',
  fr: 'SAVE15',
  it: 'SAVE10',
};

const grantedIn = (code: string) => languages.filter((language) => thankYouCodes[language] === code);

/** The codes of a new shop (D8, S1 §2.14). */
export const seedDiscounts: DiscountCode[] = [
  { code: 'VIP5', percent: 5, active: true, oncePerEmail: false },
  {
    code: 'SAVE10',
    percent: 10,
    active: true,
    validSecondsAfterGrant: 30 * 24 * 3600,
    grantedIn: grantedIn('SAVE10'),
    oncePerEmail: true,
  },
  {
    code: 'SAVE15',
    percent: 15,
    active: true,
    validSecondsAfterGrant: 24 * 3600,
    grantedIn: grantedIn('SAVE15'),
    oncePerEmail: true,
  },
];

/** What is known about an e-mail address and a code. Times in epoch ms. */
export interface DiscountHistory {
  /** When the newest order of this address granted the code. */
  grantedAt?: number;
  redeemed: boolean;
  /** Redemptions, plus uses that other carts have reserved (`openClaims`); compared with the limit. */
  taken?: number;
}

/** A possible order; unknown fields are not checked. */
export interface DiscountedOrder {
  /** Before the discount, with upsell. */
  fullCents?: Cents;
  serviceType?: ServiceType;
  language?: Language;
}

/** Why a code isn't valid. */
export type DiscountRefusal =
  | 'discount_invalid'
  | 'discount_expired'
  | 'discount_used'
  | 'discount_exhausted'
  | 'discount_minimum'
  | 'discount_not_applicable';

/** Whether a code is valid for a buyer now; the typed code is trimmed and upper-cased before (S0 §5). */
export function discountHolds(
  discount: DiscountCode | undefined,
  history: DiscountHistory,
  now: number,
  order: DiscountedOrder = {},
): Verdict<DiscountRefusal> {
  if (!discount?.active) return refused('discount_invalid');
  const { validFrom, validUntil, maxRedemptions, minOrderCents } = discount;
  // Before its time a code counts as unknown, so that nobody learns of it early.
  if (validFrom !== undefined && now < validFrom) return refused('discount_invalid');
  if (validUntil !== undefined && now >= validUntil) return refused('discount_expired');
  if (discount.oncePerEmail && history.redeemed) return refused('discount_used');
  if (discount.validSecondsAfterGrant !== undefined) {
    if (history.grantedAt === undefined) return refused('discount_invalid');
    if (now > history.grantedAt + discount.validSecondsAfterGrant * 1000) return refused('discount_expired');
  }
  if (maxRedemptions !== undefined && (history.taken ?? 0) >= maxRedemptions)
    return refused('discount_exhausted');
  const { fullCents, serviceType, language } = order;
  if (serviceType && discount.serviceTypes && !discount.serviceTypes.includes(serviceType))
    return refused('discount_not_applicable');
  if (language && discount.languages && !discount.languages.includes(language))
    return refused('discount_not_applicable');
  if (minOrderCents !== undefined && fullCents !== undefined && fullCents < minOrderCents)
    return refused('discount_minimum');
  return allowed;
}

/** State of a code, as the back office shows it. */
export const discountStates = ['active', 'scheduled', 'expired', 'exhausted', 'inactive'] as const;
export type DiscountState = (typeof discountStates)[number];

/**
 * The state of a code for everyone, at `now`. `taken` is compared with its limit. api/discount-codes/sql.ts filters by
 * the same rule.
 */
export function discountState(discount: DiscountCode, taken: number, now: number): DiscountState {
  const { active, validFrom, validUntil, maxRedemptions } = discount;
  if (!active) return 'inactive';
  if (validUntil !== undefined && now >= validUntil) return 'expired';
  if (validFrom !== undefined && now < validFrom) return 'scheduled';
  return maxRedemptions !== undefined && taken >= maxRedemptions ? 'exhausted' : 'active';
}

/**
 * Whether a code takes a percentage off anything. Only such a code is advertised: neither the banner nor the success page
 * states conditions (D8, D33).
 */
export function isUnconditional({
  percent,
  minOrderCents,
  serviceTypes,
}: Pick<DiscountCode, 'percent' | 'minOrderCents' | 'serviceTypes'>): boolean {
  return percent !== undefined && minOrderCents === undefined && !serviceTypes;
}

/**
 * Whether a code may be advertised in a language to an address with this history. For a banner that is an empty one: it is
 * for every reader, also those who never bought.
 */
export function mayAdvertise(
  discount: DiscountCode | undefined,
  history: DiscountHistory,
  now: number,
  language: Language,
): Verdict<DiscountRefusal> {
  const verdict = discountHolds(discount, history, now, { language });
  if (!verdict.allowed || !discount) return verdict;
  return isUnconditional(discount) ? allowed : refused('discount_not_applicable');
}
