import type { AnswerOf, BodyOf } from '../../domain/calls/call';
import type {
  cancelPaymentIntent,
  createOrder,
  createOrderAfterPayment,
  createPaymentIntent,
  updatePaymentIntent,
} from '../../domain/calls/shop';
import { request } from './request';

export type IntentAnswer = AnswerOf<typeof createPaymentIntent>;

/** Starts the purchase of a cart, or finds it: the same cart always has the same intent. */
export function createIntent(body: BodyOf<typeof createPaymentIntent>): Promise<IntentAnswer> {
  return request<typeof createPaymentIntent>({ method: 'POST', path: '/api/create-payment-intent', body });
}

/** Changes the cart behind an intent that isn't paid yet. */
export function updateIntent(body: BodyOf<typeof updatePaymentIntent>): Promise<IntentAnswer> {
  return request<typeof updatePaymentIntent>({ method: 'POST', path: '/api/update-payment-intent', body });
}

/** Gives an unpaid purchase up. */
export function cancelIntent(paymentIntentId: string) {
  return request<typeof cancelPaymentIntent>({
    method: 'POST',
    path: '/api/cancel-payment-intent',
    body: { paymentIntentId },
  });
}

/** Claims the order of a succeeded payment, as the card form of S0 §7 does. */
export function claimOrder(paymentIntentId: string) {
  return request<typeof createOrder>({ method: 'POST', path: '/api/orders', body: { paymentIntentId } });
}

/** Says that the browser has paid; answers once the order exists. */
export function orderAfterPayment(body: BodyOf<typeof createOrderAfterPayment>) {
  return request<typeof createOrderAfterPayment>({
    method: 'POST',
    path: '/api/create-order-after-payment',
    body,
  });
}
