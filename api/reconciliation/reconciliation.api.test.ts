import { recordCharge } from '#db/charges.ts';
import { adminAttention } from '#domain/calls/admin-attention.ts';
import { adminPayment } from '#domain/calls/admin-payments.ts';
import {
  adminDifferences,
  adminReconciliation,
  adminSettleDifference,
  adminStartReconciliation,
  type DifferenceSides,
  type PaymentDifference,
  type ReconciliationRun,
} from '#domain/calls/admin-reconciliation.ts';
import { addDays, dayOf } from '#domain/days.ts';
import { payElsewhere } from '#e2e/support/sandbox.ts';
import { administrator, logInAs } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { anOrderRow, noonOf, someDay } from '../testing/order-rows';
import { payments } from '../testing/payments';
import { forgetOrders, insertRow, type OwnNames } from '../testing/rows';
import { eventually } from '../testing/wait';

const db = testDatabase();
const rows: OwnNames[] = [];
const objects: string[] = [];
afterAll(async () => {
  await forgetOrders(db, rows);
  // Otherwise differences of these rows would stay in the queue for all later tests.
  await db.query(
    'DELETE FROM payment_differences WHERE object_id = ANY ($1) OR payment_intent_id = ANY ($1)',
    [objects],
  );
  await db.end();
});

async function orderRow(order: { intent: string; amountCents: number; day: string }) {
  const row = await anOrderRow(db, order);
  rows.push(row);
  objects.push(order.intent);
  return row;
}

async function elsewhere(payment: Parameters<typeof payElsewhere>[0]): Promise<string> {
  const { id } = await payElsewhere(payment);
  objects.push(id);
  return id;
}

/** A dispute's row, and the stage of its purchase. */
interface Disputed {
  status: string;
  amount_cents?: number;
  closed_at?: string;
  stage?: string;
}

const compared = new Set<string>();

/** Compares a range and waits for its end. */
async function compare(admin: Browser, from: string, to = from): Promise<ReconciliationRun> {
  // A request during the end of a run of these days gets that run.
  const run = await eventually(async () => {
    const answer = await admin.call(adminStartReconciliation, { body: { from, to } });
    if (compared.has(answer.run.id)) throw new Error('The run before is not over');
    compared.add(answer.run.id);
    return answer.run;
  });
  return eventually(
    async () => {
      const { runs } = await admin.call(adminReconciliation);
      const ended = runs.find(({ id, state }) => id === run.id && state !== 'running');
      if (!ended) throw new Error('It still runs');
      return ended;
    },
    { timeoutMs: 60_000 },
  );
}

const sidesOf = ({
  thereCents,
  hereCents,
  currency,
  thereStatus,
  hereStatus,
}: PaymentDifference): DifferenceSides => ({ thereCents, hereCents, currency, thereStatus, hereStatus });

const differencesOf = async (admin: Browser, search: string): Promise<PaymentDifference[]> =>
  (await admin.call(adminDifferences, { query: { search, state: 'all' } })).differences;

/** The payment of this cart became no order, and was returned. */
async function returnWithoutOrder(cartId: string): Promise<void> {
  await db.query('DELETE FROM orders WHERE cart_id = $1', [cartId]);
  await db.query(`UPDATE purchases SET payment_status = 'refunded' WHERE cart_id = $1`, [cartId]);
}

it('a payment that became no order and was paid back adds up to nothing on either side', async () => {
  const admin = await administrator();
  const day = someDay();
  const created = noonOf(day);
  const intent = await elsewhere({ amount: 500, created, refund: 500 });
  const { cartId } = await orderRow({ intent, amountCents: 500, day });
  await returnWithoutOrder(cartId);
  await db.query(
    `INSERT INTO refunds (cart_id, number, payment_intent_id, amount_cents, reason, requested_by, status, created_at)
     VALUES ($1, 1, $2, 500, 'x', 'shop', 'succeeded', $3)`,
    [cartId, intent, new Date(created * 1000)],
  );
  const { sums, ownSums } = await compare(admin, day);
  expect(sums).toMatchObject({ paidCents: 500, refundedCents: -500 });
  expect(ownSums).toEqual({ paidCents: 500, refundedCents: -500 });
});

it.each([
  ['the bank decides', { status: 'needs_response' }, []],
  ['the bank has taken it', { status: 'lost', closed_at: '2024-07-07T22:00:00Z' }, []],
  ['the bank left a part', { status: 'lost', amount_cents: 400, closed_at: '2024-07-07T22:00:00Z' }, [100]],
  // Nothing is held back then: a refund answers it.
  ['the bank only asks', { status: 'warning_needs_response' }, [500]],
  ['the shop has won', { status: 'won', closed_at: '2024-07-07T22:00:00Z' }, [500]],
  // A closed purchase refunds nothing by itself.
  ['the bank decides, and nobody waits for it', { status: 'under_review', stage: 'closed' }, [500]],
])('of a payment without an order, %s', async (_what, { stage, ...dispute }: Disputed, expected) => {
  const admin = await administrator();
  const day = someDay();
  const intent = await elsewhere({ amount: 500, created: noonOf(day) });
  const { cartId } = await orderRow({ intent, amountCents: 500, day });
  await db.query('DELETE FROM orders WHERE cart_id = $1', [cartId]);
  await db.query(`UPDATE purchases SET payment_status = 'paid', stage = $2 WHERE cart_id = $1`, [
    cartId,
    stage ?? 'needs-attention',
  ]);
  const at = new Date();
  const facts = { amount_cents: 500, reason: 'fraudulent', opened_at: at, told_at: at };
  const id = `du_${cartId}`;
  await insertRow(db, 'disputes', { id, payment_intent_id: intent, ...facts, ...dispute });
  try {
    await compare(admin, day);
    const found = await differencesOf(admin, intent);
    expect(found.map(({ kind, thereCents }) => [kind, thereCents])).toEqual(
      expected.map((cents) => ['payment-without-order', cents]),
    );
  } finally {
    await db.query('DELETE FROM disputes WHERE id = $1', [id]);
  }
});

it('what was refunded outside of the provider is no difference, and in no sum', async () => {
  const admin = await administrator();
  const day = someDay();
  const created = noonOf(day);
  const ordered = await elsewhere({ amount: 1300, created });
  const returned = await elsewhere({ amount: 600, created });
  const rows = [
    await orderRow({ intent: ordered, amountCents: 1300, day }),
    await orderRow({ intent: returned, amountCents: 600, day }),
  ];
  for (const { cartId } of rows)
    await db.query(
      `INSERT INTO refunds (cart_id, number, payment_intent_id, amount_cents, reason, requested_by, status, created_at, outside)
       SELECT cart_id, 1, payment_intent_id, 600, 'transfer 77', 'admin', 'succeeded', $2, true FROM purchases WHERE cart_id = $1`,
      [cartId, new Date(created * 1000)],
    );
  const { cartId } = rows[1]!;
  await returnWithoutOrder(cartId);
  const { counts, ownSums } = await compare(admin, day);
  expect(counts.found).toBe(0);
  expect(ownSums).toEqual({ paidCents: 1900, refundedCents: 0 });
});

it('a payment that became no order adds up on the day of its charge, though it was begun the day before', async () => {
  const admin = await administrator();
  const day = someDay();
  const created = noonOf(day);
  const intent = await elsewhere({ amount: 500, created, refund: 500 });
  const { cartId } = await orderRow({ intent, amountCents: 500, day });
  await returnWithoutOrder(cartId);
  await db.query(`UPDATE purchases SET created_at = created_at - interval '1 day' WHERE cart_id = $1`, [
    cartId,
  ]);
  const charge = {
    id: `ch_${cartId}`,
    paymentIntentId: intent,
    amountCents: 500,
    at: new Date(created * 1000),
  };
  await recordCharge(db, { ...charge, status: 'succeeded' });
  await recordCharge(db, { ...charge, id: `${charge.id}b`, status: 'failed', at: new Date(0) });
  const { sums, ownSums } = await compare(admin, day);
  expect({ there: sums.paidCents, here: ownSums?.paidCents }).toEqual({ there: 500, here: 500 });
});

it('an order adds up on the day on which it was paid, though it was created the day after', async () => {
  const admin = await administrator();
  const day = someDay();
  const intent = await elsewhere({ amount: 1700, created: noonOf(day) });
  const { cartId } = await orderRow({ intent, amountCents: 1700, day });
  await db.query(`UPDATE orders SET created_at = created_at + interval '1 day' WHERE cart_id = $1`, [cartId]);
  const { sums, ownSums } = await compare(admin, day);
  expect({ there: sums.paidCents, here: ownSums?.paidCents }).toEqual({ there: 1700, here: 1700 });
});

it('stores the fee of each payment, which the provider’s events don’t tell', async () => {
  const admin = await administrator();
  const day = someDay();
  const intent = await elsewhere({ amount: 1900, created: noonOf(day) });
  await orderRow({ intent, amountCents: 1900, day });
  const { latest_charge: charge } = await payments().retrieve(intent);
  await recordCharge(db, {
    id: String(charge),
    paymentIntentId: intent,
    amountCents: 1900,
    status: 'succeeded',
    at: new Date(),
  });
  const fee = async () => (await admin.call(adminPayment, { params: { intent } })).payment.feeCents;
  expect(await fee()).toBeUndefined();
  const { sums } = await compare(admin, day);
  expect(sums.feeCents).toBeGreaterThan(0);
  expect(await fee()).toBe(sums.feeCents);
});

it('finds what only one side has and what differs, each once, with the sums of the days [S1-2.15.49 F15]', async () => {
  const admin = await administrator();
  const day = someDay();
  const created = noonOf(day);
  // Money without an order, partly refunded there and disputed by the bank: three differences.
  const stray = await elsewhere({ amount: 2500, created, refund: 700, dispute: 'fraudulent' });
  const fits = await elsewhere({ amount: 1000, created });
  await orderRow({ intent: fits, amountCents: 1000, day });
  const other = await elsewhere({ amount: 1200, created });
  await orderRow({ intent: other, amountCents: 900, day });
  const dollars = await elsewhere({ amount: 800, currency: 'usd', created });
  await orderRow({ intent: dollars, amountCents: 800, day });
  const nowhere = await orderRow({ intent: `pi_nowhere${created}`, amountCents: 1500, day });
  // A refund that never reached the provider.
  await db.query(
    `INSERT INTO refunds (cart_id, number, payment_intent_id, amount_cents, reason, requested_by, status, created_at)
     VALUES ($1, 1, $2, 300, 'x', 'admin', 'pending', $3)`,
    [nowhere.cartId, `pi_nowhere${created}`, new Date(created * 1000)],
  );
  objects.push(`${nowhere.cartId}:1`);

  for (const _ of [1, 2]) {
    const run = await compare(admin, day);
    expect(run).toMatchObject({
      state: 'done',
      startedBy: 'admin',
      counts: { payments: 4, refunds: 1, disputes: 1, orders: 4, found: 7 },
      // 1.5 % and 25 cents of each payment in euros, and 20 € for the dispute.
      sums: {
        paidCents: 4700,
        refundedCents: -700,
        disputedCents: -2500,
        feeCents: 38 + 25 + 15 + 25 + 18 + 25 + 2000,
        otherCurrency: 1,
      },
      ownSums: { paidCents: 4200, refundedCents: -300 },
    });
    const { paidCents, refundedCents, disputedCents, feeCents, netCents } = run.sums;
    expect(netCents).toBe(paidCents + refundedCents + disputedCents - feeCents);
  }

  const about = async (search: string) =>
    (await differencesOf(admin, search)).map(({ kind, thereCents, hereCents, state }) => ({
      kind,
      thereCents,
      hereCents,
      state,
    }));
  expect(await about(stray)).toHaveLength(3);
  expect(await about(stray)).toEqual(
    expect.arrayContaining([
      { kind: 'payment-without-order', thereCents: 1800, state: 'open' },
      { kind: 'refund-unknown-here', thereCents: 700, state: 'open' },
      { kind: 'dispute-unknown-here', thereCents: 2500, state: 'open' },
    ]),
  );
  expect(await about(fits)).toEqual([]);
  expect(await about(other)).toEqual([
    { kind: 'payment-amount', thereCents: 1200, hereCents: 900, state: 'open' },
  ]);
  expect(await differencesOf(admin, dollars)).toEqual([
    expect.objectContaining({ kind: 'payment-amount', currency: 'usd', hasOrder: true, hasPayment: true }),
  ]);
  expect((await about(nowhere.orderNumber)).map(({ kind }) => kind).sort()).toEqual([
    'payment-unknown-there',
    'refund-unknown-there',
  ]);
  // The stand-in has no pages to link to.
  expect((await differencesOf(admin, stray))[0]?.providerUrl).toBeUndefined();
});

it('a difference that is gone closes with the next run, whatever its days; if it returns it is open again [S1-2.15.51]', async () => {
  const admin = await administrator();
  const day = someDay();
  const intent = await elsewhere({ amount: 1200, created: noonOf(day) });
  const { cartId, orderNumber } = await orderRow({ intent, amountCents: 900, day });
  await compare(admin, day);
  const one = async () => {
    const [found] = await differencesOf(admin, orderNumber);
    return found!;
  };
  expect(await one()).toMatchObject({ kind: 'payment-amount', state: 'open' });
  const amount = (cents: number) =>
    db.query('UPDATE orders SET amount_cents = $2 WHERE cart_id = $1', [cartId, cents]);
  await amount(1200);
  // A run of other days checks all open differences again.
  await compare(admin, someDay());
  expect(await one()).toMatchObject({ state: 'gone', goneAt: expect.any(String) });
  await amount(1100);
  await compare(admin, day);
  expect(await one()).toMatchObject({ state: 'open', hereCents: 1100, thereCents: 1200 });
});

it('a difference that has become another one is open as that, and its earlier kinds close', async () => {
  const admin = await administrator();
  const day = someDay();
  const intent = await elsewhere({ amount: 1200, created: noonOf(day) });
  await orderRow({ intent, amountCents: 900, day });
  // Two kinds, as the run that found the second failed before it closed the first.
  for (const kind of ['payment-without-order', 'payment-unknown-there'])
    await insertRow(db, 'payment_differences', {
      kind,
      object_id: intent,
      payment_intent_id: intent,
      happened_at: new Date(),
      found_at: new Date(),
      last_found_at: new Date(),
      last_run_id: 'earlier',
    });
  expect(await compare(admin, someDay())).toMatchObject({ state: 'done', counts: { found: 0 } });
  const found = await differencesOf(admin, intent);
  expect(found.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ['payment-amount', 'open'],
    ['payment-unknown-there', 'gone'],
    ['payment-without-order', 'gone'],
  ]);
});

it('waits in needs-attention until a person settles it, once, with a note; money and order stay unchanged [S1-2.15.52]', async () => {
  const [admin, colleague] = await Promise.all([administrator(), administrator()]);
  const day = someDay();
  const intent = await elsewhere({ amount: 2000, created: noonOf(day) });
  const { cartId } = await orderRow({ intent, amountCents: 1900, day });
  await compare(admin, day);
  const [difference] = await differencesOf(admin, intent);
  const { id } = difference!;
  const queued = async (browser: Browser) => {
    for (let page = 1; ; page += 1) {
      const { items } = await browser.call(adminAttention, { query: { kind: 'difference', page } });
      const item = items.find((one) => one.id === id);
      if (item || items.length === 0) return item;
    }
  };
  expect(await queued(admin)).toMatchObject({ who: intent, detail: 'payment-amount', hasOrder: true });
  const order = async () =>
    (await db.query('SELECT amount_cents, status, refunded_cents FROM orders WHERE cart_id = $1', [cartId]))
      .rows[0];
  const before = await order();

  const answers = await Promise.all(
    [admin, colleague].map((browser, index) =>
      browser.send('POST', `/api/admin/reconciliation/differences/${id}/settle`, {
        body: { note: `Revisado por ${index}`, seen: sidesOf(difference!) },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'difference_closed' });
  const [settled] = await differencesOf(admin, intent);
  expect(settled).toMatchObject({
    state: 'settled',
    settledBy: 'admin',
    note: expect.stringMatching(/Revisado/),
  });
  expect(await queued(admin)).toBeUndefined();
  expect(await order()).toEqual(before);
  expect(await payments().refundsOf(intent)).toEqual([]);
  const { rows } = await db.query(
    `SELECT before, after FROM audit_log WHERE action = 'settle-difference' AND before->>'objectId' = $1 ORDER BY id`,
    [intent],
  );
  expect(rows.map(({ after }) => after)).toEqual(
    expect.arrayContaining([{ state: 'settled' }, { refused: 'difference_closed' }]),
  );

  // The same finding stays settled; another amount is a new finding.
  await compare(admin, day);
  expect((await differencesOf(admin, intent))[0]).toMatchObject({ state: 'settled' });
  await db.query('UPDATE orders SET amount_cents = 1800 WHERE cart_id = $1', [cartId]);
  await compare(admin, day);
  expect((await differencesOf(admin, intent))[0]).toMatchObject({ state: 'open', hereCents: 1800 });
});

it('a difference that has changed since it was shown stays open; as it is now it can be settled [S1-2.15.52]', async () => {
  const admin = await administrator();
  const day = someDay();
  const intent = await elsewhere({ amount: 2000, created: noonOf(day) });
  const { cartId } = await orderRow({ intent, amountCents: 1500, day });
  await compare(admin, day);
  const newest = async () => (await differencesOf(admin, intent))[0]!;
  const shown = await newest();
  await db.query('UPDATE orders SET amount_cents = 100 WHERE cart_id = $1', [cartId]);
  await compare(admin, day);
  const params = { id: shown.id };
  const note = 'Son 5 €, que no importan';
  expect(
    await admin.refused(adminSettleDifference, { params, body: { note, seen: sidesOf(shown) } }),
  ).toMatchObject({ status: 409, body: { code: 'difference_changed' } });
  const now = await newest();
  expect(now).toMatchObject({ state: 'open', hereCents: 100 });
  // A run that finds the same changes nothing that was seen.
  await compare(admin, day);
  await admin.call(adminSettleDifference, { params, body: { note: 'Devuelto', seen: sidesOf(now) } });
  expect(await newest()).toMatchObject({ state: 'settled', note: 'Devuelto' });
});

it('more than one page on both sides is read to its end [S1-2.15.50]', async () => {
  const admin = await administrator();
  const day = someDay();
  const created = noonOf(day);
  const intents: string[] = [];
  for (let index = 0; index < 105; index += 1)
    intents.push(await elsewhere({ amount: 500 + index, created }));
  const last = intents.at(-1)!;
  for (const intent of intents.slice(0, 104))
    await orderRow({ intent, amountCents: 500 + intents.indexOf(intent), day });
  const run = await compare(admin, day);
  expect(run.counts).toMatchObject({ payments: 105, orders: 104, found: 1 });
  expect((await differencesOf(admin, last)).map(({ kind }) => kind)).toEqual(['payment-without-order']);
});

it('parallel requests for the same days share one run; future days and too many days are refused', async () => {
  const day = someDay();
  const admins = await Promise.all([administrator(), administrator()]);
  const answers = await Promise.all(
    admins.map((admin) => admin.call(adminStartReconciliation, { body: { from: day, to: day } })),
  );
  const [first, second] = answers.map(({ run }) => run.id);
  const [admin] = admins;
  // If the first ended before the second request, there are two, one after the other.
  if (first !== second) {
    const { runs } = await admin!.call(adminReconciliation);
    expect(runs.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
  }
  const tomorrow = addDays(dayOf(new Date()), 1);
  const refused = (from: string, to: string) =>
    admin!.refused(adminStartReconciliation, { body: { from, to } });
  expect(await refused(tomorrow, tomorrow)).toMatchObject({ status: 422, body: { code: 'range_not_over' } });
  expect(await refused('2020-01-02', '2020-01-01')).toMatchObject({
    status: 400,
    body: { fields: { from: 'El primer día no puede ser posterior al último' } },
  });
  expect(await refused('2020-01-01', '2020-06-01')).toMatchObject({
    status: 400,
    body: { fields: { to: 'Compara como máximo 92 días a la vez' } },
  });
});

it('users who see money may look, only administrators act, and support sees none of it', async () => {
  const [reader, support] = await Promise.all([logInAs(db, 'read-only'), logInAs(db, 'support')]);
  expect((await reader.call(adminReconciliation)).success).toBe(true);
  const day = someDay();
  expect((await reader.refused(adminStartReconciliation, { body: { from: day, to: day } })).status).toBe(403);
  expect(
    (await reader.refused(adminSettleDifference, { params: { id: '1' }, body: { note: 'nada', seen: {} } }))
      .status,
  ).toBe(403);
  for (const call of [adminReconciliation, adminDifferences])
    expect((await support.refused(call)).status).toBe(403);
});
