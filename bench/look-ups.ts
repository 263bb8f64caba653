/** `npx tsx bench/look-ups.ts`: look-ups of tracking and account, and open streams, with 100,000 orders in the database. */
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Pool } from 'pg';
import { customerCookie } from '../api/customer-account/customer';
import { customerOrders, customerSums } from '../api/customer-account/orders-sql';
import { sha256 } from '../api/secrets';
import { browser } from '../api/testing/browser';
import { findCustomerSession, openCustomerSession } from '../db/customers';
import { nameInCamelCase } from '../db/pool';
import { trackedOrder } from '../db/tracking';
import { drawSamples, makeOrders, type Samples } from './look-up-data';
import { keepLookUps, type LookUpFigures, lookUpTable } from './look-up-report';
import { onOwnShop, runAlone, say } from './own-shop';
import { circumstances } from './report';
import { quantile } from './statistics';
import { steadily, watchTimer } from './steady';
import { measureStreams } from './streams';

/** The amounts to measure. */
const whole = { orders: 100_000, streams: 1000, blocks: 6, perBlock: 200 };
const quick = { orders: 100_000, streams: 1000, blocks: 2, perBlock: 200 };
/** Issue 5: at this rate, on the measured machine. */
const perSecond = 100;
/** Per kind, before anything is measured: warms connections, plans and code, as in a running shop. */
const warmUp = 400;

/** One kind of look-up: through the API, and its database query alone. */
interface Kind {
  name: string;
  api(index: number): Promise<unknown>;
  sql(index: number): Promise<unknown>;
}

interface Shop {
  url: string;
  db: Pool;
}

async function measureKinds(
  kinds: readonly Kind[],
  amounts: typeof whole,
  say: (text: string) => void,
): Promise<LookUpFigures['kinds']> {
  say('warming up');
  for (const { api, sql } of kinds) {
    await steadily(warmUp, perSecond, api);
    await steadily(warmUp, perSecond, sql);
  }
  const found: LookUpFigures['kinds'] = [];
  for (const { name, api, sql } of kinds) {
    say(name);
    const [throughApi, bare, quietest]: [number[], number[], number[]] = [[], [], []];
    // Alternating, so that the machine's other load affects both equally.
    for (let block = 0; block < amounts.blocks; block += 1) {
      const at = (index: number) => block * amounts.perBlock + index;
      const took = await steadily(amounts.perBlock, perSecond, (index) => api(at(index)));
      throughApi.push(...took);
      quietest.push(quantile(took, 0.99));
      bare.push(...(await steadily(amounts.perBlock, perSecond, (index) => sql(at(index)))));
    }
    found.push({ name, api: throughApi, sql: bare, quietest: Math.min(...quietest) });
  }
  return found;
}

async function kindsOf({ url, db }: Shop, samples: Samples): Promise<Kind[]> {
  const visitor = browser(url);
  await visitor.send('GET', '/api/stripe-config');
  const headers = {
    cookie: visitor.cookieHeader(),
    'x-xsrf-token': visitor.cookie('XSRF-TOKEN') ?? '',
    'content-type': 'application/json',
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ask = (path: string, body?: unknown, cookie = headers.cookie) =>
    new Promise<void>((resolve, reject) => {
      const asked = request(
        new URL(path, url),
        { agent, method: body === undefined ? 'GET' : 'POST', headers: { ...headers, cookie } },
        (response) => {
          response.resume();
          response.on('end', () =>
            response.statusCode === 200
              ? resolve()
              : reject(new Error(`${path} answered ${response.statusCode}`)),
          );
        },
      );
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

  const sessions = await Promise.all(
    [...new Set(samples.emails)].slice(0, 500).map(async (email) => {
      const secret = randomBytes(24).toString('base64url');
      await openCustomerSession(db, sha256(secret), email, new Date());
      return { email, secret };
    }),
  );
  return [
    {
      name: 'GET /api/orders/:id, by public id',
      api: (index) => ask(`/api/orders/${at(samples.ids, index)}`),
      sql: (index) => trackedOrder(db, at(samples.ids, index)),
    },
    {
      name: 'POST /api/orders/search-by-number',
      api: (index) => ask('/api/orders/search-by-number', { orderNumber: at(samples.orderNumbers, index) }),
      sql: (index) => trackedOrder(db, at(samples.orderNumbers, index)),
    },
    {
      name: 'POST /api/track-order, number and e-mail',
      api: (index) => ask('/api/track-order', at(samples.pairs, index)),
      sql: (index) => trackedOrder(db, at(samples.pairs, index).orderNumber, at(samples.pairs, index).email),
    },
    {
      name: 'GET /api/customer-account, first page',
      api: (index) => {
        const cookie = `${headers.cookie}; ${customerCookie}=${at(sessions, index).secret}`;
        return ask('/api/customer-account', undefined, cookie);
      },
      sql: async (index) => {
        const { email, secret } = at(sessions, index);
        await findCustomerSession(db, sha256(secret), new Date());
        await Promise.all([customerSums(db, email), customerOrders(db, email, { limit: 21 })]);
      },
    },
  ];
}

async function main(): Promise<void> {
  const isQuick = process.argv.includes('--quick');
  const amounts = isQuick ? quick : whole;
  const where = circumstances();
  // All visitors come from one address.
  const env = { RATE_LIMIT_FACTOR: '1000000', TRUST_PROXY: '1' };
  await onOwnShop({ parts: ['api'], web: false, env }, async (stack) => {
    const db = new Pool({
      connectionString: stack.env.DATABASE_OWNER_URL,
      max: 10,
      application_name: 'bench',
    });
    db.on('connect', nameInCamelCase);
    try {
      const url = stack.env.SHOP_URL ?? '';
      say(`making ${amounts.orders} orders`);
      await makeOrders(db, amounts.orders);
      const samples = await drawSamples(db, 5000);
      const machine = watchTimer();
      const kinds = await measureKinds(await kindsOf({ url, db }, samples), amounts, say);
      const lateness = machine.stop();
      say(`${amounts.streams} streams`);
      const pid = stack.processes.get('api')?.pid ?? 0;
      const orders = samples.ids.map((id, index) => ({ id, orderNumber: samples.orderNumbers[index] ?? '' }));
      const streams = await measureStreams({ url, pid, db }, orders.slice(0, amounts.streams));
      const figures = { kinds, lateness, streams };
      process.stdout.write(`\n${lookUpTable(figures, amounts.orders, where)}\n`);
      if (!isQuick) process.stdout.write(`\nKept in ${keepLookUps(figures, amounts.orders, where)}\n`);
    } finally {
      await db.end();
    }
  });
}

runAlone(main);
