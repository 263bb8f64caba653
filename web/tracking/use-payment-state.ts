import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { ordersByPayment } from '#domain/calls/orders.ts';
import type { createOrderAfterPayment } from '#domain/calls/shop.ts';
import { api } from '../api-client/api';
import { ApiError } from '../api-client/api-error';
import { mayPass } from '../api-client/failure';
import { paymentQuery } from '../api-client/orders';

/** `deciding`: a bank processes the payment. `unknown`: no usable answer yet, which says nothing about the payment. */
type State = AnswerOf<typeof ordersByPayment>['state'] | 'deciding' | 'unknown';

/** The state of a payment until it becomes an order. */
export interface PaymentState {
  state: State;
  orderId?: string;
  /** Number of polls so far. */
  attempt: number;
  /** Why the last poll failed. */
  error?: unknown;
}

/** S0 §4: up to 5 polling attempts, 2 s apart; then slower, with a note to the buyer. */
export const patientAttempts = 5;
export const everyMs = 2000;
const laterMs = 5000;

/**
 * Asks the server to create the order of a payment, and polls until the outcome is known, also while the shop gives no
 * answer: the buyer may have paid. Fails if it refuses, e.g. because the payment isn't this browser's.
 */
export function usePaymentState(paymentIntentId: string) {
  return useQuery({
    queryKey: ['payment-state', paymentIntentId],
    queryFn: async ({ client, queryKey }): Promise<PaymentState> => {
      const before = client.getQueryData<PaymentState>(queryKey);
      const readPayment = () => client.fetchQuery({ ...paymentQuery(paymentIntentId), staleTime: 0 });
      const attempt = (before?.attempt ?? 0) + 1;
      try {
        return { ...(await ask(paymentIntentId, readPayment)), attempt };
      } catch (error) {
        if (!mayPass(error)) throw error;
        return { state: 'unknown', ...before, attempt, error };
      }
    },
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => {
      if (!data || isFinal(data.state)) return false;
      return data.attempt < patientAttempts ? everyMs : laterMs;
    },
  });
}

function isFinal(state: State): boolean {
  return state === 'created' || state === 'returned' || state === 'closed';
}

/** Exported for its test. */
export async function ask(
  paymentIntentId: string,
  readPayment: () => Promise<AnswerOf<typeof ordersByPayment>>,
): Promise<Pick<PaymentState, 'state' | 'orderId'>> {
  try {
    const answer = await api<typeof createOrderAfterPayment>('POST /api/create-order-after-payment', {
      body: { paymentIntentId },
    });
    if (answer.order) return { state: 'created', orderId: answer.order.id };
    return { state: 'returned' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'payment_not_completed') return { state: 'awaiting-payment' };
    if (error.code === 'payment_processing') return { state: 'deciding' };
    if (error.code === 'purchase_closed') return { state: 'closed' };
    if (error.code === 'purchase_not_found') throw error;
    const known = await readPayment();
    // The rows hear of a payment only later.
    if (known.state === 'awaiting-payment') throw error;
    return { state: known.state, orderId: known.id };
  }
}
