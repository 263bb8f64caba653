import { randomUUID } from 'node:crypto';
import { confirmLeave, leave } from '#domain/calls/support.ts';
import { languages } from '#domain/money.ts';
import { wholeMailTo } from '#e2e/support/sandbox.ts';
import { readKeyring } from '#security/keyring.ts';
import { sealToken } from '#security/sealed-token.ts';
import { leaveWorkflowId } from '#workflows/messages.ts';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { leaveRequest, stateOf, supportMail, suppressed } from '../testing/requests';
import { testTemporal } from '../testing/temporal';

const db = fileDatabase();
const temporal = testTemporal();
const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');

const ended = (workflowId: string) => temporal.workflow.getHandle(workflowId).result();

describe('unsubscribing', () => {
  it.each(languages)(
    '%s: the form ends marketing mail at once, it is confirmed, and support is notified [S1-2.10.2]',
    async (language) => {
      const said = leaveRequest({ language });
      const answer = await browser().call(leave, { body: said });
      await ended(leaveWorkflowId(said.id));
      expect(await suppressed(db, said.email)).toBe(true);
      expect(await stateOf(db, said.id)).toBe('done');
      expect(await supportMail(answer.reference)).toHaveLength(1);
      const emails = await wholeMailTo(said.email);
      expect(emails).toHaveLength(1);
      expect(emails[0]?.html).toContain(`<html lang="${language}">`);
      expect(emails[0]?.text).not.toContain(said.reason);
    },
  );

  it('by one click of the mail program, any number of times, without a cookie [S1-2.10.3]', async () => {
    const email = `One${randomUUID()}@example.com`;
    const token = sealToken(keyring, 'letter', { use: 'unsubscribe', email, language: 'fr' });
    const address = new URL(`/api/unsubscribe/one-click?token=${token}`, process.env.SHOP_URL);
    const press = () =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    // Opening it changes nothing, and shows the page in the reader's language.
    const opened = await fetch(address, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/fr/desinscription?token=${token}`,
    ]);
    expect(await suppressed(db, email)).toBe(false);
    expect((await press()).status).toBe(200);
    const again = await press();
    expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await suppressed(db, email)).toBe(true);
  });

  it.each([
    ['made up', 'AAAA'],
    ['empty', ''],
    ['sealed for another use', sealToken(keyring, 'letter', { use: 'order', email: 'a@b.example' })],
    [
      'cut',
      sealToken(keyring, 'letter', { use: 'unsubscribe', email: 'a@b.example', language: 'es' }).slice(0, -6),
    ],
  ])('a token that is %s is refused in the common shape of errors [S1-7.6]', async (_name, token) => {
    const answer = await browser().send('POST', `/api/unsubscribe/one-click?token=${token}`, {
      text: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'link_invalid' } });
    if (!token) return;
    const page = await browser().refused(confirmLeave, { body: { token } });
    expect(page).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
  });

  it('by the button of the page', async () => {
    const email = `button${randomUUID()}@example.com`;
    const token = sealToken(keyring, 'letter', { use: 'unsubscribe', email, language: 'es' });
    expect(await browser().call(confirmLeave, { body: { token } })).toMatchObject({ wish: 'mail' });
    expect(await suppressed(db, email)).toBe(true);
  });

  it.each([
    [{ username: 'a' }, 'username', 'El nombre de usuario es demasiado corto'],
    [{ reason: 'no' }, 'reason', 'Por favor explica brevemente el motivo'],
    [{ email: 'not an address' }, 'email', 'Por favor, introduce un correo electrónico válido'],
  ])('%o is refused at its field [S1-5.6]', async (over, field, sentence) => {
    const { status, body } = await browser().refused(leave, { body: leaveRequest(over) });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: sentence });
  });
});
