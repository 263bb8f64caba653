import { may, type Permission, permissions, roles } from '../domain/permissions';
import { administrator, logInAs } from './testing/administrator';
import { type Browser, browser } from './testing/browser';
import { testDatabase } from './testing/database';

const db = testDatabase();
afterAll(() => db.end());

interface Operation {
  method: string;
  path: string;
  admin: boolean;
  permission: Permission | undefined;
  csrf: boolean;
}

/** Every route, from the document generated from the table in which all are registered. */
async function operations(): Promise<Operation[]> {
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
  for (const { method, path } of routes) {
    const visitor = browser();
    const body =
      method === 'GET' ? undefined : { reason: 'no session', username: 'x', outcome: 'not-accepted' };
    for (const cookie of [undefined, 'admin=0123456789012345678901234567890a']) {
      const answer = await visitor.send(method, path, {
        body,
        headers: cookie ? { cookie: `${visitor.cookieHeader()}; ${cookie}` } : {},
      });
      expect({ method, path, status: answer.status, code: (answer.body as { code: string }).code }).toEqual({
        method,
        path,
        status: 401,
        code: 'unauthenticated',
      });
    }
  }
  expect((await db.query(actions, ['x'])).rows).toEqual([{ n: 0 }]);
});

it('every changing route of the back office refuses an administrator without the CSRF token [V1 V6]', async () => {
  const admin = await administrator();
  for (const { method, path, admin: guarded, csrf } of await operations()) {
    if (!guarded || !csrf) continue;
    const answer = await admin.send(method, path, { body: {}, headers: { 'x-xsrf-token': undefined } });
    expect({ path, status: answer.status }).toEqual({ path, status: 403 });
  }
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
