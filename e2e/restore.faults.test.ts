import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../api/testing/wait';
import { examine } from '../purchases/doctor';
import { readKeyring } from '../security/keyring';
import { purchaseId, purchaseState } from '../workflows/messages';
import { Buyer } from './faults/buyer';
import { violations } from './faults/checker';
import { Clerk } from './faults/clerk';
import { gather } from './faults/evidence';
import { type FaultShop, startFaultShop } from './faults/shop';
import { eventuallyFor } from './faults/whereabouts';
import { failedWorkflowTasks } from './faults/workflow-tasks';

/*
 * The drill of docs/operations.md, "After a restore": a backup, life goes on, and one of the two stores comes back as it
 * was. The doctor heals it from the other; money, orders and panel agree to the cent.
 */

const run = promisify(execFile);
const choice = { serviceId: 204, upsell: false };
const patience = { timeoutMs: 60_000, everyMs: 300 };

/** What each store consists of, in the shop's folder. */
const stores = { postgres: ['postgres'], temporal: ['temporal.db', 'temporal.db-wal', 'temporal.db-shm'] };
type Store = keyof typeof stores;

let shop: FaultShop;
beforeAll(async () => {
  shop = await startFaultShop({ densePollingEverySeconds: 1, submissionRetrySeconds: 1 });
});
afterAll(() => shop?.stop());

/** Copies a store aside, or back, while nothing runs on it. */
async function copy(store: Store, from: string, to: string): Promise<void> {
  const files = stores[store].map((name) => `'${join(from, name)}'`).join(' ');
  const old = stores[store].map((name) => `'${join(to, name)}'`).join(' ');
  // Not every file of Temporal's is there at each moment.
  await run('sh', [
    '-c',
    `mkdir -p '${to}' && rm -rf ${old} && for f in ${files}; do [ ! -e "$f" ] || cp -a "$f" '${to}'; done`,
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

/** As the operator does: until nothing differs. What was written in the last minute counts too. */
async function heal(): Promise<void> {
  const reach = {
    db: shop.db,
    temporal: shop.temporal,
    keyring: readKeyring(shop.stack.env.ENCRYPTION_KEYS ?? ''),
  };
  let healed = 0;
  await eventually(async () => {
    const { differences } = await examine(reach, { heal: true, now: Date.now() + 120_000 });
    healed += differences.filter(({ done }) => done === 'healed').length;
    expect(differences).toEqual([]);
  }, patience);
  expect(healed).toBeGreaterThan(0);
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

test('a store that comes back as it was is healed from the other', async () => {
  const before = { delivered: new Buyer(shop), refunded: new Buyer(shop), paid: new Buyer(shop) };
  shop.panel.treat(before.refunded.target, 'running');
  await Promise.all(Object.values(before).map((one) => one.create(choice)));
  await Promise.all([before.delivered.pay(), before.refunded.pay()]);
  const stands = (buyer: Buyer, stage: string) =>
    eventuallyFor(
      shop,
      [buyer],
      async () => expect(await stageOf(buyer)).toEqual({ row: stage, run: stage }),
      patience,
    );
  await Promise.all([stands(before.delivered, 'guarantee'), stands(before.refunded, 'in-progress')]);
  await backUp('postgres');
  await backUp('temporal');

  // Life goes on.
  const buyers = { ...before, begun: new Buyer(shop) };
  await buyers.begun.create(choice);
  await Promise.all([buyers.begun.pay(), buyers.paid.pay()]);
  await new Clerk(shop, buyers.refunded).refund(1);
  const asTheyShould = () =>
    Promise.all([
      stands(buyers.delivered, 'guarantee'),
      stands(buyers.paid, 'guarantee'),
      stands(buyers.begun, 'guarantee'),
      stands(buyers.refunded, 'closed'),
    ]);
  await asTheyShould();

  await setBack('postgres');
  await heal();
  await asTheyShould();
  await expectSound(buyers);

  expect(await failedWorkflowTasks(shop)).toEqual([]);
  // Workers remember runs as they were; one that went on would write what does not fit into an older history.
  await shop.stack.kill('worker');
  await setBack('temporal');
  await shop.stack.restart('worker');
  await heal();
  await asTheyShould();
  await expectSound(buyers);
  expect(await failedWorkflowTasks(shop)).toEqual([]);
}, 240_000);
