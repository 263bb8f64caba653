import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { migrate } from '#db/migrate.ts';
import {
  adminBatchState,
  adminChangeDiscount,
  adminCreateDiscount,
  adminCreateDiscounts,
  adminDiscount,
  adminDiscountState,
  adminDiscounts,
  type DiscountRules,
} from '#domain/calls/admin-discounts.ts';
import { applyDiscount, createOrderAfterPayment, createPaymentIntent } from '#domain/calls/shop.ts';
import { administrator, logInAs } from '../testing/administrator';
import { type Browser, browser } from '../testing/browser';
import { databaseAt, fileDatabase } from '../testing/database';
import { databaseBefore } from '../testing/own-database';
import { payments } from '../testing/payments';
import { aCart, buy, newTarget } from '../testing/purchases';
import { insertRow } from '../testing/rows';
import { eventually } from '../testing/wait';

const db = fileDatabase();

const newCode = () => `T${randomBytes(5).toString('hex').toUpperCase()}`;
const rules = (over: Partial<DiscountRules> = {}): DiscountRules => ({
  off: { kind: 'percent', percent: 20 },
  active: true,
  oncePerEmail: false,
  note: '',
  ...over,
});
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function create(admin: Browser, over: Partial<DiscountRules> = {}, code = newCode()) {
  return (await admin.call(adminCreateDiscount, { body: { ...rules(over), code } })).discount;
}

const refusalOf = async (code: string, cart = aCart(), visitor = browser()) =>
  (await visitor.refused(applyDiscount, { body: { code, originalPrice: '9.99', userEmail: cart.email } }))
    .body.code;

it('a code is valid from its creation, shows its use and its orders, and both actions are audited [S1-2.15.77]', async () => {
  const admin = await administrator();
  const made = await create(admin, { note: 'Campaña de otoño' }, newCode().toLowerCase());
  expect(made).toMatchObject({
    state: 'active',
    redemptions: 0,
    promised: 0,
    version: 1,
    createdBy: 'admin',
  });
  const { code } = made;
  expect(code).toBe(code.toUpperCase());
  const started = await buy({ discountCode: code, amount: '7.99' });
  const waiting = browser();
  await waiting.call(createPaymentIntent, { body: aCart({ discountCode: code, amount: '7.99' }) });
  const { discount, orders, total } = await admin.call(adminDiscount, { params: { code } });
  expect(discount).toMatchObject({ redemptions: 1, promised: 1, revenueCents: 799, discountCents: 200 });
  expect({ orders, total }).toMatchObject({
    total: 1,
    orders: [{ orderNumber: started.order.orderNumber, amountCents: 799, discountCents: 200 }],
  });
  // The same name in any case is the same code.
  const again = await admin.refused(adminCreateDiscount, { body: { ...rules(), code: code.toLowerCase() } });
  expect(again).toMatchObject({ status: 409, body: { code: 'discount_exists' } });
  const { rows } = await db.query('SELECT action, after FROM audit_log WHERE subject = $1 ORDER BY id', [
    code,
  ]);
  expect(rows).toEqual([
    { action: 'create-discount', after: rules({ note: 'Campaña de otoño' }) },
    { action: 'create-discount', after: { refused: 'discount_exists' } },
  ]);
});

it('each rule set in the back office is applied at the checkout [S1-2.15.76]', async () => {
  const admin = await administrator();
  const { code } = await create(admin, { off: { kind: 'amount', amountCents: 300 } });
  const applied = await browser().call(applyDiscount, {
    body: { code, originalPrice: '9.99', userEmail: 'nobody@example.com' },
  });
  expect(applied).toMatchObject({ amountOff: '3.00', discountedPrice: '6.99' });
  const soon = inAnHour();
  const refused: [Partial<DiscountRules>, string][] = [
    [{ active: false }, 'discount_invalid'],
    [{ validFrom: soon }, 'discount_invalid'],
    [{ validSecondsAfterGrant: 3600 }, 'discount_invalid'],
    [{ minOrderCents: 1000 }, 'discount_minimum'],
    [{ serviceTypes: ['likes'] }, 'discount_not_applicable'],
    [{ languages: ['it'] }, 'discount_not_applicable'],
  ];
  const visitor = browser();
  const open = aCart({ amount: '7.99' });
  for (const [over, why] of refused) {
    const body = { ...open, discountCode: (await create(admin, over)).code };
    expect([over, (await visitor.refused(createPaymentIntent, { body })).body.code]).toEqual([over, why]);
  }
  // Granted by an order, for a limited time after it; once per address.
  const { browser: buyer, cart } = await buy();
  const granted = await create(admin, {
    validSecondsAfterGrant: 3600,
    grantedIn: ['es', 'es'],
    oncePerEmail: true,
  });
  expect(granted.grantedIn).toEqual(['es']);
  await buy({ email: cart.email, discountCode: granted.code, amount: '7.99' }, buyer);
  expect(await refusalOf(granted.code, cart, buyer)).toBe('discount_used');
  const elsewhere = await create(admin, { validSecondsAfterGrant: 3600, grantedIn: ['fr'] });
  expect(await refusalOf(elsewhere.code, cart, buyer)).toBe('discount_invalid');
});

it.each<[string, object, string, RegExp]>([
  [
    'an end before the beginning',
    { validFrom: '2099-01-02T00:00:00Z', validUntil: '2099-01-01T00:00:00Z' },
    'validUntil',
    /posterior/,
  ],
  ['an end that is over', { validUntil: '2020-01-01T00:00:00Z' }, 'validUntil', /pasado/],
  ['a grant without its time', { grantedIn: ['es'] }, 'validSecondsAfterGrant', /horas/],
  ['nothing off', { off: { kind: 'percent', percent: 0 } }, 'off.percent', /1 a 90/],
  ['more than everything off', { off: { kind: 'percent', percent: 100 } }, 'off.percent', /1 a 90/],
  ['half a per cent', { off: { kind: 'percent', percent: 7.5 } }, 'off.percent', /1 a 90/],
  ['neither share nor amount', { off: { kind: 'both', percent: 5 } }, 'off.kind', /descuenta/],
  ['a limit of none', { maxRedemptions: 0 }, 'maxRedemptions', /1 a 1.000.000/],
  ['an unknown rule', { percent: 5 }, 'percent', /./],
])('%s is refused, and creates no code [S1-2.15.76]', async (_what, over, field, sentence) => {
  const admin = await administrator();
  const code = newCode();
  const refused = await admin.refused(adminCreateDiscount, { body: { ...rules(), ...over, code } as never });
  expect(refused.status).toBe(400);
  expect(Object.entries(refused.body.fields ?? {})).toEqual([[field, expect.stringMatching(sentence)]]);
  expect((await admin.refused(adminDiscount, { params: { code } })).status).toBe(404);
});

it('of two parallel changes of a code one is saved; the other is refused, and nothing of the first is lost [S1-2.15.79]', async () => {
  const admin = await administrator();
  const made = await create(admin);
  const params = { code: made.code };
  const change = (percent: number) =>
    admin.send('PUT', `/api/admin/discount-codes/${made.code}`, {
      body: { ...rules({ off: { kind: 'percent', percent } }), version: made.version },
    });
  const answers = await Promise.all([change(11), change(12)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'discount_changed' });
  const winner = answers[0]?.status === 200 ? 11 : 12;
  const { discount } = await admin.call(adminDiscount, { params });
  expect(discount).toMatchObject({ off: { kind: 'percent', percent: winner }, version: 2 });
  // With the newer version it may be changed.
  await admin.call(adminChangeDiscount, { params, body: { ...rules(), version: 2 } });
  const { rows } = await db.query(
    `SELECT before->'off'->>'percent' AS before, after FROM audit_log
     WHERE subject = $1 AND action = 'change-discount' ORDER BY id DESC LIMIT 1`,
    [made.code],
  );
  expect(rows).toEqual([{ before: String(winner), after: rules() }]);
});

it('two administrators switch a code off: both get that it is off; it is refused, a promised price stays [S1-2.15.79]', async () => {
  const admin = await administrator();
  const { code } = await create(admin);
  const params = { code };
  const promised = aCart({ discountCode: code, amount: '7.99' });
  const buyer = browser();
  const { paymentIntentId } = await buyer.call(createPaymentIntent, { body: promised });
  const off = { active: false, reason: 'Se ha filtrado' };
  const answers = await Promise.all([0, 1].map(() => admin.call(adminDiscountState, { params, body: off })));
  for (const { discount } of answers) expect(discount).toMatchObject({ state: 'inactive', version: 2 });
  expect(await refusalOf(code)).toBe('discount_invalid');
  await payments().confirm(paymentIntentId);
  const paid = await buyer.call(createOrderAfterPayment, { body: { paymentIntentId } });
  expect(paid.outcome).toBe('order');
  // Rules read before that are outdated: saving them would switch it on again.
  const late = await admin.refused(adminChangeDiscount, { params, body: { ...rules(), version: 1 } });
  expect(late.body.code).toBe('discount_changed');
  await admin.call(adminDiscountState, { params, body: { active: true, reason: 'Era un error' } });
  await browser().call(createPaymentIntent, { body: aCart({ discountCode: code, amount: '7.99' }) });
  const short = await admin.refused(adminDiscountState, { params, body: { active: false, reason: ' x ' } });
  expect(short.body.fields).toEqual({ reason: 'Indica el motivo (al menos 3 caracteres)' });
});

describe('many codes at once', () => {
  const asked = (over: object = {}) => ({
    ...rules({ maxRedemptions: 1 }),
    id: randomUUID(),
    prefix: 'NAV',
    count: 12,
    ...over,
  });

  it('are different, can’t be guessed, each works once, and are returned again for the same request [S1-2.15.78]', async () => {
    const admin = await administrator();
    const body = asked();
    const [made, repeated] = await Promise.all([
      admin.call(adminCreateDiscounts, { body }),
      admin.call(adminCreateDiscounts, { body }),
    ]);
    const { batch, codes } = made;
    expect(new Set(codes).size).toBe(12);
    for (const code of codes) expect(code).toMatch(/^NAV[2-9A-HJKMNP-Z]{10}$/);
    // Only the prefix in common: no counter, no order.
    expect(new Set(codes.map((code) => code.slice(3, 7))).size).toBeGreaterThan(10);
    expect(repeated.codes).toEqual(codes);
    const { codes: listed, total } = await admin.call(adminDiscounts, { query: { batch } });
    expect(total).toBe(12);
    expect(listed.map(({ code }) => code).sort()).toEqual(codes);

    const [code = '', next = ''] = codes;
    await buy({ discountCode: code, amount: '7.99' });
    expect(await refusalOf(code)).toBe('discount_exhausted');
    const states = async (state: 'active' | 'exhausted' | 'inactive') =>
      (await admin.call(adminDiscounts, { query: { batch, state } })).total;
    expect([await states('active'), await states('exhausted')]).toEqual([11, 1]);

    const file = await admin.send('GET', `/api/admin/discount-batches/${batch}/codes.csv`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${batch}.csv"`);
    const lines = z.string().parse(file.body).trim().split('\r\n');
    expect(lines).toHaveLength(13);
    expect(lines[1]).toBe(`${code};Agotado;1;7,99;2`);

    const off = { params: { batch }, body: { active: false, reason: 'Campaña anulada' } };
    expect(await admin.call(adminBatchState, off)).toMatchObject({ changed: 12, total: 12 });
    expect(await admin.call(adminBatchState, off)).toMatchObject({ changed: 0, total: 12 });
    expect(await states('inactive')).toBe(12);
    expect(await refusalOf(next)).toBe('discount_invalid');
    const { rows } = await db.query('SELECT action FROM audit_log WHERE subject = $1', [batch]);
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['create-discounts', 'export-discounts', 'deactivate-discount']),
    );
  });

  it('a batch that is switched on again leaves a code off that was switched off alone', async () => {
    const admin = await administrator();
    const { batch, codes } = await admin.call(adminCreateDiscounts, { body: asked({ count: 4 }) });
    const [leaked = '', edited = '', revived = '', plain = ''] = codes;
    const one = (code: string, active: boolean) =>
      admin.call(adminDiscountState, { params: { code }, body: { active, reason: 'por la prueba' } });
    const whole = async (active: boolean) =>
      (await admin.call(adminBatchState, { params: { batch }, body: { active, reason: 'por la prueba' } }))
        .changed;
    const active = async () => {
      const query = { batch, state: 'active' as const };
      return (await admin.call(adminDiscounts, { query })).codes.map(({ code }) => code).sort();
    };
    const edit = (code: string, version: number, on: boolean) =>
      admin.call(adminChangeDiscount, { params: { code }, body: { ...rules({ active: on }), version } });
    await one(leaked, false);
    await edit(edited, 1, false);
    expect(await whole(false)).toBe(2);
    expect(await active()).toEqual([]);
    // One of them alone, on and off again: now it was switched off for its own sake.
    await one(revived, true);
    await one(revived, false);
    expect(await whole(true)).toBe(1);
    expect(await active()).toEqual([plain]);
    expect(await whole(true)).toBe(0);
    await one(leaked, true);
    await edit(edited, 2, true);
    expect(await active()).toEqual([leaked, edited, plain].sort());
  });

  it('a code that leaks while its batch is off stays off when the batch is switched on', async () => {
    const admin = await administrator();
    const { batch, codes } = await admin.call(adminCreateDiscounts, { body: asked({ count: 2 }) });
    const [leaked = '', plain = ''] = codes;
    const whole = (active: boolean) =>
      admin.call(adminBatchState, { params: { batch }, body: { active, reason: 'por la prueba' } });
    const off = { params: { code: leaked }, body: { active: false, reason: 'Se ha filtrado' } };
    await whole(false);
    const before = await admin.call(adminDiscount, { params: { code: leaked } });
    expect(before.discount).toMatchObject({ offAlone: false, version: 2 });
    for (const _ of [1, 2])
      expect((await admin.call(adminDiscountState, off)).discount).toMatchObject({
        offAlone: true,
        version: 3,
      });
    expect(await whole(true)).toMatchObject({ changed: 1, total: 2 });
    expect(await refusalOf(leaked)).toBe('discount_invalid');
    const { codes: active } = await admin.call(adminDiscounts, { query: { batch, state: 'active' } });
    expect(active.map(({ code }) => code)).toEqual([plain]);
  });

  it('an upgrade learns from the audit log which codes were switched off alone, and reads it once', async () => {
    const old = await databaseBefore('0063');
    const rows = databaseAt(old.ownerUrl);
    try {
      for (const code of ['LEAKED', 'EDITED', 'BACK', 'REFUSED', 'PLAIN', 'ON'])
        await insertRow(rows, 'discount_codes', { code, percent: 5, active: code === 'ON', batch: 'B' });
      const line = (action: string, subject: string, before: object, after: object) =>
        insertRow(rows, 'audit_log', { actor: 'admin', action, subject, before, after });
      await line('deactivate-discount', 'LEAKED', { active: true }, { active: false });
      await line('change-discount', 'LEAKED', { active: false }, { active: false });
      await line('change-discount', 'EDITED', { active: true }, { active: false });
      await line('deactivate-discount', 'BACK', { active: true }, { active: false });
      await line('activate-discount', 'BACK', { active: false }, { active: true });
      await line('deactivate-discount', 'REFUSED', { active: true }, { refused: 'discount_changed' });
      await line('deactivate-discount', 'B', { active: 5 }, { changed: 5, total: 6 });
      await rows.query(
        `INSERT INTO discount_codes (code, percent, active, batch)
         SELECT 'MANY' || n, 5, false, 'MANY' FROM generate_series(1, 200) AS n`,
      );
      await rows.query(
        `INSERT INTO audit_log (actor, action, subject, before, after)
         SELECT 'admin', 'deactivate-discount', 'MANY' || n, '{"active": true}', '{"active": false}'
         FROM generate_series(1, 4000) AS n`,
      );
      const linesRead = async () => {
        await rows.query('SELECT pg_stat_force_next_flush()');
        const { rows: counted } = await rows.query<{ lines: number }>(
          `SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer AS lines
           FROM pg_stat_user_tables WHERE relname = 'audit_log'`,
        );
        return counted[0]?.lines ?? 0;
      };
      const before = await linesRead();
      await migrate(old.ownerUrl);
      const alone = await rows.query<{ code: string }>(
        'SELECT code FROM discount_codes WHERE off_alone ORDER BY code',
      );
      const codes = alone.rows.map(({ code }) => code);
      expect(codes.filter((code) => !code.startsWith('MANY'))).toEqual(['EDITED', 'LEAKED']);
      expect(codes).toHaveLength(2 + 200);
      // Its session reports what it has read when it ends.
      const read = await eventually(async () => {
        const lines = (await linesRead()) - before;
        return lines > 0 ? lines : Promise.reject(new Error('It has not reported yet'));
      });
      // Read for each code it is a hundred times as much.
      expect(read).toBeLessThan(10 * 4000);
    } finally {
      await rows.end();
      await old.drop();
    }
  });

  it('a batch that was made switched off is switched on', async () => {
    const admin = await administrator();
    const { batch } = await admin.call(adminCreateDiscounts, { body: asked({ count: 3, active: false }) });
    const input = { params: { batch }, body: { active: true, reason: 'por la prueba' } };
    expect(await admin.call(adminBatchState, input)).toMatchObject({ changed: 3, total: 3 });
  });

  it('are at most a thousand, in one go', async () => {
    const admin = await administrator();
    const refused = await admin.refused(adminCreateDiscounts, { body: asked({ count: 1001 }) });
    expect(refused.body.fields).toEqual({ count: 'Indica cuántos códigos, de 1 a 1000' });
    const { codes, batch } = await admin.call(adminCreateDiscounts, { body: asked({ count: 1000 }) });
    expect(new Set(codes).size).toBe(1000);
    await db.query('DELETE FROM discount_codes WHERE batch = $1', [batch]);
    for (const none of [batch, 'x', '../x'])
      expect(
        (await admin.send('GET', `/api/admin/discount-batches/${encodeURIComponent(none)}/codes.csv`)).status,
      ).toBe(404);
  });
});

it('the list is searched by the beginning of a code and filtered by its current state [S1-2.15.75]', async () => {
  const admin = await administrator();
  const prefix = newCode();
  await create(admin, {}, `${prefix}-ON`);
  await create(admin, { active: false }, `${prefix}-OFF`);
  await create(admin, { validFrom: inAnHour() }, `${prefix}-SOON`);
  const over = await create(admin, { validUntil: inAnHour() }, `${prefix}-OVER`);
  await db.query(`UPDATE discount_codes SET valid_until = now() - interval '1 minute' WHERE code = $1`, [
    over.code,
  ]);
  const listed = async (state: 'all' | 'active' | 'inactive' | 'scheduled' | 'expired') =>
    (await admin.call(adminDiscounts, { query: { search: prefix.toLowerCase(), state } })).codes.map(
      ({ code }) => code.slice(prefix.length + 1),
    );
  expect((await listed('all')).sort()).toEqual(['OFF', 'ON', 'OVER', 'SOON']);
  expect(await listed('active')).toEqual(['ON']);
  expect(await listed('inactive')).toEqual(['OFF']);
  expect(await listed('scheduled')).toEqual(['SOON']);
  expect(await listed('expired')).toEqual(['OVER']);
  expect(await admin.call(adminDiscounts, { query: { search: `${prefix}%` } })).toMatchObject({ total: 0 });
});

it('support sees codes and uses without any amount, and changes none [S1-2.15.77]', async () => {
  const support = await logInAs(db, 'support');
  const { discount } = await support.call(adminDiscount, { params: { code: 'VIP5' } });
  expect(discount).toMatchObject({ code: 'VIP5', redemptions: expect.any(Number) });
  expect(Object.keys(discount)).not.toEqual(expect.arrayContaining(['revenueCents']));
  const { codes } = await support.call(adminDiscounts, { query: { search: newTarget() } });
  expect(codes).toEqual([]);
  const body = { ...rules(), code: newCode() };
  expect((await support.refused(adminCreateDiscount, { body })).status).toBe(403);
});

it('a code with a rule that is no longer allowed is listed with it', async () => {
  const code = newCode();
  const insert = 'INSERT INTO discount_codes (code, percent, valid_seconds_after_grant) VALUES ($1, 10, 0)';
  await db.query(insert, [code]);
  const { codes } = await (await administrator()).call(adminDiscounts, { query: { search: code } });
  expect(codes).toMatchObject([{ code, validSecondsAfterGrant: 0 }]);
});
