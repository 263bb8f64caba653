import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { administrator } from '../api/testing/administrator';
import { ownersDatabase, testDatabase } from '../api/testing/database';
import { deleteRun } from '../api/testing/delete-run';
import { loseOrderTask } from '../api/testing/lost-task';
import { payments } from '../api/testing/payments';
import { type Bought, orderThat, type Started, startPurchase } from '../api/testing/purchases';
import { aPanel, forgetOrders } from '../api/testing/rows';
import { testTemporal } from '../api/testing/temporal';
import { eventually } from '../api/testing/wait';
import { inTransaction } from '../db/pool';
import { nextProviderId } from '../db/providers';
import { adminRefund } from '../domain/calls/admin-order-actions';
import { buyDelivered } from '../e2e/support/buy-delivered';
import { panelOrders } from '../e2e/support/sandbox';
import { readKeyring, sealText } from '../security/keyring';
import { panelFull, purchaseId, saveAgain } from '../workflows/messages';
import { type Difference, examine, unknownIds } from './doctor';
import { type Reach, signalPurchase } from './reach';

const db = testDatabase();
const owner = ownersDatabase();
const temporal = testTemporal();
const reach: Reach = { db, temporal, keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? '') };
afterAll(() => Promise.all([db.end(), owner.end()]));

/** Delivered orders, by their cart ids. A test leaves those that it breaks healed. */
let orders: [Bought, Bought, Bought, Bought];
beforeAll(async () => {
  const bought = await Promise.all([buyDelivered(), buyDelivered(), buyDelivered(), buyDelivered()]);
  orders = bought.sort((a, b) => (a.cart.cartId < b.cart.cartId ? -1 : 1)) as typeof orders;
});

const began = Date.now();
/** Leaves out the purchases of earlier tests. A cart id begins with its time. */
const fromHere = (now: number) => ({
  now,
  endedSince: began,
  from: { cartId: `cart_${began}`, startedBefore: now, endedBefore: now },
});

/** The result of an examination of these purchases in the future. */
async function seen(
  of: readonly Bought[],
  heal = false,
  queryAll = false,
): Promise<Omit<Difference, 'cartId'>[]> {
  // By then nothing is too young to be judged.
  const now = Date.now() + 3_600_000;
  const { differences } = await examine(reach, { ...fromHere(now), heal, queryAll });
  return of.flatMap(({ cart }) =>
    differences.filter(({ cartId }) => cartId === cart.cartId).map(({ cartId: _, ...rest }) => rest),
  );
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

const loseRun = ({ cart }: Bought) => deleteRun(temporal, purchaseId(cart.cartId));

test('finds what one store has lost, changes nothing by default, and repairs it from the other', async () => {
  const [sound, withoutRun, withoutRows, behind] = orders;
  const lost = await buyDelivered();
  const all = [sound, withoutRun, withoutRows, behind, lost];
  await eventually(async () => expect(await seen(all)).toEqual([]));

  await loseRun(withoutRun);
  // In one transaction: a save in between would write the rows again.
  await inTransaction(db, (at) => forgetOrders(at as Pool, [own(withoutRows)]));
  // Postgres is set back to before the delivery.
  await db.query(`UPDATE purchases SET stage = 'in-progress', version = version - 2 WHERE cart_id = $1`, [
    behind.cart.cartId,
  ]);
  await db.query(`UPDATE orders SET status = 'processing' WHERE id = $1`, [behind.order.id]);
  // Neither store has enough of this one.
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
  // What waits for a person stays a difference; everything else is repaired.
  await eventually(async () => expect(await seen(all)).toEqual(differences('nothing', 'nothing').slice(3)));
  for (const { browser, cart, order } of [withoutRun, withoutRows, behind]) {
    await orderThat(browser, order.id, ({ status }) => status === 'completed');
    expect(await panelOrders(cart.username)).toHaveLength(1);
  }
  const { rows } = await db.query('SELECT attention, attention_detail FROM purchases WHERE cart_id = $1', [
    lost.cart.cartId,
  ]);
  expect(rows).toEqual([{ attention: 'stuck', attentionDetail: 'no run' }]);
  await db.query(`UPDATE purchases SET stage = 'closed', attention = NULL WHERE cart_id = $1`, [
    lost.cart.cartId,
  ]);
});

test('a run that lost the task which created the order is told of its payment, and the order goes out once [F8]', async () => {
  const { faults, confirm } = payments();
  try {
    await faults({ webhooks: 'dropped' });
    const started = await startPurchase();
    const { browser, cart, intent } = started;
    await confirm(intent.paymentIntentId);
    const id = await loseOrderTask(db, temporal, started);
    const lost: Bought = { ...started, order: { id, orderNumber: intent.orderNumber } };
    expect(await seen([lost], true)).toMatchObject([
      { kind: 'run-behind', stageOfRows: 'submitting', stageOfRun: 'awaiting-payment', done: 'healed' },
    ]);
    await orderThat(browser, id, ({ status }) => status === 'completed');
    expect(await panelOrders(cart.username)).toHaveLength(1);
    await eventually(async () => expect(await seen([lost])).toEqual([]));
  } finally {
    await faults({ webhooks: 'normal' });
  }
});

test('a memory whose key is gone ends nothing: its purchase asks for a person, the others are healed', async () => {
  const [unreadable, after] = orders;
  await eventually(async () => expect(await seen([unreadable, after])).toEqual([]));
  await Promise.all([loseRun(unreadable), loseRun(after)]);
  const { cartId } = unreadable.cart;
  const { rows: kept } = await db.query('SELECT sealed FROM kept_purchases WHERE cart_id = $1', [cartId]);
  const keepSealed = (sealed: Buffer) =>
    db.query('UPDATE kept_purchases SET sealed = $2 WHERE cart_id = $1', [cartId, sealed]);
  const attention = async () =>
    (
      await db.query('SELECT attention, attention_detail AS detail FROM purchases WHERE cart_id = $1', [
        cartId,
      ])
    ).rows[0];
  await keepSealed(randomBytes(200));

  const lost = ({ order }: Bought) => ({
    kind: 'no-run',
    orderNumber: order.orderNumber,
    stageOfRows: 'guarantee',
  });
  expect(await seen([unreadable, after], true)).toEqual([
    { ...lost(unreadable), done: 'person', detail: 'KeyringError' },
    { ...lost(after), done: 'healed' },
  ]);
  expect(await attention()).toEqual({ attention: 'stuck', detail: 'no run: KeyringError' });

  // The key is back.
  await keepSealed(kept[0]?.sealed);
  expect(await seen([unreadable], true)).toEqual([{ ...lost(unreadable), done: 'healed' }]);
  await eventually(async () => expect(await attention()).toEqual({ attention: null, detail: null }));
  expect(await seen([unreadable, after])).toEqual([]);
});

test('a step that keeps failing asks for a person, until the purchase saves again [F48]', async () => {
  const [failing, polling, queued] = await Promise.all([startPurchase(), startPurchase(), startPurchase()]);
  const pending = new Map([
    [purchaseId(failing.cart.cartId), { activityType: { name: 'retrievePaymentIntent' }, attempt: 20 }],
    [purchaseId(polling.cart.cartId), { activityType: { name: 'awaitDelivery' }, attempt: 500 }],
    [
      purchaseId(queued.cart.cartId),
      {
        activityType: { name: 'submitToProvider' },
        attempt: 25,
        lastFailure: { applicationFailureInfo: { type: panelFull } },
      },
    ],
  ]);
  // The Temporal server's answer, with a pending activity for these three.
  const workflow = Object.assign(Object.create(temporal.workflow), {
    getHandle: (id: string) => {
      const handle = temporal.workflow.getHandle(id);
      const activity = pending.get(id);
      return activity
        ? { ...handle, describe: async () => ({ raw: { pendingActivities: [activity] } }) }
        : handle;
    },
  });
  const shown = { ...reach, temporal: Object.assign(Object.create(temporal), { workflow }) };
  const row = async ({ cart }: Started) =>
    (
      await db.query('SELECT attention, attention_detail AS detail FROM purchases WHERE cart_id = $1', [
        cart.cartId,
      ])
    ).rows[0];
  // Other tests have incidents of their own.
  const withoutIncidents = Object.assign(Object.create(db), {
    query: (text: string, values?: unknown[]) =>
      text.includes('FROM incidents') ? Promise.resolve({ rows: [] }) : db.query(text, values),
  });
  const examineAt = async (at: Pool) => {
    const options = { ...fromHere(Date.now() + 3_600_000), heal: true };
    const { differences } = await examine({ ...shown, db: at }, options);
    return differences.filter(({ cartId }) =>
      [failing, polling, queued].some(({ cart }) => cart.cartId === cartId),
    );
  };
  const found = {
    kind: 'step-fails',
    cartId: failing.cart.cartId,
    detail: 'retrievePaymentIntent: tried 20 times',
    done: 'person',
  };
  await eventually(async () =>
    expect(await examineAt(withoutIncidents)).toEqual([expect.objectContaining(found)]),
  );
  expect(await row(failing)).toEqual({ attention: 'stuck', detail: found.detail });
  for (const one of [polling, queued]) expect(await row(one)).toEqual({ attention: null, detail: null });
  await signalPurchase(reach, failing.cart.cartId, saveAgain, {});
  await eventually(async () => expect(await row(failing)).toEqual({ attention: null, detail: null }));
  // The cause of many failures is reported once, as the cause.
  await db.query(
    `INSERT INTO incidents (kind, subject, since, last_seen_at)
     VALUES ('payments-away', 'doctor', now() - interval '3 minutes', now())`,
  );
  try {
    expect(await examineAt(db)).toEqual([expect.objectContaining({ ...found, done: 'nothing' })]);
    expect(await row(failing)).toMatchObject({ attention: null });
  } finally {
    await db.query(`DELETE FROM incidents WHERE subject = 'doctor'`);
  }
});

test('finds an order row that is missing although its purchase has one, and the run writes it again', async () => {
  const [bought] = orders;
  await eventually(async () => expect(await seen([bought])).toEqual([]));
  await inTransaction(owner, async (at) => {
    // As after a partial restore: the rows that depend on the order remain.
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
});

test('names the panel and the package that a backup lacks; with them back the run writes its order again [F54]', async () => {
  const panelId = await aPanel(db);
  const { rows: packages } = await db.query<{ id: number }>(
    `INSERT INTO services (type, region, quantity, price_cents, regular_price_cents, provider_id, provider_service_id)
     SELECT type, region, 1234, price_cents, regular_price_cents, $1, provider_service_id FROM services WHERE id = 204
     RETURNING id`,
    [panelId],
  );
  const packageId = packages[0]?.id ?? 0;
  const bought = await buyDelivered({ serviceId: packageId });
  await eventually(async () => expect(await seen([bought])).toEqual([]));

  await inTransaction(db, async (at) => {
    await forgetOrders(at as Pool, [own(bought)]);
    await at.query('DELETE FROM services WHERE id = $1', [packageId]);
    await at.query('DELETE FROM provider_calls WHERE provider_id = $1', [panelId]);
    await at.query('DELETE FROM providers WHERE id = $1', [panelId]);
  });
  const { differences } = await examine(reach, { ...fromHere(Date.now() + 3_600_000), heal: false });
  // A run that is just writing may be silent.
  await eventually(async () =>
    expect(await unknownIds(reach, differences)).toEqual({
      panels: [panelId],
      packages: [packageId],
      silent: 0,
    }),
  );

  const guide = readFileSync(join(__dirname, '../docs/operations.md'), 'utf8');
  const [inserted = ''] = /INSERT INTO providers .*setval\('services_id_seq'[^;]*;/s.exec(guide) ?? [];
  await owner.query(inserted.replace(/\b7\b/g, `${panelId}`).replace(/\b10042\b/g, `${packageId}`));
  expect(await nextProviderId(db)).toBeGreaterThan(panelId);
  expect(await unknownIds(reach, differences)).toEqual({ panels: [], packages: [], silent: 0 });
  expect(await seen([bought], true)).toEqual([{ kind: 'no-rows', done: 'healed' }]);
  await eventually(async () => expect(await seen([bought])).toEqual([]));
  const { rows } = await db.query(
    'SELECT o.service_id, s.provider_id FROM orders o JOIN submissions s ON s.order_id = o.id WHERE o.cart_id = $1',
    [bought.cart.cartId],
  );
  expect(rows).toEqual([{ serviceId: packageId, providerId: panelId }]);
  // Its key, as the back office enters it again.
  await db.query('UPDATE providers SET api_key_encrypted = $2 WHERE id = $1', [
    panelId,
    sealText(reach.keyring, 'key', `panel-key/${panelId}`),
  ]);
});

test('finds what is missing in the same stage if every run is queried, and the run writes it again [F54]', async () => {
  const [bought] = orders;
  const { cartId } = bought.cart;
  await eventually(async () => expect(await seen([bought], false, true)).toEqual([]));
  const refunded = async () => {
    const { rows } = await db.query(
      `SELECT o.refunded_cents, p.payment_status,
         (SELECT array_agg(status) FROM refunds r WHERE r.cart_id = o.cart_id) AS refunds,
         (SELECT array_agg(amount_cents) FROM corrections c WHERE c.cart_id = o.cart_id) AS corrections
       FROM orders o JOIN purchases p USING (cart_id) WHERE cart_id = $1`,
      [cartId],
    );
    return rows;
  };
  const before = await refunded();
  const { rows: backup } = await db.query('SELECT version FROM purchases WHERE cart_id = $1', [cartId]);
  const admin = await administrator();
  await admin.call(adminRefund, {
    params: { id: bought.order.id },
    body: { reason: 'asked', amountCents: 500 },
  });
  const after = [
    expect.objectContaining({ refundedCents: 500, refunds: ['succeeded'], corrections: [-500] }),
  ];
  await eventually(async () => {
    expect(await refunded()).toEqual(after);
    expect(await seen([bought], false, true)).toEqual([]);
  });

  // Postgres is set back to before the refund.
  await inTransaction(owner, async (at) => {
    for (const table of ['refunds', 'corrections'])
      await at.query(`DELETE FROM ${table} WHERE cart_id = $1`, [cartId]);
    await at.query('UPDATE orders SET refunded_cents = 0 WHERE cart_id = $1', [cartId]);
    await at.query('UPDATE purchases SET version = $2, payment_status = $3 WHERE cart_id = $1', [
      cartId,
      backup[0]?.version,
      before[0]?.paymentStatus,
    ]);
  });
  expect(await refunded()).toEqual(before);
  expect(await seen([bought], true)).toEqual([]);
  const found = {
    kind: 'rows-behind',
    orderNumber: bought.order.orderNumber,
    stageOfRows: 'guarantee',
    stageOfRun: 'guarantee',
  };
  expect(await seen([bought], false, true)).toEqual([{ ...found, done: 'nothing' }]);
  expect(await seen([bought], true, true)).toEqual([{ ...found, done: 'healed' }]);
  await eventually(async () => expect(await seen([bought], false, true)).toEqual([]));
  expect(await refunded()).toEqual(after);
});

test('finds a generation that the run has lost, and its next write removes it', async () => {
  const [, bought] = orders;
  await eventually(async () => expect(await seen([bought])).toEqual([]));
  // As if the workflow task that opened it had been lost in a reset.
  await db.query(
    `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity, state,
       created_at)
     SELECT gen_random_uuid(), order_id, 2, line, provider_id, provider_service_id, username, quantity, 'ready',
       now() - interval '2 minutes'
     FROM submissions WHERE order_id = $1`,
    [bought.order.id],
  );
  const found = {
    kind: 'rows-behind',
    orderNumber: bought.order.orderNumber,
    stageOfRows: 'guarantee',
    stageOfRun: 'guarantee',
  };
  expect(await seen([bought])).toEqual([{ ...found, done: 'nothing' }]);
  expect(await seen([bought], true)).toEqual([{ ...found, done: 'healed' }]);
  await eventually(async () => expect(await seen([bought])).toEqual([]));
  const { rows } = await db.query('SELECT generation FROM submissions WHERE order_id = $1', [
    bought.order.id,
  ]);
  expect(rows).toEqual([{ generation: 1 }]);
  expect(await panelOrders(bought.cart.username)).toHaveLength(1);
});

test('finds a purchase that began and ended after the backup, and its run writes all of it again', async () => {
  const [, , begun, woken] = orders;
  const admin = await administrator();
  const refund = async ({ order, cart }: Bought) => {
    await admin.call(adminRefund, { params: { id: order.id }, body: { reason: 'asked' } });
    await temporal.workflow.getHandle(purchaseId(cart.cartId)).result();
  };
  await Promise.all([refund(begun), refund(woken)]);
  expect(await seen([begun, woken])).toEqual([]);

  await inTransaction(db, (at) => forgetOrders(at as Pool, [own(begun)]));
  // Postgres is set back to an earlier end of this one.
  const { cartId } = woken.cart;
  await db.query(
    `UPDATE purchases SET version = version - 1, updated_at = updated_at - interval '1 hour', payment_status = 'paid'
     WHERE cart_id = $1`,
    [cartId],
  );
  await db.query('UPDATE kept_purchases SET version = version - 1 WHERE cart_id = $1', [cartId]);

  const differences = (done: 'nothing' | 'healed') => [
    { kind: 'no-rows', stageOfRun: 'closed', done },
    {
      kind: 'rows-behind',
      orderNumber: woken.order.orderNumber,
      stageOfRows: 'closed',
      stageOfRun: 'closed',
      done,
    },
  ];
  expect(await seen([begun, woken])).toEqual(differences('nothing'));
  expect(await seen([begun, woken], true)).toEqual(differences('healed'));
  await eventually(async () => expect(await seen([begun, woken])).toEqual([]));
  for (const { cart, order } of [begun, woken]) {
    const { rows } = await db.query(
      `SELECT p.stage, p.closed_as, p.payment_status, o.id, o.status, o.amount_cents - o.refunded_cents AS kept,
         (SELECT count(*)::int FROM refunds r WHERE r.cart_id = p.cart_id AND r.status = 'succeeded') AS refunds
       FROM purchases p JOIN orders o USING (cart_id) WHERE cart_id = $1`,
      [cart.cartId],
    );
    expect(rows).toEqual([
      {
        stage: 'closed',
        closedAs: 'refunded',
        paymentStatus: 'refunded',
        id: order.id,
        status: 'refunded',
        kept: 0,
        refunds: 1,
      },
    ]);
    expect(await panelOrders(cart.username)).toHaveLength(1);
  }
});
