import { randomInt } from 'node:crypto';
import { adminAttention } from '../domain/calls/admin-attention';
import {
  adminDashboard,
  type DashboardPoint,
  type DashboardSummary,
  type RipeningFigures,
} from '../domain/calls/admin-dashboard';
import { adminPayments } from '../domain/calls/admin-payments';
import { paymentsAddress } from '../web/admin/dashboard/links';
import { at } from './testing/answer-rows';
import type { Browser } from './testing/browser';
import { ownAnswers } from './testing/own-answers';
import { anOrder, aPanel, insertRow, type OwnNames, ownNames, type Row } from './testing/rows';

// Values of rows and answers are both typed by hand, so that neither is derived from the other.

const { db, answers, names, begun, signIn } = ownAnswers({ adminDashboard });
let admin: Browser;
beforeAll(async () => {
  admin = (await signIn()).browser;
});

describe('the figures of days', () => {
  // No other test has rows in these years; noon, so that the day is the same in every zone.
  const first = Date.UTC(2020, 0, 5 + randomInt(1000), 12);
  const day = (index: number) => new Date(first + index * 86_400_000).toISOString().slice(0, 10);
  const noon = (index: number, seconds = 0) =>
    new Date(first + index * 86_400_000 + seconds * 1000).toISOString();
  const panel = `Panel ${ownNames().tag}`;
  let providerId = 0;
  let dispute = '';
  afterAll(() => db.query('DELETE FROM providers WHERE id = $1', [providerId]));

  /** An order of a day; `took`: seconds from payment to delivery. */
  async function order(
    index: number,
    took: number | undefined,
    over: Row,
    purchase: Row = {},
  ): Promise<OwnNames> {
    const own = names();
    await anOrder(db, own, {
      purchase: { created_at: noon(index), attention: null, ...purchase },
      order: {
        created_at: noon(index),
        paid_at: noon(index),
        delivered_at: took === undefined ? null : noon(index, took),
        discount_code: null,
        discount_cents: 0,
        refunded_cents: 0,
        upsell_quantity: 0,
        upsell_price_cents: 0,
        upsell_offered: false,
        ...over,
      },
    });
    return own;
  }
  const unpaid = async (index: number, over: Row): Promise<OwnNames> => {
    const own = names();
    await begun(own, { created_at: noon(index), ...over });
    return own;
  };
  const remind = (own: OwnNames, kind: string) =>
    insertRow(db, 'emails', {
      cart_id: own.cartId,
      kind,
      recipient: own.email,
      subject: kind,
      sent_at: noon(9),
    });
  async function lost(own: OwnNames, index: number, cents: number): Promise<string> {
    const { id } = await insertRow(db, 'disputes', {
      id: `dp_${own.tag}`,
      payment_intent_id: own.intent,
      amount_cents: cents,
      reason: 'fraudulent',
      status: 'lost',
      opened_at: noon(index),
      closed_at: noon(index),
      told_at: noon(index),
    });
    return String(id);
  }

  beforeAll(async () => {
    // The first day: four orders of five payments, of which three are delivered.
    const one = await order(
      0,
      1000,
      {
        amount_cents: 3193,
        discount_code: 'DAYONE',
        discount_cents: 355,
        upsell_offered: true,
        upsell_quantity: 250,
        upsell_price_cents: 549,
      },
      { upsell_offered: true, variant: 'B' },
    );
    // It always gets B, so neither its offer nor its add-on is compared.
    const two = await order(
      0,
      1000,
      { amount_cents: 2000, upsell_offered: true, upsell_quantity: 90, upsell_price_cents: 199 },
      { upsell_offered: true, variant: 'B', language: 'it' },
    );
    await order(0, 5000, { amount_cents: 1500 });
    await order(0, undefined, { amount_cents: 1007 });
    const returned = await unpaid(0, { payment_status: 'refunded' });
    const failed = [];
    for (let number = 0; number < 6; number += 1)
      failed.push(await unpaid(0, { payment_status: 'failed', closed_as: 'abandoned' }));
    const abandoned = await unpaid(0, { payment_status: 'pending', closed_as: 'abandoned' });
    for (const own of [one, two, abandoned]) await remind(own, 'payment-reminder');
    for (const own of failed) await remind(own, 'payment-failed');
    await insertRow(db, 'refunds', {
      cart_id: one.cartId,
      number: 1,
      payment_intent_id: one.intent,
      amount_cents: 431,
      reason: 'short',
      requested_by: 'marta',
      status: 'succeeded',
      created_at: noon(0),
    });
    // What became no order is no turnover: no sum of money counts it.
    await insertRow(db, 'refunds', {
      cart_id: returned.cartId,
      number: 1,
      payment_intent_id: returned.intent,
      amount_cents: 4444,
      reason: 'no order',
      requested_by: 'shop',
      status: 'succeeded',
      created_at: noon(0),
    });
    await lost(returned, 0, 4444);
    dispute = await lost(two, 0, 700);
    await lost(one, 0, 900);
    // The second day: one order, two payments begun, a dispute lost.
    const later = await order(
      1,
      5000,
      {
        amount_cents: 1111,
        discount_code: 'DAYTWO',
        discount_cents: 45,
        upsell_offered: true,
        upsell_quantity: 50,
        upsell_price_cents: 77,
      },
      { upsell_offered: true, variant: 'A' },
    );
    await unpaid(1, { payment_status: 'pending' });
    await lost(later, 1, 60);
    providerId = await aPanel(db, { name: panel, balanceAlertBelow: 50 });
    await insertRow(db, 'provider_balances', {
      provider_id: providerId,
      balance: '4.25',
      currency: 'USD',
      said_at: at('09'),
      checked_at: at('10'),
      low_since: at('09'),
      error: 'time-out',
    });
  });

  // Deliveries are counted in steps of 5 %: 1000 s are shown as 1017, 5000 s as 5039.
  const firstDay: DashboardSummary = {
    orders: 4,
    begun: 12,
    paid: 5,
    failed: 6,
    abandoned: 7,
    reminded: 9,
    recovered: 2,
    delivered: 3,
    refunds: 1,
    disputesLost: 2,
    discounted: 1,
    conversion: 5 / 12,
    failureRate: 6 / 11,
    medianSeconds: 1017,
    p90Seconds: 5039,
    money: {
      grossCents: 7700,
      refundedCents: 431,
      lostCents: 1600,
      netCents: 5669,
      averageCents: 1925,
      discountCents: 355,
    },
  };
  const secondDay: DashboardSummary = {
    orders: 1,
    begun: 2,
    paid: 1,
    failed: 0,
    abandoned: 0,
    reminded: 0,
    recovered: 0,
    delivered: 1,
    refunds: 0,
    disputesLost: 1,
    discounted: 1,
    conversion: 0.5,
    failureRate: 0,
    medianSeconds: 5039,
    p90Seconds: 5039,
    money: {
      grossCents: 1111,
      refundedCents: 0,
      lostCents: 60,
      netCents: 1051,
      averageCents: 1111,
      discountCents: 45,
    },
  };
  const bothDays: DashboardSummary = {
    orders: 5,
    begun: 14,
    paid: 6,
    failed: 6,
    abandoned: 7,
    reminded: 9,
    recovered: 2,
    delivered: 4,
    refunds: 1,
    disputesLost: 3,
    discounted: 2,
    conversion: 6 / 14,
    failureRate: 0.5,
    medianSeconds: 1017,
    p90Seconds: 5039,
    money: {
      grossCents: 8811,
      refundedCents: 431,
      lostCents: 1660,
      netCents: 6720,
      averageCents: 1762,
      discountCents: 400,
    },
  };
  const noDay: DashboardSummary = {
    ...{ orders: 0, begun: 0, paid: 0, failed: 0, abandoned: 0, reminded: 0, recovered: 0, delivered: 0 },
    ...{ refunds: 0, disputesLost: 0, discounted: 0 },
    money: { grossCents: 0, refundedCents: 0, lostCents: 0, netCents: 0, discountCents: 0 },
  };
  // Days of 2020 no longer change: what is compared is the whole range.
  const ripening = (all: DashboardSummary): RipeningFigures => ({
    ...{ conversion: all.conversion, failureRate: all.failureRate },
    ...{ abandoned: all.abandoned, recovered: all.recovered },
    ...{ medianSeconds: all.medianSeconds, p90Seconds: all.p90Seconds },
  });
  const point = (index: number, figures: Omit<DashboardPoint, 'from' | 'to'>): DashboardPoint => ({
    from: day(index),
    to: day(index),
    ...figures,
  });
  const onFirst = {
    orders: 4,
    begun: 12,
    paid: 5,
    failed: 6,
    netCents: 5669,
    grossCents: 7700,
    medianSeconds: 1017,
    p90Seconds: 5039,
  };
  const onSecond = {
    orders: 1,
    begun: 2,
    paid: 1,
    failed: 0,
    netCents: 1051,
    grossCents: 1111,
    medianSeconds: 5039,
    p90Seconds: 5039,
  };
  const onNone = { orders: 0, begun: 0, paid: 0, failed: 0, netCents: 0, grossCents: 0 };
  const codeOne = { code: 'DAYONE', uses: 1, cents: 355 };
  const codeTwo = { code: 'DAYTWO', uses: 1, cents: 45 };
  const offerB = { variant: 'B', shown: 3, paid: 1, addOnCents: 549 };
  const offerA = { variant: 'A', shown: 1, paid: 1, addOnCents: 77 };

  it.each([
    [
      'both days',
      0,
      1,
      bothDays,
      noDay,
      [point(0, onFirst), point(1, onSecond)],
      [point(-2, onNone), point(-1, onNone)],
      [codeOne, codeTwo],
      [offerA, offerB],
    ],
    [
      'the second day',
      1,
      1,
      secondDay,
      firstDay,
      [point(1, onSecond)],
      [point(0, onFirst)],
      [codeTwo],
      [offerA],
    ],
    [
      'the days after them',
      2,
      3,
      noDay,
      bothDays,
      [point(2, onNone), point(3, onNone)],
      [point(0, onFirst), point(1, onSecond)],
      [],
      [],
    ],
  ] as const)(
    'are sums of the rows of these days: %s',
    async (_, from, to, current, previous, points, previousPoints, codes, offers) => {
      await db.query("UPDATE disputes SET status = 'needs_response', closed_at = NULL WHERE id = $1", [
        dispute,
      ]);
      const waiting = await db.query<{ count: number; since: Date }>(
        `SELECT count(*)::integer AS count, min(opened_at) AS since FROM disputes
         WHERE closed_at IS NULL AND status IN ('needs_response', 'warning_needs_response')`,
      );
      const open = await answers.ask(admin, adminDashboard, { query: { range: 'today' } });
      await db.query("UPDATE disputes SET status = 'lost', closed_at = $2 WHERE id = $1", [dispute, noon(0)]);
      const query = { range: 'custom', from: day(from), to: day(to) };
      const body = await answers.ask(admin, adminDashboard, { query });
      const length = to - from + 1;
      answers.compare(
        adminDashboard,
        {
          ...body,
          waiting: open.waiting.filter(({ kind }) => kind === 'dispute'),
          balances: body.balances.filter(({ name }) => name === panel),
        },
        {
          from: day(from),
          to: day(to),
          previousFrom: day(from - length),
          previousTo: day(from - 1),
          untilNow: false,
          waiting: [
            {
              kind: 'dispute',
              count: waiting.rows[0]?.count ?? 0,
              since: waiting.rows[0]?.since.toISOString() ?? '',
            },
          ],
          balances: [
            {
              id: providerId,
              name: panel,
              balance: '4.25',
              currency: 'USD',
              alertBelow: '50',
              low: true,
              saidAt: at('09'),
              error: 'time-out',
            },
          ],
          current,
          previous,
          ripe: { to: day(to), current: ripening(current), previous: ripening(previous) },
          points: [...points],
          previousPoints: [...previousPoints],
          codes: [...codes],
          offers: [...offers],
        },
      );
    },
  );

  it.each(['refunded', 'lost'] as const)(
    'a figure leads to the payments that it counts: %s',
    async (dates) => {
      const counted = await admin.call(adminDashboard, {
        query: { range: 'custom', from: day(0), to: day(0) },
      });
      const shown = new URL(paymentsAddress({ from: day(0), to: day(0) }, undefined, dates), 'http://shop');
      const all = await admin.call(adminPayments, { query: { dates, from: day(0), to: day(0) } });
      const { total } = await admin.call(adminPayments, { query: Object.fromEntries(shown.searchParams) });
      expect(total).toBe(dates === 'refunded' ? counted.current.refunds : counted.current.disputesLost);
      expect(all.total).toBe(total + 1);
    },
  );
});

it('money without an order is counted as what it waits as, not as an order with the same reason', async () => {
  const own = names();
  await begun(own, {
    stage: 'needs-attention',
    payment_status: 'paid',
    attention: 'refund-failed',
    attention_since: at('09'),
  });
  const { waiting } = await answers.ask(admin, adminDashboard, { query: { range: 'today' } });
  const { total } = await admin.call(adminAttention, { query: { kind: 'payment' } });
  expect(total).toBeGreaterThan(0);
  expect(waiting.find(({ kind }) => kind === 'payment')?.count).toBe(total);
});

/** Never compared here, each with the reason. */
const elsewhere = {
  'adminDashboard points[].from = points[].to':
    'a point of months is longer than a day: domain/chart-points.test.ts',
  'adminDashboard previousPoints[].from = previousPoints[].to': 'the same',
  'adminDashboard untilNow': 'true only for today: admin-dashboard.api.test.ts',
};

it('every field of these answers was compared', () => {
  expect(answers.gaps().sort()).toEqual(Object.keys(elsewhere).sort());
});
