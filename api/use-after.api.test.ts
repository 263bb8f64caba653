import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { openCustomerSession } from '#db/customers.ts';
import { erasePerson } from '#db/erasure.ts';
import { inTransaction } from '#db/pool.ts';
import {
  adminAccount,
  adminChangePassword,
  adminEndOwnSession,
  adminEndOwnSessions,
} from '#domain/calls/admin-account.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminAddNote, adminRefund } from '#domain/calls/admin-order-actions.ts';
import { adminLogin, adminLogout } from '#domain/calls/admin-session.ts';
import {
  adminChangeRole,
  adminCreateUser,
  adminEndSessions,
  adminResetPassword,
  adminSetActive,
} from '#domain/calls/admin-users.ts';
import { customerLogout } from '#domain/calls/customer.ts';
import { filePaths } from '#domain/calls/files.ts';
import { prepareDatabase } from '../scripts/database';
import { customerCookie } from './customer-account/customer';
import type { RouteEntry } from './handle';
import { sha256 } from './secrets';
import { sessionCookie } from './session/admin';
import { loggedIn } from './testing/administrator';
import { type Browser, browser } from './testing/browser';
import { databaseAt, everyRow } from './testing/database';
import { migratedDatabase, type OwnDatabase } from './testing/own-database';
import { anOrder, type OwnNames, ownNames } from './testing/rows';
import { type OwnShop, ownShop, watchTemporal } from './testing/shop';
import { newUser, type TestUser } from './testing/users';

/** A database that only this test's shop uses: any change in it was made by these calls. */
let own: OwnDatabase;
let db: Pool;
let shop: OwnShop;
const { asked, interceptors } = watchTemporal();
/** The shop's clock is ahead when a session must expire. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

beforeAll(async () => {
  own = await migratedDatabase();
  await prepareDatabase({ ...process.env, DATABASE_URL: own.url, DATABASE_OWNER_URL: own.ownerUrl });
  db = databaseAt(own.ownerUrl);
  const env = { DATABASE_URL: own.url, RATE_LIMIT_FACTOR: '1000000' };
  shop = await ownShop(env, { interceptors, clock: now });
});
afterAll(async () => {
  await shop.close();
  await db.end();
  await own.drop();
});

/** Callers are rate-limited, and refusals are logged. */
const ofCalling = ['rate_limits', 'api_requests'];
const reason = 'Prueba de sesiones';
const seconds = (count: number) => count * 1000;
const hours = (count: number) => count * 3_600_000;

/** The answer of each call, by its name. */
type Answers = Map<string, { status: number; code: string | undefined }>;

type Route = Pick<RouteEntry, 'method' | 'path'>;

/** One of each kind: reading or changing, with an id or without, of the own account, with a proof, a file. */
const ofEachKind: readonly Route[] = [
  adminAccount,
  adminChangePassword,
  adminOrder,
  adminAddNote,
  adminCreateUser,
  adminRefund,
  { method: 'GET', path: filePaths.orders },
];

/** Makes calls of the back office. */
async function make(calls: readonly Route[], visitor: Browser): Promise<Answers> {
  const answers: Answers = new Map();
  for (const { method, path } of calls) {
    const body = method === 'GET' ? undefined : { reason, username: 'nobody', outcome: 'not-accepted' };
    const answer = await visitor.send(method, path.replace(/:\w+/g, '1'), { body });
    answers.set(`${method} ${path}`, {
      status: answer.status,
      code: (answer.body as { code?: string } | undefined)?.code,
    });
  }
  return answers;
}

/** The calls that accept the session: a changing one is then stopped by its missing token. */
async function letIn(visitor: Browser): Promise<string[]> {
  const taking: string[] = [];
  for (const { method, path, access } of shop.routes) {
    // A stream of events doesn't end.
    if (access === 'public' || path.endsWith('/events')) continue;
    const address = path.replace(/:\w+/g, '1');
    const answer = await visitor.send(method, address, {
      body: method === 'GET' ? undefined : {},
      headers: { 'x-xsrf-token': undefined },
    });
    const { code } = answer.body as { code?: string };
    if (method === 'GET' ? ![401, 403].includes(answer.status) : code === 'csrf_failed')
      taking.push(`${method} ${path}`);
  }
  return taking;
}

/** An attacker with a copy of the session's cookie, which stays even if the shop clears it in the user's browser. */
function thief(user: TestUser): Browser {
  const taken = browser(shop.url);
  taken.setCookie(sessionCookie, user.browser.cookie(sessionCookie) ?? '');
  return taken;
}

const logIn = (user: TestUser) => loggedIn(user.username, user.password, shop.url);
const boss = () => newUser(db, 'administrator', shop.url);
const params = ({ id }: TestUser) => ({ id });

const ends: [string, (user: TestUser) => Promise<unknown>][] = [
  ['logging out', ({ browser: own }) => own.call(adminLogout)],
  [
    'another log-in in the same browser',
    ({ browser: own, username, password }) => own.call(adminLogin, { body: { username, password } }),
  ],
  [
    'ending it in the list of sessions',
    async (user) => {
      const { sessions } = await user.browser.call(adminAccount);
      const id = sessions.find(({ current }) => current)?.id ?? '';
      await user.browser.call(adminEndOwnSession, { params: { id } });
    },
  ],
  [
    'logging out everywhere, from elsewhere',
    async (user) => (await logIn(user)).call(adminEndOwnSessions, { body: { thisOneToo: true } }),
  ],
  [
    'another password, changed elsewhere',
    async (user) =>
      (await logIn(user)).call(adminChangePassword, {
        body: { oldPassword: user.password, newPassword: 'mesa verde con lluvia' },
      }),
  ],
  [
    'an administrator who ends it',
    async (user) => (await boss()).browser.call(adminEndSessions, { params: params(user), body: { reason } }),
  ],
  [
    'an administrator who sets another password',
    async (user) =>
      (await boss()).browser.call(adminResetPassword, { params: params(user), body: { reason } }),
  ],
  [
    'deactivation',
    async (user) =>
      (await boss()).browser.call(adminSetActive, { params: params(user), body: { active: false, reason } }),
  ],
  [
    'another role',
    async (user) =>
      (await boss()).browser.call(adminChangeRole, {
        params: params(user),
        body: { role: 'support', reason },
      }),
  ],
  [
    'four hours without a call',
    async () => {
      ahead += hours(4) + seconds(1);
    },
  ],
  [
    'a day, however busy',
    async ({ browser: own }) => {
      for (let hour = 0; hour < 24; hour += 3) {
        await own.call(adminAccount);
        ahead += hours(3);
      }
      ahead += seconds(1);
    },
  ],
];

it('every call of the back office accepts a live session, and no changing one without the CSRF token [V1 V6]', async () => {
  const guarded = shop.routes.filter(({ access, path }) => access !== 'public' && !path.endsWith('/events'));
  expect(guarded.length).toBeGreaterThan(120);
  expect(await letIn(thief(await boss()))).toEqual(guarded.map(({ method, path }) => `${method} ${path}`));
});

it.each(ends)(
  'after %s no call of the back office accepts the session, and nothing changes [V33]',
  async (name, end) => {
    const user = await boss();
    const taken = thief(user);
    expect(await taken.answer(adminAccount)).toMatchObject({ status: 200 });
    await end(user);
    asked.length = 0;
    const before = await everyRow(db, ofCalling);
    // Every call looks for its session in the same place: how the session ended doesn't depend on the call.
    const calls =
      name === 'logging out' ? shop.routes.filter(({ access }) => access !== 'public') : ofEachKind;
    const answers = await make(calls, taken);
    expect(answers.size).toBe(calls.length);
    expect(await everyRow(db, ofCalling)).toEqual(before);
    expect(asked).toEqual([]);
    const open = [...answers].filter(([, { status, code }]) => status !== 401 || code !== 'unauthenticated');
    expect(open).toEqual([]);
  },
);

it('a user with a new role has that role’s permissions after the next login, and no more [V33]', async () => {
  const user = await boss();
  const change = { params: params(user), body: { role: 'read-only' as const, reason } };
  await (await boss()).browser.call(adminChangeRole, change);
  const again = await logIn(user);
  asked.length = 0;
  const left = [...ofCalling, 'admin_sessions'];
  const before = await everyRow(db, left);
  const refused = shop.routes.filter(({ method, access }) => {
    if (access === 'public' || access === 'own-account') return false;
    return method !== 'GET';
  });
  expect(refused.length).toBeGreaterThan(60);
  for (const { method, path } of refused) {
    const answer = await again.send(method, path.replace(/:\w+/g, '1'), { body: { reason } });
    expect([method, path, answer.status]).toEqual([method, path, 403]);
  }
  expect(await everyRow(db, left)).toEqual(before);
  expect(asked).toEqual([]);
});

/** A customer with their own order, and a browser that only has their session. */
async function customer(): Promise<{ names: OwnNames; visitor: Browser }> {
  const names = ownNames();
  await anOrder(db, names);
  const visitor = browser(shop.url);
  const secret = randomUUID();
  await openCustomerSession(db, sha256(secret), names.email, now());
  visitor.setCookie(customerCookie, secret);
  return { names, visitor };
}

type Ending = (visitor: Browser, names: OwnNames) => Promise<unknown>;

/** What ends a customer's session, and what everybody sees of the order then. */
const customersEnd: [string, 'public' | 'erased', Ending][] = [
  ['logging out', 'public', (visitor) => visitor.call(customerLogout, { body: { keepBrowser: false } })],
  [
    'a day without a call',
    'public',
    async () => {
      ahead += hours(24) + seconds(1);
    },
  ],
  [
    'the deletion of the person',
    'erased',
    (_, { email }) => inTransaction(db, (all) => erasePerson(all, email, now())),
  ],
];

it.each(customersEnd)(
  'after %s no call accepts a customer’s session, and nothing changes [V33]',
  async (_name, left, end) => {
    const { names, visitor } = await customer();
    const taken = browser(shop.url);
    taken.setCookie(customerCookie, visitor.cookie(customerCookie) ?? '');
    const answers = async () => {
      const [account, data, session, order, receipt] = [
        await taken.send('GET', '/api/customer-account'),
        await taken.send('GET', '/api/customer/data'),
        await taken.send('GET', '/api/customer/session'),
        await taken.send('GET', `/api/orders/${names.orderId}`),
        await taken.send('GET', `/api/orders/${names.orderId}/receipt.pdf`),
      ];
      const { customer: who } = session.body as { customer: unknown };
      const { view, email } = (order.body as { order: { view: string; email?: string } }).order;
      return { account: account.status, data: data.status, who, view, email, receipt: receipt.status };
    };
    const whole = { account: 200, data: 200, who: { email: names.email }, view: 'own', receipt: 200 };
    expect(await answers()).toEqual({ ...whole, email: names.email });
    await end(visitor, names);
    asked.length = 0;
    const before = await everyRow(db, ofCalling);
    expect(await answers()).toEqual({
      account: 401,
      data: 401,
      who: null,
      view: left,
      email: undefined,
      receipt: 404,
    });
    const refill = await taken.send('POST', `/api/request-refill/${names.orderId}`, { body: {} });
    expect(refill).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
    expect(await everyRow(db, ofCalling)).toEqual(before);
    expect(asked).toEqual([]);
  },
);
