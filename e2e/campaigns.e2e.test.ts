import { eventually } from '../api/testing/wait';
import { addressOf } from '../domain/pages';
import { waysToPay } from '../domain/payment-methods';
import { expect, test } from './support/test';
import { words } from './support/words';

test('a package of the advertisement’s page is chosen in the order form, by keyboard alone [S1-2.1.6]', async ({
  page,
  language,
}) => {
  const { campaigns, order } = words[language];
  await page.goto(addressOf('adsLanding', language));
  const choose = page.getByRole('link', {
    name: campaigns.adsLanding.packages.choose(order.followers(1000)),
  });
  await choose.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${addressOf('home', language)}**`);
  await page.getByLabel(order.usernameLabel).fill('testlucia');
  await page.getByRole('option', { name: /@testlucia/ }).click();
  await page.getByRole('checkbox', { name: order.publicProfile }).check();
  await page.getByRole('button', { name: order.continue, exact: true }).click();
  const chosen = page.getByRole('radio', { name: /^1.000\s/ });
  await expect(chosen).toHaveAttribute('aria-checked', 'true');
});

test('the offer’s page shows what the code saves, copies it, and confirms with a toast [S1-2.1.8]', async ({
  page,
  language,
}) => {
  const { campaigns, order, banner, home } = words[language];
  await page.goto(addressOf('specialOffer', language));
  await expect(page.getByText('VIP5', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(order.followers(1000).replace(/\s/g, '.')) });
  expect((await row.getByRole('cell').allInnerTexts()).map((text) => text.replace(/\s/g, ' '))).toEqual([
    '9,99 €',
    '9,49 €',
    '0,50 €',
  ]);
  const use = page.getByRole('button', { name: campaigns.specialOffer.use, exact: true });
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(banner.used('VIP5')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: campaigns.specialOffer.used, exact: true })).toBeVisible();
  // F8 leads to the toast (S0 §9).
  await page.keyboard.press('F8');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=region], ol')?.textContent ?? ''))
    .toContain('VIP5');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('carriedCode')))
    .toBe('{"code":"VIP5","percent":5,"replaces":[]}');
  await page.getByRole('link', { name: campaigns.specialOffer.order }).click();
  await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
});

test('the header leads to the services of the language, contact and account; the keyboard goes on in the opened page [S0-1.6 S0-2.16 S1-2.5.1 S1-9.7]', {
  tag: '@desktop',
}, async ({ page, language }) => {
  const { contact, heads, shell } = words[language];
  await page.goto(addressOf('home', language));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Fanzeo/ })).toHaveAttribute(
    'href',
    addressOf('home', language),
  );
  await header.getByRole('button', { name: shell.services, exact: true }).click();
  const followers = header.getByRole('link', { name: shell.lines.followers });
  await expect(followers).toHaveAttribute('href', addressOf('home', language));
  await expect(followers).toHaveText(/3,49\s€/);
  for (const [name, target] of [
    [shell.lines.likes, 'likes'],
    [shell.lines.views, 'views'],
    [heads.contact.title, 'contact'],
    [heads.account.title, 'account'],
  ] as const)
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', addressOf(target, language));
  const footer = page.getByRole('contentinfo');
  for (const target of ['chooser', 'faq', 'track', 'account', 'contact', 'cases', 'unsubscribe'] as const)
    await expect(footer.locator(`a[href="${addressOf(target, language)}"]`)).toHaveCount(1);
  for (const name of ['terms', 'privacy', 'refunds'] as const)
    await expect(footer.getByRole('link', { name: heads[name].title, exact: true })).toHaveAttribute(
      'href',
      addressOf(name, language),
    );
  for (const text of [shell.about('Fanzeo'), ...waysToPay(language), ...shell.securityBadges])
    await expect(footer.getByText(text, { exact: true })).toBeVisible();

  await header.getByRole('link', { name: heads.contact.title }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: heads.contact.title })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: contact.track }).click();
  await expect(page.getByRole('heading', { level: 1, name: heads.track.title })).toBeVisible();
});

test('one toast at a time; it disappears after five seconds, or by a swipe of 50 px to the right [S0-9.9 S1-8.12]', async ({
  visit,
}) => {
  const page = await visit({
    reducedMotion: 'no-preference',
  });
  await page.clock.install();
  await page.goto(addressOf('specialOffer', 'es'));
  const { use, used } = words.es.campaigns.specialOffer;
  const start = Date.now();
  await page.getByRole('button', { name: use, exact: true }).click();
  const again = page.getByRole('button', { name: used, exact: true });
  await expect(again).toBeVisible();
  const toast = page.locator('li[data-state=open]');
  await expect(toast).toHaveCount(1);
  // From here on only the test moves the clock; `age` is the most that the toast can have been shown.
  const now = (await page.evaluate(() => Date.now())) + 300;
  await page.clock.pauseAt(now);
  const age = now - start;
  await page.clock.runFor(Math.max(1, 4500 - age));
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(age + 1000);
  await expect(toast).toHaveCount(0);

  for (let press = 0; press < 2; press += 1) await again.click();
  await expect(toast).toHaveCount(1);
  const swipe = async (by: number) => {
    // The second toast takes the place of the first, which has no box then.
    const box = await eventually(
      async () => (await toast.boundingBox()) ?? Promise.reject(new Error('No toast')),
    );
    await page.mouse.move(box.x + 30, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 30 + by, box.y + 20, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast).toHaveCount(1);
  await swipe(70);
  await expect(toast).toHaveCount(0);
});
