import { newTarget } from '../api/testing/purchases';
import { addressOf } from '../domain/pages';
import { serviceAddress } from '../domain/product-lines';
import { contentOfNewShop } from '../domain/testing/new-shop';
import { untilHydrated } from './support/hydrated';
import { naming } from './support/naming';
import { movePointer } from './support/pointer';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { neutralWords, words } from './support/words';

const shop = () => process.env.SHOP_URL ?? '';
const promo = () => `http://promo.localhost:${new URL(shop()).port}`;

test('the chooser: three forms, five badges, the score; a button leads to the product [S0-2.17 S1-2.2.1 S1-9.8]', {
  tag: '@both',
}, async ({ page, language }) => {
  const { chooser, heads, order, shell } = words[language];
  await page.goto(addressOf('chooser', language));
  await expect(page.getByRole('heading', { level: 1, name: heads.chooser.title })).toBeVisible();
  const forms = await page
    .locator('form[method=post][action="/r"]')
    .evaluateAll((all) =>
      all.map((form) => [
        new FormData(form as HTMLFormElement).get('prd'),
        [...form.querySelectorAll('button[type=submit]')].map(({ textContent }) => textContent),
      ]),
    );
  expect(forms).toEqual([
    ['igf', [expect.stringContaining(shell.lines.followers)]],
    ['igl', [expect.stringContaining(shell.lines.likes)]],
    ['igv', [expect.stringContaining(shell.lines.views)]],
  ]);
  const { badges, score } = contentOfNewShop('claims', language);
  expect(badges).toHaveLength(5);
  for (const { text } of badges) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('img', { name: chooser.score.outOf(score.value) })).toBeVisible();
  await expect(page.getByRole('button', { name: shell.services, exact: true })).toHaveCount(0);
  await expectSound(page);

  await page.getByRole('button', { name: shell.lines.followers }).click();
  await page.waitForURL(`${shop()}${serviceAddress('followers', language)}`);
  await expect(page.getByLabel(order.usernameLabel)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: heads.chooser.title })).toBeVisible();
});

test('without scripts the chooser leads to a product [S0-2.17 S1-2.2.2]', async ({ visit, language }) => {
  const page = await visit({
    javaScriptEnabled: false,
  });
  await page.goto(`${promo()}/${language}`);
  await page.getByRole('button', { name: neutralWords[language].shell.lines.likes }).click();
  await page.waitForURL(`${shop()}${serviceAddress('likes', language)}?from=promo`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the menu of phones works by keyboard alone, and its language switch keeps the page [S0-2.14 S0-2.18 S1-2.5.1]', async ({
  page,
  language,
}) => {
  const { heads, shell } = words[language];
  await page.goto(addressOf('home', language));
  const opener = page.getByRole('button', { name: shell.openMenu });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: shell.menu });
  await expect(menu).toBeVisible();
  for (const title of [shell.ourServices, shell.usefulLinks])
    await expect(menu.getByRole('heading', { name: title })).toBeVisible();
  await expect(menu.getByRole('link', { name: shell.lines.followers })).toHaveText(/3,49\s€/);
  await expect(menu.getByRole('link', { name: shell.lines.likes })).toHaveAttribute(
    'href',
    addressOf('likes', language),
  );
  await expect(menu.getByText(shell.copyright(new Date().getFullYear(), 'Fanzeo'))).toBeVisible();
  await expectSound(page, language);

  // The focus stays within, and reaches every link.
  const reached = new Set<string>();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() =>
      document.activeElement?.closest('[role=dialog]') ? document.activeElement.textContent : undefined,
    );
    expect(name).toBeDefined();
    reached.add(name ?? '');
  }
  for (const name of [heads.faq.title, heads.contact.title, shell.track, heads.account.title, 'Italiano'])
    expect([...reached].some((text) => text.includes(name))).toBe(true);

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: heads.account.title }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${addressOf('account', language)}`);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  const [other, name] = language === 'es' ? (['it', 'Italiano'] as const) : (['es', 'Español'] as const);
  await opener.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${addressOf('account', other)}`);
});

test('the old payment page and the last e-mail open the form with their package, and nothing typed is lost [S0-2.12]', async ({
  page,
  language,
}) => {
  const username = newTarget();
  await shopperIn(page, language).chooseProfile(username);
  await page.goto(`/${language}/standalone-stripe.html?amount=0.01&followers=1000`);
  await page.waitForURL(`${shop()}${addressOf('home', language)}`);
  const chosen = page.getByRole('radio', { name: /^1.000\s/ });
  await expect(chosen).toBeVisible();
  await expect(chosen).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByText(`@${username}`).first()).toBeVisible();
  await expect(page.getByText(/^9,99\s€$/).first()).toBeVisible();

  await page
    .getByRole('radio', { name: /^500\s/ })
    .first()
    .click();
  await expect(page.getByText(/^6,99\s€$/).first()).toBeVisible();

  await page.goto(`${addressOf('home', language)}?package=204&quantity=1000`);
  await page.waitForURL(`${shop()}${addressOf('home', language)}`);
  await expect(page.getByText(/^9,99\s€$/).first()).toBeVisible();
});

test('the promotional host shows the landing page, the chooser first, neutral, and leads to the shop [S0-2.3 S0-2.15]', {
  tag: '@desktop',
}, async ({ page }) => {
  const { shell, order, common } = words.fr;
  const neutral = neutralWords.fr;
  await page.goto(`${promo()}/`);
  await page.waitForURL(`${promo()}/es`);
  await expect(
    page.getByRole('heading', { level: 1, name: neutralWords.es.heads.chooser.title }),
  ).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  const heading = page.getByRole('heading', { level: 1, name: neutral.heads.chooser.title });
  await expect(heading).toBeVisible();

  await page.goto(`${promo()}/fr`);
  await expect(heading).toBeVisible();
  await expect.poll(() => page.title()).toContain(neutral.heads.landing.title);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    shop() + addressOf('landing', 'fr'),
  );
  await expect(page.getByRole('button', { name: shell.services, exact: true })).toHaveCount(0);
  const logo = page.getByRole('banner').getByRole('link', { name: common.toHome('Fanzeo') });
  await expect(logo).toHaveAttribute('href', `${shop()}${addressOf('home', 'fr')}?from=promo`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expectSound(page, 'fr');
  // Also once the app has taken the page over.
  await movePointer(page);
  await untilHydrated(page);
  await expect.poll(() => naming(page, 'fr')).toBeUndefined();
  await page.getByRole('button', { name: neutral.shell.lines.followers }).click();
  await page.waitForURL(`${shop()}${addressOf('home', 'fr')}?from=promo`);
  await expect(page.getByLabel(order.usernameLabel)).toBeVisible();
});
