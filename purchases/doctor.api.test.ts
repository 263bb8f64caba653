import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import { testDatabase } from '../api/testing/database';
import { type Bought, buy, orderThat } from '../api/testing/purchases';
import { forgetOrders } from '../api/testing/rows';
import { forgetRun } from '../api/testing/runs';
import { eventually } from '../api/testing/wait';
import { inTransaction } from '../db/pool';
import { panelOrders } from '../e2e/support/sandbox';
import { readKeyring } from '../security/keyring';
import { connectClient, temporalEnv } from '../temporal/connection';
import { purchaseId } from '../workflows/messages';
import { type Difference, examine } from './doctor';
import type { Reach } from './reach';

const db = testDatabase();
let temporal: Client;
let reach: Reach;
beforeAll(async () => {
  temporal = await connectClient(temporalEnv.parse(process.env));
  reach = { db, temporal, keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? '') };
});
afterAll(async () => {
  await temporal.connection.close();
  await db.end();
});

/** What an examination a while from now says of these purchases; other tests' shops have theirs. */
async function seen(of: readonly Bought[], heal = false): Promise<Omit<Difference, 'cartId'>[]> {
  // From then on nothing is too young to be judged.
  const now = Date.now() + 3_600_000;
  const { differences } = await examine(reach, { heal, now });
  return of.flatMap(({ cart }) =>
    differences.filter(({ cartId }) => cartId === cart.cartId).map(({ cartId: _, ...rest }) => rest),
  );
}

async function delivered(): Promise<Bought> {
  const bought = await buy();
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'completed');
  return bought;
}

const own = ({ cart, order, intent }: Bought) => ({
  cartId: cart.cartId,
  orderId: order.id,
  orderNumber: order.orderNumber,
  email: cart.email,
  username: cart.username ?? '',
  intent: intent.paymentIntentId,
  tag: '',
});

const loseRun = ({ cart }: Bought) => forgetRun(temporal, purchaseId(cart.cartId));

test('finds what one store has lost, changes nothing without being told to, and heals it from the other', async () => {
  const [sound, withoutRun, withoutRows, behind, lost] = await Promise.all([
    delivered(),
    delivered(),
    delivered(),
    delivered(),
    delivered(),
  ]);
  const all = [sound, withoutRun, withoutRows, behind, lost];
  await eventually(async () => expect(await seen(all)).toEqual([]));

  await loseRun(withoutRun);
  // At once: a save in between would write rows anew.
  await inTransaction(db, (at) => forgetOrders(at as Pool, [own(withoutRows)]));
  // Postgres is set back to before the delivery.
  await db.query(`UPDATE purchases SET stage = 'in-progress', version = version - 2 WHERE cart_id = $1`, [
    behind.cart.cartId,
  ]);
  await db.query(`UPDATE orders SET status = 'processing' WHERE id = $1`, [behind.order.id]);
  // Of this one neither store has enough.
  await loseRun(lost);
  await db.query('DELETE FROM kept_purchases WHERE cart_id = $1', [lost.cart.cartId]);

  const differences = (done: 'nothing' | 'healed', last: 'nothing' | 'person') => [
    { kind: 'no-run', orderNumber: withoutRun.order.orderNumber, stageOfRows: 'guarantee', done },
    { kind: 'no-rows', done },
    {
      kind: 'rows-behind',
      orderNumber: behind.order.orderNumber,
      stageOfRows: 'in-progress',
      stageOfRun: 'guarantee',
      done,
    },
    { kind: 'no-run', orderNumber: lost.order.orderNumber, stageOfRows: 'guarantee', done: last },
  ];
  expect(await seen(all)).toEqual(differences('nothing', 'nothing'));
  expect(await seen(all)).toEqual(differences('nothing', 'nothing'));
  expect(await seen(all, true)).toEqual(differences('healed', 'person'));
  // What waits for a person stays a difference; all else is as it was.
  await eventually(async () => expect(await seen(all)).toEqual(differences('nothing', 'nothing').slice(3)));
  for (const { browser, cart, order } of [withoutRun, withoutRows, behind]) {
    await orderThat(browser, order.id, ({ status }) => status === 'completed');
    expect(await panelOrders(cart.username)).toHaveLength(1);
  }
  const { rows } = await db.query('SELECT attention, attention_detail FROM purchases WHERE cart_id = $1', [
    lost.cart.cartId,
  ]);
  expect(rows).toEqual([{ attention: 'stuck', attention_detail: 'no run' }]);
  await db.query(`UPDATE purchases SET stage = 'closed', attention = NULL WHERE cart_id = $1`, [
    lost.cart.cartId,
  ]);
}, 120_000);

test('finds an order that is gone while its purchase stands, and the run writes it again', async () => {
  const bought = await delivered();
  await eventually(async () => expect(await seen([bought])).toEqual([]));
  await inTransaction(db, async (at) => {
    // As after a half restore: what hangs on the order stays.
    await at.query('SET LOCAL session_replication_role = replica');
    await at.query('DELETE FROM orders WHERE id = $1', [bought.order.id]);
  });
  const found = {
    kind: 'no-rows',
    orderNumber: bought.order.orderNumber,
    stageOfRows: 'guarantee',
    stageOfRun: 'guarantee',
  };
  expect(await seen([bought])).toEqual([{ ...found, done: 'nothing' }]);
  expect(await seen([bought], true)).toEqual([{ ...found, done: 'healed' }]);
  await eventually(async () => expect(await seen([bought])).toEqual([]));
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'completed');
  expect(await panelOrders(bought.cart.username)).toHaveLength(1);
}, 60_000);
