import { variantFor } from '../api/checkout/visitor';
import { newSecret } from '../api/secrets';
import { sessionLimits } from '../api/session/sql';
import type { Db } from '../db/pool';
import { readSettings, vatRateFor } from '../db/settings';
import { ensureSchedules } from '../worker/schedules';
import { orderCan } from './capabilities';
import { loginCodeLimits } from './login';
import { mostAtOnce } from './polling-pace';
import { defaultSettings } from './purchase';
import { refillDue } from './refills';
import { promisedSeconds } from './support';
import { upsellGraceSeconds } from './upsells';

/* Windows and intervals of the server, typed by hand from the specification. In seconds unless a row says otherwise. */

const minute = 60;
const hour = 3600;
const day = 86_400;

test.each([
  ['D14: the reminder goes out after 1 h', 'reminderAfterSeconds', hour],
  ['D14: a purchase is abandoned after 24 h', 'abandonAfterSeconds', day],
  ['S0 §9, D7: the offer lasts 240 s and 10 s of grace', 'upsellOfferSeconds', 250],
  ['D24: the cool-down between two refills is 24 h', 'refillCooldownSeconds', day],
  ['D24: the guarantee lasts a lifetime', 'guaranteeSeconds', undefined],
  ['D23: an administrator confirms a refund of what was not delivered', 'undelivered', 'propose-refund'],
  ['D34: order numbers begin with FNZ', 'orderPrefix', 'FNZ'],
] as const)('%s', (_rule, name, expected) => {
  expect(defaultSettings[name]).toBe(expected);
});

test('D7: the grace of the offer is 10 s', () => {
  expect(upsellGraceSeconds).toBe(10);
});

describe('the settings of a new shop', () => {
  const ofNewShop = () => readSettings({ query: async () => ({ rows: [] }) } as unknown as Db);

  test.each([
    ['es', 21],
    ['fr', 20],
    ['it', 22],
  ] as const)('D31: by destination, VAT in %s is %i %%', async (language, rate) => {
    expect(vatRateFor({ ...(await ofNewShop()), vatMode: 'destination' }, language)).toBe(rate);
  });

  test.each(['es', 'fr', 'it'] as const)('S0 §9, S1 §9: VAT shown in %s is 21 %', async (language) => {
    expect(vatRateFor(await ofNewShop(), language)).toBe(21);
  });

  test('S1 §2.14, S1 §9: the banner shows VIP5 and counts down from 10 min, again and again', async () => {
    const { banner } = await ofNewShop();
    expect(banner).toEqual({ enabled: true, code: 'VIP5', seconds: 600, noRestartIn: [] });
  });

  test('D34: the shop is called Fanzeo, and its orders begin with FNZ', async () => {
    const { shopName, purchase } = await ofNewShop();
    expect([shopName, purchase.orderPrefix]).toEqual(['Fanzeo', 'FNZ']);
  });

  test.each([
    ['es', 'A'],
    ['fr', 'A'],
    ['it', 'B'],
  ] as const)('D7: carts in %s are shown variant %s of the offer', async (language, variant) => {
    const visitor = { id: 'v1' };
    expect(variantFor(language, visitor, await ofNewShop())).toBe(variant);
  });
});

describe('sessions and codes', () => {
  test('D17, S1 §9: an administrator’s session ends after 4 h idle, and after 24 h', () => {
    expect(sessionLimits).toEqual({ idleSeconds: 4 * hour, absoluteSeconds: 24 * hour });
  });

  test('S1 §9: the token of a session has 32 characters', () => {
    expect(newSecret()).toMatch(/^[\w-]{32}$/);
  });

  test('D20: a login code is good for 10 min and 5 tries', () => {
    expect(loginCodeLimits).toEqual({ validSeconds: 10 * minute, tries: 5 });
  });
});

describe('sweeps', () => {
  test('S1 §9, D23 and D24: the status sync runs every 10 min, the refill sweep every 2 h', async () => {
    const made: Record<string, unknown> = {};
    const create = async ({ scheduleId, spec }: { scheduleId: string; spec: { intervals: unknown[] } }) => {
      made[scheduleId] = spec.intervals;
    };
    await ensureSchedules({ schedule: { create } } as unknown as Parameters<typeof ensureSchedules>[0]);
    expect(made).toMatchObject({
      'provider-status-sync': [{ every: 600_000 }],
      'refill-sweep': [{ every: 7_200_000 }],
    });
  });

  test('D23: a call of the status sync has at most 100 ids', () => {
    expect(mostAtOnce).toBe(100);
  });
});

describe('refills', () => {
  test.each([
    // Before the delivery, delivered, now: due from more than 10 % of the delivered units.
    [1000, 1100, 1990, false],
    [1000, 1100, 1989, true],
    [0, 100, 90, false],
    [0, 100, 89, true],
    [500, 55_000, 50_000, false],
    [500, 55_000, 49_999, true],
  ])('S1 §4, D24: %i, and %i delivered, now %i: due %p', (startCount, delivered, current, due) => {
    expect(refillDue({ startCount, delivered, current }).allowed).toBe(due);
  });

  test.each([
    [day - 1, false],
    [day, true],
  ])('D24: %i s after one refill the next is allowed: %p', (secondsAfter, allowed) => {
    const facts = {
      stage: 'guarantee' as const,
      hasOrder: true,
      orderStatus: 'completed',
      submission: { state: 'accepted', final: true },
      keptCents: 999,
      deliveredAt: 0,
      refill: { state: 'completed', requestedAt: 0 },
      refillCooldownSeconds: defaultSettings.refillCooldownSeconds,
    };
    expect(orderCan.refill(facts, secondsAfter * 1000).allowed).toBe(allowed);
  });
});

test('S1 §2.9, §2.10, §9, D27: a request is processed within 24 h', () => {
  expect(promisedSeconds).toBe(24 * hour);
});
