import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type Bought, buy } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { type Language, languages } from '../domain/money';
import { addressOf } from '../domain/pages';
import { withdrawalDeclaration } from '../domain/withdrawal';
import { pdfText } from '../receipts/testing/pdf-text';
import { receiptTexts } from '../receipts/texts';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { mailTo } from './support/sandbox';
import { words } from './support/words';

afterEach(leave);
afterAll(quit);

/** The page of whoever bought: the browser's own cookie. */
async function buyersPage({ browser }: Bought, size: 'phone' | 'desk' = 'phone') {
  const page = await visit(size);
  const value = browser.cookie('visitor') ?? '';
  await page.context().addCookies([{ name: 'visitor', value, url: browser.baseUrl }]);
  return page;
}

async function isSound(page: Page, language: Language): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await foreignSentences(page, language)).toEqual([]);
  expect(await overflows(page)).toBe(false);
}

/** The acknowledgement that an address got, once it is there. */
function acknowledgement(address: string, reference: string) {
  return eventually(async () => {
    const mail = (await mailTo(address)).find(({ text }) => text.includes(reference));
    if (!mail) throw new Error('No acknowledgement yet');
    return mail;
  });
}

describe.each(languages)('in %s', (language) => {
  const { withdrawal, tracking } = words[language];

  test('a buyer keeps the receipt, and withdraws in two steps by keyboard', async () => {
    const bought = await buy({ language });
    const { orderNumber } = bought.order;
    const page = await buyersPage(bought);
    await page.goto(`${addressOf('track', language)}?order=${orderNumber}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: tracking.receipt }).click();
    const receipt = pdfText(readFileSync(await (await download).path()));
    expect(receipt).toContain(receiptTexts[language].title);
    expect(receipt).toContain(orderNumber);
    await isSound(page, language);

    await page.getByRole('main').getByRole('link', { name: withdrawal.link }).click();
    await page.getByRole('heading', { level: 1, name: withdrawal.title }).waitFor();
    // The browser that bought need not type what is known.
    await eventually(async () => {
      expect(await page.getByLabel(withdrawal.email).inputValue()).toBe(bought.cart.email);
    });
    expect(await page.getByLabel(withdrawal.number).inputValue()).toBe(orderNumber);
    await isSound(page, language);

    const name = page.getByLabel(withdrawal.name);
    await page.getByLabel(withdrawal.number).press('Enter');
    await page.getByText(withdrawal.missing.name).waitFor();
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    await isSound(page, language);
    await name.pressSequentially('Ana Prueba');
    await name.press('Enter');

    const head = page.getByRole('heading', { name: withdrawal.review });
    await head.waitFor();
    expect(await head.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.getByText(withdrawalDeclaration(orderNumber, language)).waitFor();
    await page.getByText(/9,99\s€/).waitFor();
    await isSound(page, language);
    // Nothing has been said yet.
    expect((await mailTo(bought.cart.email)).filter(({ text }) => text.includes('Ana Prueba'))).toEqual([]);

    await page.keyboard.press('Tab');
    const confirm = page.getByRole('button', { name: withdrawal.confirm });
    expect(await confirm.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: withdrawal.done.title }).waitFor();
    const reference = /D-[0-9A-F]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
    await isSound(page, language);
    const { text } = await acknowledgement(bought.cart.email, reference);
    expect(text).toContain(withdrawalDeclaration(orderNumber, language));
    expect(text).toContain('Ana Prueba');
    expect(page.complaints).toEqual([]);
  });

  test('anybody finds it at the foot of a page, and a number that fits no order is pointed out, not refused', async () => {
    const page = await visit('desk');
    await page.goto(addressOf('terms', language));
    await page.getByRole('contentinfo').getByRole('link', { name: withdrawal.link }).click();
    const email = `stranger-${language}-${Date.now()}@example.com`;
    expect(await page.getByLabel(withdrawal.email).inputValue()).toBe('');
    await page.getByLabel(withdrawal.number).fill(' #fnz-000000-zzzz ');
    await page.getByLabel(withdrawal.email).fill('not an address');
    await page.getByLabel(withdrawal.name).fill('Ana Prueba');
    await page.getByRole('button', { name: withdrawal.continue }).click();
    await page.getByText(withdrawal.missing.emailInvalid).waitFor();
    await page.getByLabel(withdrawal.email).fill(email);
    await page.getByLabel(withdrawal.reason).fill('Motivo 123');
    await page.getByRole('button', { name: withdrawal.continue }).click();
    await page.getByText(withdrawal.unknown).waitFor();
    await page.getByText('FNZ-000000-ZZZZ', { exact: true }).waitFor();
    await isSound(page, language);

    // What was typed is still there for whoever goes back.
    await page.getByRole('button', { name: withdrawal.back }).click();
    expect(await page.getByLabel(withdrawal.reason).inputValue()).toBe('Motivo 123');
    expect(await page.getByLabel(withdrawal.email).inputValue()).toBe(email);
    await page.getByRole('button', { name: withdrawal.continue }).click();
    await page.getByRole('button', { name: withdrawal.confirm }).click();
    await page.getByRole('heading', { name: withdrawal.done.title }).waitFor();
    expect((await acknowledgement(email, 'FNZ-000000-ZZZZ')).text).toContain('Ana Prueba');
  });
});

test('a connection that is gone loses nothing: the same statement is sent again, and acknowledged once', async () => {
  const { withdrawal, errors } = words.es;
  const page = await visit('phone');
  await page.goto('/desistimiento?order=FNZ-261121-AAAA');
  const email = `offline-${Date.now()}@example.com`;
  // The number of the link stands in its field.
  await eventually(async () => {
    expect(await page.getByLabel(withdrawal.number).inputValue()).toBe('FNZ-261121-AAAA');
  });
  await page.getByLabel(withdrawal.email).fill(email);
  await page.getByLabel(withdrawal.name).fill('Ana Prueba');
  await page.getByRole('button', { name: withdrawal.continue }).click();
  await page.getByText(withdrawal.unknown).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: withdrawal.confirm }).click();
  await page.getByText(errors.network).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: withdrawal.confirm }).click();
  await page.getByRole('heading', { name: withdrawal.done.title }).waitFor();
  await acknowledgement(email, 'FNZ-261121-AAAA');
  expect(await mailTo(email)).toHaveLength(1);
});

test('what is typed while the page is still on its way to life stays', async () => {
  const { withdrawal } = words.es;
  const page = await visit('phone');
  // A slow connection: the page is there, its code is not.
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    if (/\.js(\?|$)/.test(route.request().url())) await code;
    await route.continue();
  });
  await page.goto('/desistimiento?order=FNZ-261121-BBBB', { waitUntil: 'commit' });
  await page.getByLabel(withdrawal.email).fill('early@example.com');
  await page.getByLabel(withdrawal.name).fill('Ana Prueba');
  arrive();
  // Only the running page knows the number of the link.
  await eventually(async () => {
    expect(await page.getByLabel(withdrawal.number).inputValue()).toBe('FNZ-261121-BBBB');
  });
  await page.getByRole('button', { name: withdrawal.continue }).click();
  await page.getByText('early@example.com', { exact: true }).waitFor();
  await page.getByText('Ana Prueba', { exact: true }).waitFor();
});

test('the legal pages name the seller, and the refund page the way to withdraw', async () => {
  for (const language of languages) {
    const page = await visit('phone');
    for (const name of ['terms', 'privacy', 'refunds'] as const) {
      await page.goto(addressOf(name, language));
      await page.getByText('Fanzeo Ejemplo, S.L. · B00000000').waitFor();
      await isSound(page, language);
    }
    await page.getByText(words[language].withdrawal.link).first().waitFor();
  }
});
