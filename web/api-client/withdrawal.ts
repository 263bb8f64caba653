import type { BodyOf } from '#domain/calls/call.ts';
import type { submitWithdrawal } from '#domain/calls/withdrawal.ts';
import { api } from './api';

/** Sends a statement of withdrawal. A second call with the same id is the same statement. */
export function sendWithdrawal(body: BodyOf<typeof submitWithdrawal>) {
  return api<typeof submitWithdrawal>('POST /api/withdrawals', { body });
}
