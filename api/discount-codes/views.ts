import type { DiscountRules, discountUses, discountView } from '#domain/calls/admin-discounts.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { type DiscountCode, discountState, thankYouCodes } from '#domain/discounts.ts';
import { InvalidInput } from '../errors';
import type { DiscountUseRow } from './sql';

/** The rules as they are stored. Throws if fields contradict each other. */
export function rulesOf(rules: DiscountRules): Omit<DiscountCode, 'code'> {
  const { off, validFrom, validUntil, note: _note, ...others } = rules;
  const from = validFrom === undefined ? undefined : Date.parse(validFrom);
  const until = validUntil === undefined ? undefined : Date.parse(validUntil);
  if (from !== undefined && until !== undefined && until <= from)
    throw new InvalidInput({ validUntil: 'El final tiene que ser posterior al principio' });
  if (rules.grantedIn && rules.validSecondsAfterGrant === undefined)
    throw new InvalidInput({
      validSecondsAfterGrant:
        'Indica cuántas horas vale tras el pedido que lo concede, o desmarca los idiomas',
    });
  return {
    ...others,
    serviceTypes: once(rules.serviceTypes),
    languages: once(rules.languages),
    grantedIn: once(rules.grantedIn),
    ...(off.kind === 'percent' ? { percent: off.percent } : { amountOffCents: off.amountCents }),
    validFrom: from,
    validUntil: until,
  };
}

const once = <T>(list: T[] | undefined) => list && [...new Set(list)];

/** The rules of a stored code in the form of the calls. */
export function rulesView({ discount, note }: DiscountUseRow): DiscountRules {
  const { code: _code, percent, amountOffCents, validFrom, validUntil, ...others } = discount;
  const time = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString());
  return {
    ...others,
    off:
      amountOffCents === undefined
        ? { kind: 'percent', percent: percent ?? 0 }
        : { kind: 'amount', amountCents: amountOffCents },
    validFrom: time(validFrom),
    validUntil: time(validUntil),
    note,
  };
}

/** Codes in their current back-office form; amounts of money only if they may be seen. */
export function discountViews({
  banner,
  now,
  withMoney,
}: {
  banner: { enabled: boolean; code: string };
  now: Date;
  withMoney: boolean;
}): (row: DiscountUseRow) => RowOf<typeof discountView> {
  const thanks: readonly string[] = Object.values(thankYouCodes);
  return (row) => {
    const { code } = row.discount;
    const shownBy: (typeof discountUses)[number][] = [];
    if (banner.enabled && banner.code === code) shownBy.push('banner');
    if (thanks.includes(code)) shownBy.push('thank-you');
    return {
      ...rulesView(row),
      code,
      state: discountState(row.discount, row.redemptions + row.promised, now.getTime()),
      shownBy,
      batch: row.batch,
      offAlone: row.offAlone,
      createdBy: row.createdBy,
      createdAt: row.createdAt,
      version: row.version,
      redemptions: row.redemptions,
      promised: row.promised,
      ...(withMoney && { revenueCents: row.revenueCents, discountCents: row.discountCents }),
    };
  };
}
