import type { PurchaseState } from '#domain/purchase.ts';
import type { Message } from '../messages';
import { mustHandle } from './must-handle';

const refund = (refundId: string, status: 'pending' | 'succeeded') => ({
  refundId,
  status,
  amountCents: 100,
  reason: 'asked',
  by: 'ana',
  at: 1,
});
const refundMessage = (refundId: string, status: string): Message => ({
  kind: 'refundChanged',
  input: { refundId, status, amountCents: 100 },
});
const dispute = (id: string, status: string) => ({ id, status, amountCents: 100 });
const disputeMessage = (disputeId: string, status: string): Message =>
  ({ kind: 'disputeChanged', input: { disputeId, status, amountCents: 100 } }) as Message;
const lines = [
  { id: 's1', state: 'accepted' },
  { id: 's2', state: 'unknown' },
];
const ending = (facts: object) => ({ refunds: [], submissions: [], ...facts }) as unknown as PurchaseState;

/* A purchase that ends would lose what nobody sends twice. */
test.each<[string, object, Message]>([
  ['a refund that it does not know', {}, refundMessage('re_1', 'succeeded')],
  [
    'a refund that went on',
    { refunds: [refund('re_0', 'succeeded'), refund('re_1', 'pending')] },
    refundMessage('re_1', 'succeeded'),
  ],
  ['a dispute that it does not know', {}, disputeMessage('dp_1', 'needs_response')],
  [
    'a dispute that went on',
    { disputes: [dispute('dp_0', 'won'), dispute('dp_1', 'needs_response')] },
    disputeMessage('dp_1', 'lost'),
  ],
  ['a payment that it did not take', {}, { kind: 'paymentSucceeded' } as Message],
  [
    'what became of a line that is not clear',
    { submissions: lines },
    { kind: 'settled', input: { submissionId: 's2', outcome: {} } } as Message,
  ],
])('a purchase that ends still hears of %s', (_what, facts, message) => {
  expect(mustHandle(ending(facts), message)).toBe(true);
});

test.each<[string, object, Message]>([
  [
    'its own refund',
    { refunds: [refund('re_0', 'succeeded'), refund('re_1', 'succeeded')] },
    refundMessage('re_1', 'succeeded'),
  ],
  [
    'a dispute that is over',
    { disputes: [dispute('dp_0', 'needs_response'), dispute('dp_1', 'won')] },
    disputeMessage('dp_1', 'under_review'),
  ],
  ['a payment that it took', { paid: { amountCents: 100 } }, { kind: 'paymentSucceeded' } as Message],
  [
    'what became of a line that is clear',
    { submissions: lines },
    { kind: 'settled', input: { submissionId: 's1', outcome: {} } } as Message,
  ],
])('a purchase that ends need not hear of %s', (_what, facts, message) => {
  expect(mustHandle(ending(facts), message)).toBe(false);
});
