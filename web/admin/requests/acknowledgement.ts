import type { AdminRequest } from '#domain/calls/admin-requests.ts';

/**
 * Whether the e-mail of receipt is still tried. A message gets none once support has answered or closed it, even if the
 * customer writes again.
 */
export function needsAcknowledgement(request: AdminRequest): boolean {
  if (request.kind !== 'contact') return true;
  return request.state === 'open' && request.replies.every(({ author }) => author !== 'support');
}
