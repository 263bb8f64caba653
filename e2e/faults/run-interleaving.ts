import { WorkflowNotFoundError } from '@temporalio/client';
import { eventually } from '#api/testing/wait.ts';
import { purchaseId } from '#workflows/messages.ts';
import { Bank } from './bank';
import { Buyer } from './buyer';
import { isRest } from './checker';
import { Clerk } from './clerk';
import { eventuallyFor } from './eventually-for';
import { reset } from './operator';
import type { Action, Interleaving, Rest } from './schedule';
import type { FaultShop } from './shop';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How long a purchase may take to come to rest once nothing more happens to it. */
const restWithinMs = 120_000;
/** How long an order may wait for a panel that is away; longer, and nobody would say what a test waits for. */
const heldWithinMs = 8 * 60_000;
/** How long a kill can keep calls from an answer on a slow machine. */
const recoveryMs = 30_000;

/** A played purchase, and why it did not come to rest, if it didn't. */
export interface InterleavingRun {
  interleaving: Interleaving;
  buyer: Buyer;
  unrest?: string;
}

/** Plays an interleaving against the shop. An error in it is stored as the purchase's unrest. */
export async function runInterleaving(shop: FaultShop, interleaving: Interleaving): Promise<InterleavingRun> {
  const buyer = new Buyer(shop);
  const run: InterleavingRun = { interleaving, buyer };
  for (const target of buyer.targets) shop.panel.treat(target, interleaving.panel);
  try {
    const begin = await buyer.create(interleaving.first);
    if (!('answer' in begin)) {
      // Kills kept it from an answer until it was abandoned; a page restarts with another cart then.
      if (begin.inDoubt && begin.code === 'purchase_closed' && wasKilledFor(shop, buyer)) return run;
      throw new Error(`its cart was refused: ${begin.code}`);
    }
    const begun: Promise<unknown>[] = [];
    for (const { actions, patienceMs } of interleaving.moments) {
      const moment = actions.map(async (one) => {
        await pause(one.afterMs);
        await perform(shop, buyer, one.action);
      });
      begun.push(...moment);
      await Promise.race([Promise.allSettled(moment), pause(patienceMs)]);
    }
    // Rejections are failures of the test itself: the buyer's own outcomes are no errors.
    await Promise.all(begun);
  } catch (error) {
    run.unrest = `the test failed: ${error instanceof Error ? error.message : String(error)}`;
  }
  return run;
}

/** Delivers the remaining webhooks as the interleaving says, and waits until the purchase has come to rest. */
export async function comeToRest(shop: FaultShop, run: InterleavingRun): Promise<InterleavingRun> {
  const { buyer, interleaving } = run;
  const { rest } = interleaving;
  try {
    for (const target of buyer.targets) shop.panel.treat(target, undefined);
    if (rest === 'late') await settle(shop, buyer, 4_000).catch(() => undefined);
    // The provider's webhooks follow their events after a moment.
    do {
      await deliverRest(shop, buyer, rest);
      await settlePatiently(shop, buyer);
    } while (toBeDelivered(shop, buyer, rest).length > 0);
    if (interleaving.atRest === 'refill') {
      for (const target of buyer.targets) shop.panel.drop(target);
      await buyer.askRefill();
    }
    if (interleaving.atRest === 'resend') await new Clerk(shop, buyer).resend(true);
    if (interleaving.atRest) await settlePatiently(shop, buyer);
  } catch (error) {
    run.unrest ??= error instanceof Error ? error.message : String(error);
  }
  buyer.endedAt = Date.now();
  return run;
}

async function settlePatiently(shop: FaultShop, buyer: Buyer): Promise<void> {
  const end = Date.now() + heldWithinMs;
  for (let healed = false; ; ) {
    const wasHeld = await isHeld(shop, buyer);
    try {
      return await settle(shop, buyer, restWithinMs);
    } catch (unrest) {
      // A panel without a usable answer is tried again after a while; its orders follow one by one.
      if (Date.now() < end && (wasHeld || (await isHeld(shop, buyer)))) continue;
      if (healed || (buyer.resets === 0 && !wasKilledFor(shop, buyer))) throw unrest;
      // Rows of a workflow task that a kill lost may be ahead of their run until the doctor runs.
      await shop.heal();
      healed = true;
    }
  }
}

/** Whether a part of the shop was killed since the buyer came, or was still recovering then. */
function wasKilledFor({ kills }: FaultShop, { startedAt }: Buyer): boolean {
  return kills.some(({ at }) => at >= startedAt - recoveryMs);
}

/** Whether a line of the order waits for a panel that is away. */
async function isHeld(shop: FaultShop, { cartId }: Buyer): Promise<boolean> {
  const { rowCount } = await eventually(() =>
    shop.db.query(
      `SELECT FROM submissions s JOIN orders o ON o.id = s.order_id JOIN provider_health h USING (provider_id)
       WHERE o.cart_id = $1 AND s.state = 'ready' AND h.away_since IS NOT NULL`,
      [cartId],
    ),
  );
  return rowCount !== 0;
}

async function perform(shop: FaultShop, buyer: Buyer, action: Action): Promise<void> {
  const clerk = new Clerk(shop, buyer);
  const bank = new Bank(shop, buyer);
  switch (action.kind) {
    case 'create-again':
      await buyer.create(action.choice);
      return;
    case 'change':
      await buyer.change(action.choice);
      return;
    case 'decline':
      await buyer.pay(action.card);
      return;
    case 'pay':
      await buyer.pay();
      return;
    case 'confirm':
      await buyer.confirm();
      return;
    case 'cancel':
      await buyer.cancel();
      return;
    case 'deliver': {
      const open = undelivered(shop, buyer);
      const webhook = action.which === 'oldest' ? open[0] : open.at(-1);
      if (webhook) await shop.webhooks.deliver(webhook);
      return;
    }
    case 'duplicate': {
      const webhooks = shop.webhooks.of(buyer.paymentIntentId);
      const webhook = webhooks.find(({ delivered }) => delivered > 0) ?? webhooks[0];
      if (webhook)
        await Promise.all(Array.from({ length: action.copies }, () => shop.webhooks.deliver(webhook)));
      return;
    }
    case 'block':
      await eventually(() =>
        shop.db.query(
          `INSERT INTO blocked_users (username, reason) VALUES ($1, 'interleaving') ON CONFLICT DO NOTHING`,
          [buyer.target],
        ),
      );
      return;
    case 'intrude':
      return buyer.intrude(action.choice);
    case 'remind':
      return clerk.remind();
    case 'refund':
      return clerk.refund(action.share);
    case 'dashboard-refund':
      return bank.refund(action.share);
    case 'dispute':
      return bank.dispute();
    case 'decide':
      return bank.decide(action.status);
    case 'resend':
      return clerk.resend(action.force);
    case 'resolve':
      return clerk.resolve();
    case 'change-target':
      return clerk.changeTarget();
    case 'refill':
      return clerk.refill();
    case 'ask-refill':
      return buyer.askRefill();
    case 'reset':
      return reset(shop, buyer, action.run, action.point);
    case 'panel-away':
      return shop.panel.away(action.downMs);
    case 'crash':
      return shop.crash(action.part, action.downMs);
    default:
      // A kept interleaving is JSON, so the compiler does not see an action that was renamed.
      throw new Error(`No such action: ${JSON.stringify(action satisfies never)}`);
  }
}

function undelivered(shop: FaultShop, buyer: Buyer) {
  return shop.webhooks.of(buyer.paymentIntentId).filter(({ delivered }) => delivered === 0);
}

/**
 * `never` only affects the payment's webhooks: for those of dashboard and bank a test could only wait for the sweep.
 */
function toBeDelivered(shop: FaultShop, buyer: Buyer, rest: Rest) {
  return undelivered(shop, buyer).filter(
    ({ type }) => rest !== 'never' || !type.startsWith('payment_intent.'),
  );
}

/** As the provider does: again and again until the shop accepts it. */
async function deliverRest(shop: FaultShop, buyer: Buyer, rest: Rest): Promise<void> {
  const webhooks = toBeDelivered(shop, buyer, rest);
  if (rest === 'reversed') webhooks.reverse();
  for (const webhook of webhooks) {
    await eventually(
      async () => {
        const status = await shop.webhooks.deliver(webhook);
        if (status !== 200) throw new Error(`the shop does not take ${webhook.type}: it answers ${status}`);
      },
      { timeoutMs: restWithinMs, everyMs: 500 },
    );
  }
}

/** Waits until nothing more will happen automatically; an administrator resolves lost submissions. */
async function settle(shop: FaultShop, buyer: Buyer, timeoutMs: number): Promise<void> {
  await eventuallyFor(
    shop,
    [buyer],
    async () => {
      const first = await readRow(shop, buyer);
      if (first?.attention === 'submission-unknown') await new Clerk(shop, buyer).resolve();
      if (!rests(first)) {
        if (await isUnpaid(shop, buyer)) return;
        throw new Error(`it did not come to rest: ${JSON.stringify(first)}`);
      }
      if (await isWriting(shop, buyer)) throw new Error('its run is about to change what it wrote');
      // Again, because the first may be older than what the run has just finished.
      const row = await readRow(shop, buyer);
      if (!rests(row)) throw new Error(`it went on: ${JSON.stringify(row)}`);
      if (row.orderId && !row.confirmed) throw new Error('its confirmation was not sent');
    },
    // Few purchases rest at once, and together they ask often.
    { timeoutMs, firstMs: 500, everyMs: 2500 },
  );
}

interface Row {
  stage: string;
  attention: string | null;
  orderId: string | null;
  confirmed: boolean;
}

async function readRow({ db }: FaultShop, { cartId }: Buyer): Promise<Row | undefined> {
  const { rows } = await db.query<Row>(
    `SELECT p.stage, p.attention, o.id::text AS order_id,
       EXISTS (SELECT FROM emails e WHERE e.cart_id = p.cart_id AND e.kind = 'order-confirmation'
               AND e.sent_at IS NOT NULL) AS confirmed
     FROM purchases p LEFT JOIN orders o USING (cart_id) WHERE p.cart_id = $1`,
    [cartId],
  );
  return rows[0];
}

const rests = (row: Row | undefined): row is Row =>
  row !== undefined && isRest(row.stage, row.attention ?? undefined);

/** Whether the run still handles something, e.g. a webhook that was accepted just now: its rows are older than that. */
async function isWriting({ temporal }: FaultShop, { cartId }: Buyer): Promise<boolean> {
  const run = temporal.workflow.getHandle(purchaseId(cartId));
  const description = await run.describe().catch((error) => {
    if (error instanceof WorkflowNotFoundError) return undefined;
    throw error;
  });
  if (!description) return false;
  const { raw } = description;
  const saves = raw.pendingActivities?.some(({ activityType }) => activityType?.name === 'saveProjection');
  return Boolean(raw.pendingWorkflowTask) || saves === true;
}

/** Nothing was paid: what the shop still does, such as closing the cart, concerns no money. */
async function isUnpaid(shop: FaultShop, buyer: Buyer): Promise<boolean> {
  if (!buyer.paymentIntentId) return true;
  const { status } = await shop.stripe.paymentIntents.retrieve(buyer.paymentIntentId);
  return status !== 'succeeded';
}
