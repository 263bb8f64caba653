import { types } from 'node:util';
import {
  isGrpcServiceError,
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { ErrorAnswer } from '../domain/calls/common';
import { type ErrorCode, errorCatalogue, isErrorCode, ShopError } from '../domain/errors';
import { fieldSentence } from '../domain/field-sentences';
import { type Language, languages } from '../domain/money';
import { prefixOf } from '../domain/pages';

/** Input that a schema refused; `fields` has a sentence for each field. */
export class InvalidInput extends ShopError {
  constructor(readonly fields: Record<string, string>) {
    super('validation_failed');
  }
}

/** Turns a schema's issues into one sentence per field; the first of each counts. */
export function invalidInput(error: z.ZodError): InvalidInput {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    // An unknown key has no path.
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    fields[path.map(String).join('.') || 'body'] ??= issue.message;
  }
  return new InvalidInput(fields);
}

const unavailable = (cause: unknown) => new ShopError('unavailable', undefined, { cause });

// Postgres: connection exceptions, too many connections, shut down, starting up, a query or a lock that took too long, a
// deadlock, of which Postgres ends one side.
const databaseDown = /^(08|53|57|55P03|40P01)/;
const unstorable = /^22/;
const networkDown = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH)$/;
// Messages of pg without a code if the pool or a connection gave up.
const poolDown =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|pool after calling end/;

/** Maps an error of a library to ours. */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (!types.isNativeError(error)) return new ShopError('internal', undefined, { cause: error });
  return fromTemporal(error) ?? fromExpress(error) ?? fromDatabase(error) ?? internal(error);
}

function internal(cause: Error): ShopError {
  return new ShopError('internal', undefined, { cause });
}

function fromTemporal(error: Error): ShopError | undefined {
  if (error instanceof WorkflowUpdateFailedError) return fromUpdate(error);
  if (error instanceof WorkflowNotFoundError || error instanceof WorkflowExecutionAlreadyStartedError)
    return new ShopError('purchase_closed', undefined, { cause: error });
  if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) return unavailable(error);
  for (let cause: unknown = error; types.isNativeError(cause); cause = cause.cause)
    if (isGrpcServiceError(cause)) return unavailable(error);
  return undefined;
}

/** Our refusals are failures whose type is one of our codes and whose first detail is for the caller. */
function fromUpdate(error: WorkflowUpdateFailedError): ShopError {
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof ApplicationFailure)) continue;
    if (isErrorCode(cause.type)) {
      const [details] = cause.details ?? [];
      return new ShopError(cause.type, isRecord(details) ? details : undefined, { cause: error });
    }
    // The server's own: a task came back without it, e.g. lost on a busy machine. It had no effect, and may be retried.
    if (cause.type === 'UnprocessedUpdate') return unavailable(error);
    // The purchase ended between accepting the update and answering it.
    if (cause.type === 'AcceptedUpdateCompletedWorkflow')
      return new ShopError('purchase_closed', undefined, { cause: error });
  }
  return internal(error);
}

function fromExpress(
  error: Error & { type?: unknown; status?: unknown; code?: unknown },
): ShopError | undefined {
  const codes: Record<string, ErrorCode> = {
    'entity.parse.failed': 'malformed_json',
    'entity.too.large': 'payload_too_large',
    'parameters.too.many': 'payload_too_large',
    'charset.unsupported': 'malformed_json',
    'encoding.unsupported': 'malformed_json',
    'request.aborted': 'malformed_json',
    'request.size.invalid': 'malformed_json',
  };
  const code = typeof error.type === 'string' ? codes[error.type] : undefined;
  if (code) return new ShopError(code, undefined, { cause: error });
  // A body that isn't compressed as its header says.
  if (typeof error.code === 'string' && error.code.startsWith('Z_'))
    return new ShopError('malformed_json', undefined, { cause: error });
  // A path with invalid percent-encoding, a missing file, a range beyond its end.
  if (error instanceof URIError || isClientError(error.status))
    return new ShopError('not_found', undefined, { cause: error });
  return undefined;
}

function isClientError(status: unknown): boolean {
  return typeof status === 'number' && status >= 400 && status < 500;
}

function fromDatabase(error: Error & { code?: unknown; errors?: unknown }): ShopError | undefined {
  const code = typeof error.code === 'string' ? error.code : '';
  if (databaseDown.test(code) || networkDown.test(code) || poolDown.test(error.message))
    return unavailable(error);
  // A value that fits no column, e.g. a text with a NUL or a number beyond an integer.
  if (unstorable.test(code)) return new ShopError('validation_failed', undefined, { cause: error });
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The body of an error answer; `errorToo` if the call's readers expect `error` (S1 §7). Sentences about fields are in
 * the visitor's language; that of the code is Spanish, and pages translate it.
 */
export function errorAnswerOf(
  error: ShopError,
  requestId: string,
  errorToo = false,
  language: Language = 'es',
): ErrorAnswer {
  const fields =
    error instanceof InvalidInput
      ? Object.fromEntries(
          Object.entries(error.fields).map(([name, spanish]) => [name, fieldSentence(spanish, language)]),
        )
      : undefined;
  return {
    success: false,
    code: error.code,
    message: errorCatalogue[error.code][1],
    requestId,
    fields,
    details: error.details,
    ...(errorToo ? { error: Object.values(fields ?? {})[0] ?? errorCatalogue[error.code][1] } : {}),
  };
}

/** The caller's language: from the call, else from the page that made it, else Spanish (D2). */
export function languageAsked(request: Pick<Request, 'body' | 'query' | 'get'>): Language {
  const said: unknown = request.body?.language ?? request.query.language;
  const named = languages.find((one) => one === said);
  if (named) return named;
  const page = request.get('referer') ?? '';
  return URL.canParse(page) ? prefixOf(new URL(page).pathname).language : 'es';
}

/** The only place that answers errors: never a stack, never a library's message. */
export function errorMiddleware(logger: Logger) {
  return (thrown: unknown, request: Request, response: Response, next: NextFunction): void => {
    const error = toShopError(thrown);
    const requestId = String(response.locals.requestId ?? '');
    response.locals.errorCode = error.code;
    if (error.status >= 500)
      logger.error(
        { requestId, code: error.code, route: request.route?.path, err: error.cause ?? error },
        'request failed',
      );
    // The stream has begun; only aborting it informs the reader.
    if (response.headersSent) {
      next(thrown);
      return;
    }
    if (error.code === 'unavailable') response.set('Retry-After', '2');
    const wait = error.details?.retryAfterSeconds;
    if (error.code === 'rate_limited' && typeof wait === 'number') response.set('Retry-After', String(wait));
    response
      .set('Cache-Control', 'no-store')
      .status(error.status)
      .json(errorAnswerOf(error, requestId, response.locals.errorToo === true, languageAsked(request)));
  };
}
