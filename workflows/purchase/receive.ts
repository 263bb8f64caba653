import type { UpdateDefinition } from '@temporalio/common';
import { currentUpdateInfo, setDefaultSignalHandler, setHandler } from '@temporalio/workflow';
import { factsOf, orderCan, purchaseCan } from '#domain/capabilities.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { forgetBuyer, lineToSettle, mustNameLine, refundOfRequest } from '#domain/purchase.ts';
import type { Verdict } from '#domain/result.ts';
import { operatorNamed } from '#domain/timeline.ts';
import type { Message, Sender } from '../messages';
import * as messages from '../messages';
import { correctionVerdict } from './correct-target';
import { answerGiven, keepAnswer } from './given-answers';
import { refusal } from './inbox';
import { canRead, canStore, readSignal, type SignalKind, type UpdateKind } from './message-schemas';
import { emailCanGo } from './resend-mail';
import type { Run } from './run';
import { aimOf, lineVerdict } from './target';

type MessageOf<Kind extends UpdateKind> = Extract<Message, { kind: Kind }>;
type InputOf<Kind extends UpdateKind> = MessageOf<Kind>['input'];
type AnswerOf<Kind extends UpdateKind> = Parameters<NonNullable<MessageOf<Kind>['answer']>>[0];

/**
 * As many polls of a buyer's pages wait at a time. Temporal takes ten Updates of a run at a time, and polls can wait
 * for days, e.g. for an order that Postgres refuses: the rest is for people, who refund it meanwhile.
 */
const mostPolls = 5;

/**
 * Registers every handler, before the first await of the workflow. Handlers only check and enqueue. Their checks are
 * repeated when the message's turn comes, because the state may have changed by then.
 */
export function receiveMessages(run: Run): void {
  const { state, inbox } = run;
  const facts = () => factsOf(state, run.settings);

  /**
   * Handles an Update. Its input is read and checked; if neither refuses, its caller waits for the stage's answer. At
   * most `most` callers wait at a time.
   */
  function accept<Kind extends UpdateKind>(
    kind: Kind,
    update: UpdateDefinition<AnswerOf<Kind>, [InputOf<Kind>]>,
    check: (input: InputOf<Kind>) => void,
    most = Number.POSITIVE_INFINITY,
  ): void {
    const given = () => answerGiven(state, kind, currentUpdateInfo()?.id);
    const unanswered = new Set<Message>();
    const enqueue = (input: InputOf<Kind>) => {
      const before = given();
      if (before) return before.answer as AnswerOf<Kind>;
      const request = currentUpdateInfo()?.id;
      return new Promise<AnswerOf<Kind>>((resolve, reject) => {
        const answer = (what: AnswerOf<Kind>) => {
          unanswered.delete(message);
          if (request && 'by' in input) keepAnswer(state, { kind, request, answer: what });
          resolve(what);
        };
        const refuse: Sender<never>['refuse'] = (code, details) => {
          unanswered.delete(message);
          reject(refusal(code, details));
        };
        const message = { kind, input, answer, refuse, request } as Message;
        unanswered.add(message);
        inbox.push(message);
      });
    };
    setHandler(update, enqueue, {
      validator: (input) => {
        if (given()) return;
        if (!canRead(kind, input)) throw refusal('validation_failed');
        check(input);
        if (unanswered.size >= most) throw refusal('unavailable');
      },
    });
  }

  /** Enqueues a Signal; one that can't be read becomes a line of the timeline. */
  function enqueueSignal(kind: SignalKind, input: unknown): void {
    const read = readSignal(kind, input);
    // Runs recorded before version 0.8 took what can't be stored.
    if (!read || (!canStore(kind, read) && run.does('refuses-unstorable'))) unreadable(kind);
    else inbox.push({ kind, input: signed(read) } as Message);
  }

  /** The sweep signs as `system`; any other Signal comes from an operator, whatever name it carries. */
  function signed<Input extends object>(input: Input): Input {
    if (!('by' in input) || input.by === 'system') return input;
    return { ...input, by: operatorNamed(String(input.by)) };
  }

  function unreadable(name: string): void {
    inbox.push({ kind: 'unreadable', input: { name: name.slice(0, 60) } });
  }

  function insistOn(verdict: Verdict<ErrorCode>): void {
    if (!verdict.allowed) throw refusal(verdict.code);
  }

  const ownBrowser = ({ owner }: { owner: string }) => {
    if (owner !== state.owner) throw refusal('purchase_not_found');
  };

  accept('setCart', messages.setCart, (input) => {
    ownBrowser(input);
    insistOn(purchaseCan.changeCart(state));
  });
  accept('cancelPurchase', messages.cancelPurchase, (input) => {
    ownBrowser(input);
    insistOn(purchaseCan.cancel(state));
  });
  accept('remind', messages.remindBuyer, () => insistOn(purchaseCan.remind(state)));
  accept(
    'confirmPayment',
    messages.confirmPayment,
    ({ paymentIntentId }) => {
      if (paymentIntentId !== state.intent?.id) throw refusal('purchase_not_found');
    },
    mostPolls,
  );
  accept('resend', messages.sendToProvider, ({ force, shortcode }) => {
    insistOn(orderCan.resend(facts(), force));
    insistOn(lineVerdict(state, { shortcode }));
  });
  accept('resolve', messages.resolveSubmission, ({ submissionId }) => {
    insistOn(orderCan.resolve(facts()));
    if (mustNameLine(state, submissionId)) throw refusal('several_doubtful');
    // One that it doesn't know may have been lost in a reset.
    const isKnown = state.submissions.some(({ id }) => id === submissionId);
    if (isKnown && !lineToSettle(state, submissionId)) throw refusal('nothing_to_resolve');
  });
  accept('changeTarget', messages.updateTarget, (input) => {
    const aim = aimOf(input);
    if (!aim) throw refusal('validation_failed');
    insistOn(orderCan.changeTarget(facts(), aim));
    insistOn(lineVerdict(state, input));
  });
  accept('refill', messages.requestRefill, () => insistOn(orderCan.refill(facts(), Date.now())));
  accept('refund', messages.refundOrder, () => {
    if (!refundOfRequest(state, currentUpdateInfo()?.id)) insistOn(orderCan.refund(facts()));
  });
  accept('changeEmail', messages.changeEmail, ({ by }) =>
    insistOn(orderCan.changeEmail(facts(), { by, now: Date.now() })),
  );
  accept('correctTarget', messages.correctTarget, (input) => {
    const verdict = correctionVerdict(facts(), input);
    // A buyer can't see the moments in which a waiting line is tried; the panel's answer decides.
    if (!verdict.allowed && verdict.code !== 'submission_under_way') throw refusal(verdict.code);
  });
  accept('resendMail', messages.resendMail, ({ letter }) => insistOn(emailCanGo(state, letter)));

  setHandler(messages.paymentSucceeded, (input) => enqueueSignal('paymentSucceeded', input));
  setHandler(messages.paymentFailed, (input) => enqueueSignal('paymentFailed', input));
  setHandler(messages.refundChanged, (input) => enqueueSignal('refundChanged', input));
  setHandler(messages.disputeChanged, (input) => enqueueSignal('disputeChanged', input));
  setHandler(messages.providerStatusChanged, (input) => enqueueSignal('report', input));
  setHandler(messages.panelBack, (input) => enqueueSignal('panelBack', input));
  setHandler(messages.submissionSettled, (input) => enqueueSignal('settled', input));
  setHandler(messages.resend, (input) => enqueueSignal('resend', input ?? {}));
  setHandler(messages.resolve, (input) => enqueueSignal('resolve', input ?? {}));
  setHandler(messages.changeTarget, (input) => enqueueSignal('changeTarget', input ?? {}));
  setHandler(messages.refill, (input) => enqueueSignal('refill', input ?? {}));
  setHandler(messages.cancelWithRefund, (input) => enqueueSignal('refund', input ?? {}));
  setHandler(messages.saveAgain, () => void inbox.push({ kind: 'writeAgain', input: {} }));
  setHandler(messages.forgetBuyer, () => {
    // An e-mail may end in the same activation; if this went through the inbox, its save would still write the person.
    if (state.stage === 'closed') forgetBuyer(state);
    else inbox.push({ kind: 'forgetBuyer', input: {} });
  });
  // Without it, a mistyped name would wait on the server for a handler forever.
  setDefaultSignalHandler(unreadable);

  const withoutSecret = () => ({
    ...state,
    intent: state.intent && { ...state.intent, clientSecret: '' },
  });
  setHandler(messages.purchaseState, withoutSecret);
  setHandler(messages.purchaseMemory, () => ({ ...run.memory, state: withoutSecret() }));
}
