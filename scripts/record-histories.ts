/**
 * `npx tsx scripts/record-histories.ts [release [name …]]`: runs every path of a purchase, or the named ones, on a
 * complete shop and stores the histories for the replay test. Takes some minutes; see workflows/histories/README.md for
 * when to record.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@temporalio/client';
import { temporal } from '@temporalio/proto';
import { Pool } from 'pg';
import { eventually } from '../api/testing/wait';
import { connectClient, temporalEnv } from '../temporal/connection';
import {
  customerLoginWorkflowId,
  deliveryWatchId,
  panelAwayWorkflowId,
  purchaseId,
  schedules,
  withdrawalWorkflowId,
} from '../workflows/messages';
import { historiesFolder, replayKeys } from '../workflows/testing/histories';
import { ROOT } from './builds';
import { askToLogIn, hurryPanel, paths, requests, startWith, withdraw } from './recordings';
import { backOfficePaths, startBulkAction } from './recordings-of-back-office';
import { edgeCasePaths, panelOf } from './recordings-of-edge-cases';
import { sentenceFor } from './setup-problem';
import { startStack } from './stack';
import { stackFolder } from './tools';

async function main(release: string, names: readonly string[]): Promise<void> {
  if (!/^\d+\.\d+$/.test(release))
    throw new Error(`"${release}" is no release. Name one, e.g. 1.1, and then the paths.`);
  const wanted = (name: string) => names.length === 0 || names.includes(name);
  const folder = join(historiesFolder, release);
  mkdirSync(folder, { recursive: true });
  const data = stackFolder('shop-recorder-');
  const stack = await startStack({
    dataDir: join(data, 'shop'),
    ports: 'free',
    web: false,
    fast: true,
    env: { ENCRYPTION_KEYS: replayKeys, RATE_LIMIT_FACTOR: '1000' },
  });
  // Where the helpers of the API's tests look up the addresses.
  Object.assign(process.env, stack.env);
  const db = new Pool({ connectionString: stack.env.DATABASE_URL, max: 2 });
  const client = await connectClient(temporalEnv.parse(stack.env));
  const keep = async (name: string, workflowId: string, open = false) => {
    const runs = await runsOf(client, workflowId, open);
    for (const [index, history] of runs.entries()) {
      const file = join(folder, `${name}${runs.length > 1 ? `-${index + 1}` : ''}.json`);
      writeFileSync(file, `${JSON.stringify({ workflowId, history })}\n`);
    }
    process.stdout.write(`${name}: ${runs.map(({ events }) => `${events.length} events`).join(', ')}\n`);
  };
  try {
    await hurryPanel();
    for (const path of [...paths, ...backOfficePaths, ...edgeCasePaths].filter(({ name }) => wanted(name))) {
      await startWith(db, path.settings);
      const cartId = await path.walk(db);
      await keep(path.name, purchaseId(cartId), path.open);
    }
    if (wanted('withdrawal')) await keep('withdrawal', withdrawalWorkflowId(await withdraw()));
    if (wanted('customer-login')) await keep('customer-login', customerLoginWorkflowId(await askToLogIn()));
    for (const { name, walk } of requests) if (wanted(name)) await keep(name, await walk());
    // Both have run in parallel with the purchases above.
    const providerId = await panelOf(db);
    if (wanted('panel-away')) await keep('panel-away', panelAwayWorkflowId(providerId));
    if (wanted('delivery-watch')) await keep('delivery-watch', deliveryWatchId(providerId));
    if (wanted('bulk-act')) await keep('bulk-act', await startBulkAction());
    for (const [name, schedule] of [
      ['provider-status-sync', schedules.statusSync],
      ['refill-sweep', schedules.refillSweep],
      ['retention', schedules.retention],
      ['reconciliation', schedules.reconciliation],
      ['payment-events', schedules.paymentEvents],
      ['doctor', schedules.doctor],
      ['alerts', schedules.alerts],
      ['digest', schedules.digest],
      ['review-letters', schedules.reviewLetters],
    ] as const)
      if (wanted(name)) await keep(name, await runSchedule(client, schedule));
  } finally {
    await db.end();
    await client.connection.close();
    await stack.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Recorded = { events: Record<string, unknown>[] };

/** The histories of all runs of a workflow, oldest first; waits for its end unless it is recorded while it waits. */
async function runsOf(client: Client, workflowId: string, open: boolean): Promise<Recorded[]> {
  const newest = client.workflow.getHandle(workflowId);
  if (!open) await newest.result();
  // A running workflow task would be recorded incompletely.
  await eventually(async () => {
    const { raw } = await newest.describe();
    if (raw.pendingWorkflowTask) throw new Error(`${workflowId} does not settle`);
  });
  const runs: Recorded[] = [];
  let runId: string | undefined;
  do {
    const history = await client.workflow.getHandle(workflowId, runId).fetchHistory();
    runs.unshift(withoutPlace(asJson(history)));
    runId =
      history.events?.[0]?.workflowExecutionStartedEventAttributes?.continuedExecutionRunId || undefined;
  } while (runId);
  return runs;
}

/** Enums by name and bytes in base64, so that a change of a recording is readable. */
function asJson(history: temporal.api.history.v1.IHistory): Recorded {
  const { History } = temporal.api.history.v1;
  return History.toObject(History.fromObject(history), {
    longs: String,
    enums: String,
    bytes: String,
  }) as Recorded;
}

/** The worker's identity is irrelevant and differs each time. */
function withoutPlace(history: Recorded): Recorded {
  return JSON.parse(
    JSON.stringify(history, (key, value: unknown) => (key === 'identity' ? 'recorder' : value)),
  ) as Recorded;
}

/** Runs a Schedule now and waits for the workflow that it starts; resolves to the workflow's id. */
async function runSchedule(client: Client, scheduleId: string): Promise<string> {
  const schedule = client.schedule.getHandle(scheduleId);
  await schedule.trigger();
  for (;;) {
    const { info } = await schedule.describe();
    const action = info.recentActions.at(-1)?.action;
    if (action?.type === 'startWorkflow') return action.workflow.workflowId;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function releaseOf(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return version.split('.').slice(0, 2).join('.');
}

main(process.argv[2] ?? releaseOf(), process.argv.slice(3)).catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = 1;
});
