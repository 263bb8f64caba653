import { randomBytes } from 'node:crypto';
import { adminLoginCode } from '#domain/calls/admin-account.ts';
import { adminLogin } from '#domain/calls/admin-session.ts';
import { type Browser, browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { codeOf, switchOnTotp } from '../testing/second-step';
import { ownShop } from '../testing/shop';
import { newUser, type TestUser } from '../testing/users';

const db = testDatabase();
afterAll(() => db.end());

/** Two processes of one shop share the secret. */
const env = { SESSION_SECRET: randomBytes(24).toString('hex'), RATE_LIMIT_FACTOR: '1000000' };

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
