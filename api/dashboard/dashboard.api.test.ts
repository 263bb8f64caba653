import { randomUUID } from 'node:crypto';
import { recordBalance } from '#db/provider-balances.ts';
import { adminAttention } from '#domain/calls/admin-attention.ts';
import { adminDashboard } from '#domain/calls/admin-dashboard.ts';
import { addDays, type Day, dayOf, startOf } from '#domain/days.ts';
import { administrator, logInAs } from '../testing/administrator';
import { testDatabase } from '../testing/database';
import { buy } from '../testing/purchases';
import { anOrder, anUnpaidCart, aPanel, forgetOrders, ownNames } from '../testing/rows';
import { eventually } from '../testing/wait';

const db = testDatabase();
const own = ownNames();
afterAll(async () => {
  await forgetOrders(db, [own]);
  await db.end();
});

test('today’s sales are in today’s figures, next to yesterday’s [S1-2.15.16]', async () => {
  const admin = await administrator();
  const before = await admin.call(adminDashboard, { query: { range: 'today' } });
  await buy();
  await eventually(async () => {
    const after = await admin.call(adminDashboard, { query: { range: 'today' } });
    expect(after.current.orders).toBeGreaterThan(before.current.orders);
    expect(after.current.money?.grossCents).toBeGreaterThanOrEqual(
      (before.current.money?.grossCents ?? 0) + 999,
    );
    expect(after.current.paid).toBeGreaterThan(before.current.paid);
  });
  const today = dayOf(new Date());
  expect(before).toMatchObject({ from: today, to: today, untilNow: true });
  expect(before.points).toHaveLength(1);
  // No cart of today can be abandoned yet.
  expect(before.ripe).toBeUndefined();
});

test('abandoned carts are compared up to the last day on which none can be added', async () => {
  const admin = await administrator();
  const week = () => admin.call(adminDashboard, { query: { range: '7' } });
  const before = await week();
  const today = dayOf(new Date());
  // Carts are abandoned after 24 hours, deliveries are late after 48: a day has to be over for as long.
  const ripeTo = addDays(today, -3);
  const noonOf = (day: Day) => new Date(startOf(day).getTime() + 12 * 3600 * 1000);
  const carts = [
    ...[addDays(today, -2), ripeTo],
    ...[addDays(ripeTo, -6), addDays(ripeTo, -7), addDays(ripeTo, -7)],
  ].map((day) => ({ ...ownNames(), row: { created_at: noonOf(day), closed_as: 'abandoned' } }));
  try {
    for (const cart of carts) await anUnpaidCart(db, cart);
    const after = await week();
    expect(after.ripe?.to).toBe(ripeTo);
    const counts = (answer: typeof before) => [
      answer.current.abandoned,
      answer.ripe?.current.abandoned ?? 0,
      answer.previous.abandoned,
      answer.ripe?.previous.abandoned ?? 0,
    ];
    const then = counts(before);
    expect(counts(after).map((count, index) => count - (then[index] ?? 0))).toEqual([2, 1, 3, 2]);
  } finally {
    await forgetOrders(db, carts);
  }
});

test('an add-on of a purchase begun on another day is paid today without having been shown today', async () => {
  const admin = await administrator();
  const offers = async () => {
    const answer = await admin.call(adminDashboard, { query: { range: 'today' } });
    return answer.offers?.find(({ variant }) => variant === 'B') ?? { shown: 0, paid: 0, addOnCents: 0 };
  };
  const before = await offers();
  const late = ownNames();
  try {
    await anOrder(db, late, {
      purchase: { created_at: new Date(Date.now() - 48 * 3600 * 1000) },
      order: { upsell_quantity: 250, upsell_price_cents: 600, created_at: new Date() },
    });
    const { shown, paid, addOnCents } = await offers();
    expect({
      shown: shown - before.shown,
      paid: paid - before.paid,
      addOnCents: addOnCents - before.addOnCents,
    }).toEqual({ shown: 0, paid: 1, addOnCents: 600 });
  } finally {
    await forgetOrders(db, [late]);
  }
});

test.each(['7', '30', '90', '365'])(
  'a range of %s days has a point for each day or month, and as many before',
  async (range) => {
    const admin = await administrator();
    const { points, previousPoints } = await admin.call(adminDashboard, { query: { range } });
    expect(points.length).toBe(range === '365' ? points.length : Number(range));
    expect(previousPoints).toHaveLength(points.length);
  },
);

test('support sees what happens without any amount of money [S1-2.15.19]', async () => {
  await anOrder(db, own, { order: { created_at: new Date() } });
  const support = await logInAs(db, 'support');
  const answer = await support.call(adminDashboard, { query: { range: '7' } });
  expect(answer.current.orders).toBeGreaterThan(0);
  expect(JSON.stringify(answer)).not.toMatch(/cents|money|offers/i);
  const reader = await logInAs(db, 'read-only');
  expect((await reader.call(adminDashboard, { query: { range: '7' } })).current.money).toBeDefined();
});

test('invalid dates are refused by name; implausible dates are corrected', async () => {
  const admin = await administrator();
  const refused = await admin.refused(adminDashboard, { query: { range: 'custom', from: 'yesterday' } });
  expect(refused).toMatchObject({ status: 400, body: { fields: { from: 'Indica una fecha válida' } } });
  const turned = await admin.call(adminDashboard, {
    query: { range: 'custom', from: '2026-02-10', to: '2026-02-01' },
  });
  expect(turned).toMatchObject({
    from: '2026-02-01',
    to: '2026-02-10',
    previousFrom: '2026-01-22',
    untilNow: false,
  });
});

test('each panel’s balance is shown with its alert; one below it waits for a person until it is above again [S1-2.15.42]', async () => {
  const admin = await administrator();
  const name = `Panel ${randomUUID()}`;
  const id = await aPanel(db, { name, balanceAlertBelow: 99_999_999 });
  const waiting = async () => {
    const { items } = await admin.call(adminAttention, { query: { kind: 'balance' } });
    return items.find((item) => item.who === name);
  };
  try {
    const since = new Date('2026-11-01T10:00:00Z');
    await recordBalance(db, id, { balance: '4.2', currency: 'USD' }, since);
    const { balances, waiting: kinds } = await admin.call(adminDashboard, { query: {} });
    expect(balances.find((one) => one.id === id)).toMatchObject({
      name,
      balance: '4.2',
      currency: 'USD',
      alertBelow: '99999999',
      low: true,
    });
    expect(balances[0]?.low).toBe(true);
    expect(kinds.find(({ kind }) => kind === 'balance')?.count).toBeGreaterThanOrEqual(1);
    expect(await waiting()).toMatchObject({ reference: name, detail: '4.2 USD', since: since.toISOString() });
    // Still low: it keeps its place. A silent panel changes nothing.
    await recordBalance(db, id, { balance: '3', currency: 'USD' }, new Date('2026-11-02T10:00:00Z'));
    await recordBalance(db, id, { complaint: 'time-out' }, new Date('2026-11-03T10:00:00Z'));
    expect(await waiting()).toMatchObject({ detail: '3 USD', since: since.toISOString() });
    await db.query('UPDATE providers SET balance_alert_below = 2 WHERE id = $1', [id]);
    expect(await waiting()).toBeUndefined();
    await recordBalance(db, id, { balance: '1', currency: 'USD' }, new Date('2026-11-04T10:00:00Z'));
    expect((await waiting())?.detail).toBe('1 USD');
    await recordBalance(db, id, { balance: '50', currency: 'USD' }, new Date('2026-11-05T10:00:00Z'));
    expect(await waiting()).toBeUndefined();
  } finally {
    await db.query('UPDATE providers SET active = false WHERE id = $1', [id]);
  }
});
