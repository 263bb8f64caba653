import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import { payments } from '../api/testing/payments';
import { trackedOrder } from '../db/tracking';
import { getOrder } from '../domain/calls/orders';
import { watchAcceptance } from './acceptance';
import { emptyQueue } from './empty-worker';
import type { empty, threeActivities } from './empty-workflows';
import { type HistorySize, historySize } from './histories';
import { type Done, purchase, visitors } from './purchases';
import { perSecond, type Spread, spreadOf, timed } from './statistics';

/** The measured shop. */
export interface Shop {
  client: Client;
  db: Pool;
  databaseUrl: string;
}

/** How much of everything is run. */
export interface Amounts {
  atOnce: number;
  purchases: number;
  empties: number;
  oneByOne: number;
  lookUps: number;
}

/** Everything that one run of the bench measured; times in ms. */
export interface Figures {
  purchasesPerSecond: number;
  emptiesPerSecond: number;
  throughputRatio: number;
  paidToAccepted: Spread;
  threeActivities: Spread;
  latencyRatio: number;
  lookUpApi: Spread;
  lookUpSql: Spread;
  lookUpExtraMs: number;
  history: HistorySize;
}

/** Measures everything on one running shop. `say` is called for each step. */
export async function measure(shop: Shop, amounts: Amounts, say: (text: string) => void): Promise<Figures> {
  const acceptance = await watchAcceptance(shop.databaseUrl);
  const buy = async (count: number, atOnce: number) => {
    const visits = await visitors(count);
    const provider = payments();
    const done: Done[] = [];
    const rate = await perSecond(count, atOnce, async (index) => {
      const visit = visits[index];
      if (visit) done.push(await purchase(visit, provider, acceptance));
    });
    return { rate, done };
  };
  try {
    say('warming up');
    await buy(amounts.atOnce, amounts.atOnce);
    await empties(shop.client, amounts.empties / 2, amounts.atOnce);

    // Alternating, so that the machine's other load affects both equally.
    const rounds = { bought: [] as number[], emptied: [] as number[] };
    let last: Done[] = [];
    for (let round = 1; round <= 3; round++) {
      say(`throughput, round ${round} of 3`);
      rounds.emptied.push(await empties(shop.client, amounts.empties, amounts.atOnce));
      const bought = await buy(amounts.purchases, amounts.atOnce);
      rounds.bought.push(bought.rate);
      last = bought.done;
      // E-mails and first polls of the deliveries follow the acceptance; they belong to this round.
      await quiet(shop);
    }
    say('histories');
    const history = await historySize(
      shop.client,
      last.map(({ cartId }) => cartId),
    );

    const paid: number[] = [];
    const three: number[] = [];
    for (let i = 0; i < amounts.oneByOne; i++) {
      if (i % 10 === 0) say(`one at a time, ${i} of ${amounts.oneByOne}`);
      three.push(await timed(() => run(shop.client, 'threeActivities')));
      const { done } = await buy(1, 1);
      paid.push(...done.map(({ paidToAcceptedMs }) => paidToAcceptedMs));
      await quiet(shop);
    }
    say('tracking');
    const looked = await lookUps(shop, last, amounts.lookUps);

    const [bought, emptied] = [mean(rounds.bought), mean(rounds.emptied)];
    const [paidToAccepted, threeActivities] = [spreadOf(paid), spreadOf(three)];
    return {
      purchasesPerSecond: bought,
      emptiesPerSecond: emptied,
      throughputRatio: bought / emptied,
      paidToAccepted,
      threeActivities,
      latencyRatio: paidToAccepted.p50 / threeActivities.p50,
      ...looked,
      lookUpExtraMs: looked.lookUpApi.p50 - looked.lookUpSql.p50,
      history,
    };
  } finally {
    await acceptance.close();
  }
}

async function run(client: Client, type: 'empty' | 'threeActivities'): Promise<void> {
  await client.workflow.execute<typeof empty | typeof threeActivities>(type, {
    taskQueue: emptyQueue,
    workflowId: `${type}-${randomUUID()}`,
  });
}

function empties(client: Client, count: number, atOnce: number): Promise<number> {
  return perSecond(count, atOnce, () => run(client, 'empty'));
}

/** Waits until every bought order has had its e-mail and no workflow is busy. */
async function quiet({ db }: Shop): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ left: number }>(
      `SELECT count(*)::integer AS left FROM orders o WHERE NOT EXISTS (
         SELECT FROM emails e WHERE e.cart_id = o.cart_id AND e.kind = 'order-confirmation'
           AND e.sent_at IS NOT NULL)`,
    );
    if (rows[0]?.left === 0) break;
    await pause(50);
  }
  await pause(100);
}

async function lookUps({ db }: Shop, orders: readonly Done[], count: number) {
  const [visit] = await visitors(1);
  const api: number[] = [];
  const sql: number[] = [];
  for (let i = 0; i < count + 50; i++) {
    const id = orders[i % orders.length]?.orderNumber ?? '';
    const [one, other] = [
      await timed(async () => visit?.browser.call(getOrder, { params: { id } })),
      await timed(() => trackedOrder(db, id)),
    ];
    // The first ones warm connections and code up.
    if (i < 50) continue;
    api.push(one);
    sql.push(other);
  }
  return { lookUpApi: spreadOf(api), lookUpSql: spreadOf(sql) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
