import type { DiscountRules, DiscountView } from '#domain/calls/admin-discounts.ts';
import { clockOf, momentOf } from '#domain/days.ts';
import { numberToType, parseEuros, readWhole, typedEuros } from '../format';

/** The rules of a code as typed: amounts in euros, the span in hours, moments by the shop's clock. */
export interface DiscountForm {
  kind: 'percent' | 'amount';
  off: string;
  minOrderCents: string;
  maxRedemptions: string;
  validFrom: string;
  validUntil: string;
  validSecondsAfterGrant: string;
  serviceTypes: string[];
  languages: string[];
  grantedIn: string[];
  note: string;
  active: boolean;
  oncePerEmail: boolean;
}

/** A moment in the format of a date-and-time field, by the shop's clock (D3). */
const local = (iso: string | undefined) => (iso === undefined ? '' : clockOf(new Date(iso)));

/** The form of a code, or of a new one. */
export function formOf(code?: DiscountView): DiscountForm {
  return {
    kind: code?.off.kind ?? 'percent',
    off: !code
      ? ''
      : code.off.kind === 'percent'
        ? String(code.off.percent)
        : typedEuros(code.off.amountCents),
    minOrderCents: code?.minOrderCents === undefined ? '' : typedEuros(code.minOrderCents),
    maxRedemptions: code?.maxRedemptions === undefined ? '' : String(code.maxRedemptions),
    validFrom: local(code?.validFrom),
    validUntil: local(code?.validUntil),
    validSecondsAfterGrant:
      code?.validSecondsAfterGrant === undefined ? '' : numberToType(code.validSecondsAfterGrant / 3600),
    serviceTypes: code?.serviceTypes ?? [],
    languages: code?.languages ?? [],
    grantedIn: code?.grantedIn ?? [],
    note: code?.note ?? '',
    active: code?.active ?? true,
    oncePerEmail: code?.oncePerEmail ?? false,
  };
}

const orNone = (text: string, read: (text: string) => number) =>
  text.trim() === '' ? undefined : read(text);
// An unreadable value is sent as an invalid one, so that the server's sentence appears at its field.
const readCents = (text: string) => parseEuros(text) ?? 0;
/** With as many decimals as a stored span has, rounded to seconds. `1.000` could mean a thousand hours, or one. */
const readHours = (text: string) => {
  const plain = text.trim();
  const isRead = /^\d{1,5}(,\d{1,20}|\.(?!\d{3}$)\d{1,20})?$/.test(plain);
  return isRead ? Math.round(Number(plain.replace(',', '.')) * 3600) : Number.NaN;
};
const someOf = <T extends string>(chosen: string[]) => (chosen.length > 0 ? (chosen as T[]) : undefined);
const instantOf = (text: string) => (text === '' ? undefined : (momentOf(text)?.toISOString() ?? text));

/** The rules in a form. */
export function rulesOf(form: DiscountForm): DiscountRules {
  return {
    off:
      form.kind === 'percent'
        ? { kind: 'percent', percent: readWhole(form.off) }
        : { kind: 'amount', amountCents: readCents(form.off) },
    active: form.active,
    oncePerEmail: form.oncePerEmail,
    minOrderCents: orNone(form.minOrderCents, readCents),
    serviceTypes: someOf(form.serviceTypes),
    languages: someOf(form.languages),
    maxRedemptions: orNone(form.maxRedemptions, readWhole),
    validFrom: instantOf(form.validFrom),
    validUntil: instantOf(form.validUntil),
    validSecondsAfterGrant: orNone(form.validSecondsAfterGrant, readHours),
    grantedIn: someOf(form.grantedIn),
    note: form.note,
  };
}
