import { type AnswerOf, addressOf, type Call, type CallInput } from '#domain/calls/call.ts';
import type { ErrorAnswer } from '#domain/calls/common.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { ApiError } from './api-error';

/** How a call is sent. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;
let send: Send = (path, init) => fetch(path, init);

/** Replaces how calls are sent, e.g. where a server renders the page and URLs have no origin; `how` gets the way so far. */
export function sendBy(how: (before: Send) => Send): void {
  send = how(send);
}

type Options = { signal?: AbortSignal };
type Arguments<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C> & Options]
    : [input: CallInput<C> & Options];

/**
 * Makes one call of our API, with cookies and the XSRF cookie as a header (S0 §6). Throws ApiError for every answer
 * that isn't a success, and with code `network` if none came. The shop's pages name the route, which is checked against
 * the type of the call; so its schemas, and zod, stay out of their bundle.
 */
export function api<C extends Call>(call: C | C['route'], ...[input]: Arguments<C>): Promise<AnswerOf<C>> {
  return request(call, input as Input | undefined) as Promise<AnswerOf<C>>;
}

interface Input extends Options {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** Does what a refusal asks for; if it returns true, the call is sent again. */
type Remedy = (refusal: ApiError) => Promise<boolean>;
const remedies = new Map<string, Remedy>();

/** Registers a remedy for refusals of a code, for all calls. Returns what removes it. */
export function remedy(code: ErrorCode, how: Remedy): () => void {
  remedies.set(code, how);
  return () => void remedies.delete(code);
}

/** `api` for callers that hold any call: input and answer have no types. */
export async function request(call: Call | string, input: Input = {}): Promise<unknown> {
  try {
    return await requestOnce(call, input);
  } catch (error) {
    const how = error instanceof ApiError ? remedies.get(error.code) : undefined;
    if (!how || !(await how(error as ApiError))) throw error;
    return requestOnce(call, input);
  }
}

async function requestOnce(call: Call | string, { params, query, body, signal }: Input): Promise<unknown> {
  const [method = '', path = ''] = (typeof call === 'string' ? call : call.route).split(' ');
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const token = method === 'GET' ? undefined : cookie('XSRF-TOKEN');
  if (token) headers.set('X-XSRF-TOKEN', token);
  const response = await send(addressOf(path, params, query), {
    method,
    credentials: 'include',
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch(notSent);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !answer) throw refusal(response, answer);
  return answer;
}

/** Of `fetch`: no answer came. */
export function notSent(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new ApiError(0, { code: 'network' });
}

/** The error that an answer stands for. */
export function refusal({ status }: Response, answer: unknown): ApiError {
  const failure = answer as Partial<ErrorAnswer> | undefined;
  return new ApiError(status, {
    ...failure,
    code: failure?.code ?? (status === 429 ? 'rate_limited' : 'unavailable'),
  });
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}
