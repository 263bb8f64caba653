import { brandOf } from './browser/frame/card';

/** A test card's bank answer. The values of a refusal are Stripe's own. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

/** What a bank claims of a payment. An inquiry asks first, and takes no money yet. */
export interface DisputeClaim {
  reason: string;
  inquiry?: boolean;
}

/** How a test card behaves when it is charged. */
export interface CardBehaviour {
  brand: string;
  last4: string;
  country: string;
  /** True if the bank requires 3-D Secure before it decides. */
  authenticate: boolean;
  decline: Decline | null;
  wallet: 'apple_pay' | 'google_pay' | null;
  /** Set if its bank answers a refund later: it accepts a pending one, or returns one that had succeeded. */
  refund?: 'accepted-later' | 'returned-later';
  /** Set if its bank disputes every payment. */
  dispute?: DisputeClaim;
  /** Set for methods without a card: the buyer pays on a separate page. */
  redirect?: true;
}

const DECLINES = {
  generic: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficientFunds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost: { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' },
  stolen: { code: 'card_declined', decline_code: 'stolen_card', message: 'Your card was declined.' },
  expired: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  incorrectCvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  processing: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  liveCard: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
} satisfies Record<string, Decline>;

interface TestCard {
  number: string;
  method?: string;
  brand?: string;
  country?: string;
  authenticate?: boolean;
  decline?: keyof typeof DECLINES;
  refund?: CardBehaviour['refund'];
  dispute?: DisputeClaim;
}

// Numbers and pm_card_* names: docs.stripe.com/testing.
const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', method: 'visa' },
  { number: '5555555555554444', method: 'mastercard', brand: 'mastercard' },
  { number: '378282246310005', method: 'amex', brand: 'amex' },
  { number: '6011111111111117', method: 'discover', brand: 'discover' },
  { number: '3056930009020004', method: 'diners', brand: 'diners' },
  { number: '3566002020360505', method: 'jcb', brand: 'jcb' },
  { number: '4000007240000007', method: 'es', country: 'ES' },
  { number: '4000002500000003', method: 'fr', country: 'FR' },
  { number: '4000003800000008', method: 'it', country: 'IT' },
  { number: '4000000000000002', method: 'chargeDeclined', decline: 'generic' },
  { number: '4000000000000002', method: 'visa_chargeDeclined', decline: 'generic' },
  { number: '4000000000009995', method: 'chargeDeclinedInsufficientFunds', decline: 'insufficientFunds' },
  {
    number: '4000000000009995',
    method: 'visa_chargeDeclinedInsufficientFunds',
    decline: 'insufficientFunds',
  },
  { number: '4000000000009987', method: 'visa_chargeDeclinedLostCard', decline: 'lost' },
  { number: '4000000000009979', method: 'visa_chargeDeclinedStolenCard', decline: 'stolen' },
  { number: '4000000000000069', method: 'chargeDeclinedExpiredCard', decline: 'expired' },
  { number: '4000000000000127', method: 'chargeDeclinedIncorrectCvc', decline: 'incorrectCvc' },
  { number: '4000000000000119', method: 'chargeDeclinedProcessingError', decline: 'processing' },
  { number: '4000002500003155', method: 'authenticationRequiredOnSetup', authenticate: true },
  { number: '4000002760003184', method: 'authenticationRequired', authenticate: true },
  { number: '4000000000003220', method: 'threeDSecure2Required', authenticate: true },
  { number: '4000000000003063', method: 'threeDSecureRequired', authenticate: true },
  {
    number: '4000008400001629',
    method: 'threeDSecureRequiredChargeDeclined',
    authenticate: true,
    decline: 'generic',
  },
  { number: '4000000000007726', method: 'pendingRefund', refund: 'accepted-later' },
  { number: '4000000000005126', method: 'refundFail', refund: 'returned-later' },
  { number: '4000000000000259', method: 'createDispute', dispute: { reason: 'fraudulent' } },
  {
    number: '4000000000002685',
    method: 'createDisputeProductNotReceived',
    dispute: { reason: 'product_not_received' },
  },
  {
    number: '4000000000001976',
    method: 'createDisputeInquiry',
    dispute: { reason: 'fraudulent', inquiry: true },
  },
];

function behaviour(card: TestCard): CardBehaviour {
  return {
    brand: card.brand ?? 'visa',
    last4: card.number.slice(-4),
    country: card.country ?? 'US',
    authenticate: card.authenticate ?? false,
    decline: card.decline === undefined ? null : DECLINES[card.decline],
    wallet: null,
    ...(card.refund && { refund: card.refund }),
    ...(card.dispute && { dispute: card.dispute }),
  };
}

/** The card behind a `pm_card_…` name or a `tok_…` token; undefined if Stripe has none with that name. */
export function cardByName(name: string): CardBehaviour | undefined {
  const wallet = /^tok_(apple_pay|google_pay)$/.exec(name)?.[1];
  if (wallet === 'apple_pay' || wallet === 'google_pay') {
    return { ...behaviour({ number: '4242424242424242' }), wallet };
  }
  const method = name.replace(/^(pm_card|tok)_/, '');
  const card = TEST_CARDS.find((candidate) => candidate.method === method);
  return card && behaviour(card);
}

/** The card behind a number that passed the Luhn check. Numbers that aren't test cards are refused when charged. */
export function cardByNumber(number: string): CardBehaviour {
  const card = TEST_CARDS.find((candidate) => candidate.number === number);
  if (card) return behaviour(card);
  return { ...behaviour({ number, brand: brandOf(number).id }), decline: DECLINES.liveCard };
}
