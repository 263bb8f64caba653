import type { ErrorAnswer } from '#domain/calls/common.ts';

/** A call that failed: refused by the API, or never answered (`code: 'network'`, status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly details: Record<string, unknown>;
  readonly requestId: string | undefined;

  constructor(status: number, answer: Partial<Omit<ErrorAnswer, 'success'>> & { code: string }) {
    super(answer.message ?? answer.code);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
    this.details = answer.details ?? {};
    this.requestId = answer.requestId;
  }
}

/** Whether a failure is an answer of our API, with this code if one is given. */
export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
