import type { CustomerDetail } from '#domain/calls/admin-customers.ts';
import { addressIsBlocked, toBlock } from './to-block';

const email = 'lucia@example.com';
const block = (username: string, address?: string): CustomerDetail['blocks'][number] => ({
  id: username,
  username,
  email: address,
  reason: 'Contracargo',
  blockedBy: 'admin',
  blockedAt: '2026-11-21T10:00:00.000Z',
  isActive: true,
});
const of = (blocks: CustomerDetail['blocks'], usernames = ['newest', 'older']) =>
  toBlock({ email, usernames, blocks });

it('offers address and newest name; with a block without the address, the newest name that is open', () => {
  expect(of([])).toEqual({ username: 'newest', email });
  expect(of([], [])).toEqual({ username: undefined, email });
  expect(of([block('older')])).toEqual({ username: 'newest', email });
  expect(of([block('newest')])).toEqual({ username: 'older', email });
});

it('offers the newest name although an older one is blocked with the address, and then nothing', () => {
  expect(of([block('older', email.toUpperCase())])).toEqual({ username: 'newest', email });
  expect(of([block('newest', email)])).toBeUndefined();
  expect(of([block('newest'), block('older')])).toBeUndefined();
});

it('an address is blocked by a block of its own inbox only', () => {
  const customer = { email, usernames: ['newest'] };
  expect(addressIsBlocked({ ...customer, blocks: [block('newest')] })).toBe(false);
  expect(addressIsBlocked({ ...customer, blocks: [block('newest', 'other@example.com')] })).toBe(false);
  expect(addressIsBlocked({ ...customer, blocks: [block('x', 'Lucia+2@example.com')] })).toBe(true);
});
