/**
 * `npm run shop -- doctor`: compares the rows of open purchases with their runs, and says what the last comparisons with
 * the payment provider and the panels have left open. `--heal` mends either side from the other.
 *
 * `npm run shop -- restored`: both stores came back from a backup; what may have been sent since asks for a person.
 */
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createPool } from '../db/pool';
import { noteRestore } from '../db/restores';
import { type Difference, examine } from '../purchases/doctor';
import { otherLedgers } from '../purchases/other-ledgers';
import { readKeyring } from '../security/keyring';
import { connectClient, temporalEnv } from '../temporal/connection';
import { ROOT } from './builds';
import { stackEnvironment } from './environment';
import { portsFromEnvironment } from './ports';
import { SetupProblem, sentenceFor } from './problem';
import { localSecrets } from './secrets';

const kinds: Record<Difference['kind'], string> = {
  'no-run': 'has no run in Temporal',
  'no-rows': 'has no rows in Postgres',
  'rows-behind': 'has rows that are older than its run',
  'run-behind': 'has a run that is older than its rows',
  'no-answer': 'has a run that does not answer; look at it in the Temporal UI, and whether a worker runs',
};
const done: Record<Difference['done'], string> = {
  nothing: 'run again with --heal to mend it',
  healed: 'mended',
  person: 'nothing is kept of it: it waits for you in the back office',
};

async function main([command, ...flags]: string[]): Promise<void> {
  const strange = flags.find((flag) => command !== 'doctor' || flag !== '--heal');
  if ((command !== 'doctor' && command !== 'restored') || strange !== undefined)
    throw new SetupProblem(
      'bad_argument',
      'Say npm run shop -- doctor, npm run shop -- doctor --heal, or npm run shop -- restored.',
    );
  const dataDir = process.env.SHOP_DATA_DIR || join(ROOT, '.data');
  const ports = portsFromEnvironment(process.env);
  const env = stackEnvironment(dataDir, ports, localSecrets(dataDir), process.env);
  const db = createPool(env.DATABASE_URL ?? '', () => undefined, 2);
  try {
    if (command === 'doctor') await doctor(db, env, flags.includes('--heal'));
    else
      console.log(
        `${await noteRestore(db)} deliveries that waited to be sent are in doubt now. So is each order of a purchase that began before: it waits for you, because a panel may have it.`,
      );
  } finally {
    await db.end();
  }
}

async function doctor(db: Pool, env: Record<string, string | undefined>, heal: boolean): Promise<void> {
  const temporal = await connectClient(temporalEnv.parse(env)).catch((cause: unknown) => {
    throw new SetupProblem(
      'not_running',
      `No Temporal answers at ${env.TEMPORAL_ADDRESS}. Start the shop, or set TEMPORAL_ADDRESS.`,
      { cause },
    );
  });
  try {
    const reach = { db, temporal, keyring: readKeyring(env.ENCRYPTION_KEYS ?? '') };
    const { rows, runs, differences } = await examine(reach, { heal, now: Date.now() });
    console.log(`${rows} open purchases by their rows, ${runs} by their runs; ${differences.length} differ.`);
    for (const { kind, cartId, orderNumber, done: outcome } of differences)
      console.log(
        `${orderNumber ?? cartId} ${kinds[kind]}${kind === 'no-answer' ? '' : `: ${done[outcome]}`}.`,
      );
    for (const line of await otherLedgers(db)) console.log(line);
    if (differences.some(({ done: outcome }) => outcome !== 'healed')) process.exitCode = 1;
  } finally {
    await temporal.connection.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(sentenceFor(error));
  process.exitCode = 1;
});
