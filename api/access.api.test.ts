import { hash } from '@node-rs/argon2';
import { administrator } from './testing/administrator';
import { browser } from './testing/browser';
import { testDatabase } from './testing/database';

const db = testDatabase();
afterAll(() => db.end());

interface Operation {
  method: string;
  path: string;
  admin: boolean;
  csrf: boolean;
}

/** Every route, from the document that is made of the table they are all registered in. */
async function operations(): Promise<Operation[]> {
  const { body } = await browser().send('GET', '/api/openapi.json');
  const { paths } = body as {
    paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, 'x'),
      admin: security?.some((entry) => 'adminSession' in entry) ?? false,
      csrf: security?.some((entry) => 'csrfToken' in entry) ?? false,
    })),
  );
}

it('no address of the back office is open, except the one that logs in', async () => {
  const open = (await operations()).filter(({ path, admin }) => path.startsWith('/api/admin') && !admin);
  expect(open.map(({ path }) => path)).toEqual(['/api/admin/login']);
});

it('every call that changes something asks for a token, a signature or an origin', async () => {
  const unguarded = (await operations()).filter(({ method, csrf }) => method !== 'GET' && !csrf);
  expect(unguarded.map(({ path }) => path).sort()).toEqual([
    '/api/codec/decode',
    '/api/codec/encode',
    '/api/stripe/webhook',
    '/api/unsubscribe/one-click',
    // Changes nothing: it only leads from the chooser to a product's page.
    '/r',
  ]);
});

it('every route of the back office answers 401 without a session and changes nothing', async () => {
  const routes = (await operations()).filter(({ admin }) => admin);
  expect(routes.length).toBeGreaterThan(10);
  const acts = 'SELECT count(*)::integer AS n FROM audit_log WHERE subject = $1';
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
  expect((await db.query(acts, ['x'])).rows).toEqual([{ n: 0 }]);
});

it('every changing route of the back office refuses an administrator without the CSRF token', async () => {
  const admin = await administrator();
  for (const { method, path, admin: guarded, csrf } of await operations()) {
    if (!guarded || !csrf) continue;
    const answer = await admin.send(method, path, { body: {}, headers: { 'x-xsrf-token': undefined } });
    expect({ path, status: answer.status }).toEqual({ path, status: 403 });
  }
});

it('a viewer reads and changes nothing', async () => {
  const username = `viewer-${Date.now()}`;
  await db.query("INSERT INTO admins (username, password_hash, role) VALUES ($1, $2, 'viewer')", [
    username,
    await hash('a viewer password'),
  ]);
  const viewer = await administrator(username, 'a viewer password');
  expect((await viewer.send('GET', '/api/admin/orders')).status).toBe(200);
  const changing = (await operations()).filter(({ method, path, admin, csrf }) => {
    return admin && csrf && method !== 'GET' && path !== '/api/admin/logout';
  });
  expect(changing.length).toBeGreaterThanOrEqual(5);
  for (const { method, path } of changing) {
    const answer = await viewer.send(method, path, { body: {} });
    expect({ path, status: answer.status, code: (answer.body as { code: string }).code }).toEqual({
      path,
      status: 403,
      code: 'forbidden',
    });
  }
});
