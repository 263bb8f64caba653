import type { BodyOf } from '../../domain/calls/call';
import type { submitWithdrawal } from '../../domain/calls/withdrawal';
import { request } from './request';

/** Sends a statement of withdrawal. Sent again with the same id it is the same statement. */
export function sendWithdrawal(body: BodyOf<typeof submitWithdrawal>) {
  return request<typeof submitWithdrawal>({ method: 'POST', path: '/api/withdrawals', body });
}
