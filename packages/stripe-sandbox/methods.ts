import type { Stripe } from 'stripe';
import { type Book, newId } from './book';
import { passesLuhn } from './browser/frame/card';
import { isRedirectMethod, REDIRECT_METHODS, type RedirectMethod } from './browser/redirect-methods';
import { type CardBehaviour, cardByName, cardByNumber } from './cards';
import { badParameter, noSuch, StripeProblem } from './errors';
import type { StoredMethod } from './model';
import { Params } from './params';

/** Creates a payment method from the parameters of POST /v1/payment_methods or of `payment_method_data`. */
export function createMethod(book: Book, params: Params): StoredMethod {
  params.only(['type', 'card', ...REDIRECT_METHODS, 'billing_details', 'metadata', 'key']);
  const type = params.requiredText('type');
  if (isRedirectMethod(type))
    return keepRedirect(book, type, {
      billing: params.group('billing_details'),
      metadata: params.metadata({}),
    });
  if (type !== 'card') {
    const known = ['card', ...REDIRECT_METHODS].join(', ');
    throw badParameter(
      undefined,
      `The payments sandbox knows payment methods of the types ${known}.`,
      'type',
    );
  }
  const card = params.group('card');
  if (card === undefined) throw badParameter('parameter_missing', 'Missing required param: card.', 'card');
  const token = card.text('token');
  const behaviour = token ? cardByName(token) : readCard(book, card);
  if (behaviour === undefined) throw noSuch('token', String(token), 'card[token]');
  return keep(book, behaviour, {
    expMonth: card.integer('exp_month') ?? 12,
    expYear: card.integer('exp_year') ?? defaultYear(book),
    billing: params.group('billing_details'),
    metadata: params.metadata({}),
  });
}

/** Finds a payment method by id; a `pm_card_…` name makes a new one of that test card. */
export function findMethod(book: Book, id: string): StoredMethod {
  const stored = book.state.methods[id];
  if (stored) return stored;
  const behaviour = id.startsWith('pm_card_') ? cardByName(id) : undefined;
  if (behaviour === undefined) throw noSuch('PaymentMethod', id, 'payment_method');
  return keep(book, behaviour, { expMonth: 12, expYear: defaultYear(book), metadata: {} });
}

function defaultYear(book: Book): number {
  return new Date(book.now() * 1000).getUTCFullYear() + 1;
}

interface Details {
  expMonth: number;
  expYear: number;
  billing?: Params | undefined;
  metadata: Record<string, string>;
}

function keep(book: Book, behaviour: CardBehaviour, details: Details): StoredMethod {
  const card: Stripe.PaymentMethod.Card = {
    brand: behaviour.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
    country: behaviour.country,
    display_brand: behaviour.brand,
    exp_month: details.expMonth,
    exp_year: details.expYear < 100 ? 2000 + details.expYear : details.expYear,
    funding: 'credit',
    generated_from: null,
    last4: behaviour.last4,
    networks: { available: [behaviour.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: walletOf(behaviour),
  };
  return store(book, behaviour, details, { type: 'card', card });
}

/** A method without a card: its buyer decides on its page. */
function keepRedirect(
  book: Book,
  type: RedirectMethod,
  details: Omit<Details, 'expMonth' | 'expYear'>,
): StoredMethod {
  const behaviour: CardBehaviour = {
    brand: type,
    last4: '',
    country: '',
    authenticate: false,
    decline: null,
    wallet: null,
    redirect: true,
  };
  return store(book, behaviour, details, { type, [type]: {} });
}

function store(
  book: Book,
  behaviour: CardBehaviour,
  details: Omit<Details, 'expMonth' | 'expYear'>,
  kind: Pick<Stripe.PaymentMethod, 'type' | 'card'>,
): StoredMethod {
  const billing = details.billing ?? new Params({});
  const address = billing.group('address') ?? new Params({});
  const line = (name: string) => address.text(name) ?? null;
  const object: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: {
        city: line('city'),
        country: line('country'),
        line1: line('line1'),
        line2: line('line2'),
        postal_code: line('postal_code'),
        state: line('state'),
      },
      email: billing.text('email') ?? null,
      name: billing.text('name') ?? null,
      phone: billing.text('phone') ?? null,
      tax_id: null,
    },
    created: book.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: details.metadata,
    ...kind,
  };
  const stored = { object, behaviour };
  book.state.methods[object.id] = stored;
  return stored;
}

function walletOf(behaviour: CardBehaviour): Stripe.PaymentMethod.Card.Wallet | null {
  if (behaviour.wallet === 'apple_pay') return { dynamic_last4: null, type: 'apple_pay', apple_pay: {} };
  if (behaviour.wallet === 'google_pay') return { dynamic_last4: null, type: 'google_pay', google_pay: {} };
  return null;
}

function refusedCard(code: string, message: string, param: string): StripeProblem {
  return new StripeProblem(402, { type: 'card_error', code, message, param });
}

function readCard(book: Book, card: Params): CardBehaviour {
  card.only(['number', 'exp_month', 'exp_year', 'cvc', 'networks']);
  const number = card.requiredText('number').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw refusedCard('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const month = card.integer('exp_month') ?? 0;
  if (month < 1 || month > 12) {
    throw refusedCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const sent = card.integer('exp_year') ?? 0;
  const year = sent < 100 ? 2000 + sent : sent;
  const today = new Date(book.now() * 1000);
  const thisYear = today.getUTCFullYear();
  if (year < thisYear || year > thisYear + 50) {
    throw refusedCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (year === thisYear && month < today.getUTCMonth() + 1) {
    throw refusedCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const cvc = card.text('cvc');
  if (cvc && !/^\d{3,4}$/.test(cvc)) {
    throw refusedCard('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return cardByNumber(number);
}
