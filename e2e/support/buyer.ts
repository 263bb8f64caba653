import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type Bought, newCartId, newTarget } from '#api/testing/purchases.ts';
import type { Language } from '#domain/money.ts';
import { addressOf } from '#domain/pages.ts';
import { type Cart, emptyCart } from '#web/cart/cart.ts';
import { cartKey } from '#web/entry/storage-keys.ts';
import { shopperIn } from './shopper';
import type { Size } from './sizes';
import { words } from './words';

/** Opens the page of another visitor, who shares nothing with the test's others. */
export type Visit = (options?: BrowserContextOptions & { size?: Size }) => Promise<Page>;

interface CartOptions {
  offer?: 'leave open';
  username?: string;
  email?: string;
}

type StorageState = BrowserContextOptions['storageState'];

/** The pages of buyers, each in a separate browser. */
export type Buyer = ReturnType<typeof buyerWith>;

export function buyerWith(visit: Visit) {
  /** A visitor whose browser has a language. */
  async function speaking(language: Language, storageState?: StorageState) {
    const locale = `${language}-${language.toUpperCase()}`;
    const page = await visit({ locale, ...(storageState && { storageState }) });
    return { page, ...shopperIn(page, language), ...words[language] };
  }

  /**
   * A visitor who has filled the order form in: 1000 followers, with an offer or without (see `openCheckout`). The page
   * is still empty. `intents` are the ids that the browser's carts get.
   */
  async function withCart(
    language: Language,
    { offer, username = newTarget(), email = `${username}@example.com` }: CartOptions = {},
  ) {
    const cart: Cart = {
      ...filledIn(username),
      packageType: offer ? 'spain' : 'europe',
      serviceId: offer ? 106 : 204,
      email,
    };
    const buyer = await speaking(language, remembering(cart));
    return { ...buyer, username, intents: intentsOf(buyer.page.context()) };
  }

  return {
    speaking,
    withCart,
    /** The same with the checkout open. */
    async atCheckout(language: Language, options: CartOptions = {}) {
      const buyer = await withCart(language, options);
      await buyer.page.goto(`${addressOf('home', language)}?pago=1`);
      await (options.offer ? buyer.offered() : buyer.frame());
      return buyer;
    },
    /** A page of the browser that a purchase was made with. */
    async pageOf(
      { browser }: Pick<Bought, 'browser'>,
      options?: BrowserContextOptions & { size?: Size },
    ): Promise<Page> {
      const page = await visit(options);
      // The browser's own orders, and those that it has opened by number and e-mail address.
      const kept = ['visitor', 'orders'].flatMap((name) => {
        const value = browser.cookie(name);
        return value ? [{ name, value: encodeURIComponent(value), url: browser.baseUrl }] : [];
      });
      await page.context().addCookies(kept);
      return page;
    },
  };
}

/** A cart whose buyer has confirmed a public profile that the directory knows. */
function filledIn(username: string): Cart {
  return {
    ...emptyCart(newCartId()),
    username,
    profile: { username, fullName: '', pictureUrl: '', verified: true },
    publicConfirmed: true,
    profileDone: true,
  };
}

/** The storage of a browser that has kept a cart. */
function remembering(cart: Cart): StorageState {
  const { origin } = new URL(process.env.SHOP_URL ?? '');
  const value = JSON.stringify({ ...cart, savedAt: Date.now() });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: cartKey, value }] }] };
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
