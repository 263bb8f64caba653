import { setHandler } from '@temporalio/workflow';
import { factsOf, orderCan, purchaseCan } from '../../domain/capabilities';
import type { ErrorCode } from '../../domain/errors';
import { forgetBuyer } from '../../domain/purchase';
import type { Verdict } from '../../domain/result';
import * as messages from '../messages';
import type { AnswerTo, Message } from './inbox';
import { letterCanGo } from './resend-mail';
import { type Run, refusal } from './run';
import { aimOf } from './target';

/**
 * Registers every handler, before the first await of the workflow. Handlers
 * only check and enqueue; what they check here is checked again when the
 * message's turn comes, because the world may have moved on by then.
 */
export function receiveMessages(run: Run): void {
  const { state, inbox } = run;
  const facts = () => factsOf(state, run.settings);

  function ask<K extends Message['kind']>(
    kind: K,
    input: Extract<Message, { kind: K }>['input'],
  ): Promise<AnswerTo<K>> {
    return new Promise((resolve, reject) => {
      inbox.push({
        kind,
        input,
        answer: resolve,
        refuse: (code: ErrorCode, details?: Record<string, unknown>) => reject(refusal(code, details)),
      } as unknown as Message);
    });
  }

  function tell<K extends Message['kind']>(kind: K, input: Extract<Message, { kind: K }>['input']): void {
    inbox.push({ kind, input } as Message);
  }

  function insistOn(verdict: Verdict<ErrorCode>): void {
    if (!verdict.allowed) throw refusal(verdict.code);
  }

  const ownBrowser = ({ owner }: { owner: string }) => {
    if (owner !== state.owner) throw refusal('purchase_not_found');
  };

  setHandler(messages.setCart, (input) => ask('setCart', input), {
    validator: (input) => {
      ownBrowser(input);
      insistOn(purchaseCan.changeCart(state));
    },
  });
  setHandler(messages.cancelPurchase, (input) => ask('cancelPurchase', input), {
    validator: (input) => {
      ownBrowser(input);
      insistOn(purchaseCan.cancel(state));
    },
  });
  setHandler(messages.remindBuyer, (input) => ask('remind', input), {
    validator: (_input) => insistOn(purchaseCan.remind(state)),
  });
  setHandler(messages.confirmPayment, (input) => ask('confirmPayment', input), {
    validator: ({ paymentIntentId }) => {
      if (paymentIntentId !== state.intent?.id) throw refusal('purchase_not_found');
    },
  });
  setHandler(messages.sendToProvider, (input) => ask('resend', input), {
    validator: (input) => insistOn(orderCan.resend(facts(), input.force)),
  });
  setHandler(messages.resolveSubmission, (input) => ask('resolve', input), {
    validator: (_input) => insistOn(orderCan.resolve(facts())),
  });
  setHandler(messages.updateTarget, (input) => ask('changeTarget', input), {
    validator: (input) => {
      const aim = aimOf(input);
      if (!aim) throw refusal('validation_failed');
      insistOn(orderCan.changeTarget(facts(), aim));
    },
  });
  setHandler(messages.requestRefill, (input) => ask('refill', input), {
    validator: (_input) => insistOn(orderCan.refill(facts(), Date.now())),
  });
  setHandler(messages.refundOrder, (input) => ask('refund', input), {
    validator: (_input) => insistOn(orderCan.refund(facts())),
  });

  setHandler(messages.resendMail, (input) => ask('resendMail', input), {
    validator: (input) => insistOn(letterCanGo(state, input.letter)),
  });

  setHandler(messages.paymentSucceeded, (input) => tell('paymentSucceeded', input));
  setHandler(messages.paymentFailed, (input) => tell('paymentFailed', input));
  setHandler(messages.refundChanged, (input) => tell('refundChanged', input));
  setHandler(messages.disputeChanged, (input) => tell('disputeChanged', input));
  setHandler(messages.providerStatusChanged, (input) => tell('report', input));
  setHandler(messages.resend, (input) =>
    tell('resend', {
      ...asked(input),
      force: input?.force === true,
      username: input?.username,
      shortcode: input?.shortcode,
    }),
  );
  setHandler(messages.resolve, (input) => tell('resolve', { ...input, ...asked(input) }));
  setHandler(messages.changeTarget, (input) =>
    tell('changeTarget', { ...asked(input), username: input?.username, shortcode: input?.shortcode }),
  );
  setHandler(messages.refill, (input) => tell('refill', asked(input)));
  setHandler(messages.forgetBuyer, () => {
    // An e-mail may end in the same activation; through the inbox, its save would still write the person.
    if (state.stage === 'closed') forgetBuyer(state);
    else tell('forgetBuyer', {});
  });
  setHandler(messages.cancelWithRefund, (input) =>
    tell('refund', { ...asked(input), amountCents: input?.amountCents }),
  );

  setHandler(messages.purchaseState, () => ({
    ...state,
    intent: state.intent && { ...state.intent, clientSecret: '' },
  }));
}

/** Signals come from hands at a keyboard: who and why may be missing. */
function asked(input: Partial<messages.Asked> | undefined): messages.Asked {
  return { by: input?.by ?? 'operator', reason: input?.reason ?? 'signal' };
}
