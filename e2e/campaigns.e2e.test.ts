import { eventually } from '../api/testing/wait';
import { languages } from '../domain/money';
import { addressOf } from '../domain/pages';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';
import { foreignSentences } from './support/foreign';
import { words } from './support/words';

afterEach(leave);
afterAll(quit);

describe.each(languages)('in %s', (language) => {
  const { campaigns, chooser, order, banner, home, shell } = words[language];
  const headlines = {
    landing: chooser.title,
    igTools: campaigns.igTools.headline,
    adsLanding: campaigns.adsLanding.headline,
    marketing: campaigns.marketing.headline,
    specialOffer: campaigns.specialOffer.headline(5),
  };

  test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
    'on a %s the promotional pages are accessible, in their language, and stay within the screen',
    async (size) => {
      const page = await visit(size);
      for (const name of Object.keys(headlines) as (keyof typeof headlines)[]) {
        await page.goto(addressOf(name, language));
        await page.getByRole('heading', { level: 1, name: headlines[name] }).waitFor();
        await page.mouse.move(100, 300);
        expect([name, await violations(page)]).toEqual([name, []]);
        expect([name, await overflows(page)]).toEqual([name, false]);
        expect([name, await foreignSentences(page, language)]).toEqual([name, []]);
        const links = await page
          .locator('main a')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        for (const link of new Set(links)) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
      }
      expect(page.complaints).toEqual([]);
    },
  );

  test('a package of the advertisement’s page is chosen in the order form, by keyboard alone', async () => {
    const page = await visit();
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
    await eventually(async () => expect(await chosen.getAttribute('aria-checked')).toBe('true'));
    expect(page.complaints).toEqual([]);
  });

  test('the offer’s page shows what the code saves, takes it along, and says so with a toast', async () => {
    const page = await visit();
    await page.goto(addressOf('specialOffer', language));
    await page.getByText('VIP5', { exact: true }).waitFor();
    const row = page.getByRole('row', { name: new RegExp(order.followers(1000).replace(/\s/g, '.')) });
    expect((await row.getByRole('cell').allInnerTexts()).map((text) => text.replace(/\s/g, ' '))).toEqual([
      '9,99 €',
      '9,49 €',
      '0,50 €',
    ]);
    const use = page.getByRole('button', { name: campaigns.specialOffer.use, exact: true });
    await use.focus();
    await page.keyboard.press('Enter');
    await page.getByText(banner.used('VIP5')).first().waitFor();
    await page.getByRole('button', { name: campaigns.specialOffer.used, exact: true }).waitFor();
    // F8 leads to the toast (S0 §9).
    await page.keyboard.press('F8');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=region], ol')?.textContent ?? ''),
    ).toContain('VIP5');
    expect(await page.evaluate(() => sessionStorage.getItem('carriedCode'))).toBe(
      '{"code":"VIP5","percent":5}',
    );
    await page.getByRole('link', { name: campaigns.specialOffer.order }).click();
    await page.getByRole('heading', { level: 1, name: home.headline }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  test('the header leads to the services of the language, contact and account', async () => {
    const page = await visit('desk');
    await page.goto(addressOf('home', language));
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: /^Fanzeo/ }).getAttribute('href')).toBe(
      addressOf('home', language),
    );
    await header.getByRole('button', { name: shell.services, exact: true }).click();
    const followers = header.getByRole('link', { name: shell.lines.followers });
    expect(await followers.getAttribute('href')).toBe(addressOf('home', language));
    expect(await followers.textContent()).toMatch(/3,49\s€/);
    for (const [name, target] of [
      [shell.contact, 'contact'],
      [shell.account, 'account'],
    ] as const)
      expect(await header.getByRole('link', { name }).getAttribute('href')).toBe(addressOf(target, language));
    const footer = page.getByRole('contentinfo');
    for (const target of ['faq', 'track', 'account', 'contact', 'cases', 'unsubscribe'] as const)
      expect(await footer.locator(`a[href="${addressOf(target, language)}"]`).count()).toBe(1);
  });
});

test('one toast at a time; swiped 50 px to the right it goes, less far it stays', async () => {
  const page = await visit('phone', undefined, { reducedMotion: 'no-preference' });
  await page.goto(addressOf('specialOffer', 'es'));
  const use = page.getByRole('button', { name: words.es.campaigns.specialOffer.use, exact: true });
  await use.click();
  const toast = page.locator('li[data-state=open]');
  await toast.waitFor();
  await page.getByRole('button', { name: words.es.campaigns.specialOffer.used, exact: true }).click();
  await eventually(async () => expect(await toast.count()).toBe(1));
  const swipe = async (by: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast has gone');
    await page.mouse.move(box.x + 30, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 30 + by, box.y + 20, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(40);
  expect(await toast.count()).toBe(1);
  await swipe(70);
  await eventually(async () => expect(await toast.count()).toBe(0), { timeoutMs: 2000 });
});
