import type { z } from 'zod';
import type { AnswerOf, Call } from '../../domain/calls/call';
import type { ErrorAnswer } from '../../domain/calls/common';
import { ApiError } from './api-error';

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a call needs from its caller, derived from the call's own schemas. */
export interface RequestOf<C extends Call> {
  method: C['method'];
  /** Address with the parameters filled in; see `address`. */
  path: string;
  query?: { [Key in keyof InputOf<C['query']>]?: string | number | boolean | undefined };
  body?: InputOf<C['body']>;
  signal?: AbortSignal;
}

/** Fills the `:name` places of a path. */
export function address(path: string, params: Record<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

let send = (path: string, init: RequestInit): Promise<Response> => fetch(path, init);

/** Has calls sent in another way, e.g. where a server renders the page and addresses have no origin. */
export function sendBy(other: typeof send): void {
  send = other;
}

/** One exchange with our API, whatever its types come from. */
export interface Exchange {
  method: Call['method'];
  /** Address with the parameters filled in; see `address`. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Makes one call of our API, typed by the call. Throws as `exchange` does. */
export function request<C extends Call>(call: RequestOf<C>): Promise<AnswerOf<C>> {
  return exchange<AnswerOf<C>>(call);
}

/**
 * Makes one call of our API: cookies go along, the XSRF cookie as header (S0 §6).
 * Throws ApiError for every answer that isn't a success, and with code `network` where none came.
 */
export async function exchange<Answer>(call: Exchange): Promise<Answer> {
  const headers = new Headers({ Accept: 'application/json' });
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  const token = call.method === 'GET' ? undefined : cookie('XSRF-TOKEN');
  if (token) headers.set('X-XSRF-TOKEN', token);
  const response = await send(call.path + queryText(call.query), {
    method: call.method,
    credentials: 'include',
    headers,
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    signal: call.signal,
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, { code: 'network' });
  });
  const answer = (await response.json().catch(() => undefined)) as Answer | ErrorAnswer | undefined;
  if (!response.ok || !answer) {
    const failure = answer as Partial<ErrorAnswer> | undefined;
    throw new ApiError(response.status, {
      ...failure,
      code: failure?.code ?? (response.status === 429 ? 'rate_limited' : 'unavailable'),
    });
  }
  return answer as Answer;
}

function queryText(query: Record<string, string | number | boolean | undefined> | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}
