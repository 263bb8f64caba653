import type { DiscountView } from '#domain/calls/admin-discounts.ts';
import type { DiscountState } from '#domain/discounts.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { count, euros, minuteTime } from '../format';
import { discountMessages } from './text';

const { rules, services, languages } = discountMessages;

/** The page of a code. */
export const codeAddress = (code: string) => `/admin/discount-codes/${encodeURIComponent(code)}`;

/** The colour of a code's state. */
export const stateTones: Record<DiscountState, Tone> = {
  active: 'success',
  scheduled: 'info',
  expired: 'neutral',
  exhausted: 'warning',
  inactive: 'neutral',
};

/** The discount of a code in words. */
export function offInWords({ off }: Pick<DiscountView, 'off'>): string {
  return off.kind === 'percent' ? `${off.percent} %` : euros(off.amountCents);
}

/** How often a code was used, and its limit. */
export function usesInWords({ redemptions, maxRedemptions }: DiscountView): string {
  return maxRedemptions === undefined
    ? count(redemptions)
    : rules.limit(count(redemptions), count(maxRedemptions));
}

/** A duration in days if it is whole ones, else in hours. */
export function spanInWords(seconds: number): string {
  const hours = seconds / 3600;
  return Number.isInteger(hours / 24) ? rules.days(hours / 24) : rules.hours(count(hours));
}

/** All rules of a code, each in a few words; the discount comes first. */
export function rulesInWords(code: DiscountView): string[] {
  return [
    offInWords(code),
    code.minOrderCents !== undefined && rules.least(euros(code.minOrderCents)),
    code.serviceTypes?.map((type) => services[type]).join(', '),
    code.languages?.map((language) => languages[language]).join(', '),
    code.oncePerEmail && rules.once,
    code.maxRedemptions !== undefined && rules.most(code.maxRedemptions, count(code.maxRedemptions)),
    code.validFrom && rules.from(minuteTime(code.validFrom)),
    code.validUntil && rules.until(minuteTime(code.validUntil)),
    code.validSecondsAfterGrant !== undefined && rules.afterGrant(spanInWords(code.validSecondsAfterGrant)),
  ].filter((one) => typeof one === 'string');
}
