import type { PurchaseState } from '#domain/purchase.ts';
import type { PurchaseInput } from '../messages';

/** The state of a new purchase. `now` in epoch ms. */
export function newState(input: PurchaseInput, now: number): PurchaseState {
  return {
    version: 1,
    cartId: input.cartId,
    owner: input.owner,
    language: input.language,
    source: input.source,
    variant: input.variant,
    startedAt: now,
    orderNumber: '',
    stage: 'intent',
    quotes: [],
    lastChangeAt: now,
    reminded: false,
    checked: false,
    paymentStatus: 'pending',
    submissions: [],
    refills: [],
    refunds: [],
    lines: 0,
    writes: 0,
  };
}
