import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { administrator } from '../api/testing/administrator';
import { browser } from '../api/testing/browser';
import { codeAfter, codeMails } from '../api/testing/customer';
import { buy, newTarget, orderThat } from '../api/testing/purchases';
import { message } from '../api/testing/requests';
import { eventually } from '../api/testing/wait';
import { adminCloseContact } from '../domain/calls/admin-requests';
import { customerAccount } from '../domain/calls/customer';
import { readThread, sendContact } from '../domain/calls/support';
import { addressOf } from '../domain/pages';
import { contactReference } from '../domain/support';
import { threadToken } from '../purchases/thread-url';
import { readKeyring } from '../security/keyring';
import { listMessages } from '../web/admin/list/text';
import { commonMessages } from '../web/admin/messages/common';
import { requestMessages } from '../web/admin/requests/text';
import { follow } from './support/back-office';
import { held } from './support/held';
import { loseAnswer } from './support/lost-answer';
import { mailTo } from './support/sandbox';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

/** The e-mail to an address that contains `holds`, once it has arrived. */
function emailWith(address: string, holds: string) {
  return eventually(async () => {
    const mail = (await mailTo(address)).find(({ subject, text }) => `${subject} ${text}`.includes(holds));
    if (!mail) throw new Error(`No e-mail with ${holds} yet`);
    return mail;
  });
}

/** The reference shown on the page. */
async function reference(page: Page): Promise<string> {
  return /[CB]-[0-9A-F]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
}

async function suppressed(email: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM email_suppressions WHERE email = $1', [email]);
  return rowCount === 1;
}

test('a message is written by keyboard, survives a reload, and arrives as an e-mail and a row; without a connection nothing is lost, and sent again it is one [S1-2.1.2 S1-2.9.1 S1-2.9.3 S1-2.9.4 S1-2.9.5 S1-5.5]', async ({
  page,
  language,
}) => {
  const { common, contact, errors, heads } = words[language];
  await page.goto(`${addressOf('contact', language)}?order=%23fnz-261121-ab3k`);
  await expect(page.getByRole('heading', { level: 1, name: heads.contact.title })).toBeVisible();
  await expect(page.getByLabel(contact.order)).toHaveValue('FNZ-261121-AB3K');
  await expect(page.getByLabel(contact.service)).toHaveValue('order');
  await expectSound(page, language);

  // Nothing is sent; messages are at the fields and in one line, and the first such field has the focus.
  await page.getByLabel(contact.phone).fill('call me');
  await page.getByLabel(contact.phone).press('Enter');
  for (const text of [contact.missing.name, common.emailMissing, contact.missing.message])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText(contact.missing.phone, { exact: true })).toBeVisible();
  // One announcement: several would interrupt each other.
  await expect(page.getByRole('alert')).toHaveText([contact.problems(4)]);
  const name = page.getByLabel(contact.name);
  await expect(name).toBeFocused();
  await expectSound(page, language);

  const email = `contact-${language}-${randomUUID().slice(0, 8)}@example.com`;
  await name.pressSequentially('Ana Prueba');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.getByLabel(contact.phone).fill('+34 600 000 000');
  await page.getByLabel(contact.message).fill('<b>ABC 1234</b>');
  await page.reload();
  await expect(page.getByLabel(contact.message)).toHaveValue('<b>ABC 1234</b>');
  await expect(page.getByLabel(contact.email)).toHaveValue(email);
  await expect(page.getByText(contact.kept)).toBeVisible();
  await page.getByRole('button', { name: contact.send }).press('Enter');
  await expect(page.getByRole('heading', { name: contact.done.title })).toBeVisible();
  await expectSound(page, language);
  const shown = await reference(page);

  const thanks = await emailWith(email, shown);
  expect(thanks.text).not.toContain('ABC 1234');
  expect((await emailWith('soporte@fanzeo.example', shown)).text).toContain('<b>ABC 1234</b>');
  const { rows } = await db.query('SELECT message, language FROM contact_messages WHERE email = $1', [email]);
  expect(rows).toEqual([{ message: '<b>ABC 1234</b>', language }]);
  // After sending, the form for another message is empty.
  await page.getByRole('button', { name: contact.done.another }).click();
  await expect(page.getByLabel(contact.message)).toHaveValue('');
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('after too many e-mails to the address this one has no acknowledgement', async () => {
    // The limit of a shop under test is far higher; api/support/support.api.test.ts reaches it.
    await page.route('**/api/contact', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), acknowledged: false } });
    });
    await name.fill('Ana Prueba');
    await page.getByLabel(contact.email).fill(email);
    await page.getByLabel(contact.message).fill('¿Cuándo llega?');
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByText(contact.done.withoutEmail(email))).toBeVisible();
    expect(await reference(page)).toMatch(/^C-/);
    await expectSound(page, language);
    await page.unroute('**/api/contact');
  });

  await test.step('a connection that is gone loses nothing: the same message is sent again, and is one', async () => {
    const other = `offline-${randomUUID().slice(0, 8)}@example.com`;
    await page.getByRole('button', { name: contact.done.another }).click();
    await page.getByLabel(contact.name).fill('Ana Prueba');
    await page.getByLabel(contact.email).fill(other);
    await page.getByLabel(contact.message).fill('ABC 5678');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByText(errors.network)).toBeVisible();
    await expect(page.getByLabel(contact.message)).toHaveValue('ABC 5678');
    await expectSound(page, language);
    // Only the answer is lost: sending again must not store a second message.
    await page.context().setOffline(false);
    let lost = false;
    await page.route('**/api/contact', async (route) => {
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: contact.send }).click();
    await eventually(async () => expect(lost).toBe(true));
    await expect(page.getByText(errors.network)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(contact.email)).toHaveValue(other);
    // On a slow network no field takes text that would be lost with the form.
    const answer = await held(page, '**/api/contact');
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByLabel(contact.message)).not.toBeEditable();
    await expect(page.getByLabel(contact.phone)).not.toBeEditable();
    answer();
    await expect(page.getByRole('heading', { name: contact.done.title })).toBeVisible();
    const { rowCount } = await db.query('SELECT 1 FROM contact_messages WHERE email = $1', [other]);
    expect(rowCount).toBe(1);
  });

  await page.goto(addressOf('contact', language));
  await expect(page.getByLabel(contact.service)).toHaveValue('other');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contactDraft.v1'))).toBeNull();
});

test('unsubscribing by form: missing input has its messages; then it applies at once, with an e-mail [S1-2.10.1 S1-5.6 S1-8.11]', {
  tag: '@desktop',
}, async ({ page, language }) => {
  const { common, heads, leaving } = words[language];
  await page.goto(addressOf('unsubscribe', language));
  await expect(page.getByRole('heading', { level: 1, name: heads.unsubscribe.title })).toBeVisible();
  await expectSound(page, language);
  await page.getByRole('textbox', { name: leaving.username }).fill('a');
  await page.getByRole('textbox', { name: leaving.email }).fill('no address');
  await page.getByRole('textbox', { name: leaving.reason }).fill('no');
  await page.getByRole('button', { name: leaving.send.mail }).click();
  for (const text of Object.values(leaving.missing))
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expectSound(page, language);

  const email = `leave-${language}-${randomUUID().slice(0, 8)}@example.com`;
  await page.getByRole('textbox', { name: leaving.username }).fill('ana.prueba');
  await page.getByRole('textbox', { name: leaving.email }).fill(email);
  await page.getByRole('textbox', { name: leaving.reason }).fill('ABC 12345');
  await page.reload();
  await expect(page.getByRole('textbox', { name: leaving.reason })).toHaveValue('ABC 12345');
  await page.getByRole('button', { name: leaving.send.mail }).click();
  await expect(page.getByRole('heading', { name: leaving.done.mail.title })).toBeVisible();
  await expect(page.getByText(leaving.toast, { exact: true }).first()).toBeVisible();
  // It applies at once, so nothing promises a day. Read once: the toast disappears after some seconds.
  expect(await page.getByText(/24 (?:horas|heures|ore)/).count()).toBe(0);
  await expectSound(page, language);
  await emailWith(email, await reference(page));
  expect(await suppressed(email)).toBe(true);

  // Past the header it is still there; the link to the page shows the form again.
  await page.getByRole('link', { name: common.skipToContent }).press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('heading', { name: leaving.done.mail.title })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: heads.unsubscribe.title }).click();
  await expect(page.getByRole('textbox', { name: leaving.reason })).toHaveValue('');
});

test('a conversation with the assistant goes along, folded, unless it is taken away [S1-2.9.6 V21]', async ({
  page,
}) => {
  const { contact } = words.es;
  const text = contact.conversation;
  // Any address of the shop has its storage.
  await page.goto('/robots.txt');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'chat.v1',
      JSON.stringify([
        {
          role: 'user',
          content: '¿Dónde está <img src=x onerror=alert(1)> mi pedido?',
          timestamp: new Date(),
        },
        { role: 'assistant', content: 'Indícame tu número.', timestamp: new Date() },
        { role: 'nobody', content: 'Not a message' },
      ]),
    ),
  );
  await page.goto('/es/contact?chat=1');
  await expect(page.getByText(text.title(2))).toBeVisible();
  await page.getByText(text.show).click();
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expectSound(page, 'es');
  const email = `chat-${randomUUID().slice(0, 8)}@example.com`;
  const send = async () => {
    await page.getByLabel(contact.name).fill('Ana Prueba');
    await page.getByLabel(contact.email).fill(email);
    await page.getByLabel(contact.message).fill('Como le decía al asistente');
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByRole('heading', { name: contact.done.title })).toBeVisible();
  };
  await send();
  expect((await emailWith('soporte@fanzeo.example', await reference(page))).text).toContain(
    'Asistente, según el visitante: Indícame tu número.',
  );
  await page.goto('/es/contact?chat=1');
  await page.getByRole('button', { name: text.remove }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await send();
  await eventually(async () => {
    const { rows } = await db.query(
      'SELECT jsonb_array_length(conversation) AS length FROM contact_messages WHERE email = $1 ORDER BY received_at',
      [email],
    );
    expect(rows).toEqual([{ length: 2 }, { length: null }]);
  });
});

test('deletion to its end: bought, asked, confirmed, approved in the back office, gone [S1-2.10.4]', async ({
  page,
  visit,
  signedIn,
}) => {
  const { heads, leaving } = words.es;
  const mark = newTarget();
  const email = `${mark}@example.com`;
  const { order, browser: buyer } = await buy({ email, username: mark });
  await orderThat(buyer, order.id, ({ status }) => status === 'completed');

  await page.goto('/darse-de-baja?wish=deletion');
  const chosen = (wish: 'mail' | 'deletion') =>
    page.getByRole('radio', { name: new RegExp(leaving.requests[wish][0]), checked: true });
  const choose = (wish: 'mail' | 'deletion') =>
    page.getByText(leaving.requests[wish][0], { exact: true }).click();
  await expect(chosen('deletion')).toBeVisible();
  // Another choice than the link's survives a reload.
  await choose('mail');
  await page.getByRole('textbox', { name: leaving.reason }).fill('ABC 12345');
  await page.reload();
  await expect(page.getByRole('textbox', { name: leaving.reason })).toHaveValue('ABC 12345');
  await expect(chosen('mail')).toBeVisible();
  await choose('deletion');
  await page.getByRole('textbox', { name: leaving.username }).fill(mark);
  await page.getByRole('textbox', { name: leaving.email }).fill(email);
  await page.getByRole('textbox', { name: leaving.reason }).fill('Ya no lo necesito');
  await page.getByRole('button', { name: leaving.send.deletion }).click();
  await expect(page.getByRole('heading', { name: leaving.done.deletion.title })).toBeVisible();
  await expect(page.getByText(leaving.done.deletion.text(email))).toBeVisible();
  await expect(page.getByText(leaving.toastText, { exact: true }).first()).toBeVisible();
  await expectSound(page, 'es');
  const shown = await reference(page);

  // An administrator sees it, and can't approve it before the address is proven.
  const desk = await visit({ size: 'desk', storageState: signedIn });
  await desk.goto('/admin/requests?kind=deletion&open=false');
  const card = desk.getByRole('article', { name: new RegExp(shown) });
  await expect(card.getByText(requestMessages.progress.unproven, { exact: true })).toBeVisible();
  await card.getByRole('button', { name: requestMessages.decide }).click();
  const approve = card.getByRole('button', { name: requestMessages.approve });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expectSound(desk);

  const link = /http\S+confirm=\S+/.exec((await emailWith(email, shown)).text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: leaving.byLink.deletion.button }).click();
  await expect(page.getByRole('heading', { name: leaving.byLink.deletion.done })).toBeVisible();

  // The screen updates live.
  await expect(card.getByText(requestMessages.progress.open)).toBeVisible();
  await card.getByLabel(requestMessages.note).fill('Identidad comprobada');
  await approve.click();
  const dialog = desk.getByRole('dialog', { name: requestMessages.confirmTitle });
  await expect(dialog).toBeVisible();
  await expectSound(desk);
  await dialog.getByRole('button', { name: requestMessages.confirm }).press('Enter');
  await expect(card.getByText(requestMessages.states.erased, { exact: true })).toBeVisible();
  await expect(card.getByText(requestMessages.erased)).toBeVisible();
  await expectSound(desk);
  await emailWith(email, 'Tus datos están borrados');

  // The number still shows the order's status, but not whose it was.
  await page.goto(`/es/track?order=${order.orderNumber}`);
  await expect(page.getByText(order.orderNumber).first()).toBeVisible();
  await expect(page.getByText(heads.track.title).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(mark);
  // The address has no account data.
  const { rows } = await db.query('SELECT 1 FROM orders WHERE lower(email) = $1', [email]);
  expect(rows).toEqual([]);
  expect((await browser().send('GET', customerAccount.path)).status).toBe(401);
});

test('support answers from the card, the customer continues by the link of the e-mail, and finds it in the account; a half-written answer stays although a colleague closes the message, and one that was corrected after a lost attempt is sent as corrected [S1-2.9.7]', {
  tag: '@both',
}, async ({ visit, size, signedIn, language }) => {
  const { account, contact, thread } = words[language];
  const email = `thread-${randomUUID().slice(0, 8)}@example.com`;
  const visitor = await visit({ size });
  await visitor.goto(addressOf('contact', language));
  await visitor.getByLabel(contact.name).fill('Ana Prueba');
  await visitor.getByLabel(contact.email).fill(email);
  await visitor.getByLabel(contact.message).fill('ABC 1234');
  await visitor.getByRole('button', { name: contact.send }).click();
  await expect(visitor.getByRole('heading', { name: contact.done.title })).toBeVisible();
  const shown = await reference(visitor);

  // The e-mail to support links to the message.
  const link =
    /http\S+admin\/requests\/\S+/.exec((await emailWith('soporte@fanzeo.example', shown)).text)?.[0] ?? '';
  const page = await visit({ size, storageState: signedIn });
  await page.goto(link);
  const card = page.getByRole('article', { name: new RegExp(shown) });
  // A screen reader reads it in the customer's language.
  await expect(card.getByText('ABC 1234')).toHaveAttribute('lang', language);
  await expect(card.getByText(commonMessages.dueIn('23 h'))).toBeVisible();
  // A button opens the form, which requires a text.
  await card.getByRole('button', { name: requestMessages.answer, exact: true }).press('Enter');
  const text = card.getByRole('textbox', { name: requestMessages.answerText });
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('lang', language);
  await expectSound(page);
  await card.getByRole('button', { name: requestMessages.answerSend }).click();
  await expect(card.getByText('Escribe la respuesta', { exact: true })).toBeVisible();
  await text.fill('<b>DEF 5678</b>');
  await card.getByRole('checkbox').click();
  await card.getByRole('button', { name: requestMessages.answerSend }).click();
  await expect(card.getByText(requestMessages.states.answered, { exact: true })).toBeVisible();
  await expect(card.getByText('<b>DEF 5678</b>').first()).toBeVisible();
  // The e-mail's link opens the thread without a login.
  const { text: mail } = await emailWith(email, 'DEF 5678');
  await visitor.goto(/http\S+token=\S+/.exec(mail)?.[0] ?? '');
  await expect(visitor.getByText('<b>DEF 5678</b>')).toBeVisible();
  await expect(visitor.getByText(thread.said.answered.title)).toBeVisible();
  await expectSound(visitor, language);
  await visitor.getByRole('button', { name: thread.send }).click();
  await expect(visitor.getByText(contact.missing.message, { exact: true })).toBeVisible();
  await visitor.getByLabel(thread.message).fill('GHI 9012');
  await visitor.getByRole('button', { name: thread.send }).press('Enter');
  await expect(visitor.getByText(thread.said.open.title, { exact: true })).toBeVisible();
  await expect(visitor.getByText('GHI 9012')).toBeVisible();
  await expect(visitor.getByLabel(thread.message)).toHaveValue('');

  // Support sees it without a reload, and closes it without an answer.
  await expect(card.getByText('GHI 9012')).toBeVisible();
  await card.getByRole('button', { name: requestMessages.close }).press('Enter');
  await card.getByRole('textbox', { name: requestMessages.closeNote }).fill('Ya está resuelto');
  await card.getByRole('button', { name: requestMessages.close }).first().click();
  await expect(card.getByText(requestMessages.states.closed, { exact: true })).toBeVisible();
  await expect(card.getByText(/Ya está resuelto/)).toBeVisible();
  await expectSound(page);

  // The account of the address lists it, with its state.
  await visitor.goto(addressOf('account', language));
  const before = await codeMails(email);
  await visitor.getByLabel(account.email).fill(email);
  await visitor.getByRole('button', { name: account.ask }).click();
  await visitor.getByLabel(account.code.label).fill(await codeAfter(email, before));
  await visitor.getByRole('button', { name: account.code.enter }).click();
  const own = visitor.getByRole('listitem').filter({ hasText: shown });
  await expect(own.getByText(thread.states.closed)).toBeVisible();
  await expectSound(visitor, language);
  await own.getByRole('link', { name: thread.list.read }).click();
  await expect(visitor.getByText(thread.said.closed.title)).toBeVisible();

  await visitor.goto(`${addressOf('thread', language)}?token=nonsense`);
  await expect(visitor.getByText(thread.invalid.title)).toBeVisible();
  await expectSound(visitor, language);

  const [said, other] = [message(), message()];
  for (const body of [said, other]) await browser().call(sendContact, { body });
  await emailWith(other.email, contactReference(other.id));
  await test.step('a half-written answer stays where it is, although a colleague closes the message', async () => {
    await follow(page, '/admin/requests?kind=contact&open=true');
    const first = page.getByRole('article', { name: new RegExp(contactReference(said.id)) });
    await first.getByRole('button', { name: requestMessages.answer, exact: true }).click();
    const half = first.getByRole('textbox', { name: requestMessages.answerText });
    await half.fill('Llegará el');
    const colleague = await administrator();
    await colleague.call(adminCloseContact, {
      params: { id: said.id },
      body: { reason: 'Contestado por teléfono', seen: 1 },
    });
    await expect(page.getByText(listMessages.held)).toBeVisible();
    await expect(half).toHaveValue('Llegará el');
    await expect(half).toBeFocused();
    await expectSound(page);
    await first.getByRole('button', { name: 'Cancelar' }).click();
    await expect(first).toHaveCount(0);
  });

  await test.step('one that was corrected after its first attempt was lost is sent as corrected', async () => {
    const second = page.getByRole('article', { name: new RegExp(contactReference(other.id)) });
    await second.getByRole('link', { name: requestMessages.open }).click();
    await second.getByRole('button', { name: requestMessages.answer, exact: true }).click();
    const answer = second.getByRole('textbox', { name: requestMessages.answerText });
    await answer.fill('El 5 de mayo');
    await second.getByRole('checkbox').click();
    // A look elsewhere and a reload leave the answer as it was; the way back is to the filtered list.
    await page.getByRole('main').getByRole('link', { name: requestMessages.title }).click();
    await expect(page).toHaveURL(/\/admin\/requests\?kind=contact&open=true$/);
    await expect(second.getByRole('textbox')).toHaveValue('El 5 de mayo');
    await page.goBack();
    await expect(answer).toHaveValue('El 5 de mayo');
    await page.reload();
    await expect(answer).toHaveValue('El 5 de mayo');
    await expect(second.getByRole('checkbox')).not.toBeChecked();
    await loseAnswer(page, '**/api/admin/contact/*/answer');
    await second.getByRole('button', { name: requestMessages.answerSend }).click();
    await expect(second.getByText(requestMessages.actionFailed)).toBeVisible();
    // The first attempt arrived, and is shown.
    await expect(second.getByRole('listitem').filter({ hasText: 'El 5 de mayo' })).toBeVisible();
    await expect(answer).toHaveValue('El 5 de mayo');
    await answer.fill('El 6 de mayo');
    await second.getByRole('button', { name: requestMessages.answerSend }).click();
    await expect(second.getByRole('listitem').filter({ hasText: 'El 6 de mayo' })).toBeVisible();
    await emailWith(other.email, 'El 6 de mayo');
  });
});

test('the text of a reply survives a reload by another link of its thread, and its field takes none while it is sent', async ({
  page,
  language,
}) => {
  const { thread } = words[language];
  const said = message({ language, message: 'GHI 9012' });
  const newToken = () => threadToken(readKeyring(process.env.ENCRYPTION_KEYS ?? ''), said.id);
  await browser().call(sendContact, { body: said });
  await eventually(() => browser().call(readThread, { body: { token: newToken() } }));
  await page.goto(`${addressOf('thread', language)}?token=${newToken()}`);
  const field = page.getByLabel(thread.message);
  const send = '**/api/contact/thread/messages';
  const answer = await held(page, send);
  const asked = page.waitForRequest(send);
  await field.fill('ABC 1234');
  // The account and each e-mail have another link of it.
  await page.goto(`${addressOf('thread', language)}?token=${newToken()}`);
  await expect(field).toHaveValue('ABC 1234');
  await page.getByRole('button', { name: thread.send }).click();
  await asked;
  await expect(field).not.toBeEditable();
  // It can be read and left by keyboard meanwhile.
  await field.focus();
  await expect(field).toBeFocused();
  await page.keyboard.type('DEF 5678');
  await expect(field).toHaveValue('ABC 1234');
  await expectSound(page, language);
  answer();
  await expect(page.getByText('ABC 1234')).toHaveCount(1);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.type('DEF 5678');
  await expect(field).toHaveValue('DEF 5678');
  // Somebody logs out on another page of the browser.
  const other = await page.context().newPage();
  await other.goto(addressOf('account', language));
  await other.evaluate(() => {
    window.localStorage.setItem('any', '');
    window.localStorage.clear();
  });
  await page.waitForURL(`**${addressOf('account', language)}`);
});
