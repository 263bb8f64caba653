/** `npm start` and, with --watch, `npm run dev`: the complete shop on this machine, until Ctrl-C. */
import { join, relative } from 'node:path';
import { ROOT } from './builds';
import { adminHasPassword } from './database';
import { onStop } from './on-stop';
import { duration, showProgress } from './progress';
import { SetupProblem, sentenceFor } from './setup-problem';
import { type Stack, startStack } from './stack';
import { supervise } from './supervisor';

/** How long a second Ctrl-C counts as the first one, which a terminal and npm may both deliver, in milliseconds. */
const SAME_KEY_PRESS_MS = 500;

async function main(): Promise<void> {
  const started = Date.now();
  const watch = process.argv.includes('--watch');
  const dataDir = process.env.SHOP_DATA_DIR || join(ROOT, '.data');
  const progress = showProgress();
  const abort = new AbortController();
  let stack: Stack | undefined;

  const stop = async (exitCode: number) => {
    process.exitCode = exitCode;
    await stack?.stop();
    process.exit();
  };
  onStopSignal(() => {
    progress.clear();
    process.stdout.write('\nStopping … (the data stays; orders under way go on after the next start)\n');
    if (!stack) return abort.abort();
    void stop(0);
  });

  const say = (line: string) => process.stderr.write(`\n${line}\n`);
  const supervisor = supervise({
    restart: async (name) => {
      if (!stack) throw new SetupProblem('not_ready', 'The others are still starting.');
      await stack.restart(name);
    },
    say,
    sentenceFor,
  });

  try {
    stack = await startStack({
      dataDir,
      ports: 'usual',
      watch,
      signal: abort.signal,
      onStep: progress.onStep,
      onDeath: (dead) => void supervisor(dead),
      onRebuild: say,
    });
  } catch (error) {
    progress.clear();
    // Ctrl-C reaches the builders too, and each fails in its own way.
    if (abort.signal.aborted) process.exit(0);
    process.stderr.write(`\n${sentenceFor(error)}\n\n`);
    process.exit(1);
  }
  progress.clear();
  process.stdout.write(await welcome(stack, Date.now() - started, dataDir));
}

function onStopSignal(stop: () => void): void {
  let first: number | undefined;
  const handle = () => {
    if (first === undefined) {
      first = Date.now();
      return stop();
    }
    // A second Ctrl-C means: don't wait. Remaining processes are ended as this process exits.
    if (Date.now() - first > SAME_KEY_PRESS_MS) process.exit(130);
  };
  onStop(handle);
}

async function welcome(stack: Stack, took: number, dataDir: string): Promise<string> {
  const { env } = stack;
  const rows: [string, string][] = [
    ['Shop', `${env.PUBLIC_URL}`],
    ['Back office', `${env.PUBLIC_URL}/admin/login${await login(stack)}`],
    ['Temporal UI', `${env.TEMPORAL_UI_URL}`],
    ['Mail inbox', `${env.SANDBOX_INBOX_URL}`],
    ['Sandbox panel', `${env.SANDBOX_PANEL_URL}`],
    // With the developer's own Stripe keys, nothing is paid there.
    ...(env.STRIPE_API_BASE ? [['Sandbox payments', `${env.SANDBOX_PAYMENTS_URL}`] as [string, string]] : []),
  ];
  const table = rows.map(([what, where]) => `  ${what.padEnd(18)}${where}`).join('\n');
  const logs = relative(process.cwd(), join(dataDir, 'logs')) || '.';
  const pay = env.STRIPE_API_BASE ? 'Pay with 4242 4242 4242 4242' : 'Payments go to your Stripe account';
  return `\nReady in ${duration(took)}.\n\n${table}\n\n  ${pay}. Logs are in ${logs}. Stop with Ctrl-C.\n\n`;
}

/** The first-run login, as long as it is valid and the developer didn't choose the password. */
async function login({ env }: Stack): Promise<string> {
  if (process.env.ADMIN_PASSWORD) return '   admin, with the password from ADMIN_PASSWORD';
  const valid = await adminHasPassword(env.DATABASE_URL ?? '', env.ADMIN_PASSWORD ?? '');
  return valid ? `   admin / ${env.ADMIN_PASSWORD}` : '';
}

void main();
