import type { CustomerDetail } from '#domain/calls/admin-customers.ts';
import { inboxOf } from '#domain/email.ts';

type Blocked = Pick<CustomerDetail, 'email' | 'usernames' | 'blocks'>;

/** Whether the customer's inbox itself is blocked: otherwise the customer can buy for any user name that isn't. */
export function addressIsBlocked({ email, blocks }: Blocked): boolean {
  return blocks.some((block) => block.email !== undefined && inboxOf(block.email) === inboxOf(email));
}

/**
 * What a new block of a customer would cover: the address and the newest user name that isn't blocked. Undefined if
 * address and newest name are blocked, or all names are: a name has one block, which must be ended to change it.
 */
export function toBlock(customer: Blocked): { username?: string; email: string } | undefined {
  const { email, usernames, blocks } = customer;
  if (blocks.length === 0) return { username: usernames[0], email };
  const open = usernames.find((name) => !blocks.some(({ username }) => username === name));
  if (open === undefined || (addressIsBlocked(customer) && open !== usernames[0])) return undefined;
  return { username: open, email };
}
