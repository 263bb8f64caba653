/** `npm run bench`: measures the shop against the least that Temporal and Postgres can do on this machine. */
import { createPool } from '../db/pool';
import { sentenceFor } from '../scripts/problem';
import { connectClient, temporalEnv } from '../temporal/connection';
import { measureEntry, visitsOfPages } from './entry';
import { entryTable, keepEntry } from './entry-report';
import { type Amounts, measure } from './measure';
import { circumstances, keep, table } from './report';
import { startBenchStack } from './stack';

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());

const whole: Amounts = { atOnce: 50, purchases: 200, empties: 600, oneByOne: 30, lookUps: 500 };
/** With `-- --quick`: to see whether a change helps, not to be kept. */
const quick: Amounts = { atOnce: 50, purchases: 100, empties: 300, oneByOne: 12, lookUps: 200 };

async function main(): Promise<void> {
  const isQuick = process.argv.includes('--quick');
  const amounts = isQuick ? quick : whole;
  const say = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
  const where = circumstances();
  say('starting a shop of its own');
  const stack = await startBenchStack(abort.signal);
  try {
    const databaseUrl = stack.env.DATABASE_URL ?? '';
    const client = await connectClient(temporalEnv.parse(stack.env));
    const db = createPool(databaseUrl, () => undefined, 2);
    try {
      const figures = await measure({ client, db, databaseUrl }, amounts, say);
      process.stdout.write(`\n${table(figures, amounts, where)}\n`);
      if (!isQuick) process.stdout.write(`\nKept in ${keep(figures, amounts, where)}\n`);
      const visits = isQuick ? visitsOfPages.quick : visitsOfPages.whole;
      const entry = await measureEntry(stack.env.SHOP_URL ?? '', visits, say);
      process.stdout.write(`\n${entryTable(entry, where)}\n`);
      if (!isQuick) process.stdout.write(`\nKept in ${keepEntry(entry, where)}\n`);
    } finally {
      await db.end();
      await client.connection.close();
    }
  } finally {
    await stack.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n${error instanceof Error ? error.stack : ''}\n`);
  process.exitCode = 1;
});
