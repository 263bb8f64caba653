import { randomBytes } from 'node:crypto';
import { adminLoginCode } from '#domain/calls/admin-account.ts';
import { adminLogin } from '#domain/calls/admin-session.ts';
import { type Browser, browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { codeOf, switchOnTotp } from '../testing/second-step';
import { ownShop } from '../testing/shop';
import { newUser, type TestUser } from '../testing/users';

const db = fileDatabase();

/** Each from another address. */
const from = (index: number) => ({ 'x-forwarded-for': `198.51.${index >> 8}.${index & 255}` });
/** A busy machine delays some tries, and speeds none up. */
const quickest = (times: number[]) => Math.min(...times);

it('a hundred wrong passwords, at a third of the limits: few are checked, and the owner can still log in from a known browser [S1-2.15.1 S1-2.15.10 V11]', async () => {
  const shop = await ownShop({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.3' });
  try {
    const user = await newUser(db, 'support');
    const known = browser(shop.url);
    const body = { username: user.username, password: user.password };
    const login = (visitor: Browser, index: number, password: string) =>
      visitor.send('POST', '/api/admin/login', { body: { ...body, password }, headers: from(index) });
    expect((await login(known, 0, user.password)).status).toBe(200);

    const stranger = browser(shop.url);
    const statuses: number[] = [];
    let next = 0;
    const work = async () => {
      for (; next < 100; ) {
        next += 1;
        statuses.push((await login(stranger, 100 + next, `wrong ${next}`)).status);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30);
    const { rows } = await db.query<{ tries: number }>(
      `SELECT count(*)::integer AS tries FROM audit_log WHERE actor = $1 AND action = 'login-refused'`,
      [user.username],
    );
    expect(rows[0]?.tries).toBeLessThanOrEqual(30);

    // The right password from an unknown browser has to wait like all others, and gets the waiting time.
    const waiting = await login(browser(shop.url), 9000, user.password);
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    // The owner's own browser doesn't.
    expect((await login(known, 9001, user.password)).status).toBe(200);
    // A forged mark of a known browser doesn't count.
    const forger = browser(shop.url);
    forger.setCookie('admin-device', `${'x'.repeat(32)}.${'0'.repeat(64)}`);
    expect((await login(forger, 9002, user.password)).status).toBe(429);
  } finally {
    await shop.close();
  }
});

it('names can’t be distinguished, by the answer or by its timing [S1-2.15.1 S1-2.15.10 V8 V12]', async () => {
  const shop = await ownShop({ RATE_LIMIT_FACTOR: '1000000' });
  try {
    const user = await newUser(db, 'support');
    const gone = await newUser(db, 'support');
    await db.query('UPDATE admins SET active = false WHERE id = $1', [gone.id]);
    const visitor = browser(shop.url);
    const times: Record<string, number[]> = { known: [], unknown: [], gone: [] };
    const bodies = new Set<string>();
    // If the hash weren't checked it would take a tenth, however often it is asked.
    const alike = () =>
      [times.unknown, times.gone].every((some = []) => quickest(some) / quickest(times.known ?? []) > 0.5);
    // More rounds on a busy machine, which may slow each call of one kind.
    for (let round = 0; round < 15 || (round < 90 && !alike()); round += 1)
      for (const [kind, username] of [
        ['known', user.username],
        ['unknown', `${user.username}x`],
        ['gone', gone.username],
      ] as const) {
        const start = performance.now();
        const answer = await visitor.refused(adminLogin, {
          body: { username, password: 'not the password' },
        });
        times[kind]?.push(performance.now() - start);
        bodies.add(JSON.stringify({ ...answer.body, requestId: '', status: answer.status }));
      }
    expect(bodies.size).toBe(1);
    expect(alike()).toBe(true);
  } finally {
    await shop.close();
  }
});

it('a user name is accepted in capitals, as it is when the user is created', async () => {
  const shop = await ownShop({ RATE_LIMIT_FACTOR: '1000000' });
  try {
    const { username, password } = await newUser(db, 'support');
    const body = { username: ` ${username.toUpperCase()}`, password };
    expect(await browser(shop.url).call(adminLogin, { body })).toMatchObject({ session: { username } });
  } finally {
    await shop.close();
  }
});

/** A browser after the right password, before the code. */
async function halfWay({ username, password }: TestUser, url: string): Promise<Browser> {
  const visitor = browser(url);
  expect(await visitor.call(adminLogin, { body: { username, password } })).toMatchObject({
    codeNeeded: true,
  });
  return visitor;
}

/** The same browser at another process. */
function at(url: string, before: Browser): Browser {
  const visitor = browser(url);
  for (const pair of before.cookieHeader().split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    visitor.setCookie(name, decodeURIComponent(value));
  }
  return visitor;
}

async function leftAfterWrong(visitor: Browser): Promise<unknown> {
  const { body } = await visitor.refused(adminLoginCode, { body: { code: 'QQQQ' } });
  return body.details?.triesLeft;
}

it('a restarted API grants no new tries, and accepts no code a second time [V9]', async () => {
  // Two processes of one shop share the secret.
  const env = { SESSION_SECRET: randomBytes(24).toString('hex'), RATE_LIMIT_FACTOR: '1000000' };
  const before = await ownShop(env);
  const user = await newUser(db, 'read-only', before.url);
  const { secret } = await switchOnTotp(user.browser, user.password);
  const used = codeOf(secret);
  await (await halfWay(user, before.url)).call(adminLoginCode, { body: { code: used } });
  const visitor = await halfWay(user, before.url);
  const other = await halfWay(user, before.url);
  expect([await leftAfterWrong(visitor), await leftAfterWrong(visitor)]).toEqual([4, 3]);
  await before.close();

  const after = await ownShop(env);
  try {
    const same = at(after.url, visitor);
    const left = [await leftAfterWrong(same), await leftAfterWrong(same), await leftAfterWrong(same)];
    expect(left).toEqual([2, 1, 0]);
    const late = await same.refused(adminLoginCode, { body: { code: codeOf(secret, 1) } });
    expect(late).toMatchObject({ status: 410, body: { code: 'half_login_over' } });
    const again = await at(after.url, other).refused(adminLoginCode, { body: { code: used } });
    expect(again).toMatchObject({ status: 422, body: { code: 'totp_code_wrong' } });
  } finally {
    await after.close();
  }
});
