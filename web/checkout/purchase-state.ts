import type { Cents } from '#domain/money.ts';
import type { ApiError } from '../api-client/api-error';
import type { Intent } from './put-cart';

/** The state of a purchase between the browser and the server. */
export type PurchaseState = {
  /** The server's last answer. */
  intent?: Intent;
  /** Number of running calls. */
  calls: number;
  /** The code of a discount that was valid and no longer is. */
  lostDiscount?: string;
} & (
  | { name: 'new' }
  | { name: 'ready' }
  /** The server's price or package differs from the one shown; nothing is charged until it is accepted. */
  | { name: 'price-changed'; newPriceCents: Cents }
  /** There is no payment form; the buyer can try again. */
  | { name: 'failed'; failure: ApiError }
);

export type PurchaseEvent =
  | { type: 'called' }
  | { type: 'ended' }
  | { type: 'answered'; intent: Intent }
  | { type: 'price-shown'; amountCents: Cents }
  | { type: 'failed'; error: ApiError }
  | { type: 'tried-again' }
  | { type: 'discount-lost'; code: string }
  | { type: 'discount-chosen' };

export const newPurchase: PurchaseState = { name: 'new', calls: 0 };

/** The state after an event. */
export function nextState(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  const { intent, calls, lostDiscount } = state;
  const kept = { intent, calls, lostDiscount };
  switch (event.type) {
    case 'called':
      return { ...state, calls: calls + 1 };
    case 'ended':
      return { ...state, calls: calls - 1 };
    case 'answered':
      return { ...kept, name: 'ready', intent: event.intent };
    case 'price-shown':
      return { ...kept, name: 'price-changed', newPriceCents: event.amountCents };
    case 'failed':
      return { ...kept, name: 'failed', failure: event.error };
    case 'tried-again':
      return state.name === 'failed' ? { ...kept, name: intent ? 'ready' : 'new' } : state;
    case 'discount-lost':
      return { ...state, lostDiscount: event.code };
    case 'discount-chosen':
      return { ...state, lostDiscount: undefined };
  }
}
