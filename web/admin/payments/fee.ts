import type { AdminPayment } from '#domain/calls/admin-payments.ts';
import type { PaymentState } from '#domain/payments.ts';
import { lookBackMs, settlingMs } from '#domain/reconciliation.ts';
import { euros } from '../format';
import { paymentMessages } from './text';

const text = paymentMessages.detail;

const collectedStates: readonly PaymentState[] = ['paid', 'partially-refunded', 'refunded'];

/** The next comparison is at most this far away, in ms. */
const nightlyMs = 24 * 3_600_000;

/**
 * The payment provider's fee in words; undefined if it took no money, and so no fee. A fee is read from its books by the
 * nightly comparison, or by one that an administrator starts. `now` in epoch ms.
 */
export function feeText(
  { feeCents, state, charges, createdAt }: Pick<AdminPayment, 'feeCents' | 'state' | 'charges' | 'createdAt'>,
  now: number,
): string | undefined {
  if (feeCents !== undefined) return euros(feeCents);
  const charge = charges.find(({ status }) => status === 'succeeded');
  if (!charge && !collectedStates.includes(state)) return undefined;
  const comparedUntil = Date.parse(charge?.at ?? createdAt) + lookBackMs + settlingMs;
  return now + nightlyMs <= comparedUntil ? text.feeUnknown : text.feeMissed;
}
