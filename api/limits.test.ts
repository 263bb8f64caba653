import type { Pool } from 'pg';
import { callerOf, createLimits } from './limits';

/** A database that is away: each process then counts for itself. */
const away = { query: () => Promise.reject(new Error('down')) } as unknown as Pool;

const count = async (work: () => Promise<void>, times: number) => {
  let refused = 0;
  for (let i = 0; i < times; i++)
    await work().catch((error: { code: string; details: { retryAfterSeconds: number } }) => {
      expect(error).toMatchObject({
        code: 'rate_limited',
        details: { retryAfterSeconds: expect.any(Number) },
      });
      expect(error.details.retryAfterSeconds).toBeGreaterThan(0);
      refused += 1;
    });
  return refused;
};

it('refuses what is over the limit, also while the database is away [V11]', async () => {
  const limits = createLimits(away, { factor: 1, secret: 'x' });
  expect(await count(() => limits('login', '10.0.0.1'), 15)).toBe(5);
});

it('counts each address and each kind of call apart', async () => {
  const limits = createLimits(away, { factor: 1, secret: 'x' });
  expect(await count(() => limits('login', '10.0.0.1'), 10)).toBe(0);
  expect(await count(() => limits('login', '10.0.0.2'), 10)).toBe(0);
  expect(await count(() => limits('loginName', '10.0.0.1'), 10)).toBe(0);
});

it('follows the factor of the environment', async () => {
  const limits = createLimits(away, { factor: 0.2, secret: 'x' });
  expect(await count(() => limits('login', '10.0.0.1'), 5)).toBe(3);
});

it('the networks of a /56 share four limits, those of a /48 sixteen', async () => {
  const callers = (of: (n: number) => string) => async () => {
    const limits = createLimits(away, { factor: 1, secret: of(0) });
    let done = 0;
    for (let n = 0; n < 400; n++)
      await limits('login', callerOf({ ip: of(n) })).then(
        () => (done += 1),
        () => undefined,
      );
    return done;
  };
  expect(await callers((n) => `2001:db8:7:9${(n % 256).toString(16).padStart(2, '0')}::1`)()).toBe(40);
  expect(await callers((n) => `2001:db8:7:${((n % 256) * 256).toString(16)}::1`)()).toBe(160);
  // Strangers share no network.
  expect(await callers((n) => `2001:db8:${n.toString(16)}:1::1`)()).toBe(400);
  expect(await callers((n) => `10.0.${n >> 8}.${n & 255}`)()).toBe(400);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:9:aaaa:bbbb:cccc:dddd', '2001:db8:7:9::/64'],
  ['2001:0DB8:0007:9::1', '2001:db8:7:9::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('%s is counted as %s', (ip, caller) => {
  expect(callerOf({ ip })).toBe(caller);
});
