import { readSettings, writeSettings } from '#db/settings.ts';
import { adminAccount } from '#domain/calls/admin-account.ts';
import { adminOrders } from '#domain/calls/admin-order-list.ts';
import { adminLogin, adminSession } from '#domain/calls/admin-session.ts';
import { adminSaveSettings, adminSettings } from '#domain/calls/admin-settings.ts';
import type { SecondStepRule } from '#domain/permissions.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { switchOnTotp } from '../testing/second-step';
import { newUser } from '../testing/users';

const db = fileDatabase();
afterEach(() => writeSettings(db, { security: { secondStep: 'optional' } }));

const demand = (secondStep: SecondStepRule) => writeSettings(db, { security: { secondStep } });
const needed = { status: 403, body: { code: 'second_step_needed' } };

describe('a required second step', () => {
  it('opens only the user’s own account to a session without it, until it is set up [V9]', async () => {
    const user = await newUser(db, 'administrator');
    await user.browser.call(adminOrders);
    await demand('administrators');
    expect(await user.browser.refused(adminOrders)).toMatchObject(needed);
    expect((await user.browser.call(adminSession)).session.secondStepNeeded).toBe(true);
    await user.browser.call(adminAccount);
    await switchOnTotp(user.browser, user.password);
    expect((await user.browser.call(adminSession)).session.secondStepNeeded).toBe(false);
    await user.browser.call(adminOrders);
  });

  it('is required of administrators only, or of everyone; the login says so', async () => {
    const user = await newUser(db, 'support');
    const body = { username: user.username, password: user.password };
    await demand('administrators');
    await user.browser.call(adminOrders);
    expect((await browser().call(adminLogin, { body })).session).toMatchObject({ secondStepNeeded: false });
    await demand('everyone');
    expect(await user.browser.refused(adminOrders)).toMatchObject(needed);
    expect((await browser().call(adminLogin, { body })).session).toMatchObject({ secondStepNeeded: true });
  });

  it('is a setting for administrators, which asks for the password again', async () => {
    const user = await newUser(db, 'administrator');
    const { version, values } = (await user.browser.call(adminSettings)).sections.security;
    expect(values).toEqual({ secondStep: 'optional' });
    const body = { version, values: { secondStep: 'everyone' as const } };
    const support = await newUser(db, 'support');
    expect((await support.browser.refused(adminSaveSettings.security, { body })).body.code).toBe('forbidden');
    const stolen = browser();
    stolen.setCookie('admin', user.browser.cookie('admin') ?? '');
    await db.query(`UPDATE admin_sessions SET proven_at = now() - interval '11 min' WHERE admin_id = $1`, [
      user.id,
    ]);
    expect((await stolen.refused(adminSaveSettings.security, { body })).body.code).toBe('step_up_required');
    await user.browser.call(adminSaveSettings.security, { body });
    expect((await readSettings(db)).security).toEqual({ secondStep: 'everyone' });
    // The administrator who required it is no exception.
    expect(await user.browser.refused(adminOrders)).toMatchObject(needed);
    expect(await (await administrator()).refused(adminOrders)).toMatchObject(needed);
  });
});
