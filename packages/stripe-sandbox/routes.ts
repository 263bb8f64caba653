import { secretKeyRequired } from './auth';
import { findTransaction } from './balance';
import type { Book, Call } from './book';
import type { Intent as BrowserIntent } from './browser/protocol';
import { endChallenge } from './confirm';
import { findDispute } from './disputes';
import { badParameter, noSuch, StripeProblem } from './errors';
import {
  cancelIntent,
  confirmCall,
  createIntent,
  findIntent,
  requireClientSecret,
  updateIntent,
} from './intents';
import { expand, LIST_PARAMS, listPage } from './lists';
import { createMethod } from './methods';
import type { Dispute, Intent, Refund } from './model';
import type { Params } from './params';
import { createRefund, findCharge, findRefund } from './refunds';

/** One API call after authentication. */
export interface ApiCall {
  book: Book;
  method: string;
  path: string;
  params: Params;
  call: Call;
  baseUrl: string;
}

type Handler = (api: ApiCall, id: string) => object;
interface Route {
  method: string;
  path: RegExp;
  run: Handler;
  /** What a browser may do here with the publishable key and the client_secret. */
  browser?: Handler;
}

const ID = '([A-Za-z0-9_]+)';
const route = (method: string, path: string, run: Handler, browser?: Handler): Route => ({
  method,
  path: new RegExp(`^/v1/${path.replace(':id', ID)}$`),
  run,
  ...(browser ? { browser } : {}),
});

/** Reads one object. */
const one = (path: string, find: (book: Book, id: string) => object): Route =>
  route('GET', `${path}/:id`, ({ book, params }, id) => {
    params.only([]);
    return find(book, id);
  });

/** Lists what was done with payments. */
const listOf = (path: 'refunds' | 'disputes'): Route =>
  route('GET', path, ({ book, params }) => {
    params.only([...LIST_PARAMS, 'charge', 'payment_intent']);
    const [charge, intent] = [params.text('charge'), params.text('payment_intent')];
    const found = Object.values<Refund | Dispute>(book.state[path]).filter(
      (item) => (!charge || item.charge === charge) && (!intent || item.payment_intent === intent),
    );
    return listPage(found, params, `/v1/${path}`);
  });

const ROUTES: Route[] = [
  route('POST', 'payment_intents', ({ book, params, call, baseUrl }) =>
    createIntent(book, params, call, baseUrl),
  ),
  route('GET', 'payment_intents', ({ book, params }) =>
    listPage(Object.values(book.state.intents), params.only(LIST_PARAMS), '/v1/payment_intents'),
  ),
  route(
    'GET',
    'payment_intents/:id',
    ({ book, params }, id) => {
      const intent = findIntent(book, id);
      if (params.only(['client_secret']).has('client_secret')) requireClientSecret(intent, params);
      return intent;
    },
    ({ book, params }, id) => browserView(owned(book, id, params.only(['client_secret', 'key']))),
  ),
  route('POST', 'payment_intents/:id', ({ book, params }, id) => updateIntent(book, id, params)),
  route(
    'POST',
    'payment_intents/:id/confirm',
    ({ book, params, call, baseUrl }, id) => confirmCall(book, id, params, call, baseUrl),
    ({ book, params, call, baseUrl }, id) => {
      owned(book, id, params);
      try {
        return browserView(confirmCall(book, id, params, call, baseUrl));
      } catch (error) {
        if (error instanceof StripeProblem && error.body.payment_intent) {
          error.body.payment_intent = browserView(findIntent(book, id));
        }
        throw error;
      }
    },
  ),
  route('POST', 'payment_intents/:id/cancel', ({ book, params, call }, id) =>
    cancelIntent(book, id, params, call),
  ),
  route('POST', 'refunds', ({ book, params, call }) => createRefund(book, params, call)),
  listOf('refunds'),
  one('refunds', findRefund),
  listOf('disputes'),
  one('disputes', findDispute),
  route('GET', 'charges', ({ book, params }) => {
    params.only([...LIST_PARAMS, 'payment_intent']);
    const intent = params.text('payment_intent');
    const found = Object.values(book.state.charges).filter(
      (charge) => !intent || charge.payment_intent === intent,
    );
    return listPage(found, params, '/v1/charges');
  }),
  one('charges', findCharge),
  route('GET', 'balance_transactions', ({ book, params }) => {
    params.only([...LIST_PARAMS, 'source']);
    const source = params.text('source');
    const found = Object.values(book.state.transactions).filter((line) => !source || line.source === source);
    return listPage(found, params, '/v1/balance_transactions');
  }),
  one('balance_transactions', findTransaction),
  route('GET', 'events', ({ book, params }) => {
    params.only([...LIST_PARAMS, 'types']);
    const types = params.list('types');
    const found = Object.values(book.state.events).filter((event) => !types || types.includes(event.type));
    return listPage(found, params, '/v1/events');
  }),
  one('events', (book, id) => {
    const event = book.state.events[id];
    if (event === undefined) throw noSuch('event', id, 'id');
    return event;
  }),
  route(
    'POST',
    'payment_methods',
    ({ book, params }) => createMethod(book, params).object,
    ({ book, params }) => createMethod(book, params).object,
  ),
  // Ends the challenge that the browser showed: the path is Stripe.js's own, its parameters are not public.
  route(
    'POST',
    '3ds2/challenge_complete',
    () => {
      throw badParameter(undefined, 'This call is made by the browser, with the publishable key.', 'key');
    },
    ({ book, params, call }) => {
      params.only(['client_secret', 'key', 'outcome', 'payment_intent']);
      const intent = owned(book, params.requiredText('payment_intent'), params);
      const outcome = params.oneOf('outcome', ['succeeded', 'failed', 'processing']);
      return browserView(endChallenge(book, intent, outcome ?? 'failed', call));
    },
  ),
];

/** Runs an API call. Throws a StripeProblem if Stripe would refuse it. */
export function runCall(api: ApiCall): object {
  for (const { method, path, run, browser } of ROUTES) {
    const match = method === api.method ? path.exec(api.path) : null;
    if (match === null) continue;
    const handler = api.call.publishable ? browser : run;
    if (handler === undefined) throw secretKeyRequired();
    return expand(api.book, handler(api, match[1] ?? ''), api.params);
  }
  throw new StripeProblem(
    404,
    {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${api.method}: ${api.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    },
    false,
  );
}

function owned(book: Book, id: string, params: Params): Intent {
  const intent = findIntent(book, id);
  requireClientSecret(intent, params);
  return intent;
}

/** The fields of an intent that the browser's script needs; no metadata, no accounting data. */
function browserView(intent: Intent): Pick<Intent, keyof BrowserIntent> {
  return {
    id: intent.id,
    amount: intent.amount,
    client_secret: intent.client_secret,
    currency: intent.currency,
    last_payment_error: intent.last_payment_error,
    next_action: intent.next_action,
    payment_method_types: intent.payment_method_types,
    status: intent.status,
  };
}
