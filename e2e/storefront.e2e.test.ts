import type { Page } from '@playwright/test';
import { newTarget } from '../api/testing/purchases';
import { type Language, languages } from '../domain/money';
import { addressOf } from '../domain/pages';
import { cardFrames } from './support/card-form';
import { foreignSentences } from './support/foreign-sentences';
import { held } from './support/held';
import { shopperIn } from './support/shopper';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';
import { words } from './support/words';

test('the form shows its prices before anything is typed, and says what is missing or mistyped, step by step [S0-2.24]', async ({
  page,
}) => {
  const { order } = words.es;
  const username = newTarget();
  const proceed = page.getByRole('button', { name: 'Proceder al pago' }).first();
  await page.goto('/es/ig');
  await test.step('the profile', async () => {
    const next = page.locator('section[class]', {
      has: page.getByRole('heading', { name: order.steps.package }),
    });
    await expect(next.getByText(/^Desde \d+,\d\d\s€$/)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(
      page.getByText('Por favor, ingresa tu nombre de usuario de Instagram').first(),
    ).toBeVisible();
    const field = page.getByLabel(order.usernameLabel);
    // More than the list shows at once.
    await field.fill('eri');
    await expect(page.getByRole('option').nth(6)).toBeAttached();
    for (let press = 0; press < 7; press += 1) await field.press('ArrowDown');
    const marked = page.getByRole('option', { selected: true });
    await expect(marked).toBeInViewport({ ratio: 1 });
    await expect(marked).toHaveCSS('outline-style', 'solid');
    await field.fill(username);
    await page.getByRole('option', { name: new RegExp(`@${username}`) }).click();
    await page.getByRole('checkbox', { name: order.publicProfile }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
  });
  await test.step('the package, with its former price struck', async () => {
    const card = page.getByRole('radio', { name: /^2[.]?500 seguidores, .*19,99\s€/ });
    // Screen readers get a separate text.
    await expect(card).toContainText(/19,99\s€39,98\s€/);
    await expect(card.locator('s')).toHaveText(/^39,98\s€$/);
    // Windows' contrast themes leave neither its background nor its ring to a chosen card.
    await page.emulateMedia({ forcedColors: 'active' });
    const type = (checked: boolean) =>
      page.getByRole('radiogroup').first().getByRole('radio', { checked }).first();
    await expect(type(true)).toHaveCSS('outline-style', 'solid');
    await expect(type(false)).toHaveCSS('outline-style', 'none');
    await page.emulateMedia({ forcedColors: 'none' });
    await proceed.click();
    await expect(page.getByText('Por favor, selecciona un paquete de seguidores').first()).toBeVisible();
    await page.getByRole('radio', { name: /^500 seguidores/ }).click();
  });
  await test.step('the address, of which a mistyped one is asked about', async () => {
    await proceed.click();
    await expect(page.getByText('Por favor, introduce tu correo electrónico').first()).toBeVisible();
    await expectSound(page);
    const field = page.getByLabel(order.emailLabel);
    await field.fill('lucia@gmial.com');
    const proposal = page.getByRole('button', { name: order.emailProposal('lucia@gmail.com') });
    await expect(proposal).toBeVisible();
    await expectSound(page);
    await proposal.click();
    await expect(field).toHaveValue('lucia@gmail.com');
    await expect(field).toBeFocused();
    await expect(proposal).toHaveCount(0);
  });
});

test('on a slow connection the checkout opens before its code is there, also if that is lost at first, and one step back closes it; the assistant covers neither it nor the price bar [S1-2.7.1]', async ({
  page,
}) => {
  const username = newTarget();
  await shopperIn(page, 'es').chooseProfile(username);
  await page.getByRole('radio', { name: /^2[.]?500 seguidores/ }).click();
  const assistant = page.locator(assistantButton('es'));
  await expect(assistant).toBeVisible();
  await expect(async () => {
    const box = await assistant.boundingBox();
    const bar = await page.locator('[data-foot-bar]').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass({ timeout: 30_000 });
  await page.getByLabel('Correo electrónico').fill(`${username}@example.com`);
  const release = await held(page, '**/assets/checkout-*.js');
  // Both are lost: what the browser loads ahead, and what the page then asks for.
  await page.route('**/assets/checkout-*.js', (route) => route.abort(), { times: 2 });
  await page.getByRole('button', { name: 'Proceder al pago' }).first().dblclick();
  await expect(page.getByRole('dialog').getByText(words.es.checkout.preparing)).toBeVisible();
  await expectSound(page);
  release();
  await expect(page.getByText(words.es.checkout.preparing)).toHaveCount(0);
  await expect.poll(() => assistant.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the reviews turn every eight seconds until somebody turns them by hand, and are cut [S0-2.20]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/fr/ig');
  await page.mouse.wheel(0, 400);
  const reviews = page.getByRole('region', { name: 'Avis' });
  await expect(reviews.getByText(/^Page 1 sur [23]$/)).toBeVisible();
  await expect(async () => {
    // The page's clock: the rotation starts after hydration. In small steps, so that a slow page isn't turned twice.
    await page.clock.runFor(1000);
    await expect(reviews.getByText(/^Page 2 sur/)).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 30_000, intervals: [0] });
  await reviews.getByRole('button', { name: 'Avis précédents' }).click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(20_000);
  await expect(reviews.getByText(/^Page 1 sur/)).toBeVisible();
  const comments = await reviews.locator('blockquote').allInnerTexts();
  expect(comments.every((comment) => comment.length <= 80 + '«  »'.length)).toBe(true);
  await expectSound(page);
});

test('a search or check that fails, comes late or is given up doesn’t mislead [S0-8.8]', async ({
  page,
  language,
}) => {
  const { order } = words[language];
  await page.goto(addressOf('home', language));
  const field = page.getByLabel(order.usernameLabel);
  const proceed = page.getByRole('button', { name: order.continue, exact: true });
  const confirm = page.getByRole('checkbox', { name: order.publicProfile });
  const suggestion = (username: string) => page.getByRole('option', { name: new RegExp(`@${username}`) });
  const anotherProfile = () => page.getByRole('button', { name: order.anotherProfile }).click();
  const lookUpOf = (username: string) => `**/api/instagram/profile/${username}`;
  const check = '**/api/check-blocked-user';

  for (const by of ['suggestion', 'Enter'] as const)
    await test.step(`a profile found late doesn’t replace the one chosen since by ${by}`, async () => {
      const [late, meant] = [newTarget(), newTarget()];
      const answer = await held(page, lookUpOf(late));
      await field.fill(late);
      const asked = page.waitForRequest(lookUpOf(late));
      if (by === 'Enter') await field.press('Enter');
      else await proceed.click();
      await asked;
      await field.fill(meant);
      if (by === 'Enter') await field.press('Enter');
      else await suggestion(meant).click();
      await expect(confirm).toBeVisible();
      await expect(page.getByText(`@${meant}`).first()).toBeVisible();
      const answered = page.waitForResponse(lookUpOf(late));
      answer();
      await answered;
      await expect(proceed).not.toHaveAttribute('aria-busy');
      await confirm.check();
      await expect(page.getByText(`@${meant}`).first()).toBeVisible();
      await expect(page.getByText(`@${late}`)).toHaveCount(0);
      await anotherProfile();
    });

  await test.step('a space that a keyboard adds during a lookup doesn’t lose its answer', async () => {
    const username = newTarget();
    const answer = await held(page, lookUpOf(username));
    await field.fill(username);
    const asked = page.waitForRequest(lookUpOf(username));
    await field.press('Enter');
    await asked;
    await field.press('End');
    await field.press('Space');
    await expect(field).toHaveValue(`${username} `);
    answer();
    await expect(confirm).toBeVisible();
    await anotherProfile();
  });

  await test.step('without a connection the search says that it failed, not that nobody has this name', async () => {
    await page.context().setOffline(true);
    await field.fill('testlucia');
    await expect(page.getByText(order.searchFailed).first()).toBeVisible();
    await expect(page.getByText(order.searchEmpty('testlucia'))).toHaveCount(0);
    await page.context().setOffline(false);
  });

  await test.step('a profile that is given up while it is checked leaves the step open', async () => {
    const username = newTarget();
    const answer = await held(page, check);
    await field.fill(username);
    await suggestion(username).click();
    await confirm.check();
    await proceed.click();
    await expect(proceed).toHaveAttribute('aria-busy', 'true');
    await anotherProfile();
    const answered = page.waitForResponse(check);
    answer();
    await answered;
    await expect(proceed).not.toHaveAttribute('aria-busy');
    await expect(field).toBeVisible();
  });

  await test.step('a check for blocked users that fails blocks nobody', async () => {
    const username = newTarget();
    await page.unroute(check);
    await page.route(check, (route) => route.abort());
    await field.fill(username);
    await suggestion(username).click();
    await confirm.check();
    await proceed.click();
    await expect(page.getByRole('radio', { name: /^1.000\s/ })).toBeVisible();
  });
});

/** The button that opens the assistant, by its attribute: behind a dialog it has no role. */
const assistantButton = (language: Language) => `button[aria-label="${words[language].chat.open}"]`;

/** Parts of the page that reach beyond its right edge, for the narrowest phone. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, [role=dialog] *')]
      .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`),
  );

for (const language of languages)
  test(`${language}: in every checkout nothing reaches beyond the narrowest phone`, async ({ buyer }) => {
    const { page, frame, checkout } = await buyer.atCheckout(language);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectSound(page, language);
    // The sheet scrolls in its own box, so its content can't widen the page.
    const tooWide = await page
      .getByRole('dialog')
      .evaluateAll((dialogs) =>
        dialogs.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
      );
    expect(tooWide, 'whether the checkout can be moved sideways').toBe(false);
    // The form behind it, too.
    await expect.poll(() => beyondTheEdge(page)).toEqual([]);
    for (const name of ['checkout', 'cardPayment', 'cardForm', 'cancel'] as const)
      await test.step(name, async () => {
        await page.goto(addressOf(name, language));
        if (name === 'checkout' || name === 'cardPayment') await frame();
        else if (name === 'cardForm') {
          await cardFrames(page);
          // The address is known already.
          await expect(page.getByLabel(checkout.emailLabel)).toHaveCount(0);
          await expect.poll(() => foreignSentences(page, language)).toEqual([]);
        } else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (name === 'checkout') await expect(page.locator(assistantButton(language))).toBeHidden();
        await expect.poll(() => beyondTheEdge(page)).toEqual([]);
      });
  });
