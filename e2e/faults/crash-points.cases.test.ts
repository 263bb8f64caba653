import { eventually } from '#api/testing/wait.ts';
import { purchaseId } from '#workflows/messages.ts';
import { Buyer } from './buyer';
import { violations } from './checker';
import { Clerk } from './clerk';
import { CrashPoints, type HeldWrite } from './crash-points';
import { eventuallyFor } from './eventually-for';
import { type Evidence, gather } from './evidence';
import type { Treatment } from './panel';
import type { FaultShop } from './shop';
import { failedWorkflowTasks } from './workflow-tasks';

/*
 * The worker dies once, while one purchase is at each numbered point between two effects (F1). The ledgers at that
 * moment prove that each purchase was at the named point.
 */

/** What had happened when the worker died: the rows, and the calls whose activity had not ended. */
interface Moment {
  order: boolean;
  submission?: string;
  adds: number;
  refunds: number;
  underWay: string[];
}

interface Point {
  name: string;
  /** Delays the write of a row, */
  write?: (buyer: Buyer) => HeldWrite;
  /** or the call to the panel, */
  panel?: Treatment;
  /** or loses the payment provider's answers. */
  answersLost?: boolean;
  /** The order is refunded, and the worker dies during the refund. */
  refunds?: boolean;
  moment: Moment;
  /** A person says what became of the submission; if the panel does not have it, there is a second one. */
  resolved?: 'accepted' | 'sent again';
}

const ofOrder = ({ cartId }: Buyer) => `(SELECT id FROM orders WHERE cart_id = '${cartId}')`;
const lineOf =
  (kind: string) =>
  ({ cartId }: Buyer): HeldWrite => ({
    on: 'INSERT',
    table: 'timeline',
    when: `NEW.kind = '${kind}' AND NEW.cart_id = '${cartId}'`,
  });
const submissionFrom =
  (before: string, after: string) =>
  ({ target }: Buyer): HeldWrite => ({
    on: 'UPDATE',
    table: 'submissions',
    when: `NEW.username = '${target}' AND OLD.state = '${before}' AND NEW.state = '${after}'`,
  });

const unpaid = { order: false, adds: 0, refunds: 0, underWay: [] };
const ordered = { ...unpaid, order: true, submission: 'ready' };
const sending = { ...ordered, submission: 'sending', underWay: ['submitToProvider'] };
const accepted = { ...ordered, submission: 'accepted', adds: 1 };

const points: Point[] = [
  {
    name: '1, before the order’s row stands',
    write: ({ cartId }) => ({ on: 'INSERT', table: 'orders', when: `NEW.cart_id = '${cartId}'` }),
    moment: unpaid,
  },
  {
    name: '2, after the order’s row, before the workflow task that made it ends',
    write: lineOf('order-created'),
    moment: ordered,
  },
  {
    name: '3, within the claim',
    write: submissionFrom('ready', 'sending'),
    moment: { ...sending, submission: 'ready' },
  },
  {
    name: '4, after the claim, before the panel has the order',
    panel: 'shut',
    moment: sending,
    resolved: 'sent again',
  },
  {
    name: '5, after the panel has the order, before its answer',
    panel: 'held',
    moment: { ...sending, adds: 1 },
    resolved: 'accepted',
  },
  {
    name: '6, after the panel’s answer, before its row stands',
    write: submissionFrom('sending', 'accepted'),
    moment: { ...sending, adds: 1 },
    resolved: 'accepted',
  },
  {
    name: '7, after the row, before the activity ends',
    write: (buyer) => ({
      on: 'INSERT',
      table: 'provider_calls',
      when: `NEW.action = 'add' AND NEW.order_id = ${ofOrder(buyer)}`,
    }),
    moment: { ...accepted, underWay: ['submitToProvider'] },
  },
  {
    name: '8, after the activity, before the next workflow task ends',
    write: lineOf('submission-accepted'),
    moment: accepted,
  },
  {
    name: '9, after the refund is asked for, before the payment provider is',
    write: lineOf('refund-requested'),
    refunds: true,
    moment: accepted,
  },
  {
    name: '10, after the payment provider gave the money back, before its answer',
    answersLost: true,
    refunds: true,
    moment: { ...accepted, refunds: 1, underWay: ['refundPayment'] },
  },
  {
    name: '11, after the payment provider’s answer, before the next workflow task ends',
    write: lineOf('refund-succeeded'),
    refunds: true,
    moment: { ...accepted, refunds: 1 },
  },
];

/** What can be under way when the worker dies; polls always are. */
const effects = ['submitToProvider', 'refundPayment'];
/** The longest activity timeout, and the next attempt. */
const patience = { timeoutMs: 90_000, everyMs: 1000 };

let shop: FaultShop;
const buyers = new Map<Point, Buyer>();
const moments = new Map<Point, Moment>();
const resolved = new Map<Point, string>();
let evidence: Map<string, Evidence>;

/** The tests, in the shop that exists when they begin. */
export function crashPointTests(given: () => FaultShop): void {
  beforeAll(async () => {
    shop = given();
    for (const point of points) buyers.set(point, new Buyer(shop, patience.timeoutMs));
    const all = [...buyers.entries()];
    await Promise.all(all.map(([, buyer]) => buyer.create({ serviceId: 204, upsell: false })));
    const held = all.flatMap(([point, buyer]) => point.write?.(buyer) ?? []);
    const crashPoints = await CrashPoints.hold(shop.stack.env.DATABASE_OWNER_URL ?? '', held);

    const refunded = all.filter(([point]) => point.refunds);
    await Promise.all(refunded.map(([, buyer]) => buyer.pay()));
    await Promise.all(refunded.map(([, buyer]) => stands(buyer, 'guarantee')));
    const refund = (answersLost: boolean) =>
      refunded
        .filter(([point]) => (point.answersLost ?? false) === answersLost)
        .map(([, buyer]) => new Clerk(shop, buyer).refund(1));
    const refunds = refund(false);
    const others = all.filter(([point]) => !point.refunds);
    for (const [{ panel }, { target }] of others) shop.panel.treat(target, panel);
    await Promise.all(others.map(([, buyer]) => buyer.pay()));
    await eventually(async () => {
      expect(await crashPoints.reached()).toEqual(held.map((_, index) => index));
      for (const [{ panel }, { target }] of others) if (panel) expect(shop.panel.keepsBack(target)).toBe(1);
    });
    // Only now, when all other calls to the payment provider have been answered.
    await shop.payments('faults', { dropAnswers: { count: 1000 } });
    refunds.push(...refund(true));
    await eventually(async () => {
      for (const [point, buyer] of refunded)
        if (point.answersLost) expect(await momentOf(buyer)).toEqual(point.moment);
    });
    for (const [point, buyer] of all) moments.set(point, await momentOf(buyer));

    await shop.crash('worker', 0, async () => {
      await crashPoints.release();
      await shop.payments('faults', { dropAnswers: { count: 0 } });
      for (const [, { target }] of all) shop.panel.treat(target, undefined);
    });
    await Promise.all(refunds);
    await Promise.all(
      all.map(([point, buyer]) => stands(buyer, point.refunds ? 'closed' : 'guarantee', point)),
    );
    await eventually(async () => {
      for (const [, one] of all) one.endedAt = Date.now();
      evidence = await gather(
        shop,
        all.map(([, buyer]) => buyer),
      );
      // E-mails go out asynchronously.
      for (const { confirmations } of evidence.values()) expect(confirmations).toBeGreaterThan(0);
    }, patience);
  });

  test.each(points)('a worker that dies at point $name: one charge, one order, one add [F1]', (point) => {
    const seen = evidence.get(buyers.get(point)?.cartId ?? '')!;
    expect(moments.get(point)).toEqual(point.moment);
    expect(violations(seen)).toEqual([]);
    expect(seen).toMatchObject({
      charges: [{}],
      orders: [{ status: point.refunds ? 'refunded' : 'completed' }],
      adds: [{}],
      refunds: point.refunds ? [{ amountCents: seen.orders[0]?.amountCents }] : [],
    });
    expect(resolved.get(point)).toBe(point.resolved);
    expect(seen.submissions).toHaveLength(point.resolved === 'sent again' ? 2 : 1);
  });

  test('no workflow task failed meanwhile', async () => {
    expect(await failedWorkflowTasks(shop)).toEqual([]);
  });
}

async function momentOf({ cartId, target, paymentIntentId }: Buyer): Promise<Moment> {
  const { rows } = await shop.db.query<{ orderId: string | null; state: string | null }>(
    `SELECT o.id AS order_id, s.state FROM purchases p LEFT JOIN orders o USING (cart_id)
     LEFT JOIN submissions s ON s.order_id = o.id WHERE p.cart_id = $1`,
    [cartId],
  );
  const { raw } = await shop.temporal.workflow.getHandle(purchaseId(cartId)).describe();
  const pending = raw.pendingActivities?.map(({ activityType }) => activityType?.name ?? '') ?? [];
  const { data: refunds } = await shop.stripe.refunds.list({ payment_intent: paymentIntentId });
  return {
    order: rows[0]?.orderId != null,
    ...(rows[0]?.state && { submission: rows[0].state }),
    adds: shop.panel.ordersFor(target).length,
    refunds: refunds.length,
    underWay: pending.filter((name) => effects.includes(name)),
  };
}

/** Waits for a stage. An administrator reports truthfully what became of a submission whose answer was lost. */
async function stands(buyer: Buyer, stage: string, point?: Point): Promise<void> {
  await eventuallyFor(
    shop,
    [buyer],
    async () => {
      const { rows } = await shop.db.query<{ stage: string; attention: string | null }>(
        'SELECT stage, attention FROM purchases WHERE cart_id = $1',
        [buyer.cartId],
      );
      if (point && rows[0]?.attention === 'submission-unknown') {
        resolved.set(point, shop.panel.ordersFor(buyer.target).length > 0 ? 'accepted' : 'sent again');
        await new Clerk(shop, buyer).resolve();
      }
      expect(rows[0]?.stage).toBe(stage);
    },
    patience,
  );
}
