import { newTarget } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { languages } from '../domain/money';
import { addressOf } from '../domain/pages';
import { serviceAddress } from '../domain/product-lines';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { shopperIn } from './support/shopper-abroad';
import { neutralWords, words } from './support/words';

afterEach(leave);
afterAll(quit);

const shop = () => process.env.SHOP_URL ?? '';
const promo = () => `http://promo.localhost:${new URL(shop()).port}`;

describe.each(languages)('in %s', (language) => {
  const { chooser, shell, home, order, common } = words[language];

  test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
    'the chooser on a %s: three forms, five badges, the score; a press leads to the product',
    async (size) => {
      const page = await visit(size);
      await page.goto(addressOf('chooser', language));
      await page.getByRole('heading', { level: 1, name: chooser.title }).waitFor();
      const forms = await page
        .locator('form[method=post][action="/r"]')
        .evaluateAll((all) =>
          all.map((form) => [
            new FormData(form as HTMLFormElement).get('prd'),
            form.querySelectorAll('button[type=submit]').length,
          ]),
        );
      expect(forms).toEqual([
        ['igf', 1],
        ['igl', 1],
        ['igv', 1],
      ]);
      for (const badge of chooser.trust.badges) expect(await page.getByText(badge).isVisible()).toBe(true);
      expect(await page.getByRole('img', { name: chooser.score.outOf }).isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: shell.services, exact: true }).count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);

      for (const key of ['followers', 'likes', 'views'] as const) {
        await page.getByRole('button', { name: shell.lines[key] }).click();
        await page.waitForURL(`${shop()}${serviceAddress(key, language)}`);
        await page.getByLabel(order.usernameLabel).waitFor();
        await page.goBack();
        await page.getByRole('heading', { level: 1, name: chooser.title }).waitFor();
      }
      expect(page.complaints).toEqual([]);
    },
  );

  test('without scripts the chooser leads to each product', async () => {
    const page = await visit('phone', undefined, { javaScriptEnabled: false });
    for (const key of ['followers', 'likes', 'views'] as const) {
      await page.goto(`${promo()}/${language}`);
      await page.getByRole('button', { name: neutralWords[language].shell.lines[key] }).click();
      await page.waitForURL(shop() + serviceAddress(key, language));
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    }
  });

  test('the menu of phones works by keyboard alone', async () => {
    const page = await visit('phone');
    await page.goto(addressOf('home', language));
    const opener = page.getByRole('button', { name: shell.openMenu });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: shell.menu });
    await menu.waitFor();
    for (const title of [shell.ourServices, shell.usefulLinks])
      expect(await menu.getByRole('heading', { name: title }).isVisible()).toBe(true);
    expect(await menu.getByRole('link', { name: shell.lines.followers }).textContent()).toMatch(/3,49\s€/);
    await menu.getByText(shell.copyright(new Date().getFullYear(), 'Fanzeo')).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await foreignSentences(page, language)).toEqual([]);

    // The focus stays within, and comes to every link.
    const reached = new Set<string>();
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() =>
        document.activeElement?.closest('[role=dialog]') ? document.activeElement.textContent : undefined,
      );
      expect(name).toBeDefined();
      reached.add(name ?? '');
    }
    for (const name of [shell.frequentQuestions, shell.contact, shell.track, shell.account, 'Italiano'])
      expect([...reached].some((text) => text.includes(name))).toBe(true);

    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await eventually(async () =>
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true),
    );
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: shell.account }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${addressOf('account', language)}`);
    await menu.waitFor({ state: 'hidden' });
  });

  test('no link of header, menu and footer leads nowhere', async () => {
    const page = await visit('desk');
    await page.goto(addressOf('home', language));
    await page.getByRole('heading', { level: 1, name: home.headline }).waitFor();
    await page.getByRole('button', { name: shell.services, exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: shell.lines.followers }).waitFor();
    const contact = page.getByRole('banner').getByRole('link', { name: shell.contact });
    expect(await contact.getAttribute('href')).toBe(addressOf('contact', language));
    const links = await page
      .locator('header a, footer a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(8);
    for (const link of new Set(links)) {
      if (link.startsWith('mailto:')) continue;
      expect([link, (await fetch(link)).status]).toEqual([link, 200]);
    }
  });

  test('the promotional host shows the landing page, the chooser first, and leads to the shop', async () => {
    const neutral = neutralWords[language];
    const page = await visit('desk');
    await page.goto(`${promo()}/${language}`);
    await page.getByRole('heading', { level: 1, name: neutral.chooser.title }).waitFor();
    expect(await page.title()).toContain(neutral.heads.landing.title);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      shop() + addressOf('landing', language),
    );
    expect(await page.getByRole('button', { name: shell.services, exact: true }).count()).toBe(0);
    const logo = page.getByRole('banner').getByRole('link', { name: common.toHome('Fanzeo') });
    expect(await logo.getAttribute('href')).toBe(shop() + addressOf('home', language));
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    expect(await foreignSentences(page, language)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: neutral.shell.lines.followers }).click();
    await page.waitForURL(shop() + addressOf('home', language));
    await page.getByLabel(order.usernameLabel).waitFor();
    expect(page.complaints).toEqual([]);
  });

  test('the old payment page opens the form with its package, and nothing typed is lost', async () => {
    const page = await visit();
    const username = newTarget();
    await shopperIn(page, language).chooseProfile(username);
    await page.goto(`/${language}/standalone-stripe.html?amount=0.01&followers=1000`);
    await page.waitForURL(`${shop()}${addressOf('home', language)}`);
    const chosen = page.getByRole('radio', { name: /^1.000\s/ });
    await chosen.waitFor();
    await eventually(async () => expect(await chosen.getAttribute('aria-checked')).toBe('true'));
    await page.getByText(`@${username}`).first().waitFor();
    await page
      .getByText(/^9,99\s€$/)
      .first()
      .waitFor();

    // Another choice holds; an address without a fitting package changes nothing.
    await page
      .getByRole('radio', { name: /^500\s/ })
      .first()
      .click();
    await page.goto(`/${language}/standalone-stripe.html?followers=1001`);
    await page.waitForURL(`${shop()}${addressOf('home', language)}`);
    await page
      .getByText(/^6,99\s€$/)
      .first()
      .waitFor();
  });
});

test('the root of the promotional host leads to /es', async () => {
  const page = await visit();
  await page.goto(`${promo()}/`);
  await page.waitForURL(`${promo()}/es`);
  await page.getByRole('heading', { level: 1, name: neutralWords.es.chooser.title }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await page.getByRole('heading', { level: 1, name: neutralWords.fr.chooser.title }).waitFor();
  expect(page.complaints).toEqual([]);
});

test.each(['/landing', '/fr/ads-landing', '/marketing', '/test-compliance'])(
  '%s has no header',
  async (path) => {
    const page = await visit('desk');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
  },
);

test('back never leads to a finished payment: from the form home, from tracking to the order; reload shows it', async () => {
  const page = await visit();
  const { success } = words.fr;
  const shopper = shopperIn(page, 'fr');
  const username = newTarget();
  await shopper.chooseProfile(username);
  await shopper.openCheckout(username);
  await shopper.answerOffer('decline');
  await shopper.fillCard('4242 4242 4242 4242');
  await shopper.pay('9,99');
  const number = await shopper.orderNumber();

  await page.reload();
  expect(await shopper.orderNumber()).toBe(number);
  await page.getByRole('main').getByRole('link', { name: success.follow }).click();
  await page.waitForURL('**/fr/track-order?order=*');
  await page.goBack();
  expect(await shopper.orderNumber()).toBe(number);

  await page.getByRole('button', { name: words.fr.common.backHome }).click();
  await page.waitForURL(`${shop()}/fr/ig`);
  await page.getByLabel(words.fr.order.usernameLabel).waitFor();
  await page.goBack();
  await page.waitForURL(`${shop()}/fr/ig`);
  await page.getByLabel(words.fr.order.usernameLabel).waitFor();
  // The form before the payment: no checkout opens again.
  await page.goBack();
  await page.getByLabel(words.fr.order.usernameLabel).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fr/ig');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(page.complaints).toEqual([]);
});
