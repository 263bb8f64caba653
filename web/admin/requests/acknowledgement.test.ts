import type { AdminRequest } from '#domain/calls/admin-requests.ts';
import { needsAcknowledgement } from './acknowledgement';

const contact = (state: string, ...authors: string[]) =>
  ({ kind: 'contact', state, replies: authors.map((author) => ({ author })) }) as AdminRequest;

it('a message that support has answered or closed gets no acknowledgement, whatever the customer writes later', () => {
  expect(needsAcknowledgement(contact('open'))).toBe(true);
  expect(needsAcknowledgement(contact('open', 'customer'))).toBe(true);
  expect(needsAcknowledgement(contact('answered', 'support'))).toBe(false);
  expect(needsAcknowledgement(contact('closed'))).toBe(false);
  expect(needsAcknowledgement(contact('open', 'support', 'customer'))).toBe(false);
});

it('any other request gets one', () => {
  expect(needsAcknowledgement({ kind: 'unsubscribe', state: 'done' } as AdminRequest)).toBe(true);
});
