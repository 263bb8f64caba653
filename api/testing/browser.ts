import { adminProve } from '#domain/calls/admin-account.ts';
import { adminLogin } from '#domain/calls/admin-session.ts';
import { type AnswerOf, addressOf, type Call, type CallInput } from '#domain/calls/call.ts';
import type { ErrorAnswer } from '#domain/calls/common.ts';

/** An answer of the shop, with its body read. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** Refused by the shop although a test expected success. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly answer: ErrorAnswer,
  ) {
    super(`${status} ${answer.code}: ${answer.message}`);
    this.name = 'Refused';
  }
}

/**
 * A headless client: keeps cookies, sends the CSRF token, knows the types of every call. A client that knows a password
 * types it again if a call asks for it, like users of the back office's pages.
 */
export interface Browser {
  /** Makes a call; throws Refused for any answer but success. */
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<AnswerOf<C>>;
  /** Makes a call; returns the answer as it was sent, whatever it is. */
  answer<C extends Call>(call: C, input?: CallInput<C>): Promise<Answer<unknown>>;
  /** Makes a call that should fail; throws if it succeeds. */
  refused<C extends Call>(call: C, input?: CallInput<C> | { body: unknown }): Promise<Answer<ErrorAnswer>>;
  /** Sends anything, e.g. what no honest page would. */
  send(method: string, path: string, options?: SendOptions): Promise<Answer<unknown>>;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string): void;
  /** The Cookie header as it would be sent now. */
  cookieHeader(): string;
  readonly baseUrl: string;
}

/** `text` is sent unchanged; `body` as JSON. A header of `undefined` leaves out the one sent by default. */
export interface SendOptions {
  body?: unknown;
  text?: string;
  headers?: Record<string, string | undefined>;
}

/** Whether the server closed an idle connection just when it was to be used again. Browsers then open another. */
function isClosing({ cause }: Error): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET'].includes((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/**
 * A new browser at the shop, without any purchase. `password`: that of the back-office user whose session it will get; a
 * login with `call` replaces it.
 */
export function browser(baseUrl = process.env.SHOP_URL ?? '', password?: string): Browser {
  if (!baseUrl) throw new Error('SHOP_URL is not set: run these tests with npm test');
  const cookies = new Map<string, string>();
  let knownPassword = password;

  async function send(method: string, path: string, options: SendOptions = {}): Promise<Answer<unknown>> {
    const answer = await sendOnce(method, path, options);
    if (knownPassword === undefined || answer.status !== 403) return answer;
    if ((answer.body as Partial<ErrorAnswer>).code !== 'step_up_required') return answer;
    const proof = { body: { proof: knownPassword } };
    const { status } = await sendOnce(adminProve.method, adminProve.path, proof);
    return status === 200 ? sendOnce(method, path, options) : answer;
  }

  async function sendOnce(method: string, path: string, options: SendOptions = {}): Promise<Answer<unknown>> {
    const changes = method !== 'GET' && method !== 'HEAD';
    // A page is always loaded before it calls anything.
    if (changes && !cookies.has('XSRF-TOKEN')) await send('GET', '/api/stripe-config');
    const json = options.body === undefined ? undefined : JSON.stringify(options.body);
    const headers: Record<string, string | undefined> = {
      cookie: cookieHeader() || undefined,
      'content-type': json === undefined ? undefined : 'application/json',
      'x-xsrf-token': changes ? cookies.get('XSRF-TOKEN') : undefined,
      ...options.headers,
    };
    const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const ask = () =>
      fetch(new URL(path, baseUrl), {
        method,
        headers: sent,
        body: options.text ?? json,
        redirect: 'manual',
      });
    const response = await ask().catch((error: Error) => {
      if (changes || !isClosing(error)) throw error;
      return ask();
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const name = pair.slice(0, pair.indexOf('=')).trim();
    const value = decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
    const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute))?.split('=')[1];
    if (value === '' || (expires && Date.parse(expires) <= Date.now())) cookies.delete(name);
    else cookies.set(name, value);
  }

  function cookieHeader(): string {
    return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  function make(call: Call, input: { params?: unknown; query?: unknown; body?: unknown } = {}) {
    const { params, query } = input as { params?: Record<string, string>; query?: Record<string, string> };
    const address = addressOf(call.path, params, query);
    return send(call.method, address, { body: call.method === 'GET' ? undefined : (input.body ?? {}) });
  }

  return {
    baseUrl,
    send,
    cookieHeader,
    cookie: (name) => cookies.get(name),
    setCookie: (name, value) => void cookies.set(name, value),
    answer: make,
    async call(call, input) {
      const answer = await make(call, input);
      if (answer.status !== 200) throw new Refused(answer.status, answer.body as ErrorAnswer);
      if (call.path === adminLogin.path)
        knownPassword = (input as CallInput<typeof adminLogin>).body.password;
      // Parsed, so that a test notices an answer that breaks its own schema.
      return call.answer.parse(answer.body) as AnswerOf<typeof call>;
    },
    async refused(call, input) {
      const answer = await make(call, input);
      if (answer.status < 400) throw new Error(`${call.method} ${call.path} was not refused`);
      return answer as Answer<ErrorAnswer>;
    },
  };
}
