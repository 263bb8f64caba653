import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { languages } from '../domain/money';
import { addressOf } from '../domain/pages';
import { foreignWords } from '../web/i18n/testing/foreign-words';
import { discountField } from './support/discount-field';
import { foreignSentences } from './support/foreign-sentences';
import { movePointer } from './support/pointer';
import { chargesOf, mailTo } from './support/sandbox';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

const shop = () => process.env.SHOP_URL ?? '';

for (const language of languages)
  test(`/${language} leads to its entry page by HTTP, whatever the browser speaks [S0-2.2]`, async () => {
    for (const spoken of ['es', 'fr', 'it', 'en']) {
      const ask = (path: string) =>
        fetch(`${shop()}${path}`, { redirect: 'manual', headers: { 'accept-language': spoken } });
      const root = await ask(`/${language}`);
      expect([root.status, root.headers.get('location')]).toEqual([302, `/${language}/ig`]);
      expect((await ask(`/${language}?gclid=1`)).headers.get('location')).toBe(`/${language}/ig?gclid=1`);
      expect((await ask(`/${language}/ig`)).status).toBe(200);
    }
  });

test('an address without a page is a 404 in the language of its prefix [S0-2.11]', async ({
  page,
  language,
}) => {
  const response = await page.goto(`/${language}/nothing-here`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: words[language].heads.notFound.title })).toBeVisible();
  await expectSound(page, language);
});

test('a page fetches no other language’s texts [S0-1.5]', async ({ page, language }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(addressOf('home', language));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const catalogues = () => scripts.flatMap((path) => /^\/assets\/(es|fr|it)-/.exec(path)?.[1] ?? []);
  // A page without its app needs no texts.
  expect(catalogues()).toEqual([]);
  await movePointer(page);
  await eventually(() => expect(catalogues()).toEqual([language]));
});

test('a French browser that opens the Spanish page stays on it', async ({ visit }) => {
  const page = await visit({
    locale: 'fr-FR',
  });
  await page.goto('/ig');
  await expect(page.getByRole('heading', { level: 1, name: words.es.home.headline })).toBeVisible();
  expect(page.url()).toBe(`${shop()}/ig`);
});

test('the switch keeps the page and its question, in footer and header [S0-2.18]', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/track?order=FNZ-000000-XXXX');
  await expect(page.getByText(words.es.tracking.notFoundReference).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/track-order?order=FNZ-000000-XXXX');
  await expect(page.getByText(words.fr.tracking.notFoundReference).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).click();
  await page.waitForURL('**/it/traccia-ordine?order=FNZ-000000-XXXX');
  await expect(page.getByText(words.it.tracking.notFoundReference).first()).toBeVisible();
  await expect.poll(() => foreignSentences(page, 'it')).toEqual([]);
});

for (const [language, answer, amount, cents, clock, tag] of [
  ['fr', 'decline', '19,99', 1999, ['HEU', 'MIN', 'SEC'], '@phone'],
  ['it', 'accept', '25,99', 2599, ['ORE', 'MIN', 'SEC'], '@desktop'],
] as const)
  test(`a purchase in ${language} (offer: ${answer}) says nothing in another language, up to the e-mail`, {
    tag,
  }, async ({ page }) => {
    const { banner, checkout, success } = words[language];
    const username = newTarget();
    const shopper = shopperIn(page, language);
    const clean = () => expectSound(page, language);
    await shopper.chooseProfile(username);
    await clean();
    await shopper.openCheckout(username, 'spain');
    await shopper.offered();
    await clean();
    await shopper.answerOffer(answer);
    await clean();
    if (answer === 'decline')
      await test.step('no tab shows the offer again', async () => {
        const other = await page.context().newPage();
        for (const tab of [other, page]) {
          await tab.goto(addressOf('checkout', language));
          await expect(tab.getByRole('button', { name: new RegExp(`^Payer ${amount}\\s€`) })).toBeVisible();
          await expect(tab.getByText(checkout.upsell.title)).toHaveCount(0);
        }
        await other.close();
      });
    const card = await shopper.frame();
    expect(foreignWords((await card.locator('body').textContent()) ?? '', language)).toBeUndefined();

    await shopper.fillCard('4000 0000 0000 9995');
    await shopper.pay(amount);
    await expect(page.getByText(checkout.cardErrors.insufficient_funds).first()).toBeVisible();
    await clean();
    await shopper.fillCard('4242 4242 4242 4242');
    await shopper.pay(amount);
    const number = await shopper.orderNumber();
    await expect(page.getByText(success.title).first()).toBeVisible();
    const bar = page.getByRole('complementary', { name: banner.region });
    for (const label of clock) await expect(bar.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText(language === 'it' ? 'SAVE10' : 'SAVE15')).toBeVisible();
    await clean();
    expect(await chargesOf(number)).toEqual([{ amount: cents }]);

    const mail = await eventually(async () => {
      const [first] = await mailTo(`${username}@example.com`);
      if (!first) throw new Error('No e-mail yet');
      return first;
    });
    expect(foreignWords(`${mail.subject} ${mail.text}`, language)).toBeUndefined();
    expect(mail.text).toContain(`${addressOf('track', language)}?order=${number}`);
  });

test('changing the language at checkout buys in the new one: same choices and code, one charge, its e-mail [S0-2.5]', async ({
  page,
}) => {
  const username = newTarget();
  const spanish = shopperIn(page, 'es');
  await spanish.chooseProfile(username);
  await spanish.openCheckout(username);
  await spanish.frame();
  const field = discountField(page, words.es);
  await field.open();
  await field.type('VIP5');
  await field.apply();
  await expect(page.getByText(words.es.checkout.discount.applied('VIP5'))).toBeVisible();
  await page.goto('/fr/ig?pago=1');
  const french = shopperIn(page, 'fr');
  await french.frame();
  await french.fillCard('4242 4242 4242 4242');
  await french.pay('9,49');
  const number = await french.orderNumber();
  expect(await chargesOf(number)).toEqual([{ amount: 949 }]);
  await eventually(async () => {
    const subjects = (await mailTo(`${username}@example.com`)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Confirm'))).toEqual([
      `Confirmation de votre commande ${number}`,
    ]);
  });
});
