import { attentionKinds } from '#domain/attention.ts';
import type { PaymentDates, PaymentFilterName } from '#domain/payments.ts';

/** Days that a number counts. */
export interface Days {
  from: string;
  to: string;
}

/** The orders that a number counts. */
export function ordersAddress({ from, to }: Days): string {
  return `/admin/orders?${new URLSearchParams({ from, to })}`;
}

/** The payments that a number counts. What was refunded or lost of a payment without an order is no turnover. */
export function paymentsAddress(
  { from, to }: Days,
  state?: PaymentFilterName,
  dates: PaymentDates = 'begun',
): string {
  return `/admin/payments?${new URLSearchParams({
    ...(state && { state }),
    ...(dates !== 'begun' && { dates, order: 'with' }),
    from,
    to,
  })}`;
}

/** Where a waiting item is dealt with. */
export function waitingAddress(kind: string): string {
  const one = attentionKinds.find((name) => name === kind) ?? 'order';
  return `/admin/needs-attention?kind=${one}`;
}
