/** `npx tsx bench/many-open.ts`: a worker that is killed and restarted while ten thousand purchases rest (F40). */
import { buy, newCartId, orderThat } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { createPool } from '../db/pool';
import type { PurchaseState } from '../domain/purchase';
import { panelClock } from '../e2e/support/sandbox';
import { readMemory } from '../purchases/memory';
import { restartOf } from '../purchases/reach';
import { readKeyring } from '../security/keyring';
import { connectClient, temporalEnv } from '../temporal/connection';
import { type PurchaseMemory, purchaseId, purchaseWorkflow } from '../workflows/messages';
import { onOwnShop, runAlone, say } from './own-shop';
import { type Circumstances, circumstances, circumstancesIn, keepResult, line } from './report';
import { perSecond, quantile, timed } from './statistics';
import { memoryOf } from './streams';

/** Purchases that rest in their guarantee while the worker is killed; the first number is the baseline. */
const rounds = process.argv.includes('--quick') ? [200, 1000] : [1000, 10_000];
/** How many of them are woken afterwards, each by a read that replays it; drawn at even distances. */
const woken = 500;
const atOnce = 20;

interface Figures {
  open: number;
  /** From the kill until the worker is ready, in ms. */
  ready: number;
  /** Duration of each read of a purchase, in ms. */
  reads: number[];
  readsPerSecond: number;
  /** Resident memory of the worker after the reads, in bytes. */
  memory: number;
}

async function delivered(): Promise<PurchaseMemory> {
  const { browser, cart, order } = await buy();
  await orderThat(browser, order.id, ({ status }) => status !== 'pending');
  await panelClock({ advanceSeconds: 3600 });
  await orderThat(browser, order.id, ({ status }) => status === 'completed');
  const db = createPool(process.env.DATABASE_URL ?? '', () => undefined, { max: 1 });
  try {
    const memory = await readMemory(db, readKeyring(process.env.ENCRYPTION_KEYS ?? ''), cart.cartId);
    if (memory?.state.stage !== 'guarantee') throw new Error('The purchase does not rest');
    return memory;
  } finally {
    await db.end();
  }
}

async function main(): Promise<void> {
  const where = circumstances();
  const all: Figures[] = [];
  await onOwnShop({ env: { RATE_LIMIT_FACTOR: '100000' }, web: false }, async (stack) => {
    Object.assign(process.env, stack.env);
    const client = await connectClient(temporalEnv.parse(process.env));
    const memory = await delivered();
    const open: string[] = [];
    // Refused while the server has seen no poller of the new worker: a visitor's page retries too.
    const readState = (cartId: string | undefined) =>
      eventually(
        () => client.workflow.getHandle(purchaseId(cartId ?? '')).query<PurchaseState>('purchaseState'),
        { timeoutMs: 600_000 },
      );
    for (const count of rounds) {
      say(`${count} purchases`);
      await perSecond(count - open.length, 50, async () => {
        const cartId = newCartId();
        await client.workflow.start(purchaseWorkflow, restartOf({ ...memory, cartId }));
        open.push(cartId);
      });
      // The last one's first task is done after those of the others.
      await readState(open.at(-1));
      say('the worker is killed');
      const ready = await timed(async () => {
        await stack.kill('worker', 'SIGKILL');
        await stack.restart('worker');
      });
      const reads: number[] = [];
      const readsPerSecond = await perSecond(woken, atOnce, async (index) => {
        const cartId = open[Math.floor((index * open.length) / woken)];
        reads.push(
          await timed(async () => {
            if ((await readState(cartId)).stage !== 'guarantee') throw new Error(`${cartId} does not rest`);
          }),
        );
      });
      const pid = stack.processes.get('worker')?.pid ?? 0;
      all.push({ open: count, ready, reads, readsPerSecond, memory: memoryOf(pid) });
    }
    await client.connection.close();
  });
  const text = report(all, where);
  process.stdout.write(`${text}\n`);
  if (!process.argv.includes('--quick'))
    keepResult({ ending: '-many-open', title: ' of many open purchases', text });
}

function report(all: readonly Figures[], where: Circumstances): string {
  const [base] = all;
  const ratio = (value: number, of: number | undefined) => (value / (of ?? value)).toFixed(2);
  const head = [
    'open purchases',
    'worker ready after',
    'reads a second',
    'read p50',
    'read p95',
    'memory',
    'ratios',
  ];
  const rows = all.map(({ open, ready, reads, readsPerSecond, memory }) => [
    String(open),
    `${(ready / 1000).toFixed(1)} s`,
    readsPerSecond.toFixed(0),
    `${quantile(reads, 0.5).toFixed(0)} ms`,
    `${quantile(reads, 0.95).toFixed(0)} ms`,
    `${(memory / 1e6).toFixed(0)} MB`,
    `ready ${ratio(ready, base?.ready)}, p95 ${ratio(quantile(reads, 0.95), base && quantile(base.reads, 0.95))}, memory ${ratio(memory, base?.memory)}`,
  ]);
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n\n${circumstancesIn(where)}.`;
}

runAlone(main);
