import { defaultSettings } from '#domain/purchase.ts';
import type { PurchaseInput } from '../messages';
import { currentDetails } from './current-details';
import { newState } from './new-state';

const details = (reason: 'stuck' | 'submission-refused', detail: string) => {
  const state = newState({ cartId: 'cart_1', owner: 'o', language: 'es' } as PurchaseInput, 0);
  state.attention = { reason, since: 0, detail };
  return currentDetails(state, defaultSettings);
};

test('a failed step is named, the panel’s words are not', () => {
  expect(details('stuck', 'createOrder: DatabaseError')).toContain('Detail: createOrder: DatabaseError');
  expect(details('submission-refused', 'lucia.rivas is private')).not.toContain('lucia');
});

test('what Postgres refuses of it is shown', () => {
  const state = newState({ cartId: 'cart_1', owner: 'o', language: 'es' } as PurchaseInput, 0);
  state.unwritten = { refused: '23514 orders_amount_check', times: 1 };
  expect(currentDetails(state, defaultSettings)).toContain('| Not written | 23514 orders_amount_check |');
});
