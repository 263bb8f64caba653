import type { Page } from 'playwright-core';
import { newTarget } from '../../api/testing/purchases';
import type { Language } from '../../domain/money';
import { visit } from './chromium';
import { shopperIn } from './shopper-abroad';
import { words } from './words';

/** A visitor of a language in front of the open checkout. */
export async function atCheckout(language: Language, offer: 'decline' | 'leave open' = 'decline') {
  const page = await visit('phone', `${language}-${language.toUpperCase()}`);
  const shopper = shopperIn(page, language);
  const username = newTarget();
  await shopper.chooseProfile(username);
  await shopper.openCheckout(username);
  if (offer === 'decline') await shopper.answerOffer('decline');
  return { page, username, ...shopper, ...words[language] };
}

/** The intents that a page's carts have had, by the ids that it was given. */
export function intentsSeen(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('response', (response) => {
    if (!/create-payment-intent|update-payment-intent/.test(response.url()) || response.status() !== 200)
      return;
    void response.json().then(({ paymentIntentId }) => seen.add(paymentIntentId));
  });
  return seen;
}
