import type { Intent } from './model';

/** The `error` object of Stripe's answers. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: Intent | Record<string, unknown>;
  payment_method?: object;
}

/** A request refused the way Stripe refuses it: HTTP status and error body. */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** False for refusals before the work began: an idempotency key doesn't remember those. */
    readonly remembered = true,
  ) {
    super(body.message);
    if (body.code !== undefined && body.doc_url === undefined) {
      body.doc_url = `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`;
    }
  }
}

/** 400: a parameter is missing, unknown or malformed. */
export function badParameter(code: string | undefined, message: string, param: string): StripeProblem {
  const body: ErrorBody = { type: 'invalid_request_error', message, param };
  if (code !== undefined) body.code = code;
  return new StripeProblem(400, body, false);
}

/** 404: there is no such object. */
export function noSuch(kind: string, id: string, param: string): StripeProblem {
  return new StripeProblem(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** 400: the intent's status doesn't allow the call. */
export function unexpectedState(message: string, intent: Intent): StripeProblem {
  return new StripeProblem(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: structuredClone(intent),
  });
}
