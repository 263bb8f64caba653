import { readFileSync } from 'node:fs';
import { buy } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { addressOf } from '../domain/pages';
import { withdrawalDeclaration } from '../domain/withdrawal';
import { pdfText } from '../receipts/testing/pdf-text';
import { receiptTexts } from '../receipts/texts';
import { noAnswer } from './support/no-answer';
import { mailTo } from './support/sandbox';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

/** The acknowledgement sent to an address, once it is there. */
function acknowledgement(address: string, reference: string) {
  return eventually(async () => {
    const mail = (await mailTo(address)).find(({ text }) => text.includes(reference));
    if (!mail) throw new Error('No acknowledgement yet');
    return mail;
  });
}

test('a buyer saves the receipt, and withdraws in two steps by keyboard', async ({
  buyer,
  language,
  tolerated,
}) => {
  const { errors, heads, tracking, withdrawal } = words[language];
  const bought = await buy({ language });
  const { orderNumber } = bought.order;
  const page = await buyer.pageOf(bought);
  await page.goto(`${addressOf('track', language)}?order=${orderNumber}`);
  // A refused download says why.
  tolerated.push(/status of 503/);
  await page.route('**/receipt.pdf', (route) => route.fulfill(noAnswer), { times: 1 });
  await page.getByRole('link', { name: tracking.receipt }).click();
  await expect(page.getByRole('alert').getByText(errors.unavailable)).toBeVisible();
  await expectSound(page, language);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: tracking.receipt }).click();
  const receipt = pdfText(readFileSync(await (await download).path()));
  expect(receipt).toContain(receiptTexts[language].title);
  expect(receipt).toContain(orderNumber);
  await expectSound(page, language);

  await page.getByRole('main').getByRole('link', { name: withdrawal.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: heads.withdrawal.title })).toBeVisible();
  // The browser that bought has the known fields filled in.
  await expect(page.getByLabel(withdrawal.email)).toHaveValue(bought.cart.email);
  await expect(page.getByLabel(withdrawal.number)).toHaveValue(orderNumber);
  await expectSound(page, language);

  const name = page.getByLabel(withdrawal.name);
  await page.getByLabel(withdrawal.number).press('Enter');
  await expect(page.getByText(withdrawal.missing.name)).toBeVisible();
  await expect(name).toBeFocused();
  await expectSound(page, language);
  await name.pressSequentially('Ana Prueba');
  await name.press('Enter');

  const head = page.getByRole('heading', { name: withdrawal.review });
  await expect(head).toBeVisible();
  await expect(head).toBeFocused();
  await expect(page.getByText(withdrawalDeclaration(orderNumber, language))).toBeVisible();
  await expect(page.getByText(/9,99\s€/)).toBeVisible();
  await expectSound(page, language);
  // Nothing has been announced yet.
  expect((await mailTo(bought.cart.email)).filter(({ text }) => text.includes('Ana Prueba'))).toEqual([]);

  await page.keyboard.press('Tab');
  const confirm = page.getByRole('button', { name: withdrawal.confirm });
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: withdrawal.done.title })).toBeVisible();
  const reference = /D-[0-9A-F]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  await expectSound(page, language);
  const { text } = await acknowledgement(bought.cart.email, reference);
  expect(text).toContain(withdrawalDeclaration(orderNumber, language));
  expect(text).toContain('Ana Prueba');

  // Once another page forgets the browser, neither the statement nor a new form shows whose it was.
  const form = await page.context().newPage();
  await form.goto(page.url());
  await expect(form.getByLabel(withdrawal.email)).toHaveValue(bought.cart.email);
  await form.getByLabel(withdrawal.reason).fill('ABC 123');
  const other = await page.context().newPage();
  await other.goto(`${addressOf('track', language)}?order=${orderNumber}`);
  await other.getByRole('button', { name: tracking.forget.button }).click();
  await expect(other.getByText(tracking.forget.done)).toBeVisible();
  for (const shown of [page, form]) {
    await expect(shown.getByLabel(withdrawal.email)).toHaveValue('');
    await expect(shown.getByLabel(withdrawal.reason)).toHaveValue('');
  }
  await form.getByLabel(withdrawal.reason).fill('DEF 456');
  const stored = await form.evaluate(() => JSON.stringify(window.sessionStorage));
  expect(stored).toContain('DEF 456');
  expect(stored).not.toContain(bought.cart.email);
});

test('it is linked at the foot of every page, and a number that fits no order is pointed out, not refused', {
  tag: '@desktop',
}, async ({ page, language }) => {
  const { common, withdrawal } = words[language];
  await page.goto(addressOf('terms', language));
  await page.getByRole('contentinfo').getByRole('link', { name: withdrawal.link }).click();
  const email = `stranger-${language}-${Date.now()}@example.com`;
  await expect(page.getByLabel(withdrawal.email)).toHaveValue('');
  await page.getByLabel(withdrawal.number).fill(' #fnz-240102-zzzz ');
  await page.getByLabel(withdrawal.email).fill('not an address');
  await page.getByLabel(withdrawal.name).fill('Ana Prueba');
  await page.getByRole('button', { name: withdrawal.continue }).click();
  await expect(page.getByText(common.emailInvalid)).toBeVisible();
  await page.getByLabel(withdrawal.email).fill(email);
  await page.getByLabel(withdrawal.reason).fill('ABC 123');
  await page.getByRole('button', { name: withdrawal.continue }).click();
  await expect(page.getByText(withdrawal.unknown)).toBeVisible();
  await expect(page.getByText('FNZ-240102-ZZZZ', { exact: true })).toBeVisible();
  await expectSound(page, language);

  // The typed text is still there after going back, by button or gesture, and after a reload.
  const reason = page.getByLabel(withdrawal.reason);
  const proceed = page.getByRole('button', { name: withdrawal.continue });
  await page.goBack();
  await expect(reason).toHaveValue('ABC 123');
  await page.goForward();
  await expect(page.getByText('FNZ-240102-ZZZZ', { exact: true })).toBeVisible();
  // Corrected text is reviewed, also on the way forward.
  await page.goBack();
  await reason.fill('ABC 456');
  await page.goForward();
  await proceed.click();
  await expect(page.getByText('ABC 456', { exact: true })).toBeVisible();
  // Once the second step was reloaded, one press still leads back to the first.
  await page.reload();
  await expect(reason).toHaveValue('ABC 456');
  await proceed.click();
  await page.getByRole('button', { name: withdrawal.back }).click();
  await expect(reason).toHaveValue('ABC 456');
  await page.reload();
  await expect(reason).toHaveValue('ABC 456');
  await expect(page.getByLabel(withdrawal.email)).toHaveValue(email);
  await proceed.click();
  await page.getByRole('button', { name: withdrawal.confirm }).click();
  await expect(page.getByRole('heading', { name: withdrawal.done.title })).toBeVisible();
  expect((await acknowledgement(email, 'FNZ-240102-ZZZZ')).text).toContain('Ana Prueba');

  // The same link leads to another statement.
  await page.getByRole('contentinfo').getByRole('link', { name: withdrawal.link }).click();
  await expect(page.getByRole('heading', { name: withdrawal.identify })).toBeVisible();
  await expect(reason).toHaveValue('');

  // Text about an order doesn't come back for one that was bought later.
  const lastBought = async (id: string) => {
    await page.evaluate((last) => window.localStorage.setItem('lastCompletedOrderId', last), id);
    await page.reload();
    // The app starts at the first sign of a visitor, and loads the order.
    const loaded = page.waitForResponse(`**/api/orders/${id}`);
    await reason.focus();
    await loaded;
  };
  await lastBought('100000000001');
  await reason.fill('ABC 789');
  await lastBought('100000000001');
  await expect(reason).toHaveValue('ABC 789');
  await lastBought('100000000002');
  await expect(reason).toHaveValue('');
});

test('a lost connection loses nothing: the same statement is sent again, once; without an e-mail the page is the proof to save', async ({
  page,
  language,
}) => {
  const { withdrawal, errors } = words[language];
  await page.goto(`${addressOf('withdrawal', language)}?order=FNZ-240102-AAAA`);
  const email = `offline-${Date.now()}@example.com`;
  // The number of the link is in its field.
  await expect(page.getByLabel(withdrawal.number)).toHaveValue('FNZ-240102-AAAA');
  await page.getByLabel(withdrawal.email).fill(email);
  await page.getByLabel(withdrawal.name).fill('Ana Prueba');
  await page.getByRole('button', { name: withdrawal.continue }).click();
  await expect(page.getByText(withdrawal.unknown)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: withdrawal.confirm }).click();
  await expect(page.getByText(errors.network)).toBeVisible();
  await page.context().setOffline(false);
  // As after too many e-mails to the address. The limit of a shop under test is far higher;
  // api/proven-caller-limits.api.test.ts reaches it.
  await page.route('**/api/withdrawals', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), acknowledged: false } });
  });
  await page.getByRole('button', { name: withdrawal.confirm }).click();
  await expect(page.getByRole('heading', { name: withdrawal.done.title })).toBeVisible();
  await expect(page.getByText(withdrawal.done.withoutEmail)).toBeVisible();
  await expect(page.getByText(/D-[0-9A-F]{8}/)).toBeVisible();
  await expectSound(page, language);
  await acknowledgement(email, 'FNZ-240102-AAAA');
  expect(await mailTo(email)).toHaveLength(1);
});

test('text typed before hydration stays', async ({ page }) => {
  const { withdrawal } = words.es;
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
  // Only the hydrated page knows the number of the link.
  await expect(page.getByLabel(withdrawal.number)).toHaveValue('FNZ-261121-BBBB');
  await page.getByRole('button', { name: withdrawal.continue }).click();
  await expect(page.getByText('early@example.com', { exact: true })).toBeVisible();
  await expect(page.getByText('Ana Prueba', { exact: true })).toBeVisible();
});
