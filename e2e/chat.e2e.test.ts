import type { Page } from '@playwright/test';
import { defaultContent } from '../domain/content/defaults';
import { addressOf } from '../domain/pages';
import { held } from './support/held';
import { tabTo } from './support/keyboard';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const { chat } = words.es;
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByLabel(chat.label);

/** Opens the assistant on a page. */
async function opened(page: Page, path = '/es/faq'): Promise<Page> {
  await page.goto(path);
  await page.getByRole('button', { name: chat.open }).click();
  await expect(page.getByRole('dialog', { name: chat.title })).toBeVisible();
  return page;
}

/** Whether the page is out of reach of pointer, keyboard and screen reader. */
function isBehind(page: Page): Promise<boolean> {
  return page.locator('main').evaluate((main) => main.closest('[inert]') !== null);
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('a question is answered, with a link to its page [S1-2.7.5]', {
  tag: '@both',
}, async ({ page, language }) => {
  const text = words[language].chat;
  await page.goto(addressOf('home', language));
  await page.getByRole('button', { name: text.open }).click();
  await expect(page.getByRole('log').getByText(text.welcome)).toBeVisible();
  await expectSound(page);
  const [first] = defaultContent('faq', language).entries;
  await page.getByLabel(text.label).fill(first?.pregunta ?? '');
  await page.getByRole('button', { name: text.send }).click();
  await expect(page.getByRole('log').getByText(first?.respuesta ?? '')).toBeVisible();
  await expectSound(page, language);
  await page.getByRole('log').getByRole('link', { name: words[language].heads.faq.title }).click();
  await page.waitForURL(`**${addressOf('faq', language)}`);
  await expect(page.getByRole('heading', { level: 1, name: words[language].heads.faq.title })).toBeVisible();
});

test('the button comes two seconds after the page, also without JavaScript, and not in the back office [S1-2.7.1 S1-9.12]', async ({
  visit,
}) => {
  const page = await visit({
    javaScriptEnabled: false,
  });
  const button = page.locator(`button[aria-label="${chat.open}"]`);
  await page.goto('/es/faq');
  // Set to just before its time, then left to run: a slow page would already be past it.
  await button.evaluate((element) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = 1990;
    }
  });
  await expect(button).toBeHidden();
  await button.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.play();
  });
  await expect(button).toBeVisible();
  await page.goto('/admin/login');
  await expect(button).toHaveCount(0);
});

test('at the bottom of a page it covers no control; on a desktop it opens next to the page, fetched only then; by keyboard Shift+Enter inserts a line, Enter sends, Escape minimizes, and the focus follows [S1-2.7.1 S1-2.7.2 S1-2.7.3 S1-2.7.8]', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofWindow = () => asked.filter((url) => /\/panel-[^/]+\.js/.test(url));
  await page.goto('/es/faq');
  const button = page.getByRole('button', { name: chat.open });
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    await expect(button).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const covered = await page.evaluate((name) => {
      const button = document.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect();
      return [...document.querySelectorAll('footer a, footer button')]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return (
            button &&
            box.left < button.right &&
            box.right > button.left &&
            box.top < button.bottom &&
            box.bottom > button.top
          );
        })
        .map((one) => one.textContent);
    }, chat.open);
    expect(covered, 'controls at the bottom of the page that it covers').toEqual([]);
  }
  await button.hover();
  // biome-ignore lint/suspicious/noPlaywrightNetworkidle: what is not fetched shows once nothing more comes
  await page.waitForLoadState('networkidle');
  expect(ofWindow()).toEqual([]);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  expect(ofWindow()).toHaveLength(1);
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBeLessThan(500);
  await expect.poll(() => isBehind(page)).toBe(false);

  await page.keyboard.press('Enter');
  await expect(log(page).locator('> div')).toHaveCount(1);
  await page.keyboard.type('¿Puedo');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('desistir?');
  await expect(field(page)).toHaveValue('¿Puedo\ndesistir?');
  await expect(page.getByText('16/500')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('en un plazo de 14 días')).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await page.keyboard.press('Escape');
  const bar = page.getByRole('button', { name: chat.reopen });
  await expect(bar).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('en un plazo de 14 días')).toBeVisible();
  await page.getByRole('button', { name: chat.close }).press('Enter');
  await expect(button).toBeFocused();
});

test('on a phone it fills the screen; a question has at most 500 characters and waits for the answer before; a failure is shown, a retry is answered, and a restart is empty [S1-2.7.2 S1-2.7.6 S1-2.7.7 S1-2.7.9 S1-8.14]', async ({
  page,
}) => {
  await test.step('the page behind is out of reach', async () => {
    await opened(page);
    await expect
      .poll(() => page.getByRole('dialog').boundingBox())
      .toMatchObject({ x: 0, y: 0, height: 844 });
    await expect.poll(() => isBehind(page)).toBe(true);
  });

  await test.step('at most 500 characters are sent, and no empty question', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/chat/')) calls.push(request.postData() ?? '');
    });
    await field(page).fill('   ');
    await field(page).press('Enter');
    // biome-ignore lint/suspicious/noPlaywrightForceOption: the button refuses, and a press sends nothing
    await page.getByRole('button', { name: chat.send }).click({ force: true });
    await field(page).fill('');
    await field(page).pressSequentially('x'.repeat(20));
    await expect(page.getByText('20/500')).toBeVisible();
    await field(page).evaluate((element: HTMLTextAreaElement) => element.select());
    await page.keyboard.insertText('ñ'.repeat(600));
    await expect(page.getByText('500/500')).toBeVisible();
    expect(calls).toEqual([]);
    await field(page).press('Enter');
    await expect(log(page).getByText('No he encontrado una respuesta segura')).toBeVisible();
    const [sent] = calls.map((text) => JSON.parse(text));
    expect(sent.messages).toHaveLength(1);
    expect(sent.messages[0]).toMatchObject({ role: 'user', content: 'ñ'.repeat(500) });
    expect(Number.isNaN(Date.parse(sent.messages[0].timestamp))).toBe(false);
  });

  const asking = '**/api/chat/conversation';
  await test.step('while an answer is pending nothing else is sent, and the typed text stays', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const answer = await held(page, asking);
    await say(page, '¿Cuánto tarda?');
    await expect(page.getByText(chat.pending)).toBeVisible();
    await say(page, 'y otra cosa');
    await expect(field(page)).toHaveValue('y otra cosa');
    answer();
    await expect(log(page).getByText('Normalmente')).toBeVisible();
    expect(sent.filter((url) => url.endsWith('/api/chat/conversation'))).toHaveLength(1);
    await page.unroute(asking);
  });

  await test.step('a failure is shown in the log and in a toast, and can be retried', async () => {
    await page.route(asking, (route) => route.abort());
    await say(page, '¿Necesitan mi contraseña?');
    await expect(
      log(page).getByText(
        'Lo siento, hay un problema de conexión. Por favor inténtalo de nuevo o contacta a nuestro equipo de soporte.',
      ),
    ).toBeVisible();
    await expect(page.getByText('Error de conexión').first()).toBeVisible();
    await expect(
      log(page).getByRole('alert').getByText('No se pudo enviar el mensaje. Inténtalo de nuevo.'),
    ).toBeVisible();
    await expectSound(page);
    await page.unroute(asking);
    await page.getByRole('button', { name: words.es.common.retry }).click();
    await expect(field(page)).toBeFocused();
    await expect(log(page).getByText('No. Solo necesitamos')).toBeVisible();
    await expect(log(page).getByText('¿Necesitan mi contraseña?')).toHaveCount(1);
    await expect(log(page).getByText('Lo siento')).toHaveCount(0);
  });

  await test.step('a restart after a failure leaves the welcome only', async () => {
    await page.route(asking, (route) => route.abort());
    await say(page, 'otra');
    await page.getByRole('button', { name: 'Reiniciar' }).click();
    await expect(field(page)).toBeFocused();
    await expect(log(page).getByText('¿En qué le podemos ayudar?')).toBeVisible();
    await expect(log(page).locator('> div')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chat.v1'))).toBeNull();
  });
});

test('the conversation survives other pages and a reload, with the typed text, and none of it becomes markup [S1-2.7.4 S1-2.7.10 V21 V39]', {
  tag: '@desktop',
}, async ({ page }) => {
  await opened(page);
  const hostile = '<img src=x onerror="document.title=1"><b>x</b> javascript:alert(1) {{7*7}}';
  const calls = '**/api/chat/conversation';
  await page.route(calls, (route) =>
    route.fulfill({ json: { success: true, message: `Respuesta ${hostile}` } }),
  );
  await say(page, hostile);
  await expect(log(page).getByText(`Respuesta ${hostile}`)).toBeVisible();
  await expect(log(page).getByText(hostile)).toHaveCount(2);
  await expect(log(page).locator('img, b, a, script')).toHaveCount(0);

  await page.unroute(calls);
  await say(page, '¿Necesitan mi contraseña?');
  await expect(log(page).getByText('No. Solo necesitamos')).toBeVisible();
  await field(page).fill('y además');
  await page.getByRole('banner').getByRole('link', { name: words.es.shell.track }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.es.heads.track.title })).toBeVisible();
  await expect(log(page).getByText('No. Solo necesitamos')).toBeVisible();
  await page.reload();
  await expect(log(page).getByText('No. Solo necesitamos')).toBeVisible();
  await expect(field(page)).toHaveValue('y además');
  // A newly opened page keeps its focus.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(log(page).getByText(hostile)).toHaveCount(2);
  await expect(log(page).locator('img, b, script')).toHaveCount(0);
  await expect(log(page).locator('a')).toHaveText(['Preguntas frecuentes']);
});

test('an order is found by its number, without a word about who bought it; a person gets the conversation by the contact form, which shows it [S1-2.7.12]', async ({
  page,
  orderAsRows,
}) => {
  const { order, own } = await orderAsRows();
  await opened(page);
  await say(page, `mi pedido ${order.orderNumber}`);
  await expect(log(page).getByText(`Pedido ${order.orderNumber}: Completado`)).toBeVisible();
  const said = await log(page).textContent();
  expect(said).not.toContain(own.email);
  expect(said).not.toContain(own.username);
  await log(page).getByRole('link', { name: 'Seguir mi pedido' }).click();
  await page.waitForURL(`**/es/track-order?order=${order.orderNumber}`);
  await expect(page.getByRole('heading', { name: `Pedido ${order.orderNumber}` })).toBeVisible();
  // On a phone it has minimized to show the page.
  await page.getByRole('button', { name: chat.reopen }).click();

  const { contact } = words.es;
  await say(page, '¿Venden hámsters?');
  await expect(log(page).getByText('No he encontrado una respuesta segura')).toBeVisible();
  await say(page, 'quiero hablar con una persona');
  await expect(log(page).getByRole('link')).toHaveText([
    'Seguir mi pedido',
    'Preguntas frecuentes',
    'Contacto',
    chat.takeAlong,
  ]);
  await log(page).getByRole('link', { name: chat.takeAlong }).click();
  await page.waitForURL('**/contact?chat=1');
  await expect(page.getByText(contact.conversation.title(6))).toBeVisible();
  await page.getByText(contact.conversation.show).click();
  await expect(page.getByText('¿Venden hámsters?')).toBeVisible();

  await test.step('sent again, it has what was said since, also after it was removed', async () => {
    const sendAgain = async () => {
      await page.getByRole('button', { name: chat.reopen }).click();
      await say(page, 'gracias');
      await expect(log(page).locator('> div').last()).toContainText('¡De nada!');
      await log(page).getByRole('link', { name: chat.takeAlong }).click();
    };
    await sendAgain();
    await expect(page.getByText(contact.conversation.title(8))).toBeVisible();
    await page.getByRole('button', { name: contact.conversation.remove }).click();
    await expect(page.getByText(contact.conversation.title(8))).toHaveCount(0);
    await sendAgain();
    await expect(page.getByText(contact.conversation.title(10))).toBeVisible();
  });

  await test.step('once the browser’s data were removed, the form has it no longer', async () => {
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')));
    await expect(page.getByText(contact.conversation.show)).toHaveCount(0);
  });
});
