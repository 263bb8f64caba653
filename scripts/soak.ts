/**
 * `npm run soak -- --minutes 30`: random interleavings of purchases and crashes, round after round, until the time is
 * over or one fails; without minutes, forever. `--seed 123` replays one interleaving.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { onStop } from './on-stop';
import { sentenceFor } from './setup-problem';
import { runSuite } from './suites';
import { KEPT, makeTestFolder } from './test-folder';

/** Interleavings of a round: enough to race with each other, few enough to report the first failure soon. */
const ROUND = 200;

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const abort = new AbortController();
onStop(() => abort.abort());

async function main(): Promise<number> {
  const minutes = numberOf(values.minutes, 'minutes') ?? Number.POSITIVE_INFINITY;
  const one = numberOf(values.seed, 'seed');
  const end = Date.now() + minutes * 60_000;
  const folder = makeTestFolder();
  let [played, failed] = [0, 0];
  try {
    do {
      const count = one === undefined ? ROUND : 1;
      const seed = one ?? randomInt(1_000_000_000);
      const env = { ...folder.env, INTERLEAVINGS: String(count), INTERLEAVINGS_SEED: String(seed) };
      const passedOn = ['interleavings'];
      const result = await runSuite('faults', { env, passedOn, folder: folder.path, signal: abort.signal });
      if (abort.signal.aborted) break;
      played += count;
      failed += result.failed;
      const seeds = count === 1 ? `seed ${seed}` : `seeds ${seed} to ${seed + count - 1}`;
      process.stdout.write(`${seeds}: ${result.failed === 0 ? 'right' : 'WRONG'}\n`);
      if (result.failed > 0) process.stdout.write(`${result.output}\nLogs: ${KEPT}/logs\n`);
    } while (failed === 0 && one === undefined && Date.now() < end);
  } finally {
    await folder.remove({ logs: failed > 0 });
  }
  process.stdout.write(
    `${played} interleavings, ${failed === 0 ? 'all right' : 'the last round went wrong'}\n`,
  );
  return failed === 0 && played > 0 ? 0 : 1;
}

function numberOf(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  throw new RangeError(`--${name} is "${text}", which is no number. Example: npm run soak -- --${name} 30`);
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof RangeError ? error.message : sentenceFor(error)}\n`);
    process.exit(2);
  },
);
