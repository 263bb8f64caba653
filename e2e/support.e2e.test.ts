import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { unsubscribeLinks } from '../activities/unsubscribe-links';
import { browser } from '../api/testing/browser';
import { testDatabase } from '../api/testing/database';
import { buy, newTarget, orderThat } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { customerAccount } from '../domain/calls/customer';
import { type Language, languages } from '../domain/money';
import { addressOf } from '../domain/pages';
import { readKeyring } from '../security/keyring';
import { commonMessages } from '../web/admin/messages/common';
import { requestMessages } from '../web/admin/messages/requests';
import { logIn } from './support/back-office';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { mailTo } from './support/sandbox';
import { words } from './support/words';

const db = testDatabase();
afterEach(leave);
afterAll(async () => {
  await quit();
  await db.end();
});

async function isSound(page: Page, language: Language): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await foreignSentences(page, language)).toEqual([]);
  expect(await overflows(page)).toBe(false);
}

/** The letter that an address got, once it is there. */
function letter(address: string, holds: string) {
  return eventually(async () => {
    const mail = (await mailTo(address)).find(({ subject, text }) => `${subject} ${text}`.includes(holds));
    if (!mail) throw new Error(`No letter with ${holds} yet`);
    return mail;
  });
}

/** The reference that the page shows. */
async function reference(page: Page): Promise<string> {
  return /[CB]-[0-9A-F]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
}

async function suppressed(email: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM email_suppressions WHERE email = $1', [email]);
  return rowCount === 1;
}

describe.each(languages)('in %s', (language) => {
  const { contact, leaving, shell, tracking } = words[language];

  test('a message is written by keyboard, survives a reload, and arrives as a letter and as a row', async () => {
    const page = await visit('phone');
    await page.goto(`${addressOf('contact', language)}?order=%23fnz-261121-ab3k`);
    await page.getByRole('heading', { level: 1, name: contact.title }).waitFor();
    await eventually(async () => {
      expect(await page.getByLabel(contact.order).inputValue()).toBe('FNZ-261121-AB3K');
    });
    expect(await page.getByLabel(contact.service).inputValue()).toBe('order');
    await isSound(page, language);

    // Nothing is sent, and what is missing is said beside the fields and in one line; the first one has the focus.
    await page.getByLabel(contact.phone).fill('call me');
    await page.getByLabel(contact.phone).press('Enter');
    for (const text of [contact.missing.name, contact.missing.emailMissing, contact.missing.message])
      await page.getByText(text, { exact: true }).waitFor();
    await page.getByText(contact.missing.phone, { exact: true }).waitFor();
    await page.getByText(contact.problems(4)).waitFor();
    const name = page.getByLabel(contact.name);
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    await isSound(page, language);

    const email = `contact-${language}-${randomUUID().slice(0, 8)}@example.com`;
    await name.pressSequentially('Ana Prueba');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.getByLabel(contact.phone).fill('+34 600 000 000');
    await page.getByLabel(contact.message).fill('<b>XXX 1234</b>');
    await page.reload();
    await eventually(async () => {
      expect(await page.getByLabel(contact.message).inputValue()).toBe('<b>XXX 1234</b>');
    });
    expect(await page.getByLabel(contact.email).inputValue()).toBe(email);
    await page.getByText(contact.kept).waitFor();
    await page.getByRole('button', { name: contact.send }).press('Enter');
    await page.getByRole('heading', { name: contact.done.title }).waitFor();
    await isSound(page, language);
    const shown = await reference(page);

    const thanks = await letter(email, shown);
    expect(thanks.text).not.toContain('XXX 1234');
    expect((await letter('soporte@fanzeo.example', shown)).text).toContain('<b>XXX 1234</b>');
    const { rows } = await db.query('SELECT message, language FROM contact_messages WHERE email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ message: '<b>XXX 1234</b>', language }]);
    // Sent is sent: another message begins empty.
    await page.getByRole('button', { name: contact.done.another }).click();
    expect(await page.getByLabel(contact.message).inputValue()).toBe('');
    await page.goto(addressOf('contact', language));
    expect(await page.getByLabel(contact.service).inputValue()).toBe('other');
    expect(await page.evaluate(() => sessionStorage.getItem('contactDraft.v1'))).toBeNull();
    expect(page.complaints).toEqual([]);
  });

  test('leaving by form: what is missing, in its words; then at once, with a letter', async () => {
    const page = await visit('desk');
    await page.goto(addressOf('unsubscribe', language));
    await page.getByRole('heading', { level: 1, name: leaving.title }).waitFor();
    await isSound(page, language);
    await page.getByRole('textbox', { name: leaving.username }).fill('a');
    await page.getByRole('textbox', { name: leaving.email }).fill('no address');
    await page.getByRole('textbox', { name: leaving.reason }).fill('no');
    await page.getByRole('button', { name: leaving.send.mail }).click();
    for (const text of Object.values(leaving.missing)) await page.getByText(text, { exact: true }).waitFor();
    await isSound(page, language);

    const email = `leave-${language}-${randomUUID().slice(0, 8)}@example.com`;
    await page.getByRole('textbox', { name: leaving.username }).fill('ana.prueba');
    await page.getByRole('textbox', { name: leaving.email }).fill(email);
    await page.getByRole('textbox', { name: leaving.reason }).fill('XXX 12345');
    await page.getByRole('button', { name: leaving.send.mail }).click();
    await page.getByRole('heading', { name: leaving.done.mail.title }).waitFor();
    await page.getByText(leaving.toast, { exact: true }).first().waitFor();
    await isSound(page, language);
    await letter(email, await reference(page));
    expect(await suppressed(email)).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  test('the link of a letter: opening it changes nothing, one press ends marketing mail', async () => {
    const email = `link-${language}-${randomUUID().slice(0, 8)}@example.com`;
    const { page: address } = unsubscribeLinks(
      {
        keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''),
        publicUrl: process.env.SHOP_URL ?? '',
        supportEmail: 'soporte@fanzeo.example',
      },
      { email, language },
    );
    const page = await visit('phone');
    await page.goto(address);
    await page.getByRole('heading', { name: leaving.byLink.mail.title }).waitFor();
    await isSound(page, language);
    expect(await suppressed(email)).toBe(false);
    await page.getByRole('button', { name: leaving.byLink.mail.button }).press('Enter');
    await page.getByRole('heading', { name: leaving.byLink.mail.done }).waitFor();
    expect(await suppressed(email)).toBe(true);
    await isSound(page, language);

    await page.goto(`${addressOf('unsubscribe', language)}?token=nonsense`);
    await page.getByRole('button', { name: leaving.byLink.mail.button }).click();
    await page.getByText(words[language].errors.link_invalid).waitFor();
    await page.getByRole('link', { name: leaving.form }).click();
    await page.getByRole('textbox', { name: leaving.username }).waitFor();
  });

  test('header and menu lead to contact', async () => {
    const page = await visit('desk');
    await page.goto(addressOf('terms', language));
    await page.getByRole('banner').getByRole('link', { name: shell.contact }).click();
    await page.getByRole('heading', { level: 1, name: contact.title }).waitFor();
    await page.getByRole('link', { name: contact.track }).click();
    await page.getByRole('heading', { level: 1, name: tracking.title }).waitFor();
  });
});

test('a connection that is gone loses nothing: the same message is sent again, and is one', async () => {
  const { contact } = words.es;
  const page = await visit('phone');
  const email = `offline-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/contacto?order=FNZ-261121-CCCC');
  // The page runs once it knows the number of its address.
  await eventually(async () => {
    expect(await page.getByLabel(contact.order).inputValue()).toBe('FNZ-261121-CCCC');
  });
  await page.getByLabel(contact.name).fill('Ana Prueba');
  await page.getByLabel(contact.email).fill(email);
  await page.getByLabel(contact.message).fill('Un mensaje sin conexión');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: contact.send }).click();
  await page.getByText(contact.offline).waitFor();
  expect(await page.getByLabel(contact.message).inputValue()).toBe('Un mensaje sin conexión');
  expect(await violations(page)).toEqual([]);
  // The answer is lost, not the message: what is sent again after it must not be a second one.
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
  await page.getByText(contact.offline).waitFor();
  await page.reload();
  await eventually(async () => {
    expect(await page.getByLabel(contact.email).inputValue()).toBe(email);
  });
  await page.getByRole('button', { name: contact.send }).click();
  await page.getByRole('heading', { name: contact.done.title }).waitFor();
  const { rowCount } = await db.query('SELECT 1 FROM contact_messages WHERE email = $1', [email]);
  expect(rowCount).toBe(1);
});

test('a conversation with the assistant goes along, folded, unless it is taken away', async () => {
  const { contact } = words.es;
  const text = contact.conversation;
  const page = await visit('phone');
  await page.goto('/es/contact');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'chat.v1',
      JSON.stringify([
        {
          role: 'user',
          content: '¿Dónde está <img src=x onerror=alert(1)> mi pedido?',
          timestamp: new Date(),
        },
        { role: 'assistant', content: 'Indíqueme su número.', timestamp: new Date() },
        { role: 'nobody', content: 'Not a message' },
      ]),
    ),
  );
  await page.goto('/es/contact?chat=1');
  await page.getByText(text.title(2)).waitFor();
  await page.getByText(text.show).click();
  await page.getByText('<img src=x onerror=alert(1)>').waitFor();
  await isSound(page, 'es');
  const email = `chat-${randomUUID().slice(0, 8)}@example.com`;
  const send = async () => {
    await page.getByLabel(contact.name).fill('Ana Prueba');
    await page.getByLabel(contact.email).fill(email);
    await page.getByLabel(contact.message).fill('Como le decía al asistente');
    await page.getByRole('button', { name: contact.send }).click();
    await page.getByRole('heading', { name: contact.done.title }).waitFor();
  };
  await send();
  expect((await letter('soporte@fanzeo.example', await reference(page))).text).toContain(
    'Asistente: Indíqueme su número.',
  );
  await page.goto('/es/contact?chat=1');
  await page.getByRole('button', { name: text.remove }).click();
  await send();
  await eventually(async () => {
    const { rows } = await db.query(
      'SELECT jsonb_array_length(conversation) AS length FROM contact_messages WHERE email = $1 ORDER BY received_at',
      [email],
    );
    expect(rows).toEqual([{ length: 2 }, { length: null }]);
  });
});

test('deletion to its end: bought, asked, confirmed, approved in the back office, gone', async () => {
  const { leaving, tracking } = words.es;
  const mark = newTarget();
  const email = `${mark}@example.com`;
  const { order, browser: buyer } = await buy({ email, username: mark });
  await orderThat(buyer, order.id, ({ status }) => status === 'completed');

  const page = await visit('phone');
  await page.goto('/darse-de-baja?wish=deletion');
  await page.getByRole('radio', { name: new RegExp(leaving.wishes.deletion[0]), checked: true }).waitFor();
  await page.getByRole('textbox', { name: leaving.username }).fill(mark);
  await page.getByRole('textbox', { name: leaving.email }).fill(email);
  await page.getByRole('textbox', { name: leaving.reason }).fill('Ya no lo necesito');
  await page.getByRole('button', { name: leaving.send.deletion }).click();
  await page.getByRole('heading', { name: leaving.done.deletion.title }).waitFor();
  await isSound(page, 'es');
  const shown = await reference(page);

  // An administrator sees it, and can't approve what nobody proved.
  const desk = await visit('desk');
  await logIn(desk, '/admin/requests?kind=deletion&open=false');
  const card = desk.getByRole('article', { name: new RegExp(shown) });
  await card.getByText(requestMessages.unproven, { exact: true }).waitFor();
  await card.getByRole('button', { name: requestMessages.decide }).click();
  const approve = card.getByRole('button', { name: requestMessages.approve });
  expect(await approve.getAttribute('aria-disabled')).toBe('true');
  expect(await violations(desk)).toEqual([]);
  expect(await overflows(desk)).toBe(false);

  const link = /http\S+confirm=\S+/.exec((await letter(email, shown)).text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: leaving.byLink.deletion.button }).click();
  await page.getByRole('heading', { name: leaving.byLink.deletion.done }).waitFor();

  // The screen hears of it by itself.
  await card.getByText(requestMessages.proven).waitFor();
  await card.getByLabel(requestMessages.note).fill('Identidad comprobada');
  await approve.click();
  const dialog = desk.getByRole('dialog', { name: requestMessages.confirmTitle });
  await dialog.waitFor();
  expect(await violations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: requestMessages.confirm }).press('Enter');
  await card.getByText(requestMessages.states.erased, { exact: true }).waitFor();
  await card.getByText(requestMessages.erased).waitFor();
  expect(await violations(desk)).toEqual([]);
  await letter(email, 'Sus datos están borrados');

  // The number still tells where the order is, not whose it was.
  await page.goto(`/es/track?order=${order.orderNumber}`);
  await page.getByText(order.orderNumber).first().waitFor();
  await page.getByText(tracking.title).first().waitFor();
  expect(await page.locator('body').textContent()).not.toContain(mark);
  // The account of the address knows nothing.
  const { rows } = await db.query('SELECT 1 FROM orders WHERE lower(email) = $1', [email]);
  expect(rows).toEqual([]);
  expect((await browser().send('GET', customerAccount.path)).status).toBe(401);
  expect(page.complaints).toEqual([]);
  expect(desk.complaints).toEqual([]);
});

test.each(['phone', 'desk'] as const)(
  'on a %s an administrator answers and closes a message',
  async (size) => {
    const { contact } = words.es;
    const visitor = await visit('phone');
    await visitor.goto('/es/contact');
    await visitor.getByLabel(contact.name).fill('Ana Prueba');
    await visitor.getByLabel(contact.email).fill(`close-${randomUUID().slice(0, 8)}@example.com`);
    await visitor.getByLabel(contact.message).fill('Quisiera una factura');
    await visitor.getByRole('button', { name: contact.send }).click();
    await visitor.getByRole('heading', { name: contact.done.title }).waitFor();
    const shown = await reference(visitor);

    const page = await visit(size);
    await logIn(page, '/admin/requests?kind=contact');
    const card = page.getByRole('article', { name: new RegExp(shown) });
    await card.getByText('Quisiera una factura').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    // Its form waits behind a button, and then for a word.
    await card.getByRole('button', { name: requestMessages.close }).press('Enter');
    const note = card.getByLabel(requestMessages.closeNote);
    await eventually(async () =>
      expect(await note.evaluate((field) => field === document.activeElement)).toBe(true),
    );
    expect(await violations(page)).toEqual([]);
    await card.getByRole('button', { name: requestMessages.close }).click();
    await card.getByText(commonMessages.reasonMissing).waitFor();
    await note.fill('Factura enviada');
    await card.getByRole('button', { name: requestMessages.close }).click();
    await card.getByText(requestMessages.states.closed, { exact: true }).waitFor();
    await card.getByText(/Factura enviada/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  },
);
