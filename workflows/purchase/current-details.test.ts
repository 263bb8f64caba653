import { defaultSettings, type Submission } from '#domain/purchase.ts';
import { attentionReasons, purchaseStages } from '#domain/states.ts';
import type { PurchaseInput } from '../messages';
import { currentDetails } from './current-details';
import { newState } from './new-state';

const newPurchase = () => newState({ cartId: 'cart_1', owner: 'o', language: 'es' } as PurchaseInput, 0);

const details = (reason: 'stuck' | 'submission-refused', detail: string) => {
  const state = newPurchase();
  state.attention = { reason, since: 0, detail };
  return currentDetails(state, defaultSettings);
};

test('a failed step is named, the panel’s words are not', () => {
  expect(details('stuck', 'createOrder: DatabaseError')).toContain('Detail: createOrder: DatabaseError');
  expect(details('submission-refused', 'lucia.rivas is private')).not.toContain('lucia');
});

test('what Postgres refuses of it is shown', () => {
  const state = newPurchase();
  state.unwritten = { refused: '23514 orders_amount_check', times: 1 };
  expect(currentDetails(state, defaultSettings)).toContain('| Not written | 23514 orders_amount_check |');
});

test.each(purchaseStages)('in the stage %s, what a person has to do comes first', (stage) => {
  for (const reason of attentionReasons) {
    const shown = currentDetails(
      { ...newPurchase(), stage, attention: { reason, since: 0 } },
      defaultSettings,
    );
    expect(shown).toMatch(new RegExp(`^\\*\\*Needs attention: ${reason}`));
    expect(shown).not.toContain('Nothing to do');
  }
  const disputed = (status: string) =>
    currentDetails(
      { ...newPurchase(), stage, disputes: [{ id: 'du_1', status, amountCents: 1250 }] },
      defaultSettings,
    );
  expect(disputed('needs_response')).toMatch(/^\*\*Answer the dispute/);
  expect(disputed('needs_response')).not.toContain('Nothing to do');
  expect(disputed('needs_response')).toMatch(/\| Dispute \| 12,50\s€, needs_response \(du_1\) \|/);
  // The bank examines it: nobody can do anything.
  expect(disputed('under_review')).not.toContain('Answer the dispute');
  expect(disputed('won')).not.toContain('Dispute');
});

test('refunds and refills that have not ended are listed', () => {
  const refund = { reason: 'asked', by: 'ana', at: 0 };
  const refill = { submissionId: 's', requestedAt: 0, by: 'ana' };
  const shown = currentDetails(
    {
      ...newPurchase(),
      refunds: [
        { ...refund, amountCents: 100, refundId: 're_1', status: 'succeeded' },
        { ...refund, amountCents: 250, refundId: 're_2', status: 'pending' },
        { ...refund, amountCents: 300, status: 'pending' },
      ],
      refills: [
        { ...refill, id: 'r1', state: 'completed', providerRefillId: '77' },
        { ...refill, id: 'r2', state: 'requested', providerRefillId: '78' },
      ],
    },
    defaultSettings,
  );
  const rows = shown.split('\n').filter((line) => /Refund|Refill/.test(line));
  expect(rows).toEqual([
    '| Refill | requested, refill 78 |',
    expect.stringMatching(/^\| Refund \| 2,50\s€, pending at the payment provider \(re_2\) \|$/),
    expect.stringMatching(/^\| Refund \| 3,00\s€, being made \|$/),
  ]);
});

test('a panel that stands in for the one with which a person has begun again is named', () => {
  const first = {
    id: 's1',
    line: 1,
    generation: 1,
    state: 'rejected',
    username: 'lucia',
    quantity: 100,
  } as const;
  const sent = { ...first, providerId: 1, providerServiceId: '1', attempts: 0 };
  const panelOf = (...later: Partial<Submission>[]) =>
    currentDetails(
      {
        ...newPurchase(),
        submissions: [sent, ...later.map((one, index) => ({ ...sent, ...one, generation: index + 2 }))],
      },
      defaultSettings,
    ).match(/Panel[^|]*(?= \|)/)?.[0];
  expect(panelOf({ providerId: 2, standsIn: true })).toBe('Panel 2, standing in');
  expect(panelOf({ providerId: 2 })).toBe('Panel');
  expect(panelOf({ providerId: 2 }, { standsIn: true })).toBe('Panel 1, standing in');
});
