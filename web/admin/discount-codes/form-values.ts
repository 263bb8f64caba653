import type { DiscountRules, DiscountView } from '../../../domain/calls/admin-discounts';
import { clockOf, momentOf } from '../../../domain/days';
import { parseEuros, typedEuros } from '../format';

/** The form as it is typed. */
export interface DiscountForm {
  kind: 'percent' | 'amount';
  off: string;
  least: string;
  limit: string;
  from: string;
  until: string;
  grantHours: string;
  services: string[];
  languages: string[];
  granted: string[];
  note: string;
  active: boolean;
  once: boolean;
}

/** A moment as a field of date and time shows it, by the shop's clock (decision 3). */
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
    least: code?.minOrderCents === undefined ? '' : typedEuros(code.minOrderCents),
    limit: code?.maxRedemptions === undefined ? '' : String(code.maxRedemptions),
    from: local(code?.validFrom),
    until: local(code?.validUntil),
    grantHours:
      code?.validSecondsAfterGrant === undefined
        ? ''
        : String(code.validSecondsAfterGrant / 3600).replace('.', ','),
    services: code?.serviceTypes ?? [],
    languages: code?.languages ?? [],
    granted: code?.grantedIn ?? [],
    note: code?.note ?? '',
    active: code?.active ?? true,
    once: code?.oncePerEmail ?? false,
  };
}

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text.trim().replace(',', '.')));
/** What can't be read is sent as it can't be, so that the server's sentence stands at its field. */
const centsOf = (text: string) => (text.trim() === '' ? undefined : (parseEuros(text) ?? 0));
const someOf = <T extends string>(chosen: string[]) => (chosen.length > 0 ? (chosen as T[]) : undefined);
const instantOf = (text: string) => (text === '' ? undefined : (momentOf(text)?.toISOString() ?? text));

/** The rules that a form asks for. */
export function rulesOf(form: DiscountForm): DiscountRules {
  const hours = numberOf(form.grantHours);
  return {
    off:
      form.kind === 'percent'
        ? { kind: 'percent', percent: numberOf(form.off) ?? 0 }
        : { kind: 'amount', amountCents: centsOf(form.off) ?? 0 },
    active: form.active,
    oncePerEmail: form.once,
    minOrderCents: centsOf(form.least),
    serviceTypes: someOf(form.services),
    languages: someOf(form.languages),
    maxRedemptions: numberOf(form.limit),
    validFrom: instantOf(form.from),
    validUntil: instantOf(form.until),
    validSecondsAfterGrant: hours === undefined ? undefined : Math.round(hours * 3600),
    grantedIn: someOf(form.granted),
    note: form.note,
  };
}
