/** `npx tsx bench/back-office.ts`: lists, search, the file of orders and the dashboard, with 1,000,000 orders in the database. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { type Browser, browser } from '../api/testing/browser';
import { adminDashboard } from '../domain/calls/admin-dashboard';
import { exportPath } from '../domain/calls/admin-order-list';
import { adminPayments } from '../domain/calls/admin-payments';
import { adminSearch } from '../domain/calls/admin-search';
import { adminLogin } from '../domain/calls/admin-session';
import { ranges } from '../domain/days';
import { sentenceFor } from '../scripts/problem';
import { startStack } from '../scripts/stack';
import { fillMillionOrders } from './million-orders';
import { circumstances } from './report';
import { quantile, timed } from './statistics';
import { watchTimer } from './steady';

const count = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const rounds = 40;
/** Issue 6: ms of a page at the slow end, bytes of the API while it writes them all into a file. */
const aims = { p95: 150, memory: 300e6 } as const;

interface Sample {
  order_number: string;
  email: string;
  username: string;
  intent: string;
}

/** Everything the list is asked for; a list of what differs from round to round. */
function questions(
  samples: readonly Sample[],
): [name: string, query: (round: number) => Record<string, string>, path?: string][] {
  const of = (round: number) => samples[round % samples.length] as Sample;
  const always = (query: Record<string, string>) => () => query;
  return [
    ['first page', always({})],
    ['sorted by amount', always({ sort: 'amount' })],
    ['sorted by delivery', always({ sort: 'deliveredAt' })],
    ['page 400', always({ page: '400' })],
    ...['pending', 'processing', 'completed', 'partial', 'cancelled', 'refunded'].map(
      (status): [string, () => Record<string, string>] => [`status ${status}`, always({ status })],
    ),
    ['payment partially_refunded', always({ payment: 'partially_refunded' })],
    ['payment failed (none)', always({ payment: 'failed' })],
    ['type likes', always({ type: 'likes' })],
    ['service 204', always({ service: '204' })],
    ['provider 1', always({ provider: '1' })],
    ['language it', always({ language: 'it' })],
    ['one day', always({ from: '2026-03-01', to: '2026-03-01' })],
    ['needs attention', always({ attention: 'true' })],
    ['refunded', always({ refunded: 'true' })],
    ['open withdrawal', always({ withdrawal: 'true' })],
    ['search: number', (round) => ({ search: of(round).order_number })],
    ['search: beginning of a number', (round) => ({ search: of(round).order_number.slice(0, 10) })],
    ['search: e-mail', (round) => ({ search: of(round).email })],
    ['search: part of an e-mail', (round) => ({ search: of(round).email.slice(3, 14) })],
    ['search: user name', (round) => ({ search: `@${of(round).username}` })],
    ['search: payment intent', (round) => ({ search: of(round).intent })],
    ['search: half of all ("gmail")', always({ search: 'gmail' })],
    ['palette: number', (round) => ({ q: of(round).order_number }), adminSearch.path],
    ['palette: e-mail', (round) => ({ q: of(round).email }), adminSearch.path],
    [
      'palette: three letters of an e-mail',
      (round) => ({ q: of(round).email.slice(0, 3) }),
      adminSearch.path,
    ],
    ['palette: user name', (round) => ({ q: `@${of(round).username}` }), adminSearch.path],
    ['palette: payment intent', (round) => ({ q: of(round).intent }), adminSearch.path],
    ['palette: nobody', always({ q: 'zzzzzzzz' }), adminSearch.path],
    ['payments: first page', always({}), adminPayments.path],
    ['payments: collected', always({ state: 'collected' }), adminPayments.path],
    ['payments: e-mail', (round) => ({ search: of(round).email }), adminPayments.path],
  ];
}

/** The highest memory of a process since `forgetPeak`, in bytes. */
function peakOf(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}

/** Lets the highest memory count from now on; what a process needed to start is another matter. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The dashboard of each range, one call after another; the very first also makes the figures of two years of days. */
async function dashboard(admin: Browser, say: (text: string) => void) {
  const ask = (range: string) => timed(() => admin.call(adminDashboard, { query: { range } }));
  say('the first dashboard, which makes the figures of its days');
  const first = await ask('365');
  const times = new Map<string, number[]>();
  for (const range of ranges) {
    await ask(range);
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) took.push(await ask(range));
    times.set(range, took);
  }
  return { first, times };
}

/** Reads the whole file without keeping it. */
async function download(admin: Browser): Promise<{ ms: number; bytes: number; lines: number }> {
  let [bytes, lines] = [0, 0];
  const ms = await timed(async () => {
    const response = await fetch(new URL(exportPath, admin.baseUrl), {
      headers: { cookie: admin.cookieHeader() },
    });
    if (!response.ok || !response.body) throw new Error(`The file answered ${response.status}`);
    for await (const chunk of response.body) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
    }
  });
  return { ms, bytes, lines };
}

const middleAndSlow = (times: Map<string, number[]>) =>
  Object.fromEntries(
    [...times].map(([name, list]) => [name, { p50: quantile(list, 0.5), p95: quantile(list, 0.95) }]),
  );

async function main(): Promise<void> {
  const say = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
  const where = circumstances();
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  // Postgres has a user of its own where we are root, and must be able to pass through.
  chmodSync(folder, 0o711);
  try {
    say('starting an API of its own');
    const stack = await startStack({
      dataDir: join(folder, 'shop'),
      ports: 'free',
      parts: ['api'],
      web: false,
      signal: abort.signal,
      env: { RATE_LIMIT_FACTOR: '1000000', TRUST_PROXY: '1' },
    });
    const db = new Pool({ connectionString: stack.env.DATABASE_URL, max: 4, application_name: 'bench' });
    try {
      await fillMillionOrders(db, count, say);
      const { rows: samples } = await db.query<Sample>(
        'SELECT order_number, email, username, intent FROM bench_orders ORDER BY md5(n::text) LIMIT 500',
      );
      const admin = browser(stack.env.SHOP_URL ?? '');
      await admin.call(adminLogin, { body: { username: 'admin', password: stack.env.ADMIN_PASSWORD ?? '' } });
      const asked = questions(samples);
      const times = new Map<string, number[]>(asked.map(([name]) => [name, []]));
      const ask = async (query: Record<string, string>, path = '/api/admin/orders') => {
        const { status } = await admin.send('GET', `${path}?${new URLSearchParams(query)}`);
        if (status !== 200) throw new Error(`${path} answered ${status} to ${JSON.stringify(query)}`);
      };
      say('warming up');
      for (const [, query, path] of asked) for (const round of [0, 1, 2]) await ask(query(round), path);
      const machine = watchTimer();
      // In turns, so that the machine's other work falls on all alike.
      for (let round = 0; round < rounds; round += 1) {
        if (round % 10 === 0) say(`round ${round}`);
        for (const [name, query, path] of asked)
          times.get(name)?.push(await timed(() => ask(query(round), path)));
      }
      const lateness = machine.stop();
      say('the file of all orders');
      const pid = stack.processes.get('api')?.pid ?? 0;
      forgetPeak(pid);
      const before = peakOf(pid);
      const file = await download(admin);
      const peak = peakOf(pid);
      if (file.lines !== count + 1) throw new Error(`The file has ${file.lines} lines`);
      const board = await dashboard(admin, say);
      const loadAfter = loadavg()[0] ?? 0;
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
      const mark = (text: string, met: boolean) => `${text} ${met ? 'met' : '**missed**'}`;
      const table = [
        '| `GET /api/admin/orders` | p50 | p95 | fastest |',
        '| --- | --- | --- | --- |',
        `| aim | | ≤ ${aims.p95} ms | |`,
        ...[...times].map(
          ([name, list]) =>
            `| ${name} | ${ms(quantile(list, 0.5))} | ${mark(ms(quantile(list, 0.95)), quantile(list, 0.95) <= aims.p95)} | ${ms(Math.min(...list))} |`,
        ),
        '',
        '| CSV of all | time | size | memory of the API before | highest meanwhile |',
        '| --- | --- | --- | --- | --- |',
        `| ${count} orders | ${(file.ms / 1000).toFixed(0)} s | ${mb(file.bytes)} | ${mb(before)} | ${mark(mb(peak), peak < aims.memory)} |`,
        '',
        '| `GET /api/admin/dashboard` | p50 | p95 |',
        '| --- | --- | --- |',
        ...[...board.times].map(
          ([range, list]) =>
            `| ${range} | ${ms(quantile(list, 0.5))} | ${mark(ms(quantile(list, 0.95)), quantile(list, 0.95) <= aims.p95)} |`,
        ),
        '',
        `The very first dashboard, which makes the figures of two years of days, took ${(board.first / 1000).toFixed(1)} s.`,
        `${rounds} rounds, one call after the other, through the API with its session, counts and JSON. A timer of the measuring process was late by ${ms(quantile(lateness, 0.5))} (p50), ${ms(quantile(lateness, 0.99))} (p99): what the machine costs everybody.`,
        `${where.at}, commit ${where.commit}, ${where.cores} × ${where.cpu}, ${where.memoryGb} GB, Node ${where.node}, load before ${where.loadBefore}, after ${loadAfter.toFixed(2)}.`,
      ].join('\n');
      process.stdout.write(`\n${table}\n`);
      const results = join(__dirname, 'results');
      mkdirSync(results, { recursive: true });
      writeFileSync(
        join(results, `${where.at.slice(0, 16).replace(':', '')}-back-office.json`),
        `${JSON.stringify({ circumstances: where, loadAfter, count, orders: middleAndSlow(times), dashboard: { first: board.first, ...middleAndSlow(board.times) }, file, peak: { before, with: peak } }, undefined, 2)}\n`,
      );
      writeFileSync(
        join(results, 'latest-back-office.md'),
        `# The newest measurement of the back office\n\n${table}\n`,
      );
    } finally {
      await db.end();
      await stack.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n${error instanceof Error ? error.stack : ''}\n`);
  process.exitCode = 1;
});
