import { randomInt } from 'node:crypto';
import { announce, inTransaction } from '#db/pool.ts';
import { announceShopChange, readSettings } from '#db/settings.ts';
import {
  adminBatchState,
  adminChangeDiscount,
  adminCreateDiscount,
  adminCreateDiscounts,
  adminDiscount,
  adminDiscountState,
  adminDiscounts,
  batchPattern,
} from '#domain/calls/admin-discounts.ts';
import { filePaths } from '#domain/calls/files.ts';
import { csvLine, csvStart } from '#domain/csv.ts';
import { ShopError } from '#domain/errors.ts';
import { may, type Role } from '#domain/permissions.ts';
import { reasonGiven } from '../audit/audited';
import type { Deps } from '../deps';
import { asFile } from '../download';
import { InvalidInput } from '../errors';
import type { Routes } from '../handle';
import {
  changeDiscount,
  type DiscountUseRow,
  discountByCode,
  discountsOfBatch,
  insertDiscounts,
  listDiscounts,
  lockBatch,
  ordersOfDiscount,
  switchBatch,
  switchDiscount,
} from './sql';
import { discountViews, rulesOf, rulesView } from './views';

/** Characters that are hard to confuse when a code is read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const randomLength = 10;

/** Discount codes in the back office. domain/discounts.ts decides what a code is worth, the same for everybody. */
export function adminDiscountRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;

  async function find(code: string): Promise<DiscountUseRow> {
    const found = await discountByCode(db, code);
    if (!found) throw new ShopError('not_found');
    return found;
  }

  async function viewer(role: Role) {
    const { banner } = await readSettings(db);
    return discountViews({ banner, now: clock(), withMoney: may(role, 'read-money') });
  }

  async function viewOf(code: string, role: Role) {
    const [view, row] = await Promise.all([viewer(role), find(code)]);
    return view(row);
  }

  /** Open screens update, and pages stop advertising an invalid code. */
  async function announceChange(): Promise<void> {
    await announce(db, 'discount-codes');
    await announceShopChange(db);
  }

  /** A code that can never be used is a mistake. */
  function refuseOver(validUntil: string | undefined): void {
    if (validUntil !== undefined && Date.parse(validUntil) <= clock().getTime())
      throw new InvalidInput({ validUntil: 'Este momento ya ha pasado' });
  }

  routes.answer(adminDiscounts, {}, async ({ query, admin }) => {
    const { search, batch, page } = query;
    const state = query.state === 'all' ? undefined : query.state;
    const list = { search, state, batch, page, now: clock() };
    const [{ rows, ...paged }, view] = await Promise.all([listDiscounts(db, list), viewer(admin.role)]);
    return { codes: rows.map(view), ...paged };
  });

  routes.answer(adminDiscount, {}, async ({ params, query, admin }) => {
    const [discount, { rows, ...paged }] = await Promise.all([
      viewOf(params.code, admin.role),
      ordersOfDiscount(db, params.code, query),
    ]);
    return { discount, orders: rows, ...paged };
  });

  routes.answer(adminCreateDiscount, {}, async ({ body, admin, audited }) => {
    const { code, ...rules } = body;
    refuseOver(rules.validUntil);
    const stored = rulesOf(rules);
    return audited(
      { action: 'create-discount', subject: code },
      async () => {
        const made = { codes: [code], rules: stored, note: rules.note, by: admin.username, at: clock() };
        if ((await insertDiscounts(db, made)).length === 0) throw new ShopError('discount_exists');
        await announceChange();
        return { discount: await viewOf(code, admin.role) };
      },
      () => rules,
    );
  });

  routes.answer(adminChangeDiscount, {}, async ({ params, body, admin, audited }) => {
    const { version, ...rules } = body;
    const stored = rulesOf(rules);
    const before = await find(params.code);
    return audited(
      { action: 'change-discount', subject: params.code, before: rulesView(before) },
      async () => {
        if (!(await changeDiscount(db, params.code, stored, { note: rules.note, version })))
          throw new ShopError('discount_changed');
        await announceChange();
        return { discount: await viewOf(params.code, admin.role) };
      },
      () => rules,
    );
  });

  routes.answer(adminDiscountState, {}, async ({ params, body, admin, audited }) => {
    const { active } = body;
    const before = await find(params.code);
    return audited(
      {
        action: active ? 'activate-discount' : 'deactivate-discount',
        subject: params.code,
        before: { active: before.discount.active, ...reasonGiven(body) },
      },
      async () => {
        if (await switchDiscount(db, params.code, active)) await announceChange();
        return { discount: await viewOf(params.code, admin.role) };
      },
      () => ({ active }),
    );
  });

  routes.answer(adminBatchState, {}, async ({ params, body, audited }) => {
    const { active } = body;
    const codes = await discountsOfBatch(db, params.batch);
    if (codes.length === 0) throw new ShopError('not_found');
    return audited(
      {
        action: active ? 'activate-discount' : 'deactivate-discount',
        subject: params.batch,
        before: { active: codes.filter(({ discount }) => discount.active).length, ...reasonGiven(body) },
      },
      async () => {
        const changed = await switchBatch(db, params.batch, active);
        if (changed > 0) await announceChange();
        return { changed, total: codes.length };
      },
    );
  });

  routes.answer(adminCreateDiscounts, {}, async ({ body, admin, audited }) => {
    const { id, prefix, count, ...rules } = body;
    refuseOver(rules.validUntil);
    const stored = rulesOf(rules);
    const batch = `${prefix}-${id.slice(0, 8).toUpperCase()}`;
    const about = { rules: stored, note: rules.note, batch, by: admin.username, at: clock() };
    return audited(
      { action: 'create-discounts', subject: batch },
      async () => {
        const codes = await inTransaction(db, async (transaction) => {
          await lockBatch(transaction, batch);
          // The answer to the same request was lost.
          const made = (await discountsOfBatch(transaction, batch)).map(({ discount }) => discount.code);
          if (made.length > 0) return made;
          // An existing code is drawn again; with 31^10 of them that practically never happens.
          while (made.length < count) {
            const drawn = new Set<string>();
            while (drawn.size < count - made.length) drawn.add(prefix + randomText(randomLength));
            made.push(...(await insertDiscounts(transaction, { ...about, codes: [...drawn] })));
          }
          return made;
        });
        await announceChange();
        return { batch, codes: codes.sort() };
      },
      ({ codes }) => ({ made: codes.length, ...rules }),
    );
  });

  routes.raw(
    {
      method: 'GET',
      path: filePaths.batchCodes,
      summary: 'The codes that were made together, with their use, as a CSV file',
      access: 'move-money',
      produces: 'text/csv',
    },
    async ({ params, admin, response, audited }) => {
      const batch = params.batch ?? '';
      const codes = batchPattern.test(batch) ? await discountsOfBatch(db, batch) : [];
      if (codes.length === 0) throw new ShopError('not_found');
      const view = await viewer(admin.role);
      // A list is worth the discounts of its codes: record who downloaded it.
      await audited({ action: 'export-discounts', subject: batch }, async () => {
        const lines = codes.map(view).map(({ code, state, redemptions, revenueCents, discountCents }) => {
          const money = [revenueCents, discountCents].map((cents) => cents && cents / 100);
          return csvLine([code, stateNames[state], redemptions, ...money]);
        });
        asFile(response, 'text/csv; charset=utf-8', `${batch}.csv`).send(
          csvStart + csvLine(csvHead) + lines.join(''),
        );
        return { rows: codes.length };
      });
    },
  );
}

const csvHead = ['Código', 'Estado', 'Usos', 'Ingresos (EUR)', 'Descontado (EUR)'];
const stateNames = {
  active: 'Activo',
  scheduled: 'Programado',
  expired: 'Caducado',
  exhausted: 'Agotado',
  inactive: 'Desactivado',
} as const;

function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
