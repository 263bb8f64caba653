import { type Book, outsideCall } from './book';
import { openDispute } from './disputes';
import { createIntent } from './intents';
import type { Intent } from './model';
import { Params } from './params';
import { createRefund } from './refunds';

/** A payment taken without the shop, e.g. by a payment link or in the dashboard; amounts in cents. */
export interface OutsidePayment {
  amount: number;
  currency: string;
  /** When it happened, in seconds since 1970; now if absent. */
  created?: number | undefined;
  /** Amount refunded at once. */
  refund?: number | undefined;
  /** The buyer's bank disputed it at once, for this reason. */
  dispute?: string | undefined;
  /** Whether the webhook address gets its events. */
  webhooks: boolean;
}

/** Takes a payment that no purchase of the shop requested. */
export function payOutsideShop(book: Book, payment: OutsidePayment): Intent {
  const { created } = payment;
  const then: Book = {
    ...book,
    now: created === undefined ? book.now : () => created,
    emit: payment.webhooks ? book.emit : () => undefined,
  };
  const intent = createIntent(
    then,
    new Params({
      amount: String(payment.amount),
      currency: payment.currency,
      confirm: 'true',
      payment_method: 'pm_card_visa',
      automatic_payment_methods: { enabled: 'true', allow_redirects: 'never' },
    }),
    outsideCall,
    'http://localhost',
  );
  if (payment.refund)
    createRefund(
      then,
      new Params({ payment_intent: intent.id, amount: String(payment.refund) }),
      outsideCall,
    );
  if (payment.dispute) openDispute(then, intent, { reason: payment.dispute });
  return intent;
}
