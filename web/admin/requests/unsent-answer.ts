import type { AdminRequest } from '#domain/calls/admin-requests.ts';

/** Whether support's last answer didn't reach the customer, and nobody has noted how they got it. */
export function hasUnsentAnswer({ replies, note }: Extract<AdminRequest, { kind: 'contact' }>): boolean {
  return !note && replies.findLast(({ author }) => author === 'support')?.unsent !== undefined;
}
