import type { Stripe } from 'stripe';
import type { Book, Call } from './book';
import { isRedirectMethod, METHOD_NAMES } from './browser/redirect-methods';
import type { Decline } from './cards';
import { recordCharge } from './charges';
import { openDispute } from './disputes';
import { badParameter, StripeProblem, unexpectedState } from './errors';
import { findMethod } from './methods';
import type { Intent, StoredMethod } from './model';

/** The 3-D Secure options of one confirmation. */
export interface ConfirmOptions {
  returnUrl: string | null;
  /** True if Stripe.js shows the challenge itself instead of a redirect. */
  useStripeSdk: boolean;
  /** This sandbox's address, for the challenge page. */
  baseUrl: string;
}

const AUTHENTICATION_FAILED = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/** Tries to pay an intent that has a payment method. Throws a 402 card error if the bank refuses. */
export function confirmIntent(book: Book, intent: Intent, options: ConfirmOptions, call: Call): Intent {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    );
  }
  if (intent.status === 'canceled' || intent.status === 'processing') {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
      intent,
    );
  }
  if (intent.payment_method === null) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      intent,
    );
  }
  const method = findMethod(book, intent.payment_method);
  const { type } = method.object;
  if (!intent.payment_method_types.includes(type)) {
    throw badParameter(
      'payment_intent_invalid_parameter',
      `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${intent.payment_method_types.join(', ')}.`,
      'payment_method',
    );
  }
  if (method.behaviour.redirect && options.returnUrl === null) {
    throw badParameter(
      'parameter_missing',
      `A \`return_url\` must be provided to confirm a payment with ${type}.`,
      'return_url',
    );
  }
  if (method.behaviour.authenticate || method.behaviour.redirect) {
    intent.status = 'requires_action';
    intent.last_payment_error = null;
    intent.next_action = challenge(intent, options, type);
    book.emit('payment_intent.requires_action', intent, call);
    return intent;
  }
  return settle(book, intent, method, call);
}

/** How a step outside the shop ended; `processing`: the method's provider decides later. */
export type ChallengeOutcome = 'succeeded' | 'failed' | 'processing';

/** Ends the step outside the shop: 3-D Secure, or the page of a method without a card. */
export function endChallenge(book: Book, intent: Intent, outcome: ChallengeOutcome, call: Call): Intent {
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(
      `This PaymentIntent has no authentication to finish: it has a status of ${intent.status}.`,
      intent,
    );
  }
  const method = findMethod(book, intent.payment_method);
  intent.next_action = null;
  if (outcome === 'processing') {
    if (!method.behaviour.redirect) throw unexpectedState('A card is decided at once.', intent);
    intent.status = 'processing';
    book.emit('payment_intent.processing', intent, call);
    return intent;
  }
  if (outcome === 'succeeded') {
    // The decline belongs to the intent, not to this call: the challenge page itself worked.
    try {
      return settle(book, intent, method, call);
    } catch (error) {
      if (error instanceof StripeProblem) return intent;
      throw error;
    }
  }
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = { ...AUTHENTICATION_FAILED, payment_method: method.object };
  book.emit('payment_intent.payment_failed', intent, call);
  return intent;
}

/** The provider of a method without a card decides about a payment that was in processing. */
export function decideProcessing(book: Book, intent: Intent, passed: boolean, call: Call): Intent {
  if (intent.status !== 'processing' || intent.payment_method === null)
    throw unexpectedState(
      `This PaymentIntent isn't in processing: it has a status of ${intent.status}.`,
      intent,
    );
  const method = findMethod(book, intent.payment_method);
  if (passed) return settle(book, intent, method, call);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_payment_attempt_failed',
    message: 'The payment failed.',
    payment_method: method.object,
  };
  book.emit('payment_intent.payment_failed', intent, call);
  return intent;
}

function settle(book: Book, intent: Intent, method: StoredMethod, call: Call): Intent {
  if (method.behaviour.decline) return refuse(book, intent, method, method.behaviour.decline, call);
  const charge = recordCharge(book, intent, method, null);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  book.emit('charge.succeeded', charge, call);
  book.emit('payment_intent.succeeded', intent, call);
  if (method.behaviour.dispute) openDispute(book, intent, method.behaviour.dispute);
  return intent;
}

function refuse(book: Book, intent: Intent, method: StoredMethod, decline: Decline, call: Call): never {
  const charge = recordCharge(book, intent, method, decline);
  const error = {
    type: 'card_error' as const,
    ...decline,
    charge: charge.id,
    doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
    ...(decline.code === 'incorrect_cvc' ? { param: 'cvc' } : {}),
  };
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.latest_charge = charge.id;
  intent.next_action = null;
  intent.last_payment_error = {
    ...error,
    code: decline.code as Stripe.PaymentIntent.LastPaymentError.Code,
    payment_method: method.object,
  };
  book.emit('charge.failed', charge, call);
  book.emit('payment_intent.payment_failed', intent, call);
  throw new StripeProblem(402, {
    ...error,
    payment_intent: structuredClone(intent),
    payment_method: structuredClone(method.object),
  });
}

function challenge(intent: Intent, options: ConfirmOptions, method: string): Stripe.PaymentIntent.NextAction {
  const away = isRedirectMethod(method);
  if (options.returnUrl === null || (options.useStripeSdk && !away)) {
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'stripe_3ds2_challenge' } };
  }
  const query = new URLSearchParams({
    payment_intent: intent.id,
    client_secret: intent.client_secret,
    return_url: options.returnUrl,
    ...(away ? { method: METHOD_NAMES[method] } : {}),
  });
  return {
    type: 'redirect_to_url',
    redirect_to_url: { return_url: options.returnUrl, url: `${options.baseUrl}/frames/challenge?${query}` },
  };
}
