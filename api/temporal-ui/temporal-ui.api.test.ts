import { sha256 } from '../secrets';
import { logInAs } from '../testing/administrator';
import { browser } from '../testing/browser';
import { testDatabase } from '../testing/database';

const db = testDatabase();
afterAll(() => db.end());

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
