/** `npm run bench`: measures the shop against the minimum that Temporal and Postgres need on this machine. */
import { createPool } from '../db/pool';
import { connectClient, temporalEnv } from '../temporal/connection';
import { reportEntry } from './entry';
import { type Amounts, measure } from './measure';
import { runAlone, say } from './own-shop';
import { circumstances, keep, table } from './report';
import { onBenchShop } from './stack';

const whole: Amounts = { atOnce: 50, purchases: 200, empties: 600, oneByOne: 30, lookUps: 500 };
/** With `-- --quick`: to see whether a change helps, not to be stored. */
const quick: Amounts = { atOnce: 50, purchases: 100, empties: 300, oneByOne: 12, lookUps: 200 };

async function main(): Promise<void> {
  const isQuick = process.argv.includes('--quick');
  const amounts = isQuick ? quick : whole;
  const where = circumstances();
  await onBenchShop(async (env) => {
    const databaseUrl = env.DATABASE_URL ?? '';
    const client = await connectClient(temporalEnv.parse(env));
    const db = createPool(databaseUrl, () => undefined, { max: 2 });
    try {
      const figures = await measure({ client, db, databaseUrl }, amounts, say);
      process.stdout.write(`\n${table(figures, amounts, where)}\n`);
      if (!isQuick) process.stdout.write(`\nKept in ${keep(figures, amounts, where)}\n`);
      await reportEntry(env.SHOP_URL ?? '', isQuick, where);
    } finally {
      await db.end();
      await client.connection.close();
    }
  });
}

runAlone(main);
