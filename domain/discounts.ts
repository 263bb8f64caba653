import { type Language, languages } from './money';
import { allowed, refused, type Verdict } from './result';

/** A discount code as it is stored (decision 8). */
export interface DiscountCode {
  code: string;
  percent: number;
  active: boolean;
  /** Usable so many seconds from the order that granted it; undefined for always. */
  validSecondsAfterGrant?: number;
  /** Orders in these languages grant it; any order where it is undefined. */
  grantedIn?: Language[];
  oncePerEmail: boolean;
}

/** The code that an order's success page gives for the next one (decision 8). */
export const thankYouCodes: Record<Language, 'SAVE10' | 'SAVE15'> = {
  es: 'SAVE15',
  fr: 'SAVE15',
  it: 'SAVE10',
};

const grantedIn = (code: string) => languages.filter((language) => thankYouCodes[language] === code);

/** The codes of a new shop (decision 8, S1 §2.14). */
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

/** What is known of an e-mail address and a code. Times in epoch ms. */
export interface DiscountHistory {
  /** When the newest order of this address granted the code. */
  grantedAt?: number;
  redeemed: boolean;
}

/** Whether a code holds for a buyer now; the code as typed is trimmed and upper-cased before (S0 §5). */
export function discountHolds(
  discount: DiscountCode | undefined,
  history: DiscountHistory,
  now: number,
): Verdict<'discount_invalid' | 'discount_expired' | 'discount_used'> {
  if (!discount?.active) return refused('discount_invalid');
  if (discount.oncePerEmail && history.redeemed) return refused('discount_used');
  if (discount.validSecondsAfterGrant !== undefined) {
    if (history.grantedAt === undefined) return refused('discount_invalid');
    if (now > history.grantedAt + discount.validSecondsAfterGrant * 1000) return refused('discount_expired');
  }
  return allowed;
}
