import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type Bought, newTarget } from '#api/testing/purchases.ts';
import type { Language } from '#domain/money.ts';
import { shopperIn } from './shopper';
import type { Size } from './sizes';
import { words } from './words';

/** Opens the page of another visitor, who shares nothing with the test's others. */
export type Visit = (options?: BrowserContextOptions & { size?: Size }) => Promise<Page>;

/** The pages of buyers, each in a separate browser. */
export type Buyer = ReturnType<typeof buyerWith>;

export function buyerWith(visit: Visit) {
  /** A visitor whose browser has a language. */
  async function speaking(language: Language) {
    const page = await visit({ locale: `${language}-${language.toUpperCase()}` });
    return { page, ...shopperIn(page, language), ...words[language] };
  }
  return {
    speaking,
    /** A page at the open checkout. `intents` are the ids that the browser's carts got. */
    async atCheckout(
      language: Language,
      { offer = 'none', username = newTarget() }: { offer?: 'none' | 'leave open'; username?: string } = {},
    ) {
      const buyer = await speaking(language);
      const intents = intentsOf(buyer.page.context());
      await buyer.chooseProfile(username);
      await buyer.openCheckout(username, offer === 'none' ? 'europe' : 'spain');
      await (offer === 'none' ? buyer.frame() : buyer.offered());
      return { ...buyer, username, intents };
    },
    /** A page of the browser that a purchase was made with. */
    async pageOf({ browser }: Bought, options?: BrowserContextOptions & { size?: Size }): Promise<Page> {
      const page = await visit(options);
      const value = browser.cookie('visitor') ?? '';
      await page.context().addCookies([{ name: 'visitor', value, url: browser.baseUrl }]);
      return page;
    },
  };
}

function intentsOf(context: BrowserContext): Set<string> {
  const seen = new Set<string>();
  context.on('response', (response) => {
    if (!/(create|update)-payment-intent/.test(response.url()) || response.status() !== 200) return;
    response.json().then(
      ({ paymentIntentId }) => seen.add(paymentIntentId),
      () => undefined,
    );
  });
  return seen;
}
