import { orderCan } from '#domain/capabilities.ts';
import { currentQuote } from '#domain/purchase.ts';
import type { Message } from '../messages';
import { facts } from './facts';
import { refuse } from './inbox';
import type { Run } from './run';

/**
 * Corrects the address of an order. The new one gets the confirmation with the receipt; the old one is notified,
 * because it may be a stranger's, or somebody may have taken the order from its buyer.
 */
export async function changeEmail(
  run: Run,
  message: Extract<Message, { kind: 'changeEmail' }>,
): Promise<void> {
  const { by, reason, email } = message.input;
  const verdict = orderCan.changeEmail(facts(run), { by, now: Date.now() });
  if (!verdict.allowed) {
    refuse(message, verdict.code);
    return;
  }
  const quote = currentQuote(run.state);
  const former = quote?.email;
  if (quote && former && former !== email) {
    quote.email = email;
    run.note('email-changed', by, { reason });
    // The rows first: e-mails go to the stored address.
    await run.save();
    run.emails.notifyFormer(former);
    run.emails.sendCopy({ kind: 'order-confirmation' }, () => undefined);
  }
  message.answer?.({});
}
