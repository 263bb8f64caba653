import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '#api/testing/wait.ts';
import { addPanelLike, readProvider } from '#db/providers.ts';
import { providerQueue } from '#workflows/messages.ts';
import { Buyer } from './buyer';
import { leaks } from './canary';
import { violations } from './checker';
import { Clerk } from './clerk';
import { eventuallyFor } from './eventually-for';
import { gather } from './evidence';
import type { FaultShop } from './shop';

/*
 * Kills each part of the shop (kill -9) while one purchase is at each stage; after the restart all of them must end
 * correctly.
 */

const choice = { serviceId: 204, upsell: false };
/** How long the shop may take to recover from a kill: the longest activity timeout, and the next attempt. */
const recoveryMs = 90_000;

let shop: FaultShop;
/** The tests, in the shop that exists when they begin. */
export function killTests(given: () => FaultShop): void {
  beforeAll(async () => {
    shop = given();
    // The fallback is the same panel with its other protocol.
    const { db, keyring } = shop;
    const { baseUrl } = await readProvider(db, keyring, 1);
    const second = await addPanelLike(db, keyring, 1, {
      name: 'Second',
      baseUrl: baseUrl.replace('/api/v2', '/rest/v1'),
      protocol: 'json-rest',
    });
    await db.query(
      `INSERT INTO service_alternatives (service_id, position, provider_id, provider_service_id)
       SELECT id, 1, $2, provider_service_id FROM services WHERE id = $1`,
      [choice.serviceId, second],
    );
  });
  afterAll(() => shop.db.query('DELETE FROM service_alternatives WHERE service_id = $1', [choice.serviceId]));

  test.each(['worker', 'api', 'temporal', 'postgres'] as const)(
    'kill -9 of %s at every stage: one charge, one order, one add [S1-2.15.95 F1 F2 F3 F7 F9]',
    async (victim) => {
      const buyers: Buyer[] = [];
      const sentAgain = new Set<Buyer>();
      const buyer = () => {
        const made = new Buyer(shop, recoveryMs);
        buyers.push(made);
        return made;
      };

      // First bring them to their stages, all at once.
      const intended = buyer();
      const paidUnheard = buyer();
      const beforeSubmission = buyer();
      const duringSubmission = buyer();
      const duringFailOver = buyer();
      const inProgress = buyer();
      const duringRefund = buyer();
      shop.panel.treat(beforeSubmission.target, 'busy');
      shop.panel.treat(duringSubmission.target, 'held');
      shop.panel.treat(duringFailOver.target, 'poor');
      shop.panel.treat(inProgress.target, 'running');
      shop.panel.treat(duringRefund.target, 'running');
      await Promise.all(buyers.map((one) => one.create(choice)));
      await Promise.all([beforeSubmission, inProgress, duringRefund].map((one) => one.pay()));
      await eventuallyFor(shop, [beforeSubmission, inProgress, duringRefund], async () => {
        expect(await timelineOf(beforeSubmission)).toContain('submission-waits');
        for (const one of [inProgress, duringRefund]) expect(await stageOf(one)).toBe('in-progress');
      });
      const held = [duringSubmission, duringFailOver];
      await Promise.all(held.map((one) => one.pay()));
      await eventually(() => {
        for (const { target } of held) expect(shop.panel.ordersFor(target)).toHaveLength(1);
      });
      shop.webhooks.forwarding = false;
      await paidUnheard.pay();

      // Only what is slow now is under way when the kill comes.
      await shop.payments('faults', { delayMs: 2500 });
      const starting = buyer();
      const created = starting.create(choice);
      const refunded = new Clerk(shop, duringRefund).refund(1);
      await eventually(async () => expect(await stageOf(duringRefund)).toBe('refunding'));

      await shop.crash(victim, 500);
      await shop.payments('faults', { delayMs: 0 });
      for (const one of buyers) shop.panel.treat(one.target, undefined);
      shop.webhooks.forwarding = true;

      // Traffic continues.
      expect(await created).toHaveProperty('answer');
      await refunded;
      await Promise.all([intended.pay(), starting.pay()]);
      const paidWebhook = shop.webhooks
        .of(paidUnheard.paymentIntentId)
        .find(({ type }) => type === 'payment_intent.succeeded');
      await eventually(async () => expect(await shop.webhooks.deliver(paidWebhook!)).toBe(200), {
        timeoutMs: recoveryMs,
      });
      const ending = buyers.filter((one) => one !== duringRefund);
      await Promise.all([
        ...ending.map((one) =>
          eventuallyFor(shop, [one], () => atRest(one, sentAgain), { timeoutMs: recoveryMs, everyMs: 1000 }),
        ),
        eventuallyFor(shop, [duringRefund], async () => expect(await stageOf(duringRefund)).toBe('closed'), {
          timeoutMs: recoveryMs,
        }),
      ]);
      await eventually(() => allConfirmed(buyers), { timeoutMs: recoveryMs });

      for (const one of buyers) one.endedAt = Date.now();
      const evidence = await gather(shop, buyers);
      for (const one of buyers) {
        const seen = evidence.get(one.cartId)!;
        expect({ [one.cartId]: violations(seen) }).toEqual({ [one.cartId]: [] });
        expect(seen.charges).toHaveLength(1);
        expect(seen.orders).toHaveLength(1);
        expect(seen.adds).toHaveLength(1);
        expect(seen.submissions).toHaveLength(one === duringFailOver || sentAgain.has(one) ? 2 : 1);
        expect(seen.orders[0]?.status).toBe(one === duringRefund ? 'refunded' : 'completed');
      }
    },
  );

  test('SIGTERM while an order is being sent: the worker waits for the answer before it ends, and the order is sent once [F37]', async () => {
    const buyer = new Buyer(shop, recoveryMs);
    shop.panel.treat(buyer.target, 'held');
    await buyer.create(choice);
    await buyer.pay();
    await eventually(() => expect(shop.panel.keepsBack(buyer.target)).toBe(1));
    const ended = shop.stack.kill('worker', 'SIGTERM');
    const log = join(shop.folder, 'logs', 'worker.log');
    await eventually(() =>
      expect(readFileSync(log, 'utf8')).toContain(`"taskQueue":"${providerQueue(1)}","state":"STOPPING"`),
    );
    shop.panel.treat(buyer.target, undefined);
    await ended;
    const { rows } = await shop.db.query(
      'SELECT state FROM submissions s JOIN orders o ON o.id = s.order_id WHERE o.cart_id = $1',
      [buyer.cartId],
    );
    expect(rows).toEqual([{ state: 'accepted' }]);
    await shop.stack.restart('worker');
    await untilDelivered([buyer]);
    expect(await timelineOf(buyer)).not.toContain('submission-unknown');
    expect(shop.panel.ordersFor(buyer.target)).toHaveLength(1);
  });

  test('a worker that a busy machine stops for six seconds, in the middle of its work, goes on with it [F56]', async () => {
    const worker = shop.stack.processes.get('worker')!;
    const died = worker.gone.then(() => Promise.reject(new Error(`The worker ended, see ${worker.log}`)));
    died.catch(() => undefined);
    const buyers: Buyer[] = [];
    // Whether workflow code runs at that moment is chance.
    for (const _ of [1, 2, 3]) {
      const some = Array.from({ length: 8 }, () => new Buyer(shop, recoveryMs));
      buyers.push(...some);
      const created = Promise.all(some.map((one) => one.create(choice)));
      await eventually(async () => expect(await Promise.race(some.map(purchaseRow))).toBeDefined(), {
        everyMs: 40,
      });
      worker.signal('SIGSTOP');
      await new Promise((passed) => setTimeout(passed, 6000));
      worker.signal('SIGCONT');
      await Promise.race([created, died]);
    }
    // All of them go on; the last ones were under way in the last pause.
    const last = buyers.slice(-8);
    await Promise.all(last.map((one) => one.pay()));
    await untilDelivered(last);
    for (const { target } of last) expect(shop.panel.ordersFor(target)).toHaveLength(1);
  });

  test('a panel that is down holds its orders without a person, and releases them when it is back [F43]', async () => {
    await shop.panel.leave();
    const buyers = [1, 2, 3].map(() => new Buyer(shop, recoveryMs));
    try {
      await Promise.all(buyers.map((one) => one.create(choice)));
      await Promise.all(buyers.map((one) => one.pay()));
      // The fallback is at the same address.
      await eventuallyFor(shop, buyers, async () => {
        for (const one of buyers) {
          expect(await timelineOf(one)).toContain('submission-held');
          expect(await purchaseRow(one)).toMatchObject({ stage: 'submitting', attention: null });
        }
      });
    } finally {
      await shop.panel.comeBack();
    }
    await untilDelivered(buyers);
    for (const { target } of buyers) expect(shop.panel.ordersFor(target)).toHaveLength(1);
  });

  test('Temporal’s store and the logs hold no name, no address and no key of a buyer [I8 V27]', async () => {
    const canary = join(shop.folder, 'logs', 'canary.log');
    writeFileSync(canary, '{"username":"test0123456789ab"}');
    expect(await leaks(shop.folder)).toEqual([`${join('logs', 'canary.log')}: test0123456789ab`]);
    rmSync(canary);
  });
}

/**
 * Completed. An `add` whose answer was lost waits for a person, who looks at the panel and reports what is there. If
 * that is nothing, as after a kill while a busy panel refused, the order is sent again.
 */
async function atRest(buyer: Buyer, sentAgain: Set<Buyer>): Promise<void> {
  const row = await purchaseRow(buyer);
  if (row?.attention === 'submission-unknown') {
    if (shop.panel.ordersFor(buyer.target).length === 0) sentAgain.add(buyer);
    await new Clerk(shop, buyer).resolve();
  }
  expect(await stageOf(buyer)).toBe('guarantee');
}

async function untilDelivered(buyers: readonly Buyer[]): Promise<void> {
  await eventuallyFor(
    shop,
    buyers,
    async () => {
      for (const one of buyers) expect(await stageOf(one)).toBe('guarantee');
    },
    { timeoutMs: recoveryMs },
  );
}

async function purchaseRow(buyer: Buyer) {
  const { rows } = await shop.db.query<{ stage: string; attention: string | null }>(
    'SELECT stage, attention FROM purchases WHERE cart_id = $1',
    [buyer.cartId],
  );
  return rows[0];
}

async function stageOf(buyer: Buyer): Promise<string | undefined> {
  return (await purchaseRow(buyer))?.stage;
}

async function timelineOf(buyer: Buyer): Promise<string[]> {
  const { rows } = await shop.db.query<{ kind: string }>(
    'SELECT kind FROM timeline WHERE cart_id = $1 ORDER BY seq',
    [buyer.cartId],
  );
  return rows.map(({ kind }) => kind);
}

/** E-mails go out asynchronously, so they may arrive last. */
async function allConfirmed(buyers: readonly Buyer[]): Promise<void> {
  const { rows } = await shop.db.query<{ count: string }>(
    `SELECT count(*) FROM emails WHERE cart_id = ANY($1) AND kind = 'order-confirmation' AND sent_at IS NOT NULL`,
    [buyers.map(({ cartId }) => cartId)],
  );
  expect(Number(rows[0]?.count)).toBe(buyers.length);
}
