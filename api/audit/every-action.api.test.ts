import { randomUUID } from 'node:crypto';
import { adminLoginCode } from '#domain/calls/admin-account.ts';
import { previewCatalogue } from '#domain/calls/admin-providers.ts';
import { previewServiceImport } from '#domain/calls/admin-service-import.ts';
import { adminLogin } from '#domain/calls/admin-session.ts';
import type { Call } from '#domain/calls/call.ts';
import { lazyClient, temporalEnv } from '#temporal/connection.ts';
import type { Action, World } from '../testing/actions/action';
import { actionsOnCatalogue } from '../testing/actions/catalogue';
import { actionsOnOrders } from '../testing/actions/orders';
import { actionsOnPeople } from '../testing/actions/people';
import { actionsOnShop } from '../testing/actions/shop';
import { actionsOnUsers } from '../testing/actions/users';
import { Refused } from '../testing/browser';
import { allCalls } from '../testing/calls';
import { testDatabase } from '../testing/database';
import { ownPackages } from '../testing/packages';
import { newUser } from '../testing/users';

const world = { db: testDatabase() } as World;
const actions = [actionsOnOrders, actionsOnUsers, actionsOnPeople, actionsOnCatalogue, actionsOnShop].flatMap(
  (group) => group(world),
);
/** They only read what a panel offers. */
const changeNothing: readonly Call[] = [previewCatalogue, previewServiceImport];
/** Logins: open to everybody, but the user who gets in is the actor. */
const logIn: readonly Call[] = [adminLogin, adminLoginCode];

beforeAll(async () => {
  world.temporal = lazyClient(temporalEnv.parse(process.env));
  world.actor = await newUser(world.db, 'administrator');
  world.own = ownPackages(world.db, world.actor.browser);
});
afterAll(async () => {
  await world.own.clear();
  await world.temporal.connection.close();
  await world.db.end();
});

/**
 * The actions of a user since an entry of the log. A proof (`stepUp`) precedes many actions, and is an action itself.
 */
async function actionsOf(username: string, since: string, call: Call) {
  const { rows } = await world.db.query<{ before: unknown; after: unknown; text: string }>(
    `SELECT before, after, a::text AS text FROM audit_log a
     WHERE actor = $1 AND id > $2 AND (action <> 'step-up' OR $3) ORDER BY id`,
    [username, since, call.path.endsWith('/session/proof')],
  );
  return rows;
}

async function newestOf(username: string): Promise<string> {
  const { rows } = await world.db.query<{ id: string }>(
    'SELECT coalesce(max(id), 0)::text AS id FROM audit_log WHERE actor = $1',
    [username],
  );
  return rows[0]?.id ?? '0';
}

/** Runs an action; starts over if the shop was too busy, or if another test was quicker with the same thing. */
async function done({ call, ready }: Action) {
  for (let tries = 1; ; tries += 1) {
    const { input, by = world.actor, clean, ...expected } = await ready();
    const since = await newestOf(by.username);
    try {
      const answer = await by.browser.call(call, input as never);
      return { answer, expected, password: by.password, rows: await actionsOf(by.username, since, call) };
    } catch (error) {
      const passes = error instanceof Refused && [409, 502, 503].includes(error.status);
      if (!passes || tries === 5) throw error;
    } finally {
      await clean?.();
    }
  }
}

it('every call of the back office that changes something is covered by this test [V30]', async () => {
  const changing = [...(await allCalls())].filter(
    ([, call]) => call.method !== 'GET' && (call.access !== 'public' || logIn.includes(call)),
  );
  expect(changing.length).toBeGreaterThan(80);
  const tried = new Set(actions.map(({ call }) => call));
  const missing = changing.filter(([, call]) => !tried.has(call) && !changeNothing.includes(call));
  expect(missing.map(([name]) => name)).toEqual([]);
});

it.each(actions.map((action) => [`${action.call.method} ${action.call.path}`, action] as const))(
  '%s is in the audit log once, with the states before and after [V30]',
  async (_name, action) => {
    const { answer, expected, password, rows } = await done(action);
    expect(rows).toHaveLength(1);
    const [{ before, after, text }] = rows as [(typeof rows)[0]];
    if (expected.before) expect(before).toMatchObject(expected.before);
    else expect(before).toEqual(expected.asked ?? null);
    if (expected.after) expect(after).toMatchObject(expected.after);
    else expect(after).toBeNull();
    // The log holds no credentials.
    expect(text).not.toContain(password);
    for (const secret of secretsIn(answer)) expect(text).not.toContain(secret);
  },
);

/** Values that an answer shows once and never again. */
function secretsIn(answer: unknown): string[] {
  const { password, secret, recoveryCodes } = answer as Record<string, string | string[] | undefined>;
  return [password ?? [], secret ?? [], recoveryCodes ?? []].flat();
}

it('a refused action is in the log too, with its reason [V30]', async () => {
  const path = `/api/admin/users/${world.actor.id}/active`;
  const since = await newestOf(world.actor.username);
  const body = { active: false, reason: `No me despido ${randomUUID()}` };
  const answer = await world.actor.browser.send('PUT', path, { body });
  const rows = await actionsOf(world.actor.username, since, { path } as Call);
  expect(rows).toMatchObject([
    { before: { reason: body.reason }, after: { refused: (answer.body as { code: string }).code } },
  ]);
});
