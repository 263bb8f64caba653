import { randomBytes, randomUUID } from 'node:crypto';
import {
  adminAccount,
  adminBeginTotp,
  adminChangePassword,
  adminConfirmTotp,
  adminEndOwnSession,
  adminEndOwnSessions,
  adminEndTotp,
  adminLoginCode,
  adminNewRecoveryCodes,
} from '#domain/calls/admin-account.ts';
import { adminLogin, adminSession } from '#domain/calls/admin-session.ts';
import { activeAdmin, openSession } from '../session/sql';
import { loggedIn } from '../testing/administrator';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { codeOf, lastCode, switchOnTotp } from '../testing/second-step';
import { newUser, type TestUser } from '../testing/users';

const db = fileDatabase();

/** A browser after the right password, before the code. */
async function halfWay({ username, password }: TestUser) {
  const visitor = browser();
  expect(await visitor.call(adminLogin, { body: { username, password } })).toEqual({
    success: true,
    codeNeeded: true,
  });
  return visitor;
}

describe('the second step', () => {
  it('ends the other sessions: they were opened without it', async () => {
    const user = await newUser(db, 'administrator');
    const elsewhere = await loggedIn(user.username, user.password);
    await switchOnTotp(user.browser, user.password);
    expect((await elsewhere.refused(adminSession)).status).toBe(401);
    expect((await user.browser.call(adminSession)).session.username).toBe(user.username);
  });

  it('is not passed by a login that read the user before it was switched on', async () => {
    const user = await newUser(db, 'administrator');
    const before = await activeAdmin(db, user.username);
    if (!before) throw new Error('The user may log in');
    await switchOnTotp(user.browser, user.password);
    const session = { tokenHash: randomBytes(32), admin: before, ip: undefined, now: new Date() };
    expect(await openSession(db, session)).toBe(false);
  });

  it('counts only after a right code; then the password alone opens nothing [S1-2.15.2 S1-2.15.9]', async () => {
    const user = await newUser(db, 'read-only');
    const wrong = await user.browser.refused(adminBeginTotp, { body: { password: 'not the password' } });
    expect(wrong.body.code).toBe('proof_wrong');
    const { secret, address } = await user.browser.call(adminBeginTotp, {
      body: { password: user.password },
    });
    expect(address).toContain(`secret=${secret}`);
    expect((await user.browser.refused(adminConfirmTotp, { body: { code: '000000' } })).body.code).toMatch(
      /totp_code_wrong/,
    );
    // Not confirmed: one step as before.
    expect((await loggedIn(user.username, user.password)).cookie('admin')).toBeDefined();

    const { recoveryCodes } = await user.browser.call(adminConfirmTotp, {
      body: { code: await lastCode(secret) },
    });
    expect(recoveryCodes).toHaveLength(10);
    const visitor = await halfWay(user);
    expect(visitor.cookie('admin')).toBeUndefined();
    expect((await visitor.refused(adminSession)).status).toBe(401);
    const { session } = await visitor.call(adminLoginCode, { body: { code: codeOf(secret) } });
    expect(session.username).toBe(user.username);
    expect((await visitor.call(adminSession)).session.username).toBe(user.username);
    expect(visitor.cookie('admin-login')).toBeUndefined();
  });

  it('a code works once, even if two send it in parallel; an older one no more [S1-2.15.2 S1-2.15.9 V9]', async () => {
    const user = await newUser(db, 'read-only');
    const { secret } = await switchOnTotp(user.browser, user.password);
    const visitors = [await halfWay(user), await halfWay(user)];
    // A busy machine may take longer than a code stays the newest.
    const [older, code, next] = [-1, 0, 1].map((steps) => codeOf(secret, steps));
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.send('POST', '/api/admin/login/code', { body: { code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const late = await halfWay(user);
    for (const used of [older, code])
      expect((await late.refused(adminLoginCode, { body: { code: used ?? '' } })).status).toBe(422);
    await late.call(adminLoginCode, { body: { code: next ?? '' } });
  });

  it('five wrong codes end it: the right one comes too late [V9]', async () => {
    const user = await newUser(db, 'read-only');
    const { secret } = await switchOnTotp(user.browser, user.password);
    const visitor = await halfWay(user);
    const left: unknown[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { body } = await visitor.refused(adminLoginCode, { body: { code: 'QQQQ' } });
      left.push(body.details?.triesLeft);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    const answer = await visitor.refused(adminLoginCode, { body: { code: codeOf(secret) } });
    expect(answer).toMatchObject({ status: 410, body: { code: 'half_login_over' } });
  });

  it('waits five minutes for the code, belongs to its browser, and ends with the password', async () => {
    const user = await newUser(db, 'read-only');
    const { secret } = await switchOnTotp(user.browser, user.password);
    const visitor = await halfWay(user);
    expect((await browser().refused(adminLoginCode, { body: { code: codeOf(secret) } })).status).toBe(410);
    await db.query(
      `UPDATE admin_half_logins SET created_at = now() - interval '301 seconds' WHERE admin_id = $1`,
      [user.id],
    );
    expect((await visitor.refused(adminLoginCode, { body: { code: codeOf(secret) } })).status).toBe(410);
    const second = await halfWay(user);
    await user.browser.call(adminChangePassword, {
      body: { oldPassword: user.password, newPassword: `otra ${randomUUID()}` },
    });
    expect((await second.refused(adminLoginCode, { body: { code: codeOf(secret) } })).status).toBe(410);
  });

  it('each recovery code works once, instead of a code', async () => {
    const user = await newUser(db, 'read-only');
    const { recoveryCodes } = await switchOnTotp(user.browser, user.password);
    const [first = ''] = recoveryCodes;
    const visitor = await halfWay(user);
    const answer = await visitor.call(adminLoginCode, { body: { code: first.toLowerCase() } });
    expect(answer.recoveryCodesLeft).toBe(9);
    const again = await halfWay(user);
    expect((await again.refused(adminLoginCode, { body: { code: first } })).status).toBe(422);
    const { recoveryCodes: fresh } = await user.browser.call(adminNewRecoveryCodes, {
      body: { proof: recoveryCodes[2] ?? '' },
    });
    expect((await again.refused(adminLoginCode, { body: { code: recoveryCodes[1] ?? '' } })).status).toBe(
      422,
    );
    await again.call(adminLoginCode, { body: { code: fresh[0] ?? '' } });
  });

  it('is switched off with a code, not with the password, and stored encrypted', async () => {
    const user = await newUser(db, 'read-only');
    const { secret } = await switchOnTotp(user.browser, user.password);
    const { rows } = await db.query<{ row: string }>(
      `SELECT a::text || coalesce((SELECT string_agg(l::text, '') FROM audit_log l WHERE actor = a.username), '') AS row
       FROM admins a WHERE id = $1`,
      [user.id],
    );
    expect(rows[0]?.row).not.toContain(secret);
    expect(rows[0]?.row).not.toContain(Buffer.from(secret).toString('hex'));
    expect(
      (await user.browser.refused(adminBeginTotp, { body: { password: user.password } })).body.code,
    ).toBe('totp_active');
    for (const proof of ['000000', user.password])
      expect((await user.browser.refused(adminEndTotp, { body: { proof } })).body.code).toBe('proof_wrong');
    await user.browser.call(adminEndTotp, { body: { proof: codeOf(secret) } });
    expect((await user.browser.call(adminAccount)).totp).toEqual({ recoveryCodesLeft: 0 });
    expect((await user.browser.refused(adminEndTotp, { body: { proof: user.password } })).body.code).toBe(
      'totp_not_active',
    );
    await loggedIn(user.username, user.password);
  });
});

describe('the user’s own password', () => {
  it('is changed with the old one, ends the other sessions and keeps this one [S1-2.15.4 S1-2.15.11]', async () => {
    const user = await newUser(db, 'support');
    const elsewhere = await loggedIn(user.username, user.password);
    const newPassword = 'mesa verde con lluvia';
    const change = (oldPassword: string, next: string) => ({ body: { oldPassword, newPassword: next } });
    const wrong = await user.browser.refused(adminChangePassword, change('wrong one', newPassword));
    expect(wrong.body.code).toBe('proof_wrong');
    for (const next of ['corta', user.username, 'Contraseña2026!', user.password]) {
      const answer = await user.browser.refused(adminChangePassword, change(user.password, next));
      expect({ next, fields: Object.keys(answer.body.fields ?? {}) }).toEqual({
        next,
        fields: ['newPassword'],
      });
    }
    expect((await elsewhere.call(adminSession)).session.username).toBe(user.username);
    await user.browser.call(adminChangePassword, change(user.password, newPassword));
    expect((await elsewhere.refused(adminSession)).status).toBe(401);
    expect((await user.browser.call(adminSession)).session.username).toBe(user.username);
    expect(
      (await browser().refused(adminLogin, { body: { username: user.username, password: user.password } }))
        .status,
    ).toBe(401);
    await loggedIn(user.username, newPassword);
    const { rows } = await db.query<{ text: string }>(
      `SELECT string_agg(l::text, ' ') AS text FROM audit_log l WHERE actor = $1`,
      [user.username],
    );
    expect(rows[0]?.text).toContain('change-password');
    expect(rows[0]?.text).not.toContain(newPassword);
    expect(rows[0]?.text).not.toContain(user.password);
  });

  it('changed twice in parallel changes once', async () => {
    const user = await newUser(db, 'support');
    const answers = await Promise.all(
      ['una mesa verde y alta', 'dos sillas azules'].map((newPassword) =>
        user.browser.send('POST', '/api/admin/account/password', {
          body: { oldPassword: user.password, newPassword },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('the user’s own sessions', () => {
  it('are listed, ended one by one, or all together [S1-2.15.3 S1-2.15.11]', async () => {
    const user = await newUser(db, 'read-only');
    const others = [
      await loggedIn(user.username, user.password),
      await loggedIn(user.username, user.password),
    ];
    const { sessions } = await user.browser.call(adminAccount);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const { sessions: seen } = await others[0]!.call(adminAccount);
    const its = seen.find(({ current }) => current)!;
    await user.browser.call(adminEndOwnSession, { params: { id: its.id } });
    expect((await others[0]!.refused(adminSession)).status).toBe(401);
    expect((await user.browser.refused(adminEndOwnSession, { params: { id: its.id } })).status).toBe(404);
    expect(await user.browser.call(adminEndOwnSessions, { body: { thisOneToo: false } })).toMatchObject({
      ended: 1,
    });
    expect((await others[1]!.refused(adminSession)).body).toMatchObject({ details: { sessionEnded: true } });
    await user.browser.call(adminEndOwnSessions, { body: { thisOneToo: true } });
    expect(user.browser.cookie('admin')).toBeUndefined();
    expect((await user.browser.refused(adminSession)).body.details).toBeUndefined();
  });

  it('of somebody else are invisible', async () => {
    const [one, two] = [await newUser(db, 'administrator'), await newUser(db, 'read-only')];
    const [session] = (await two.browser.call(adminAccount)).sessions;
    expect((await one.browser.refused(adminEndOwnSession, { params: { id: session!.id } })).status).toBe(404);
    expect((await two.browser.call(adminSession)).session.username).toBe(two.username);
  });
});
