import { randomInt } from 'node:crypto';
import {
  changeDiscount,
  type DiscountUseRow,
  discountByCode,
  insertDiscounts,
  listDiscounts,
  ordersOfDiscount,
} from '../../db/admin-discounts';
import { announce, inTransaction } from '../../db/pool';
import {
  adminChangeDiscount,
  adminCreateDiscount,
  adminCreateDiscounts,
  adminDiscount,
  adminDiscounts,
  type DiscountRules,
  type DiscountView,
  discountsPerPage,
} from '../../domain/calls/admin-discounts';
import type { DiscountCode } from '../../domain/discounts';
import { ShopError } from '../../domain/errors';
import { audited } from '../audited';
import type { Deps } from '../deps';
import { InvalidInput } from '../errors';
import type { Routes } from '../handle';

/** Characters that nobody confuses when a code is read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const randomLength = 10;

/** What open screens are told when codes change. */
const changed = 'discount-codes';

/** Discount codes in the back office. What a code is worth is decided in domain/discounts.ts, for everybody alike. */
export function adminDiscountRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;

  async function find(code: string): Promise<DiscountUseRow> {
    const found = await discountByCode(db, code);
    if (!found) throw new ShopError('not_found');
    return found;
  }

  routes.answer(adminDiscounts, {}, async ({ query }) => {
    const active = query.state === 'all' ? undefined : query.state === 'active';
    const { rows, total } = await listDiscounts(db, { ...query, active, pageSize: discountsPerPage });
    const pages = Math.max(1, Math.ceil(total / discountsPerPage));
    return { codes: rows.map(view), total, page: query.page, pages };
  });

  routes.answer(adminDiscount, {}, async ({ params, query }) => {
    const found = await find(params.code);
    const orders = await ordersOfDiscount(db, params.code, { page: query.page, pageSize: discountsPerPage });
    return {
      discount: view(found),
      orders: orders.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
      page: query.page,
    };
  });

  routes.answer(adminCreateDiscount, {}, async ({ body, admin, request }) => {
    const { code, ...rules } = body;
    const stored = rulesOf(rules);
    return audited(
      deps,
      { admin, request },
      { action: 'create-discount', subject: code, before: { rules } },
      async () => {
        const made = { codes: [code], rules: stored, note: rules.note, by: admin.username, at: clock() };
        if ((await insertDiscounts(db, made)).length === 0) throw new ShopError('discount_exists');
        await announce(db, changed);
        return { discount: view(await find(code)) };
      },
      () => ({ rules }),
    );
  });

  routes.answer(adminChangeDiscount, {}, async ({ params, body, admin, request }) => {
    const { version, ...rules } = body;
    const stored = rulesOf(rules);
    const before = await find(params.code);
    return audited(
      deps,
      { admin, request },
      { action: 'change-discount', subject: params.code, before: { rules: rulesView(before) } },
      async () => {
        if (!(await changeDiscount(db, params.code, stored, { note: rules.note, version })))
          throw new ShopError('discount_changed');
        await announce(db, changed);
        return { discount: view(await find(params.code)) };
      },
      () => ({ rules }),
    );
  });

  routes.answer(adminCreateDiscounts, {}, async ({ body, admin, request }) => {
    const { prefix, count, ...rules } = body;
    const stored = rulesOf(rules);
    const at = clock();
    const batch = `${prefix}-${at.toISOString().slice(0, 19).replace(/\D/g, '')}-${randomText(4)}`;
    return audited(
      deps,
      { admin, request },
      { action: 'create-discounts', subject: batch, before: { count, rules } },
      async () => {
        const codes = await inTransaction(deps.db, async (transaction) => {
          const made: string[] = [];
          // A code that exists is drawn again; with 31^10 of them that is next to never.
          while (made.length < count) {
            const drawn = new Set<string>();
            while (drawn.size < count - made.length) drawn.add(prefix + randomText(randomLength));
            const more = {
              codes: [...drawn],
              rules: stored,
              note: rules.note,
              batch,
              by: admin.username,
              at,
            };
            made.push(...(await insertDiscounts(transaction, more)));
          }
          return made;
        });
        await announce(db, changed);
        return { batch, codes: codes.sort() };
      },
      ({ codes }) => ({ made: codes.length }),
    );
  });
}

function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The rules as they are stored. Throws where an end comes before its beginning. */
function rulesOf(rules: DiscountRules): Omit<DiscountCode, 'code'> {
  const { off, validFrom, validUntil, note: _note, ...others } = rules;
  const from = validFrom === undefined ? undefined : Date.parse(validFrom);
  const until = validUntil === undefined ? undefined : Date.parse(validUntil);
  if (from !== undefined && until !== undefined && until <= from)
    throw new InvalidInput({ validUntil: 'El final tiene que ser posterior al principio' });
  return {
    ...others,
    ...(off.kind === 'percent' ? { percent: off.percent } : { amountOffCents: off.amountCents }),
    validFrom: from,
    validUntil: until,
  };
}

function rulesView({ discount, note }: DiscountUseRow): DiscountRules {
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

function view(row: DiscountUseRow): DiscountView {
  return {
    ...rulesView(row),
    code: row.discount.code,
    batch: row.batch ?? undefined,
    createdBy: row.createdBy ?? undefined,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    redemptions: row.redemptions,
    promised: row.promised,
    revenueCents: row.revenueCents,
    discountCents: row.discountCents,
  };
}
