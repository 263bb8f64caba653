import { randomUUID } from 'node:crypto';
import { erasePerson } from '#db/erasure.ts';
import { adminCustomerMarketing, adminCustomers } from '#domain/calls/admin-customers.ts';
import { adminUpsellExperiment } from '#domain/calls/admin-experiment.ts';
import {
  adminAddSuppression,
  adminConversions,
  adminEndSuppression,
  adminMarketing,
  adminSuppressions,
  overviewDays,
} from '#domain/calls/admin-marketing.ts';
import { adminSaveSettings, adminSettings } from '#domain/calls/admin-settings.ts';
import { leave } from '#domain/calls/support.ts';
import { administrator, logInAs } from '../testing/administrator';
import { type Browser, browser } from '../testing/browser';
import { fileDatabase, placesOf } from '../testing/database';
import { buy, newTarget, startPurchase } from '../testing/purchases';
import { leaveRequest, suppressed } from '../testing/requests';
import { eventually } from '../testing/wait';

const db = fileDatabase();

const address = () => `${newTarget()}@example.com`;
const found = async (admin: Browser, email: string, state: 'current' | 'ended' = 'current') =>
  (await admin.call(adminSuppressions, { query: { search: email, state } })).suppressions;

describe('the overview', () => {
  it('counts uses, conversions and requests, and begins with the state of the banner [S1-2.15.81]', async () => {
    const admin = await administrator();
    const before = (await admin.call(adminMarketing)).overview;
    await buy({ discountCode: 'VIP5', amount: '9.49' });
    await browser().call(leave, { body: leaveRequest() });
    const after = await eventually(async () => {
      const { overview } = await admin.call(adminMarketing);
      // Each count is read separately, while new rows are written.
      expect(overview.coupons.uses).toBeGreaterThan(before.coupons.uses);
      expect(overview.coupons.discountCents).toBeGreaterThanOrEqual((before.coupons.discountCents ?? 0) + 50);
      expect(overview.conversions.count).toBeGreaterThan(before.conversions.count);
      expect(overview.conversions.cents).toBeGreaterThanOrEqual((before.conversions.cents ?? 0) + 949);
      expect(overview.requests.unsubscribe.received).toBeGreaterThan(before.requests.unsubscribe.received);
      expect(overview.suppressed).toBeGreaterThan(before.suppressed);
      return overview;
    });
    // The five most used ones, which needn't include this one.
    const uses = after.coupons.codes.map((code) => code.uses);
    expect(uses).toEqual([...uses].sort((a, b) => b - a));
    expect([uses.length > 0, uses.length <= 5]).toEqual([true, true]);
    expect(after.experiment?.variants.map(({ variant }) => variant)).toEqual(['A', 'B']);
    expect(after.banner).toMatchObject({ seconds: expect.any(Number) });
    expect(after.banner.languages.map(({ language }) => language)).toEqual(['es', 'fr', 'it']);
  });

  it('the offer has the figures of its own page: an unpaid cart may have accepted it, an Italian one is not drawn', async () => {
    const admin = await administrator();
    const offered = { serviceId: 106, amount: '19.99' };
    await startPurchase({ ...offered, upsell_applied: true, amount: '25.99' });
    await startPurchase({ ...offered, language: 'it' });
    const { variants } = await admin.call(adminUpsellExperiment, { query: { days: overviewDays } });
    const { experiment } = (await admin.call(adminMarketing)).overview;
    const drawn = (['A', 'B'] as const).map((variant) => {
      const found = variants.find((one) => one.drawn && one.variant === variant);
      return {
        variant,
        shown: found?.offers ?? 0,
        accepted: found?.acceptances ?? 0,
        addOnCents: found?.addOnCents ?? 0,
      };
    });
    expect(drawn.some(({ accepted }) => accepted > 0)).toBe(true);
    expect(experiment?.variants).toEqual(drawn);
  });

  it('support and read-only look; amounts are for those who may see money [S1-2.15.86]', async () => {
    const support = (await (await logInAs(db, 'support')).call(adminMarketing)).overview;
    expect(support.experiment).toBeUndefined();
    expect(JSON.stringify(support)).not.toMatch(/cents"/i);
    const reader = (await (await logInAs(db, 'read-only')).call(adminMarketing)).overview;
    expect(reader.conversions.cents).toEqual(expect.any(Number));
    const list = await (await logInAs(db, 'support')).call(adminConversions);
    expect([list.totalCents, list.days[0]?.cents]).toEqual([undefined, undefined]);
  });
});

it('the banner accepts no code that it could not show to everybody [S1-2.15.82]', async () => {
  const admin = await administrator();
  const code = newTarget().toUpperCase();
  await db.query('INSERT INTO discount_codes (code, percent, min_order_cents) VALUES ($1, 10, 5000)', [code]);
  const { banner } = (await admin.call(adminSettings)).sections;
  const refused = await admin.refused(adminSaveSettings.banner, {
    body: { version: banner.version, values: { ...banner.values, enabled: true, code } },
  });
  expect(refused.body.fields).toEqual({ 'values.code': expect.stringContaining('vale para todos') });
});

describe('conversions', () => {
  it('each paid order is one, on its day and with its source, in pages, newest first [S1-2.15.83 S1-3.3]', async () => {
    const admin = await administrator();
    const bought = await buy({ source: 'chooser' });
    const unknown = await buy({ source: 'gclid=abc' });
    const answer = await admin.call(adminConversions, { query: { days: '7', source: 'chooser' } });
    expect(answer.days).toHaveLength(7);
    const today = answer.days.at(-1)!;
    expect(today.day).toBe(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' }));
    expect(today.count).toBeGreaterThan(0);
    expect(answer.days.reduce((sum, { count }) => sum + count, 0)).toBe(answer.total);
    const of = answer.conversions.find(({ orderNumber }) => orderNumber === bought.order.orderNumber);
    expect(of).toMatchObject({ source: 'chooser', amountCents: 999, currency: 'EUR' });
    // Only kinds of entry are kept, nothing that a browser makes up.
    const others = await admin.call(adminConversions, { query: { days: '7', source: 'other' } });
    expect(others.conversions.map(({ orderNumber }) => orderNumber)).toContain(unknown.order.orderNumber);
    expect(answer.sources.map(({ source }) => source)).toEqual(expect.arrayContaining(['chooser', 'other']));
    const counts = answer.sources.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const times = answer.conversions.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    // Nothing about the buyer.
    expect(JSON.stringify(answer)).not.toContain(bought.cart.username);
  });

  it('a source without conversions is an empty list', async () => {
    const admin = await administrator();
    const answer = await admin.call(adminConversions, { query: { source: 'nobody' } });
    expect(answer).toMatchObject({ total: 0, conversions: [] });
  });
});

describe('addresses unsubscribed from marketing mail', () => {
  it('an address that unsubscribed by form is listed with its text, as having left on its own [S1-2.15.84]', async () => {
    const support = await logInAs(db, 'support');
    const left = leaveRequest();
    await browser().call(leave, { body: left });
    const [row] = await eventually(async () => {
      const rows = await found(support, left.email);
      if (rows.length === 0) throw new Error('Not on the list yet');
      return rows;
    });
    expect(row).toMatchObject({ email: left.email, reason: left.reason });
    expect(row?.addedBy).toBeUndefined();
  });

  it('two add the same address in parallel: it is added once, the other gets a refusal; no address in the audit log [S1-2.15.84]', async () => {
    const support = await logInAs(db, 'support');
    const email = address();
    const body = { email: email.toUpperCase(), reason: `Lo pidió por teléfono ${randomUUID()}` };
    const answers = await Promise.all(
      [0, 1].map(() => support.send('POST', '/api/admin/suppressions', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'suppressed_already' });
    const rows = await found(support, email.slice(0, 10));
    expect(rows).toMatchObject([{ email, reason: body.reason, addedBy: expect.stringMatching(/^support-/) }]);
    const log = await db.query('SELECT * FROM audit_log WHERE subject = $1', [rows[0]?.id]);
    expect(log.rows).toMatchObject([{ action: 'add-suppression', after: { reason: body.reason } }]);
    expect(JSON.stringify(log.rows)).not.toContain(email);
    // Of the refused one too, whose id is in no table.
    await erasePerson(db, email, new Date());
    expect(await placesOf(db, body.reason)).toEqual([]);
  });

  it('an address is removed only because its owner asked; once, with who, when and how recorded [S1-2.15.85]', async () => {
    const admin = await administrator();
    const email = address();
    const { id } = await admin.call(adminAddSuppression, { body: { email, reason: 'Por carta' } });
    const params = { id };
    for (const asked of [undefined, false, 'true'])
      expect(
        (await admin.refused(adminEndSuppression, { params, body: { asked, reason: 'Volvió' } } as never))
          .body.fields,
      ).toEqual({ asked: 'Confirma que la persona lo ha pedido' });
    expect(await suppressed(db, email)).toBe(true);
    const body = { asked: true as const, reason: 'Escribió el 3 de noviembre' };
    const answers = await Promise.all(
      [0, 1].map(() => admin.send('POST', `/api/admin/suppressions/${id}/end`, { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 404)?.body).toMatchObject({ code: 'suppression_ended' });
    expect(await suppressed(db, email)).toBe(false);
    expect(await found(admin, email)).toEqual([]);
    expect(await found(admin, email, 'ended')).toMatchObject([
      { id, email, endedBy: 'admin', endReason: body.reason, endedAt: expect.any(String) },
    ]);
    // Unsubscribed again, it is another suppression.
    const again = await admin.call(adminAddSuppression, { body: { email, reason: 'Otra vez no' } });
    expect(again.id).not.toBe(id);
  });

  it('a customer’s own page writes the same list, and erasing the person leaves nothing of it [S1-2.15.85]', async () => {
    const admin = await administrator();
    const { cart } = await buy();
    const { customers } = await admin.call(adminCustomers, { query: { search: cart.email } });
    const params = { id: customers[0]!.id };
    const set = (wanted: boolean) =>
      admin.call(adminCustomerMarketing, { params, body: { wanted, reason: 'Llamó por teléfono' } });
    await set(false);
    expect(await found(admin, cart.email)).toMatchObject([
      { addedBy: 'admin', reason: 'Llamó por teléfono' },
    ]);
    await set(true);
    expect(await found(admin, cart.email, 'ended')).toMatchObject([{ endReason: 'Llamó por teléfono' }]);
    await erasePerson(db, cart.email, new Date());
    expect(await found(admin, cart.email, 'ended')).toEqual([]);
  });

  it.each([
    ['no address', { email: 'lucia', reason: 'Por carta' }, 'email'],
    ['no reason', { email: 'lucia@example.com', reason: '  ' }, 'reason'],
  ])('%s is refused', async (_what, body, field) => {
    const admin = await administrator();
    const refused = await admin.refused(adminAddSuppression, { body });
    expect({ status: refused.status, fields: Object.keys(refused.body.fields ?? {}) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  it('an invalid id is not found, and read-only changes nothing', async () => {
    const admin = await administrator();
    const gone = await admin.send('POST', `/api/admin/suppressions/${randomUUID()}/end`, {
      body: { asked: true, reason: 'Volvió' },
    });
    expect(gone.status).toBe(404);
    const reader = await logInAs(db, 'read-only');
    const body = { email: address(), reason: 'Por carta' };
    expect((await reader.refused(adminAddSuppression, { body })).status).toBe(403);
  });

  it('a search is the beginning of an address, and never a pattern', async () => {
    const admin = await administrator();
    const email = `a_${address()}`;
    await admin.call(adminAddSuppression, { body: { email, reason: 'Por carta' } });
    expect(await found(admin, email.slice(0, 8).toUpperCase())).toHaveLength(1);
    expect(await found(admin, `%${email.slice(1, 8)}`)).toEqual([]);
    expect(await found(admin, email.replace('_', 'x'))).toEqual([]);
  });
});
