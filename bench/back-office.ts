/** `npx tsx bench/back-office.ts`: lists, search, the file of orders and the dashboard, with 1,000,000 orders in the database. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Pool } from 'pg';
import { type Browser, browser } from '../api/testing/browser';
import { adminCarts, cartStates } from '../domain/calls/admin-carts';
import { adminDashboard } from '../domain/calls/admin-dashboard';
import { adminUpsellExperiment } from '../domain/calls/admin-experiment';
import { adminPayments } from '../domain/calls/admin-payments';
import { adminSearch } from '../domain/calls/admin-search';
import { adminLogin } from '../domain/calls/admin-session';
import { filePaths } from '../domain/calls/files';
import { ranges } from '../domain/days';
import { paymentFilters } from '../domain/payments';
import { type BackOfficeFigures, keepBackOffice } from './back-office-report';
import { fillMillionOrders, givenUpPanel } from './million-orders';
import { onOwnShop, runAlone, say } from './own-shop';
import { circumstances } from './report';
import { timed } from './statistics';
import { watchTimer } from './steady';

const count = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const rounds = 40;

interface Sample {
  order_number: string;
  email: string;
  username: string;
  intent: string;
}

/** The requests for lists; some differ from round to round. */
type Questions = [name: string, query: (round: number) => Record<string, string>, path?: string][];

function questions(samples: readonly Sample[]): Questions {
  const of = (round: number) => samples[round % samples.length] as Sample;
  const always = (query: Record<string, string>) => () => query;
  return [
    ['first page', always({})],
    ['sorted by amount', always({ sort: 'amount-desc' })],
    ['sorted by delivery', always({ sort: 'deliveredAt-desc' })],
    ['oldest delivery first', always({ sort: 'deliveredAt-asc' })],
    ['page 400', always({ page: '400' })],
    ...['pending', 'processing', 'completed', 'partial', 'cancelled', 'refunded'].map(
      (status): [string, () => Record<string, string>] => [`status ${status}`, always({ status })],
    ),
    ['payment partially_refunded', always({ payment: 'partially_refunded' })],
    ['payment failed (none)', always({ payment: 'failed' })],
    ['type likes', always({ type: 'likes' })],
    ['service 204', always({ service: '204' })],
    ['provider 1', always({ provider: '1' })],
    ['a panel that was given up', always({ provider: String(givenUpPanel) })],
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
    ...paymentFilters
      .filter((state) => state !== 'collected')
      .map((state): Questions[number] => [`payments: ${state}`, always({ state }), adminPayments.path]),
    [
      'payments: money without an order (none)',
      always({ state: 'collected', order: 'without' }),
      adminPayments.path,
    ],
    ['payments: a method (none)', always({ method: 'klarna' }), adminPayments.path],
    ['payments: e-mail', (round) => ({ search: of(round).email }), adminPayments.path],
    ...cartStates.map((state): Questions[number] => [`carts: ${state}`, always({ state }), adminCarts.path]),
    ['carts: user name', (round) => ({ state: 'closed', search: `@${of(round).username}` }), adminCarts.path],
    ['the two offers, 90 days', always({ days: '90' }), adminUpsellExperiment.path],
    ['the two offers, all', always({}), adminUpsellExperiment.path],
  ];
}

/** The peak memory of a process since `forgetPeak`, in bytes. */
function peakOf(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}

/** Restarts the peak count; the memory that a process needed to start doesn't matter. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Alternates between all requests, so that the machine's other load affects them equally. */
async function measureLists(admin: Browser, asked: Questions): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(asked.map(([name]) => [name, []]));
  const ask = async (query: Record<string, string>, path = '/api/admin/orders') => {
    const { status } = await admin.send('GET', `${path}?${new URLSearchParams(query)}`);
    if (status !== 200) throw new Error(`${path} answered ${status} to ${JSON.stringify(query)}`);
  };
  say('warming up');
  for (const [, query, path] of asked) for (const round of [0, 1, 2]) await ask(query(round), path);
  for (let round = 0; round < rounds; round += 1) {
    if (round % 10 === 0) say(`round ${round}`);
    for (const [name, query, path] of asked)
      times.get(name)?.push(await timed(() => ask(query(round), path)));
  }
  return times;
}

/**
 * The dashboard of each range, one call after another; the very first also computes the figures of two years of days.
 */
async function measureDashboard(admin: Browser): Promise<BackOfficeFigures['dashboard']> {
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
    const response = await fetch(new URL(filePaths.orders, admin.baseUrl), {
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

async function main(): Promise<void> {
  const where = circumstances();
  const env = { RATE_LIMIT_FACTOR: '1000000', TRUST_PROXY: '1' };
  await onOwnShop({ parts: ['api'], web: false, env }, async (stack) => {
    const db = new Pool({
      connectionString: stack.env.DATABASE_OWNER_URL,
      max: 4,
      application_name: 'bench',
    });
    try {
      await fillMillionOrders(db, count, say);
      const { rows: samples } = await db.query<Sample>(
        'SELECT order_number, email, username, intent FROM bench_orders ORDER BY md5(n::text) LIMIT 500',
      );
      const admin = browser(stack.env.SHOP_URL ?? '');
      await admin.call(adminLogin, { body: { username: 'admin', password: stack.env.ADMIN_PASSWORD ?? '' } });
      const machine = watchTimer();
      const lists = await measureLists(admin, questions(samples));
      const lateness = machine.stop();
      say('the file of all orders');
      const pid = stack.processes.get('api')?.pid ?? 0;
      forgetPeak(pid);
      const before = peakOf(pid);
      const file = { ...(await download(admin)), before, peak: peakOf(pid) };
      if (file.lines !== count + 1) throw new Error(`The file has ${file.lines} lines`);
      const figures = { lists, file, dashboard: await measureDashboard(admin), lateness };
      process.stdout.write(`\n${keepBackOffice(figures, { orders: count, rounds }, where)}\n`);
    } finally {
      await db.end();
    }
  });
}

runAlone(main);
