import { randomUUID } from 'node:crypto';
import { readSettings, writeSettings } from '#db/settings.ts';
import { adminEndTotp, adminNewRecoveryCodes, adminProve } from '#domain/calls/admin-account.ts';
import { adminStartBulk } from '#domain/calls/admin-bulk.ts';
import { adminRefund, adminSendToProvider } from '#domain/calls/admin-order-actions.ts';
import { adminLogin, adminLogout, adminSession } from '#domain/calls/admin-session.ts';
import { adminSaveSettings, adminSettings } from '#domain/calls/admin-settings.ts';
import { adminCreateUser } from '#domain/calls/admin-users.ts';
import { mailTo } from '#e2e/support/sandbox.ts';
import { type Browser, browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { type Bought, buy } from '../testing/purchases';
import { anOrder, forgetOrders, ownNames } from '../testing/rows';
import { codeOf, switchOnTotp } from '../testing/second-step';
import { type OwnShop, ownShop } from '../testing/shop';
import { newUser, type TestUser } from '../testing/users';
import { eventually } from '../testing/wait';

const db = testDatabase();
const own = ownNames();
afterAll(async () => {
  await forgetOrders(db, [own]);
  await db.end();
});

/** A user whose browser, unlike those of other tests, doesn't repeat the proof automatically. */
async function someone(): Promise<TestUser> {
  const user = await newUser(db, 'administrator');
  return { ...user, browser: await logIn(user) };
}

async function logIn({ username, password }: TestUser, baseUrl?: string): Promise<Browser> {
  const visitor = browser(baseUrl);
  expect((await visitor.send('POST', adminLogin.path, { body: { username, password } })).status).toBe(200);
  return visitor;
}

/** Lets time pass since password or code were typed. */
const later = ({ id }: TestUser, seconds: number) =>
  db.query(
    `UPDATE admin_sessions SET proven_at = proven_at - make_interval(secs => $2) WHERE admin_id = $1`,
    [id, seconds],
  );

const newName = () => ({ username: `t-${randomUUID().slice(0, 13)}`, role: 'read-only' as const });
const userNamed = async (username: string) =>
  (await db.query('SELECT 1 FROM admins WHERE username = $1', [username])).rowCount;
const actionsOf = async ({ username }: TestUser) =>
  (
    await db.query<{ action: string; before: unknown }>(
      `SELECT action, before FROM audit_log WHERE actor = $1 AND action LIKE 'step-up%' ORDER BY id`,
      [username],
    )
  ).rows;

/** Every call that requires a proof, from the document generated from the table of routes. */
async function guarded(): Promise<{ method: string; path: string }[]> {
  const { browser: visitor } = await someone();
  const { body } = await visitor.send('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, { 'x-step-up'?: true }>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-step-up'])
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  );
}

describe('a session whose user typed password or code more than ten minutes ago', () => {
  let order: Bought['order'];
  beforeAll(async () => {
    ({ order } = await buy());
  });

  it('resends no orders with an unknown answer; actions that cost nothing are allowed', async () => {
    const user = await someone();
    await anOrder(db, own);
    const body = (act: 'resend-unknown' | 'sync') => ({
      id: randomUUID(),
      act,
      reason: 'Revisado en el panel',
      orders: { by: 'ids' as const, ids: [own.orderId] },
    });
    await later(user, 601);
    const again = body('resend-unknown');
    expect(await user.browser.refused(adminStartBulk, { body: again })).toMatchObject({
      status: 403,
      body: { code: 'step_up_required', details: { by: 'password' } },
    });
    await user.browser.call(adminStartBulk, { body: body('sync') });
    await user.browser.call(adminProve, { body: { proof: user.password } });
    await user.browser.call(adminStartBulk, { body: again });
    // The runs store them.
    await eventually(async () => {
      const { rows } = await db.query('SELECT act FROM bulk_acts WHERE started_by = $1', [user.username]);
      expect(rows.map(({ act }) => act).sort()).toEqual(['resend-unknown', 'sync']);
    });
  });

  it('refunds nothing, changes no user and no panel', async () => {
    const user = await someone();
    await later(user, 601);
    const calls = await guarded();
    expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'POST /api/admin/bulk-refunds',
      'POST /api/admin/orders/{id}/refund',
      'POST /api/admin/payments/{intent}/refund',
      'POST /api/admin/users',
      'POST /api/admin/users/{id}/password',
      'POST /api/admin/users/{id}/totp/end',
      'POST /api/providers',
      'PUT /api/admin/settings/security',
      'PUT /api/admin/users/{id}/active',
      'PUT /api/admin/users/{id}/role',
      'PUT /api/providers/{id}',
    ]);
    for (const { method, path } of calls) {
      const { status, body } = await user.browser.send(method, path.replace(/\{\w+\}/g, '1'), { body: {} });
      expect({ path, status, body }).toMatchObject({
        path,
        status: 403,
        body: { code: 'step_up_required', details: { by: 'password' } },
      });
    }
    await user.browser.call(adminSession);
  });

  it('may do so after the password, for ten minutes, and the audit log shows it', async () => {
    const user = await someone();
    const body = newName();
    await later(user, 601);
    expect((await user.browser.refused(adminCreateUser, { body })).body.code).toBe('step_up_required');
    expect(await userNamed(body.username)).toBe(0);
    const wrong = await user.browser.refused(adminProve, { body: { proof: 'not the password' } });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'proof_wrong' } });
    expect((await user.browser.refused(adminCreateUser, { body })).body.code).toBe('step_up_required');
    await user.browser.call(adminProve, { body: { proof: user.password } });
    await user.browser.call(adminCreateUser, { body });
    await later(user, 590);
    await user.browser.call(adminCreateUser, { body: newName() });
    await later(user, 11);
    expect((await user.browser.refused(adminCreateUser, { body: newName() })).body.code).toBe(
      'step_up_required',
    );
    expect(await actionsOf(user)).toEqual([
      { action: 'step-up-refused', before: null },
      { action: 'step-up', before: { by: 'password' } },
    ]);
  });

  it('of the same user elsewhere isn’t proven by that', async () => {
    const user = await someone();
    const elsewhere = await logIn(user);
    await later(user, 601);
    await user.browser.call(adminProve, { body: { proof: user.password } });
    expect((await elsewhere.refused(adminCreateUser, { body: newName() })).body.code).toBe(
      'step_up_required',
    );
  });

  it('forces no resend, but resends what the panel doesn’t have', async () => {
    const user = await someone();
    await later(user, 601);
    const send = (forceResend: boolean) =>
      user.browser.refused(adminSendToProvider, {
        params: { id: order.orderNumber },
        body: { reason: 'Lo pide el cliente', requestId: randomUUID(), forceResend },
      });
    expect((await send(true)).body.code).toBe('step_up_required');
    expect((await send(false)).body.code).toMatch(/^submission_/);
  });

  it('can’t redirect alerts; after the proof, the previous address is notified', async () => {
    const user = await someone();
    const { alertEmail } = await readSettings(db);
    const before = `${user.username}@before.example.com`;
    await writeSettings(db, { alertEmail: before });
    try {
      await later(user, 601);
      const save = async (over: { alertEmail?: string | null }) => {
        const { shop } = (await user.browser.call(adminSettings)).sections;
        const body = { version: shop.version, values: { ...shop.values, ...over } };
        return user.browser.answer(adminSaveSettings.shop, { body });
      };
      for (const elsewhere of ['thief@elsewhere.example.com', null])
        expect(await save({ alertEmail: elsewhere })).toMatchObject({
          status: 403,
          body: { code: 'step_up_required', details: { by: 'password' } },
        });
      expect((await readSettings(db)).alertEmail).toBe(before);
      expect((await save({})).status).toBe(200);
      await user.browser.call(adminProve, { body: { proof: user.password } });
      expect((await save({ alertEmail: 'new@elsewhere.example.com' })).status).toBe(200);
      expect((await readSettings(db)).alertEmail).toBe('new@elsewhere.example.com');
    } finally {
      await writeSettings(db, { alertEmail });
    }
    await eventually(async () => {
      const emails = (await mailTo(before)).filter(({ subject }) => subject.endsWith(`: ${user.username}`));
      expect(emails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('otra dirección'));
    });
  });

  it('a refund goes through after the proof, once for one request', async () => {
    const user = await someone();
    await later(user, 601);
    const refund = {
      params: { id: order.orderNumber },
      body: { reason: 'Lo pide el cliente', requestId: randomUUID(), amountCents: 100 },
    };
    expect((await user.browser.refused(adminRefund, refund)).body.code).toBe('step_up_required');
    await user.browser.call(adminProve, { body: { proof: user.password } });
    await user.browser.call(adminRefund, refund);
    await user.browser.call(adminRefund, refund);
    const { rows } = await db.query('SELECT refunded_cents FROM orders WHERE order_number = $1', [
      order.orderNumber,
    ]);
    expect(rows).toEqual([{ refundedCents: 100 }]);
  });
});

describe('with a second step', () => {
  it('a code is required, each once; the password is not enough, neither here nor to end the second step', async () => {
    const user = await someone();
    const { secret, recoveryCodes } = await switchOnTotp(user.browser, user.password);
    await later(user, 601);
    expect((await user.browser.refused(adminCreateUser, { body: newName() })).body.details).toEqual({
      by: 'code',
    });
    for (const call of [adminProve, adminEndTotp, adminNewRecoveryCodes])
      expect((await user.browser.refused(call, { body: { proof: user.password } })).body.code).toBe(
        'proof_wrong',
      );
    const code = codeOf(secret);
    await user.browser.call(adminProve, { body: { proof: code } });
    await user.browser.call(adminCreateUser, { body: newName() });
    expect((await user.browser.refused(adminProve, { body: { proof: code } })).body.code).toBe('proof_wrong');
    const { recoveryCodesLeft } = await user.browser.call(adminProve, {
      body: { proof: recoveryCodes[0] ?? '' },
    });
    expect(recoveryCodesLeft).toBe(9);
  });
});

describe('guessing', () => {
  let shop: OwnShop;
  beforeAll(async () => {
    shop = await ownShop({ RATE_LIMIT_FACTOR: '1' });
  });
  afterAll(() => shop.close());

  it('after twenty tries not even the right password is checked, in any session of the user', async () => {
    const user = await newUser(db, 'administrator');
    const visitor = await logIn(user, shop.url);
    for (let index = 0; index < 20; index += 1)
      expect((await visitor.refused(adminProve, { body: { proof: `guess ${index}` } })).status).toBe(422);
    await visitor.call(adminLogout);
    const again = await logIn(user, shop.url);
    const answer = await again.refused(adminProve, { body: { proof: user.password } });
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
