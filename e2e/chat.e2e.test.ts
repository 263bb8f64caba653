import type { Page } from 'playwright-core';
import { testDatabase } from '../api/testing/database';
import { buy, newTarget, orderThat } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { defaultContent } from '../domain/content/defaults';
import { languages } from '../domain/money';
import { addressOf } from '../domain/pages';
import { leave, overflows, quit, type sizes, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { tabTo } from './support/keyboard';
import { mailTo } from './support/sandbox';
import { chooseProfile } from './support/shopper';
import { words } from './support/words';

afterEach(leave);
afterAll(quit);

const { chat } = words.es;
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByLabel(chat.label);

/** Opens the assistant on a page. */
async function opened(
  size: keyof typeof sizes = 'phone',
  path = '/es/faq',
): Promise<Awaited<ReturnType<typeof visit>>> {
  const page = await visit(size);
  await page.goto(path);
  await page.getByRole('button', { name: chat.open }).click();
  await page.getByRole('dialog', { name: chat.title }).waitFor();
  return page;
}

/** Whether the page can be reached neither by pointer nor by keyboard nor by a screen reader. */
function isBehind(page: Page): Promise<boolean> {
  return page.locator('main').evaluate((main) => main.closest('[inert]') !== null);
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

describe.each(languages)('in %s', (language) => {
  const text = words[language].chat;

  test.each(['phone', 'desk'] as const)(
    'on a %s a question is answered, with a link to its page',
    async (size) => {
      const page = await visit(size);
      await page.goto(addressOf('home', language));
      await page.getByRole('button', { name: text.open }).click();
      await page.getByRole('log').getByText(text.welcome).waitFor();
      expect(await violations(page)).toEqual([]);
      const [first] = defaultContent('faq', language).entries;
      await page.getByLabel(text.label).fill(first?.pregunta ?? '');
      await page.getByRole('button', { name: text.send }).click();
      await page
        .getByRole('log')
        .getByText(first?.respuesta ?? '')
        .waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await foreignSentences(page, language)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      await page.getByRole('log').getByRole('link', { name: words[language].faq.title }).click();
      await page.waitForURL(`**${addressOf('faq', language)}`);
      await page.getByRole('heading', { level: 1, name: words[language].faq.title }).waitFor();
      expect(page.complaints).toEqual([]);
    },
  );
});

test('the button comes two seconds after the page, also without JavaScript, and not in the back office', async () => {
  const page = await visit('phone', 'es-ES', { javaScriptEnabled: false });
  const button = page.locator(`button[aria-label="${chat.open}"]`);
  await page.goto('/es/faq');
  // Set to just before its time, and left to itself from there: a slow page would already be past it.
  await button.evaluate((element) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = 1990;
    }
  });
  expect(await button.isVisible()).toBe(false);
  await button.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.play();
  });
  await button.waitFor({ state: 'visible' });
  await page.goto('/admin/login');
  expect(await button.count()).toBe(0);
});

test('nothing of its window is fetched before it is opened', async () => {
  const page = await visit('desk');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/es/faq');
  const button = page.getByRole('button', { name: chat.open });
  await button.hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/panel-[^/]+\.js/.test(url))).toEqual([]);
  await button.click();
  await log(page).waitFor();
  expect(asked.filter((url) => /\/panel-[^/]+\.js/.test(url))).toHaveLength(1);
});

test('on a phone it fills the screen and the page behind is out of reach; on a desk it stands beside the page', async () => {
  const phone = await opened('phone');
  expect(await phone.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
  expect(await isBehind(phone)).toBe(true);
  const desk = await opened('desk');
  const box = await desk.getByRole('dialog').boundingBox();
  expect(box?.width).toBeLessThan(500);
  expect(await isBehind(desk)).toBe(false);
});

test('by keyboard: Shift and Enter begin a line, Enter sends, Escape minimizes, and the focus goes along', async () => {
  const page = await visit('desk');
  await page.goto('/es/faq');
  const button = page.getByRole('button', { name: chat.open });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await eventually(async () =>
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true),
  );
  await page.keyboard.press('Enter');
  expect(await log(page).locator('> div').count()).toBe(1);
  await page.keyboard.type('¿Puedo');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('desistir?');
  expect(await field(page).inputValue()).toBe('¿Puedo\ndesistir?');
  await page.getByText('16/500').waitFor();
  await page.keyboard.press('Enter');
  await log(page).getByText('en un plazo de 14 días').waitFor();
  expect(await field(page).inputValue()).toBe('');

  await page.keyboard.press('Escape');
  const bar = page.getByRole('button', { name: chat.reopen });
  await eventually(async () =>
    expect(await bar.evaluate((element) => element === document.activeElement)).toBe(true),
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await log(page).getByText('en un plazo de 14 días').waitFor();
  await page.getByRole('button', { name: chat.close }).press('Enter');
  await eventually(async () =>
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true),
  );
});

test('a question has at most 500 characters, and an empty one is not sent', async () => {
  const page = await opened();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/chat/')) calls.push(request.postData() ?? '');
  });
  await field(page).fill('   ');
  await field(page).press('Enter');
  await page.getByRole('button', { name: chat.send }).click({ force: true });
  await field(page).fill('');
  await field(page).pressSequentially('x'.repeat(20));
  await page.getByText('20/500').waitFor();
  await field(page).evaluate((element: HTMLTextAreaElement) => element.select());
  await page.keyboard.insertText('ñ'.repeat(600));
  await page.getByText('500/500').waitFor();
  expect(calls).toEqual([]);
  await field(page).press('Enter');
  await log(page).getByText('No he encontrado una respuesta segura').waitFor();
  const [sent] = calls.map((text) => JSON.parse(text));
  expect(sent.messages).toHaveLength(1);
  expect(sent.messages[0]).toMatchObject({ role: 'user', content: 'ñ'.repeat(500) });
  expect(Number.isNaN(Date.parse(sent.messages[0].timestamp))).toBe(false);
});

test('while an answer is awaited nothing else is sent, and what is typed stays', async () => {
  const page = await opened();
  let come: () => void = () => undefined;
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  let calls = 0;
  await page.route('**/api/chat/conversation', async (route) => {
    calls += 1;
    await here;
    await route.continue();
  });
  await say(page, '¿Cuánto tarda?');
  await page.getByText(chat.pending).waitFor();
  await say(page, 'y otra cosa');
  expect(await field(page).inputValue()).toBe('y otra cosa');
  come();
  await log(page).getByText('Normalmente').waitFor();
  expect(calls).toBe(1);
});

test('a failure is said in the log, in a toast and beside it; the same question again is answered, and a new beginning is empty', async () => {
  const page = await opened();
  await page.route('**/api/chat/conversation', (route) => route.abort());
  await say(page, '¿Cuánto tarda?');
  await log(page)
    .getByText(
      'Lo siento, hay un problema de conexión. Por favor inténtalo de nuevo o contacta a nuestro equipo de soporte.',
    )
    .waitFor();
  await page.getByText('Error de conexión').first().waitFor();
  await log(page).getByRole('alert').getByText('No se pudo enviar el mensaje. Inténtalo de nuevo.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/api/chat/conversation');
  await page.getByRole('button', { name: chat.again }).click();
  await log(page).getByText('Normalmente').waitFor();
  expect(await log(page).getByText('¿Cuánto tarda?').count()).toBe(1);
  expect(await log(page).getByText('Lo siento').count()).toBe(0);

  await page.route('**/api/chat/conversation', (route) => route.abort());
  await say(page, 'otra');
  await page.getByRole('button', { name: 'Reiniciar' }).click();
  await log(page).getByText('¿En qué le podemos ayudar?').waitFor();
  expect(await log(page).locator('> div').count()).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('chat.v1'))).toBeNull();
});

test('nothing that a visitor or the server says becomes markup', async () => {
  const page = await opened('desk');
  const hostile = '<img src=x onerror="document.title=1"><b>x</b> javascript:alert(1) {{7*7}}';
  await page.route('**/api/chat/conversation', (route) =>
    route.fulfill({ json: { success: true, message: `Respuesta ${hostile}` } }),
  );
  await say(page, hostile);
  await log(page).getByText(`Respuesta ${hostile}`).waitFor();
  expect(await log(page).getByText(hostile).count()).toBe(2);
  expect(await log(page).locator('img, b, a, script').count()).toBe(0);
  await page.reload();
  await log(page).getByText(`Respuesta ${hostile}`).waitFor();
  expect(await log(page).locator('img, b, a, script').count()).toBe(0);
  expect(page.complaints).toEqual([]);
});

test('the conversation goes along to other pages and survives a reload, with what was being typed', async () => {
  const page = await opened('desk');
  await say(page, '¿Necesitan mi contraseña?');
  await log(page).getByText('No. Solo necesitamos').waitFor();
  await field(page).fill('y además');
  await page.getByRole('banner').getByRole('link', { name: words.es.shell.track }).click();
  await page.getByRole('heading', { level: 1, name: words.es.tracking.title }).waitFor();
  await log(page).getByText('No. Solo necesitamos').waitFor();
  await page.reload();
  await log(page).getByText('No. Solo necesitamos').waitFor();
  expect(await field(page).inputValue()).toBe('y además');
  // A page that begins keeps its focus.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await log(page).getByRole('link', { name: 'Preguntas frecuentes' }).waitFor();
});

test('an order is found by its number, without a word about who bought it', async () => {
  const { browser, cart, order } = await buy();
  await orderThat(browser, order.id, (view) => view.status === 'completed');
  const page = await opened();
  await say(page, `mi pedido ${order.orderNumber}`);
  await log(page).getByText(`Pedido ${order.orderNumber}: Completado`).waitFor();
  const said = await log(page).textContent();
  expect(said).not.toContain(cart.email);
  expect(said).not.toContain(cart.username);
  await log(page).getByRole('link', { name: 'Seguir mi pedido' }).click();
  await page.waitForURL(`**/es/track-order?order=${order.orderNumber}`);
  await page.getByRole('heading', { name: `Pedido ${order.orderNumber}` }).waitFor();
  // On a phone it has made room for the page.
  await page.getByRole('button', { name: chat.reopen }).waitFor();
});

test('who wants a person takes the conversation along to the contact form, sees it there, and support gets it', async () => {
  const { contact } = words.es;
  const page = await opened();
  const mark = newTarget();
  await say(page, `¿Venden hámsters ${mark}?`);
  await log(page).getByText('No he encontrado una respuesta segura').waitFor();
  await say(page, 'quiero hablar con una persona');
  await log(page).getByRole('link', { name: chat.takeAlong }).click();
  await page.waitForURL('**/contact?chat=1');
  await page.getByText(contact.conversation.title(4)).waitFor();
  await page.getByText(contact.conversation.show).click();
  await page.getByText(`¿Venden hámsters ${mark}?`).waitFor();
  await page.getByLabel(contact.name).fill('Ana Prueba');
  await page.getByLabel(contact.email).first().fill(`${mark}@example.com`);
  await page.getByLabel(contact.message).fill('Necesito ayuda con esto.');
  await page.getByRole('button', { name: contact.send }).click();
  const db = testDatabase();
  try {
    await eventually(async () => {
      const { rows } = await db.query('SELECT conversation FROM contact_messages WHERE email = $1', [
        `${mark}@example.com`,
      ]);
      expect(JSON.stringify(rows)).toContain(`hámsters ${mark}`);
    });
  } finally {
    await db.end();
  }
  await eventually(async () => expect(await mailTo(`${mark}@example.com`)).not.toEqual([]));
});

test('at the foot of a page it covers nothing that can be pressed', async () => {
  for (const size of ['phone', 'desk'] as const) {
    const page = await visit(size);
    await page.goto('/es/faq');
    await page.getByRole('button', { name: chat.open }).waitFor();
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
    expect(covered).toEqual([]);
  }
});

test('it covers neither the price bar of a phone nor the checkout', async () => {
  const page = await visit();
  const username = newTarget();
  await chooseProfile(page, username);
  await page.getByRole('radio', { name: /^1[.]?000 seguidores/ }).click();
  const button = page.getByRole('button', { name: chat.open });
  await button.waitFor();
  const box = await button.boundingBox();
  const bar = await page.locator('[data-foot-bar]').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByLabel('Correo electrónico').fill(`${username}@example.com`);
  await page.getByRole('button', { name: 'Proceder al pago' }).first().click();
  // The offer may stand over it already.
  await page.getByRole('dialog').first().waitFor();
  // By its attribute: behind the offer it has no role.
  const behind = page.locator(`button[aria-label="${chat.open}"]`);
  expect(await behind.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  await page.goto('/es/checkout');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await behind.isVisible()).toBe(false);
});
