import { eventually } from '../api/testing/wait';
import { addressOf } from '../domain/pages';
import { foreignSentences } from './support/foreign-sentences';
import { untilHydrated } from './support/hydrated';
import { naming } from './support/naming';
import { movePointer } from './support/pointer';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { neutralWords, words } from './support/words';

const promo = () => `http://promo.localhost:${new URL(process.env.SHOP_URL ?? '').port}`;

test('a click on an advertisement switches it on, also in the order form, for as long as the document is open [S1-4.6]', {
  tag: '@both',
}, async ({ page, language }) => {
  const neutral = neutralWords[language];
  const usual = words[language];
  await page.goto(`${addressOf('likes', language)}?gclid=test`);
  await expect(page.getByRole('heading', { level: 1, name: neutral.lines.likes.headline })).toBeVisible();
  await movePointer(page);
  await untilHydrated(page);
  await expect.poll(() => naming(page, language)).toBeUndefined();
  await expect.poll(() => page.title()).toContain(neutral.heads.likes.title);

  // The order form sells under neutral names.
  await page.getByLabel(neutral.order.usernameLabel).fill('testlucia');
  await page.getByRole('option', { name: /@testlucia/ }).click();
  await page.getByRole('checkbox', { name: neutral.order.publicProfile }).check();
  await page.getByRole('button', { name: neutral.order.continue, exact: true }).click();
  await expect(page.getByRole('radiogroup', { name: neutral.order.quantity.likes })).toBeVisible();
  await expect.poll(() => naming(page, language)).toBeUndefined();

  // To another page of the same document: the mark has gone from the URL, the wording stays.
  await page.getByRole('contentinfo').getByRole('link', { name: usual.heads.faq.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: usual.heads.faq.title })).toBeVisible();
  expect(page.url()).not.toContain('gclid');
  await expect.poll(() => naming(page, language)).toBeUndefined();
  await expect.poll(() => foreignSentences(page, language)).toEqual([]);

  // The entry page is excluded, and only that.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Fanzeo/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: usual.home.headline })).toBeVisible();
  await expect.poll(() => page.title()).toContain(usual.heads.home.title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: usual.heads.faq.title })).toBeVisible();
  await eventually(async () => expect(await naming(page, language)).toBeUndefined());

  // Another document without the mark is unaffected.
  await page.goto(addressOf('likes', language));
  await expect(page.getByRole('heading', { level: 1, name: usual.lines.likes.headline })).toBeVisible();
});

test('the test page reports state, reason, user agent, page before, parameters and time, as text [S1-2.12.1]', async ({
  visit,
  language,
}) => {
  const usual = words[language];
  const { test: report } = usual.campaigns;
  const page = await visit({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; <b>bold</b>)',
  });
  const fact = async (name: string) =>
    (
      await page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]').allInnerTexts()
    ).join();
  await page.goto(`${addressOf('testCompliance', language)}?a=%3Cimg%20src%3Dx%3E&a=2`);
  await expect(page.getByRole('heading', { level: 1, name: usual.heads.testCompliance.title })).toBeVisible();
  await expect.poll(() => fact(report.state)).toBe(report.off);
  await expect.poll(() => fact(report.trigger)).toBe(report.noTrigger);
  await expect.poll(() => fact(report.userAgent)).toContain('<b>bold</b>');
  await expect.poll(() => fact(report.crawler)).toBe(report.crawlerYes('googlebot'));
  await expect.poll(() => fact(report.referrer)).toBe(report.none);
  await expect.poll(() => fact(report.parameters)).toBe('a = <img src=x>\na = 2');
  await expect.poll(() => fact(report.time)).toMatch(/\d{4}/);
  await expect(page.locator('main img, main b')).toHaveCount(0);
  await expectSound(page);

  for (const [address, reason] of [
    [`${addressOf('testCompliance', language)}?wbraid=1`, report.triggers['ad-click']],
    [promo() + addressOf('testCompliance', language), report.triggers.host],
  ] as const) {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: usual.heads.testCompliance.title }),
    ).toBeVisible();
    await expect.poll(() => fact(report.state)).toBe(report.on);
    await expect.poll(() => fact(report.trigger)).toBe(reason);
  }
  await page.goto(addressOf('testCompliance', language), {
    referer: 'https://www.googleadservices.com/pagead/aclk',
  });
  await expect(page.getByRole('heading', { level: 1, name: usual.heads.testCompliance.title })).toBeVisible();
  await expect.poll(() => fact(report.trigger)).toBe(report.triggers['ad-referrer']);
});

test('/ig-tools is neutral by its path, opened or navigated to, and leads to the order form [S1-2.1.7]', {
  tag: '@desktop',
}, async ({ page, language }) => {
  const neutral = neutralWords[language];
  const usual = words[language];
  await page.goto(addressOf('testCompliance', language));
  await page.getByRole('link', { name: usual.campaigns.test.tools }).click();
  await expect(page.getByRole('heading', { level: 1, name: usual.campaigns.igTools.headline })).toBeVisible();
  await expect.poll(() => naming(page, language)).toBeUndefined();
  await expect(page.getByRole('button', { name: usual.shell.services, exact: true })).toHaveCount(0);
  await page.reload();
  await movePointer(page);
  await untilHydrated(page);
  await expect.poll(() => naming(page, language)).toBeUndefined();
  await page.getByRole('button', { name: neutral.shell.lines.followers }).click();
  await page.waitForURL(`**${addressOf('home', language)}`);
  await expect(page.getByRole('heading', { level: 1, name: usual.home.headline })).toBeVisible();
});

test('a crawler and a person are shown the same, after every script has run', async ({ visit }) => {
  const texts: string[] = [];
  for (const userAgent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', undefined]) {
    const page = await visit({
      ...(userAgent ? { userAgent } : {}),
    });
    await page.goto(`${addressOf('landing', 'es')}?gclid=1`);
    await movePointer(page);
    await untilHydrated(page);
    texts.push(...(await page.locator('main').allInnerTexts()));
  }
  expect(new Set(texts).size).toBe(1);
});
