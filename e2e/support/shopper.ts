import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { eventually } from '#api/testing/wait.ts';
import type { Language } from '#domain/money.ts';
import { addressOf } from '#domain/pages.ts';
import { cardLabels, words } from './words';

/** The steps of a shopper in a language. */
export function shopperIn(page: Page, language: Language) {
  const { order, checkout } = words[language];
  const frame = () =>
    eventually(async () => {
      const found = page.frames().find((candidate) => candidate.url().includes('/frames/payment'));
      if (!found || !(await found.getByLabel(cardLabels[language].number).isVisible()))
        throw new Error('The card form did not appear');
      return found;
    });
  return {
    frame,
    async chooseProfile(username: string, line: 'home' | 'likes' | 'views' = 'home'): Promise<void> {
      await page.goto(addressOf(line, language));
      await page.getByLabel(order.usernameLabel).fill(username);
      await page.getByRole('option', { name: new RegExp(`@${username}`) }).click();
      await page.getByRole('checkbox', { name: order.publicProfile }).check();
      await page.getByRole('button', { name: order.continue, exact: true }).click();
    },
    /** Selects 1000 followers and opens the checkout. Only those from Spain get an offer (docs/decisions/0040). */
    async openCheckout(username: string, region: 'europe' | 'spain' = 'europe'): Promise<void> {
      const { name } = order.packageTypes[region];
      await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
      await page.getByRole('radio', { name: /^1.000\s/ }).click();
      await this.toCheckout(username);
    },
    /** Enters an e-mail address and opens the checkout. */
    async toCheckout(username: string): Promise<void> {
      await page.getByLabel(order.emailLabel).fill(`${username}@example.com`);
      await page.getByRole('button', { name: order.proceed }).first().click();
    },
    /** Waits for the offer. */
    async offered(): Promise<void> {
      await expect(page.getByRole('dialog', { name: checkout.upsell.title })).toBeVisible();
    },
    /** Answers the offer that is open. */
    async answerOffer(answer: 'accept' | 'decline'): Promise<void> {
      const button = page.getByRole('button', { name: checkout.upsell[answer] });
      await button.click();
      await expect(button).toBeHidden();
      await frame();
    },
    async fillCard(number: string): Promise<void> {
      const labels = cardLabels[language];
      const form = await frame();
      await form.getByLabel(labels.number).fill(number);
      await form.getByLabel(labels.expiry).fill('12/34');
      await form.getByLabel(labels.cvc).fill('123');
    },
    async pay(amount: string): Promise<void> {
      const box = page.getByRole('checkbox', { name: checkout.immediate });
      await scrollTo(box);
      await box.check();
      const [before, after] = checkout.pay('|').split('|');
      const button = page.getByRole('button', { name: new RegExp(`^${before}${amount}\\s€${after}$`) });
      await scrollTo(button);
      await button.click();
    },
    /** Waits for the success page of the language and returns the order's number. */
    async orderNumber(): Promise<string> {
      await page.waitForURL(new RegExp(`${addressOf('success', language)}\\?`));
      const heading = page.getByRole('heading', { name: /FNZ-\d{6}-\w{4}/ });
      await expect(heading).toBeVisible();
      return /FNZ-\d{6}-\w{4}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
    },
  };
}

/**
 * Scrolls to a control near the card form. Until the browser has repainted, it sends clicks to the form's frame where
 * that was before.
 */
async function scrollTo(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
}

/** Answers the bank's question in its frame. */
export async function challenge(page: Page, answer: string): Promise<void> {
  const button = await eventually(async () => {
    for (const frame of page.frames()) {
      const found = frame.getByRole('button', { name: answer, exact: true });
      if (await found.isVisible()) return found;
    }
    throw new Error('The bank asks nothing');
  });
  await button.click();
}
