import type { Book, Call } from './book';
import { openDispute } from './disputes';
import { createIntent } from './intents';
import type { Intent } from './model';
import { Params } from './params';
import { createRefund } from './refunds';

/** A payment taken without the shop, e.g. by a payment link or in the dashboard; amounts in cents. */
export interface Elsewhere {
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
export function payElsewhere(book: Book, wish: Elsewhere): Intent {
  const { created } = wish;
  const then: Book = {
    state: book.state,
    now: created === undefined ? book.now : () => created,
    emit: wish.webhooks ? book.emit : () => undefined,
  };
  const call: Call = { requestId: '', idempotencyKey: null, publishable: false };
  const intent = createIntent(
    then,
    new Params({
      amount: String(wish.amount),
      currency: wish.currency,
      confirm: 'true',
      payment_method: 'pm_card_visa',
      automatic_payment_methods: { enabled: 'true', allow_redirects: 'never' },
    }),
    call,
    'http://localhost',
  );
  if (wish.refund)
    createRefund(then, new Params({ payment_intent: intent.id, amount: String(wish.refund) }), call);
  if (wish.dispute) openDispute(then, { paymentIntent: intent.id, reason: wish.dispute });
  return intent;
}
