import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { countFigures, figuresOf, wholeDay } from '../api/dashboard/figures-sql';
import { databaseAt } from '../api/testing/database';
import { addDays, type Day, dayOf, startOf } from '../domain/days';
import { addUp, type DayFigures } from '../domain/figures';

const pool = databaseAt(process.env.DATABASE_URL ?? '', 4);
/** Repeatable random numbers. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

// Years before anything that other tests buy, around the day on which the clocks change; another seed in each run.
const seed = 1 + (randomBytes(1)[0] ?? 0);
const days: Day[] = Array.from({ length: 6 }, (_, index) =>
  addDays(`${2001 + (seed % 15)}-03-24`, index + (seed % 4)),
);

const at = (day: Day, draw: (below: number) => number) =>
  new Date(startOf(day).getTime() + draw(23 * 3600) * 1000);

async function anOrderOf(cart: string, created: Date, draw = (_below: number) => 0): Promise<void> {
  await pool.query(
    `INSERT INTO orders (id, cart_id, order_number, payment_intent_id, status, payment_status, service_id, service_type,
       region, quantity, bonus, upsell_quantity, total_quantity, base_price_cents, upsell_price_cents, discount_cents,
       discount_code, amount_cents, vat_rate_percent, vat_cents, username, email, language, upsell_offered, paid_at,
       created_at, updated_at)
     SELECT $2, $1, $1, $1, 'pending', 'paid', 204, 'followers', 'europe', 1, 0, $3, 1, 999, $3, $4, $5, 999, 21, 0, 'x',
       'x@example.com', 'es', $6, $7, $7, $7 ON CONFLICT DO NOTHING`,
    [
      cart,
      randomBytes(5).readUIntBE(0, 5),
      draw(2) * 100,
      draw(2) * 50,
      draw(2) ? 'VIP5' : null,
      draw(2) === 0,
      created,
    ],
  );
}

/** One random change, as the shop makes them, or as a person with database access might. */
async function change(carts: string[], draw: (below: number) => number): Promise<void> {
  const day = days[draw(days.length)] ?? '';
  const cart = carts[draw(carts.length || 1)];
  const kind = cart ? draw(11) : 0;
  if (kind <= 1) {
    const id = `figures-${randomUUID()}`;
    await pool.query(
      `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, payment_intent_id, amount_cents,
         upsell_offered, created_at, updated_at)
       VALUES ($1, $1, 'x', 'es', $2, 'awaiting-payment', $1, 999, $3, $4, $4)`,
      [id, draw(2) ? 'A' : 'B', draw(2) === 0, at(day, draw)],
    );
    carts.push(id);
    return;
  }
  if (kind === 2 && cart) await anOrderOf(cart, at(day, draw), draw);
  if (kind === 3)
    await pool.query(
      `UPDATE orders SET delivered_at = paid_at + $2 * interval '1 second',
         first_delivered_at = paid_at + $3 * interval '1 second' WHERE cart_id = $1`,
      [cart, draw(3) * 50_000, draw(4) ? draw(100_000) : null],
    );
  if (kind === 4)
    await pool.query('UPDATE purchases SET payment_status = $2 WHERE cart_id = $1', [
      cart,
      ['paid', 'failed', 'refunded', 'pending'][draw(4)],
    ]);
  if (kind === 5)
    await pool.query('UPDATE purchases SET closed_as = $2 WHERE cart_id = $1', [
      cart,
      draw(2) ? 'abandoned' : 'cancelled',
    ]);
  if (kind === 6)
    await pool.query(
      `INSERT INTO refunds (cart_id, number, payment_intent_id, amount_cents, reason, requested_by, status, created_at)
       VALUES ($1, $2, $1, $3, 'x', 'x', 'pending', $4)
       ON CONFLICT (cart_id, number) DO UPDATE SET status = 'failed'`,
      [cart, draw(3), 1 + draw(400), at(day, draw)],
    );
  if (kind === 7)
    await pool.query(
      `INSERT INTO emails (cart_id, kind, recipient, subject, sent_at) VALUES ($1, 'payment-reminder', 'x', 'x', now())
       ON CONFLICT DO NOTHING`,
      [cart],
    );
  if (kind === 8)
    await pool.query(
      `INSERT INTO disputes (id, payment_intent_id, amount_cents, reason, status, opened_at, closed_at, told_at)
       VALUES ($1, $1, 999, 'general', 'lost', $2, $2, $2)
       ON CONFLICT (id) DO UPDATE SET status = CASE disputes.status WHEN 'lost' THEN 'won' ELSE 'lost' END`,
      [cart, at(day, draw)],
    );
  if (kind === 9)
    await pool.query('UPDATE orders SET created_at = $2 WHERE cart_id = $1', [cart, at(day, draw)]);
  if (kind === 10) await pool.query('DELETE FROM refunds WHERE cart_id = $1', [cart]);
}

const first = days[0] ?? '';
const last = days.at(-1) ?? '';
const direct = () => Promise.all(days.map((day) => countFigures(pool, wholeDay(day))));

afterAll(async () => {
  for (const table of ['refunds', 'emails', 'orders', 'purchases'])
    await pool.query(`DELETE FROM ${table} WHERE cart_id LIKE 'figures-%'`);
  await pool.query(`DELETE FROM disputes WHERE id LIKE 'figures-%'`);
  await pool.end();
});

test('kept figures are those of the rows, in whatever order rows change [S1-2.15.18]', async () => {
  const draw = chance(seed);
  const carts: string[] = [];
  for (let round = 0; round < 25; round += 1) {
    for (let step = 0; step <= draw(8); step += 1) await change(carts, draw);
    // Read between the changes, so that figures are stored, outdated and stored again.
    expect({ round, figures: await figuresOf(pool, first, last) }).toEqual({
      round,
      figures: await direct(),
    });
  }
  expect(addUp((await direct()).map(({ day: _, ...rest }): DayFigures => rest)).begun).toBeGreaterThan(0);
});

test('what goes back counts once its payment is an order; a payment that never became one is no turnover [S1-2.15.18]', async () => {
  const [day = '', next = ''] = [addDays(first, -20), addDays(first, -19)];
  const back = async () =>
    (await figuresOf(pool, day, next)).map((one) => [
      one.refunds,
      one.refundedCents,
      one.disputesLost,
      one.lostCents,
    ]);
  const cart = `figures-${randomUUID()}`;
  await pool.query(
    `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, payment_intent_id, amount_cents,
       upsell_offered, created_at, updated_at)
     VALUES ($1, $1, 'x', 'es', 'A', 'closed', $1, 999, false, $2, $2)`,
    [cart, startOf(day)],
  );
  await pool.query(
    `INSERT INTO refunds (cart_id, number, payment_intent_id, amount_cents, reason, requested_by, status, created_at)
     VALUES ($1, 1, $1, 300, 'x', 'x', 'succeeded', $2)`,
    [cart, startOf(day)],
  );
  await pool.query(
    `INSERT INTO disputes (id, payment_intent_id, amount_cents, reason, status, opened_at, closed_at, told_at)
     VALUES ($1, $1, 699, 'general', 'lost', $2, $2, $2)`,
    [cart, startOf(day)],
  );
  expect(await back()).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  await anOrderOf(cart, startOf(next));
  expect(await back()).toEqual([
    [1, 300, 1, 699],
    [0, 0, 0, 0],
  ]);
});

test('changes while figures are being computed are included, or mark their day again', async () => {
  const draw = chance(seed + 1);
  const carts: string[] = [];
  const changing = Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let step = 0; step < 30; step += 1) await change(carts, draw);
    }),
  );
  const reading = Promise.all(
    Array.from({ length: 2 }, async () => {
      for (let step = 0; step < 12; step += 1) await figuresOf(pool, first, last);
    }),
  );
  await Promise.all([changing, reading]);
  expect(await figuresOf(pool, first, last)).toEqual(await direct());
});

test('a day need not wait until a year is computed', async () => {
  const year = 1981 + randomInt(19);
  const finished: string[] = [];
  await Promise.all([
    figuresOf(pool, `${year}-01-01`, `${year}-12-31`).then(() => finished.push('year')),
    figuresOf(pool, `${year - 1}-06-01`, `${year - 1}-06-01`).then(() => finished.push('day')),
  ]);
  expect(finished).toEqual(['day', 'year']);
});

test('a day that a process of an earlier release has stored is added up again', async () => {
  const day = `${1961 + randomInt(19)}-06-01`;
  const stored = async () =>
    (await pool.query('SELECT figures FROM day_figures WHERE day = $1', [day])).rows[0]?.figures;
  const [figures] = await figuresOf(pool, day, day);
  await pool.query(
    `UPDATE day_figures SET figures = figures - 'basis' || '{"offers": {"B": {"shown": 3}}}' WHERE day = $1`,
    [day],
  );
  expect(await figuresOf(pool, day, day)).toEqual([figures]);
  expect(await stored()).toMatchObject({ offers: {}, basis: 3 });
});

test('today and yesterday are never stored', async () => {
  const today = dayOf(new Date());
  await figuresOf(pool, addDays(today, -3), today);
  const { rows } = await pool.query('SELECT day::text FROM day_figures WHERE day >= $1', [
    addDays(today, -1),
  ]);
  expect(rows).toEqual([]);
});
