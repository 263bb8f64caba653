import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createPaymentEventActivities } from '#activities/payment-events.ts';
import { createReconciliationActivities, type PartProgress } from '#activities/reconciliation.ts';
import { eventually } from '#api/testing/wait.ts';
import { noteRestore } from '#db/restores.ts';
import { noReconciliationCounts, noSums } from '#domain/reconciliation.ts';
import { examine } from '#purchases/doctor.ts';
import { readKeyring } from '#security/keyring.ts';
import { deliveryWatchId, purchaseId, purchaseState } from '#workflows/messages.ts';
import { Buyer } from './buyer';
import { violations } from './checker';
import { Clerk } from './clerk';
import { eventuallyFor } from './eventually-for';
import { gather } from './evidence';
import type { FaultShop } from './shop';
import { failedWorkflowTasks } from './workflow-tasks';

/*
 * The drill of docs/operations.md, "After a restore": a backup, more traffic, then one of the two stores, or both, is
 * restored. The doctor heals one from the other; money, orders and panel agree to the cent.
 */

const run = promisify(execFile);
const choice = { serviceId: 204, upsell: false };
const panelId = 1;
const patience = { timeoutMs: 60_000, everyMs: 1000 };

/**
 * The parts of each store, in the shop's folder. A journal exists while Temporal's database writes: a kill can leave one,
 * which belongs to this state of the database and to no other.
 */
const stores = { postgres: ['postgres'], temporal: ['temporal.db', 'temporal.db-journal'] };
type Store = keyof typeof stores;

let shop: FaultShop;
/** Copies a store away, or back, while nothing runs on it. */
async function copy(store: Store, from: string, to: string): Promise<void> {
  const files = stores[store].map((name) => `'${join(from, name)}'`).join(' ');
  const old = stores[store].map((name) => `'${join(to, name)}'`).join(' ');
  await run('sh', [
    '-c',
    `mkdir -p '${to}' && rm -rf ${old} && for f in ${files}; do [ ! -e "$f" ] || cp -a "$f" '${to}' || exit 1; done`,
  ]);
}

const backUp = (store: Store) =>
  shop.crash(store, 0, () => copy(store, shop.folder, join(shop.folder, 'backup')));
const setBack = (store: Store) =>
  shop.crash(store, 0, () => copy(store, join(shop.folder, 'backup'), shop.folder));

async function stageOf({ cartId }: Buyer): Promise<{ row?: string; run?: string }> {
  const { rows } = await shop.db.query<{ stage: string }>('SELECT stage FROM purchases WHERE cart_id = $1', [
    cartId,
  ]);
  const { stage } = await shop.temporal.workflow.getHandle(purchaseId(cartId)).query(purchaseState);
  return { row: rows[0]?.stage, run: stage };
}

async function refundsOf({ cartId }: Buyer): Promise<string[]> {
  const { rows } = await shop.db.query<{ status: string }>('SELECT status FROM refunds WHERE cart_id = $1', [
    cartId,
  ]);
  return rows.map(({ status }) => status);
}

const stands = (buyer: Buyer, stage: string) =>
  eventuallyFor(
    shop,
    [buyer],
    async () => expect(await stageOf(buyer)).toEqual({ row: stage, run: stage }),
    patience,
  );

const reach = () => ({
  db: shop.db,
  temporal: shop.temporal,
  keyring: readKeyring(shop.stack.env.ENCRYPTION_KEYS ?? ''),
});

/**
 * As the operator does: until nothing differs, including what was written in the last minute. Returns how many
 * differed.
 */
async function heal(): Promise<number> {
  let healed = 0;
  await eventually(async () => {
    const { differences } = await examine(reach(), { heal: true, now: Date.now() + 120_000, queryAll: true });
    healed += differences.filter(({ done }) => done === 'healed').length;
    expect(differences).toEqual([]);
  }, patience);
  return healed;
}

async function expectSound(buyers: Record<string, Buyer>): Promise<void> {
  for (const one of Object.values(buyers)) one.endedAt = Date.now();
  const evidence = await gather(shop, Object.values(buyers));
  const found = Object.entries(buyers).map(([name, { cartId }]) => {
    const seen = evidence.get(cartId)!;
    const { charges, orders, adds } = seen;
    return [name, [...violations(seen), charges.length, orders.length, adds.length]];
  });
  expect(found).toEqual(Object.keys(buyers).map((name) => [name, [1, 1, 1]]));
}

/** The tests, in the shop that exists when they begin. */
export function restoreTests(given: () => FaultShop): void {
  beforeAll(async () => {
    shop = given();
    // Logged in before a backup, and so after each restore.
    await shop.administrator();
  });

  test('a restored store is healed from the other [F54]', async () => {
    const before = { delivered: new Buyer(shop), refunded: new Buyer(shop), paid: new Buyer(shop) };
    shop.panel.treat(before.refunded.target, 'running');
    await Promise.all(Object.values(before).map((one) => one.create(choice)));
    await Promise.all([before.delivered.pay(), before.refunded.pay()]);
    await Promise.all([stands(before.delivered, 'guarantee'), stands(before.refunded, 'in-progress')]);
    await backUp('postgres');
    await backUp('temporal');

    // Traffic continues.
    const buyers = { ...before, begun: new Buyer(shop), late: new Buyer(shop) };
    // Begins and ends: a restored Postgres has only part of it, a restored Temporal nothing.
    const ended = new Buyer(shop);
    await Promise.all([buyers.begun, buyers.late, ended].map((one) => one.create(choice)));
    await Promise.all([buyers.begun.pay(), buyers.paid.pay(), ended.pay()]);
    await stands(ended, 'guarantee');
    await Promise.all([
      ...[buyers.refunded, ended].map((one) => new Clerk(shop, one).refund(1)),
      new Clerk(shop, buyers.delivered).refund(0.3),
    ]);
    await shop.temporal.workflow.getHandle(purchaseId(ended.cartId)).result();
    const asTheyShould = () =>
      Promise.all([
        // Its part is given back within the guarantee: its stage is the same before and after.
        eventually(async () => expect(await refundsOf(buyers.delivered)).toEqual(['succeeded']), patience),
        stands(buyers.delivered, 'guarantee'),
        stands(buyers.paid, 'guarantee'),
        stands(buyers.begun, 'guarantee'),
        stands(buyers.refunded, 'closed'),
      ]);
    await asTheyShould();
    // The restored rows say that their panel is watched, but that watch is over.
    await shop.temporal.workflow.getHandle(deliveryWatchId(panelId)).result();

    await setBack('postgres');
    // Before the repair: the order of a purchase without a row is refused, and the purchase's next save writes the row.
    await buyers.late.pay();
    await stands(buyers.late, 'paid');
    await buyers.late.confirm();
    await stands(buyers.late, 'guarantee');
    expect(await heal()).toBeGreaterThan(0);
    await asTheyShould();
    await stands(ended, 'closed');
    await expectSound({ ...buyers, ended });

    expect(await failedWorkflowTasks(shop)).toEqual([]);
    // Workers cache runs; a cached one would write what does not fit an older history.
    await shop.stack.kill('worker');
    await setBack('temporal');
    await shop.stack.restart('worker');
    expect(await heal()).toBeGreaterThan(0);
    await asTheyShould();
    await expectSound(buyers);
    expect(await failedWorkflowTasks(shop)).toEqual([]);
  });

  test('if both are restored nothing is resent unasked, and the ledgers of others supply the rest [F55]', async () => {
    const buyers = {
      delivered: new Buyer(shop),
      refunded: new Buyer(shop),
      paid: new Buyer(shop),
      waiting: new Buyer(shop),
    };
    shop.panel.treat(buyers.refunded.target, 'running');
    shop.panel.treat(buyers.waiting.target, 'busy');
    await Promise.all(Object.values(buyers).map((one) => one.create(choice)));
    await Promise.all([buyers.delivered.pay(), buyers.refunded.pay(), buyers.waiting.pay()]);
    await Promise.all([
      stands(buyers.delivered, 'guarantee'),
      stands(buyers.refunded, 'in-progress'),
      stands(buyers.waiting, 'submitting'),
    ]);
    const since = Date.now();
    await backUp('postgres');
    await backUp('temporal');

    // Traffic continues.
    shop.panel.treat(buyers.waiting.target, undefined);
    const begun = new Buyer(shop);
    await begun.create(choice);
    await Promise.all([begun.pay(), buyers.paid.pay()]);
    await new Clerk(shop, buyers.refunded).refund(1);
    await Promise.all([
      stands(buyers.paid, 'guarantee'),
      stands(buyers.waiting, 'guarantee'),
      stands(begun, 'guarantee'),
      stands(buyers.refunded, 'closed'),
    ]);

    for (const part of ['api', 'worker']) await shop.stack.kill(part);
    await setBack('postgres');
    await setBack('temporal');
    await noteRestore(shop.db);
    for (const part of ['worker', 'api']) await shop.stack.restart(part);
    await heal();
    await catchUp(since);
    const inDoubt = [buyers.paid, buyers.waiting];
    await Promise.all([
      ...inDoubt.map((one) => stands(one, 'needs-attention')),
      stands(buyers.refunded, 'closed'),
    ]);
    await Promise.all(inDoubt.map((one) => new Clerk(shop, one).resolve()));
    await Promise.all([...inDoubt, buyers.delivered].map((one) => stands(one, 'guarantee')));
    await expectSound(buyers);
    expect(await paidWithoutOrder(since)).toEqual([begun.paymentIntentId]);
    expect(await failedWorkflowTasks(shop)).toEqual([]);
  });
}

/** What the Schedule does; it leaves recent events to the webhooks. */
async function catchUp(from: number): Promise<void> {
  const { catchUpEvents } = createPaymentEventActivities({ reach: reach(), stripe: shop.stripe });
  await new MockActivityEnvironment().run<
    Parameters<typeof catchUpEvents>,
    { read: number; found: number },
    typeof catchUpEvents
  >(catchUpEvents, { from, to: Date.now() + 60_000 });
}

/** What the comparison finds; it leaves recent payments to the purchases. */
async function paidWithoutOrder(from: number): Promise<string[]> {
  const { openReconciliation, comparePages } = createReconciliationActivities({
    pool: shop.db,
    stripe: shop.stripe,
  });
  const run = { runId: randomUUID(), workflowId: 'drill', startedBy: 'drill', startedAt: Date.now() };
  const range = { from, to: Date.now() + 60_000 };
  await openReconciliation({ ...run, ...range });
  const input = { ...run, ...range, part: 'charges' as const, counts: noReconciliationCounts, sums: noSums };
  await new MockActivityEnvironment().run<Parameters<typeof comparePages>, PartProgress, typeof comparePages>(
    comparePages,
    input,
  );
  const { rows } = await shop.db.query<{ intent: string }>(
    `SELECT payment_intent_id AS intent FROM payment_differences WHERE kind = 'payment-without-order'`,
  );
  return rows.map(({ intent }) => intent);
}
