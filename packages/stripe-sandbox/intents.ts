import { automaticMethods } from './automatic-methods';
import { type Book, type Call, newClientSecret, newId } from './book';
import { type ConfirmOptions, confirmIntent } from './confirm';
import { badParameter, noSuch, StripeProblem, unexpectedState } from './errors';
import { createMethod, findMethod } from './methods';
import type { Intent } from './model';
import type { Params } from './params';

/** Smallest charge in euros, in cents (docs.stripe.com/currencies, minimum amounts); here of any currency. */
const MINIMUM = 50;
const MAXIMUM = 99_999_999;

// Parameters of both create and update.
const SETTABLE = [
  'allowed_payment_method_types',
  'amount',
  'currency',
  'metadata',
  'payment_method',
  'payment_method_data',
];
const CONFIRMING = ['return_url', 'use_stripe_sdk'];
const UPDATABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export function findIntent(book: Book, id: string): Intent {
  const intent = book.state.intents[id];
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

/** POST /v1/payment_intents. */
export function createIntent(book: Book, params: Params, call: Call, baseUrl: string): Intent {
  params.only([...SETTABLE, ...CONFIRMING, 'automatic_payment_methods', 'confirm']);
  params.requiredText('amount');
  params.requiredText('currency');
  const automatic = params.group('automatic_payment_methods');
  const id = newId('pi');
  const intent = blank(id, book.now());
  if (automatic?.boolean('enabled') !== false) {
    const redirects = automatic?.oneOf('allow_redirects', ['always', 'never']) ?? 'always';
    intent.automatic_payment_methods = { enabled: true, allow_redirects: redirects };
  }
  set(book, intent, params);
  book.state.intents[id] = intent;
  book.emit('payment_intent.created', intent, call);
  return params.boolean('confirm')
    ? confirmIntent(book, intent, confirmOptions(params, baseUrl), call)
    : intent;
}

/** POST /v1/payment_intents/:id. A paid intent still accepts metadata, as at Stripe. */
export function updateIntent(book: Book, id: string, params: Params): Intent {
  const intent = findIntent(book, id);
  params.only(SETTABLE);
  const frozen = Object.keys(params.tree).find((name) => !['metadata', 'expand'].includes(name));
  if (intent.status === 'canceled' || (frozen !== undefined && !UPDATABLE.includes(intent.status))) {
    const what = frozen === undefined ? '' : `'s ${frozen}`;
    throw unexpectedState(
      `This PaymentIntent${what} could not be updated because it has a status of ${intent.status}. You may only update ${frozen === undefined ? 'a PaymentIntent' : `the ${frozen} of a PaymentIntent`} with one of the following statuses: ${UPDATABLE.join(', ')}.`,
      intent,
    );
  }
  // Checked on a copy, so that a refused update changes nothing.
  const changed = structuredClone(intent);
  set(book, changed, params);
  if (changed.status === 'requires_action' && changed.amount !== intent.amount) {
    changed.status = 'requires_confirmation';
    changed.next_action = null;
  }
  book.state.intents[id] = changed;
  return changed;
}

/** POST /v1/payment_intents/:id/confirm, from the server or from the browser. */
export function confirmCall(book: Book, id: string, params: Params, call: Call, baseUrl: string): Intent {
  const intent = findIntent(book, id);
  params.only([
    ...CONFIRMING,
    'payment_method',
    'payment_method_data',
    ...(call.publishable ? ['client_secret', 'key'] : []),
  ]);
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') set(book, intent, params);
  return confirmIntent(book, intent, confirmOptions(params, baseUrl), call);
}

/** POST /v1/payment_intents/:id/cancel. */
export function cancelIntent(book: Book, id: string, params: Params, call: Call): Intent {
  const intent = findIntent(book, id);
  params.only(['cancellation_reason']);
  const reason = params.oneOf('cancellation_reason', [
    'duplicate',
    'fraudulent',
    'requested_by_customer',
    'abandoned',
  ]);
  // Stripe cancels one in processing only in rare cases.
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action.`,
      intent,
    );
  }
  intent.status = 'canceled';
  intent.canceled_at = book.now();
  intent.cancellation_reason = reason ?? null;
  intent.next_action = null;
  book.emit('payment_intent.canceled', intent, call);
  return intent;
}

/** Refuses a browser that doesn't hold the intent's own client_secret. */
export function requireClientSecret(intent: Intent, params: Params): void {
  if (params.requiredText('client_secret') === intent.client_secret) return;
  throw new StripeProblem(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_invalid_parameter',
    message:
      'The client_secret provided does not match the client_secret associated with this PaymentIntent.',
    param: 'client_secret',
  });
}

function confirmOptions(params: Params, baseUrl: string): ConfirmOptions {
  return {
    returnUrl: params.text('return_url') ?? null,
    useStripeSdk: params.boolean('use_stripe_sdk') ?? false,
    baseUrl,
  };
}

function set(book: Book, intent: Intent, params: Params): void {
  intent.currency = (params.text('currency') ?? intent.currency).toLowerCase();
  intent.amount = readAmount(params, intent);
  intent.metadata = params.metadata(intent.metadata);
  const allowed = params.list('allowed_payment_method_types');
  if (allowed) intent.allowed_payment_method_types = allowed;
  if (intent.automatic_payment_methods) intent.payment_method_types = automaticMethods(intent);
  if (intent.payment_method_types.length === 0) {
    throw badParameter(
      undefined,
      'No valid payment method types for this Payment Intent. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard or specify payment_method_types.',
      'payment_method_types',
    );
  }
  const data = params.group('payment_method_data');
  const name = params.text('payment_method');
  if (!data && !name) return;
  intent.payment_method = (data ? createMethod(book, data) : findMethod(book, String(name))).object.id;
  if (intent.status === 'requires_payment_method') intent.status = 'requires_confirmation';
}

function readAmount(params: Params, intent: Intent): number {
  const amount = params.integer('amount') ?? intent.amount;
  if (!/^[a-z]{3}$/.test(intent.currency)) {
    throw badParameter(undefined, `Invalid currency: ${intent.currency}`, 'currency');
  }
  if (amount < 1) {
    throw badParameter(
      'parameter_invalid_integer',
      'This value must be greater than or equal to 1.',
      'amount',
    );
  }
  if (amount < MINIMUM) {
    throw badParameter('amount_too_small', `Amount must be at least 0.50 ${intent.currency}`, 'amount');
  }
  if (amount > MAXIMUM) {
    throw badParameter(
      'amount_too_large',
      `Amount must be no more than 999,999.99 ${intent.currency}`,
      'amount',
    );
  }
  return amount;
}

function blank(id: string, created: number): Intent {
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created,
    currency: '',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { request_three_d_secure: 'automatic' },
    } as Intent['payment_method_options'],
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
