import type { ProviderStatus } from '#domain/provider.ts';
import { lastDeliveredAt, type PurchaseState } from '#domain/purchase.ts';
import type { OrderStatus } from '#domain/states.ts';
import type { PurchaseInput } from '../messages';
import { withFirstDelivery } from './first-delivery';
import { newState } from './new-state';

const part = { line: 1, quantity: 1000, username: 'lucia', state: 'accepted' as const, attempts: 1 };
const generation = (number: number, status: ProviderStatus, quantity = 1000) => ({
  ...{ ...part, id: `s${number}`, generation: number, quantity },
  ...{ providerId: 1, providerServiceId: '1001', report: { status } },
});

/** The state of a run of release 1.6 whose panel ended its delivery at 5. */
function stateWith(over: Partial<PurchaseState>): PurchaseState {
  return { ...newState({ cartId: 'cart' } as PurchaseInput, 0), deliveredAt: 5, ...over };
}

test('a run that an earlier release began was delivered when its delivery ended, if something arrived', () => {
  const last = (...submissions: PurchaseState['submissions']) =>
    lastDeliveredAt(withFirstDelivery(stateWith({ submissions })));
  expect(last(generation(1, 'completed'))).toBe(5);
  expect(last(generation(1, 'partial'))).toBe(5);
  expect(last(generation(1, 'canceled'))).toBeUndefined();
  // It was delivered, and is sent again: in full, or the rest of what the panel cancelled.
  expect(last(generation(1, 'completed'), generation(2, 'in-progress'))).toBe(5);
  expect(last(generation(1, 'canceled'), generation(2, 'canceled', 400))).toBe(5);
});

test('after a resend in full that its panel cancelled, an order has a first delivery, but no last one', () => {
  const last = (status: OrderStatus, ...submissions: PurchaseState['submissions']) => {
    const order = { id: 'order', status, createdAt: 0 };
    return lastDeliveredAt(stateWith({ submissions, order, firstDeliveredAt: 2 }));
  };
  const [first, again] = [generation(1, 'completed'), generation(2, 'canceled')];
  for (const status of ['cancelled', 'refunded'] as const) {
    expect(last(status, first, again)).toBeUndefined();
    // The rest was cancelled, or the resend goes on: what arrived before it counts.
    expect(last(status, generation(1, 'partial'), generation(2, 'canceled', 400))).toBe(5);
    expect(last(status, first, generation(2, 'in-progress'))).toBe(5);
    expect(last(status, first)).toBe(5);
  }
  // Recorded runs decided about a refill by it.
  expect(last('processing', first, again)).toBe(5);
});

test('what is known of the first delivery stays', () => {
  const submissions = [generation(1, 'completed')];
  expect(withFirstDelivery(stateWith({ submissions, firstDeliveredAt: 2 })).firstDeliveredAt).toBe(2);
  const running = stateWith({ submissions, deliveredAt: undefined });
  expect(withFirstDelivery(running).firstDeliveredAt).toBeUndefined();
});
