import { adminAccount } from '../domain/calls/admin-account';
import { may, type Permission, permissions, roles } from '../domain/permissions';
import { sha256 } from './secrets';
import { administrator, logInAs } from './testing/administrator';
import { type Browser, browser } from './testing/browser';
import { fileDatabase } from './testing/database';

const db = fileDatabase();

interface Operation {
  method: string;
  path: string;
  admin: boolean;
  permission: Permission | undefined;
  csrf: boolean;
}

/** Every route, from the document generated from the table in which all are registered. */
let described: Promise<Operation[]> | undefined;
const operations = () => {
  described ??= describedOperations();
  return described;
};
async function describedOperations(): Promise<Operation[]> {
  const { body } = await (await administrator()).send('GET', '/api/openapi.json');
  const { paths } = body as {
    paths: Record<
      string,
      Record<string, { security?: Record<string, unknown>[]; 'x-permission'?: Permission }>
    >;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, 'x-permission': permission }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, 'x'),
      permission,
      admin: security?.some((entry) => 'adminSession' in entry) ?? false,
      csrf: security?.some((entry) => 'csrfToken' in entry) ?? false,
    })),
  );
}

it('no address of the back office is public, except the two login steps [V1]', async () => {
  const open = (await operations()).filter(({ path, admin }) => path.startsWith('/api/admin') && !admin);
  expect(open.map(({ path }) => path)).toEqual(['/api/admin/login', '/api/admin/login/code']);
});

it('strangers only see public calls in the description', async () => {
  const known = async (visitor: Browser, path: string) =>
    JSON.stringify((await visitor.send('GET', path)).body);
  const inside = /\/api\/admin\/(?!login)|x-permission/;
  for (const path of ['/api/openapi.json', '/api/docs']) {
    expect(await known(browser(), path)).not.toMatch(inside);
    expect(await known(await administrator(), path)).toMatch(inside);
  }
  expect((await operations()).length).toBeGreaterThan(100);
});

it('every call that changes something requires a token, a signature or an origin [S0-6.4 S1-9.14 V1]', async () => {
  const unguarded = (await operations()).filter(({ method, csrf }) => method !== 'GET' && !csrf);
  expect(unguarded.map(({ path }) => path).sort()).toEqual([
    '/api/codec/decode',
    '/api/codec/encode',
    '/api/stripe/webhook',
    '/api/unsubscribe/one-click',
    // Changes nothing: it only redirects from the chooser to a product's page.
    '/r',
  ]);
});

it('every route of the back office answers 401 without a session and changes nothing [S0-6.3 V1]', async () => {
  const routes = (await operations()).filter(({ admin }) => admin);
  expect(routes.length).toBeGreaterThan(10);
  const actions = 'SELECT count(*)::integer AS n FROM audit_log WHERE subject = $1';
  const unauthenticated = { status: 401, body: { code: 'unauthenticated' } };
  const stranger = browser();
  for (const { method, path } of routes) {
    const body =
      method === 'GET' ? undefined : { reason: 'no session', username: 'x', outcome: 'not-accepted' };
    const answer = await stranger.send(method, path, { body });
    expect({ method, path, ...answer }).toMatchObject({ method, path, ...unauthenticated });
  }
  const forger = browser();
  forger.setCookie('admin', '0123456789012345678901234567890a');
  expect(await forger.answer(adminAccount)).toMatchObject(unauthenticated);
  expect((await db.query(actions, ['x'])).rows).toEqual([{ n: 0 }]);
});

describe('each call of the back office with each role', () => {
  it('each has its permission, and the administrator has them all [V1]', async () => {
    const guarded = (await operations()).filter(({ admin }) => admin);
    expect(guarded.length).toBeGreaterThan(20);
    for (const { path, permission } of guarded)
      expect({ path, permission: permission ?? 'none' }).toEqual({ path, permission });
    for (const allowed of Object.values(permissions)) expect(allowed).toContain('administrator');
  });

  it.each(roles)('%s: allowed calls get through, all others are refused [S1-6.1 V1 V29]', async (role) => {
    const colleague = await logInAs(db, role);
    for (const { method, path, permission } of await operations()) {
      // Ends the session, or never ends: allowed for everyone.
      if (!permission || /logout$|events$/.test(path)) continue;
      const { status, headers, body } = await colleague.send(
        method,
        path,
        method === 'GET' ? {} : { body: {} },
      );
      const refused = status === 403 && (body as { code: string }).code === 'forbidden';
      expect({ method, path, refused }).toEqual({ method, path, refused: !may(role, permission) });
      // Nothing of it may be cached by a browser.
      if (status === 200)
        expect([path, headers.get('cache-control')]).toEqual([path, expect.stringContaining('no-store')]);
    }
  });
});

describe('the Temporal UI', () => {
  const address = '/api/admin/temporal-ui';

  it('lets an administrator through and nobody else [V1]', async () => {
    expect((await (await logInAs(db, 'administrator')).send('GET', address)).status).toBe(204);
    const stranger = browser();
    expect((await stranger.send('GET', address)).status).toBe(401);
    stranger.setCookie('admin', '0123456789012345678901234567890a');
    expect((await stranger.send('GET', address)).status).toBe(401);
    for (const role of ['support', 'read-only'] as const)
      expect((await (await logInAs(db, role)).send('GET', address)).status).toBe(403);
  });

  it('keeps no session alive: the UI polls on its own', async () => {
    const admin = await logInAs(db, 'administrator');
    const session = sha256(admin.cookie('admin') ?? '');
    const lastSeen = async () =>
      (await db.query('SELECT last_seen_at FROM admin_sessions WHERE token_hash = $1', [session])).rows;
    await db.query(
      `UPDATE admin_sessions SET last_seen_at = last_seen_at - interval '10 minutes' WHERE token_hash = $1`,
      [session],
    );
    const before = await lastSeen();
    expect(before).toHaveLength(1);
    expect((await admin.send('GET', address)).status).toBe(204);
    expect(await lastSeen()).toEqual(before);
  });
});
