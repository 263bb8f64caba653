import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiKeys, authenticate } from './auth';
import { API_VERSION, type Book, type Call, newId } from './book';
import { StripeProblem } from './errors';
import { readBody } from './http';
import { fingerprintOf, type IdempotencyKeys } from './idempotency';
import { Params, parseForm } from './params';
import { runCall } from './routes';

export interface ApiOptions {
  book: Book;
  keys: ApiKeys;
  idempotency: IdempotencyKeys;
  /** Called after each call that may have changed the state. */
  changed: () => void;
}

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** Answers one request to /v1, with the faults that are switched on. */
export async function answerApi(
  options: ApiOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const requestId = newId('req');
  allowBrowsers(response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  let answer: Answer;
  try {
    answer = await answerOnce(options, request, url, requestId);
  } catch (error) {
    answer = problemAnswer(error, requestId);
  }
  options.changed();
  const { dropAnswers } = options.book.state.faults;
  if (request.method === 'POST' && dropAnswers.count > 0) {
    dropAnswers.count -= 1;
    request.socket.destroy();
    return;
  }
  const key = request.headers['idempotency-key'];
  response.writeHead(answer.status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, no-store',
    'Request-Id': requestId,
    'Stripe-Version': API_VERSION,
    ...(typeof key === 'string' ? { 'Idempotency-Key': key } : {}),
    ...answer.headers,
  });
  response.end(answer.body);
}

async function answerOnce(
  options: ApiOptions,
  request: IncomingMessage,
  url: URL,
  requestId: string,
): Promise<Answer> {
  const method = request.method ?? 'GET';
  const body = method === 'GET' ? url.search.slice(1) : await readBody(request);
  const tree = parseForm(body);
  const publishable = authenticate(request, tree, options.keys) === 'publishable';
  failOnPurpose(options.book);
  const header = request.headers['idempotency-key'];
  const key = method === 'POST' && typeof header === 'string' && header !== '' ? header : null;
  const call: Call = { requestId, idempotencyKey: key, publishable };
  const work = async (): Promise<Answer> => {
    if (options.book.state.faults.delayMs > 0) await sleep(options.book.state.faults.delayMs);
    const result = runCall({
      book: options.book,
      method,
      path: url.pathname,
      params: new Params(tree),
      call,
      baseUrl: `http://${request.headers.host ?? 'localhost'}`,
    });
    if (method === 'POST') failAfterWork(options.book);
    return { status: 200, body: JSON.stringify(result, null, 2) };
  };
  if (key === null) return work();
  const fingerprint = fingerprintOf(method, url.pathname, body);
  return onceOnly(options.idempotency, key, fingerprint, requestId, work);
}

async function onceOnly(
  keys: IdempotencyKeys,
  key: string,
  fingerprint: string,
  requestId: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const stored = keys.begin(key, fingerprint);
  if (stored) {
    const headers = { 'Idempotent-Replayed': 'true', 'Original-Request': stored.requestId };
    return { status: stored.status, body: stored.body, headers };
  }
  try {
    const answer = await work();
    keys.end(key, { fingerprint, requestId, status: answer.status, body: answer.body });
    return answer;
  } catch (error) {
    const answer = problemAnswer(error, requestId);
    const remembered = error instanceof StripeProblem && error.remembered;
    keys.end(
      key,
      remembered ? { fingerprint, requestId, status: answer.status, body: answer.body } : undefined,
    );
    return answer;
  }
}

function problemAnswer(error: unknown, requestId: string): Answer {
  const problem = error instanceof StripeProblem ? error : unexpected(error);
  const body = {
    ...problem.body,
    request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
  };
  return { status: problem.status, body: JSON.stringify({ error: body }, null, 2) };
}

function unexpected(error: unknown): StripeProblem {
  process.stderr.write(`payments sandbox: ${error instanceof Error ? error.stack : String(error)}\n`);
  return new StripeProblem(
    500,
    { type: 'api_error', message: 'An unknown error occurred in the payments sandbox. See its log.' },
    false,
  );
}

// Before the work and outside the idempotency keys: as if the edge had failed, not the endpoint.
function failOnPurpose(book: Book): void {
  const { failNextRequests } = book.state.faults;
  if (failNextRequests.count < 1) return;
  failNextRequests.count -= 1;
  const limited = failNextRequests.status === 429;
  throw new StripeProblem(
    failNextRequests.status,
    {
      type: limited ? 'invalid_request_error' : 'api_error',
      ...(limited ? { code: 'rate_limit' } : {}),
      message: limited
        ? 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.'
        : 'An unknown error occurred. (The payments sandbox was asked to fail this request.)',
    },
    false,
  );
}

// The endpoint itself has failed: its key stores the error.
function failAfterWork(book: Book): void {
  const { failAfterWork: fault } = book.state.faults;
  if (fault.count < 1) return;
  fault.count -= 1;
  const message = 'An unknown error occurred. (The payments sandbox was asked to fail after the work.)';
  throw new StripeProblem(500, { type: 'api_error', message });
}

function allowBrowsers(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, OPTIONS');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
  );
  response.setHeader('Access-Control-Expose-Headers', 'Request-Id, Idempotent-Replayed');
  response.setHeader('Access-Control-Max-Age', '300');
}
