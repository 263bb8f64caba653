import { randomBytes } from 'node:crypto';
import { testDatabase } from '../api/testing/database';
import { startPurchase } from '../api/testing/purchases';
import { testTemporal } from '../api/testing/temporal';
import { eventually } from '../api/testing/wait';
import { nextOfSeries } from '../db/number-series';
import { inTransaction } from '../db/pool';
import { schedules } from '../workflows/messages';
import { CommandError, shopCommand } from './command';

/** The stores' variables from a worker's environment; the command's container has nothing else. */
const stores = Object.fromEntries(
  ['DATABASE_URL', 'TEMPORAL_ADDRESS', 'TEMPORAL_NAMESPACE', 'ENCRYPTION_KEYS'].map((name) => [
    name,
    process.env[name],
  ]),
);

const temporal = testTemporal();

test('the doctor needs only the environment of a worker, and says what is too young to be judged', async () => {
  await startPurchase();
  const lines: string[] = [];
  await shopCommand(['doctor'], stores, (line) => lines.push(line));
  expect(lines[0]).toMatch(
    /^\d+ open purchases by their rows, \d+ by their runs, and \d+ runs that ended; \d+ differ\.$/,
  );
  expect(lines[1]).toMatch(/^[1-9]\d* more changed in the last minute and were left out/);
  expect(lines.at(-1)).toMatch(/^Panels/);
});

test('the command lists the keys that rows and open runs need, before one is removed', async () => {
  await startPurchase();
  const [kept = ''] = (stores.ENCRYPTION_KEYS ?? '').split(':');
  const runKeys = async (ring: string) => {
    const lines: string[] = [];
    const exitCode = await shopCommand(['keys'], { ...stores, ENCRYPTION_KEYS: ring }, (line) =>
      lines.push(line),
    );
    return { exitCode, lines };
  };
  const next = `next:${randomBytes(32).toString('base64')}`;
  const uses = /: \d+ kept purchases, \d+ keys of panels.*, \d+ open runs\.$/;
  const rotated = await runKeys(`${next},${stores.ENCRYPTION_KEYS}`);
  expect(rotated).toMatchObject({
    exitCode: 0,
    lines: ['next seals: nothing.', expect.stringMatching(uses)],
  });
  const dropped = await runKeys(next);
  expect(dropped).toMatchObject({
    exitCode: 1,
    lines: ['next seals: nothing.', expect.stringMatching(uses)],
  });
  expect(dropped.lines[1]).toMatch(new RegExp(`^${kept} MISSING`));
});

test('it names paused Schedules, whose last results need a key that nobody can see', async () => {
  const handle = temporal.schedule.getHandle(schedules.digest);
  const lastLine = async () => {
    const lines: string[] = [];
    await shopCommand(['keys'], stores, (line) => lines.push(line));
    return lines.at(-1);
  };
  expect(await lastLine()).not.toMatch(/digest/);
  await handle.pause();
  try {
    await eventually(async () => expect(await lastLine()).toMatch(/^Paused: .*digest.*Trigger it once/), {
      firstMs: 500,
      everyMs: 1000,
    });
  } finally {
    await handle.unpause();
  }
});

test('after a restore no number of a document is issued twice', async () => {
  const db = testDatabase();
  try {
    const next = async () => (await inTransaction(db, (one) => nextOfSeries(one, 'invoice_series'))).last;
    const before = await next();
    const lines: string[] = [];
    expect(await shopCommand(['skip-numbers'], stores, (line) => lines.push(line))).toBe(0);
    expect(lines).toEqual([expect.stringContaining(`invoice ${before + 1001},`)]);
    expect(await next()).toBe(before + 1001);
  } finally {
    await db.end();
  }
});

test('marketing mail is held until somebody ends that, and the doctor says so', async () => {
  const said = async (...args: string[]) => {
    const lines: string[] = [];
    await shopCommand(args, stores, (line) => lines.push(line));
    return lines.filter((line) => line.startsWith('Marketing'));
  };
  try {
    const held = await said('hold-marketing');
    expect(held).toEqual([expect.stringMatching(/^Marketing mail is held since .* hold-marketing --end/)]);
    expect(await said('hold-marketing')).toEqual(held);
    expect(await said('doctor')).toEqual(held);
    expect(await said('hold-marketing', '--end')).toEqual([expect.stringMatching(/goes out again/)]);
    expect(await said('hold-marketing', '--end')).toEqual([expect.stringMatching(/is not held/)]);
    expect(await said('doctor')).toEqual([]);
  } finally {
    const db = testDatabase();
    await db.query('DELETE FROM marketing_holds');
    await db.end();
  }
});

test('a restore is noted once, unless somebody insists', async () => {
  const db = testDatabase();
  // Older than every purchase of this shop.
  const noted = new Date(Date.now() - 20 * 3_600_000);
  await db.query('INSERT INTO restores (at) VALUES ($1)', [noted]);
  try {
    const lines: string[] = [];
    expect(await shopCommand(['restored'], stores, (line) => lines.push(line))).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^Already noted at .* With --again/)]);
    expect((await db.query('SELECT FROM restores WHERE at > $1', [noted])).rowCount).toBe(0);
  } finally {
    await db.query('DELETE FROM restores WHERE at = $1', [noted]);
    await db.end();
  }
});

test.each([
  [
    ['doctor', '--all'],
    stores,
    'bad_argument',
    /doctor \[--heal\], or hold-marketing \[--end\], or keys, or replay-requests --since <time>, or reseal, or restored \[--again\], or skip-numbers/,
  ],
  [['constructor'], stores, 'bad_argument', /doctor/],
  [['doctor'], { ...stores, DATABASE_URL: '' }, 'bad_environment', /DATABASE_URL/],
  [['doctor'], { ...stores, TEMPORAL_ADDRESS: 'localhost:1' }, 'not_running', /localhost:1/],
])('%j says why it cannot begin', async (args, env, code, message) => {
  const refused = shopCommand(args, env, () => undefined);
  await expect(refused).rejects.toBeInstanceOf(CommandError);
  await expect(refused).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
});
