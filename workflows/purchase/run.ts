import {
  ApplicationFailure,
  allHandlersFinished,
  CancellationScope,
  condition,
  continueAsNew,
  isCancellation,
  log,
  patched,
  setCurrentDetails,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import type { EmailKind } from '../../activities/mail';
import type { Stored } from '../../activities/orders';
import { type ErrorCode, errorCatalogue } from '../../domain/errors';
import { forgetBuyer, type PurchaseSettings, type PurchaseState } from '../../domain/purchase';
import { mayFollow } from '../../domain/stages';
import type { AttentionReason, PurchaseEnd, PurchaseStage } from '../../domain/states';
import type { TimelineKind, TimelineLine } from '../../domain/timeline';
import { database, mail } from '../activity-options';
import type { PurchaseInput, PurchaseMemory } from '../messages';
import { currentDetails } from './details';
import type { Message } from './inbox';
import { projectionOf } from './projection';
import { publishSearchAttributes } from './search-attributes';

/** The watch that tries refused rows again. */
const rewriting = 'rows to be written again';

/** Another run has written more of the purchase than this one knows: Temporal was set back, or an operator reset the run. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Marks histories of runs whose code tells the customer of deliveries, refills and failed payments. */
const tellsCustomers = 'tells-customers';

/**
 * One run of a purchase: its state, its inbox, and the few things that every
 * stage does with them. Messages only enter the inbox; the stage that is
 * current takes them out one at a time, so no two acts interleave.
 */
export class Run {
  readonly inbox: Message[] = [];
  /** Asked before the order existed; answered when it does. */
  readonly waitingForOrder: Extract<Message, { kind: 'confirmPayment' }>[] = [];
  /** Asked for a submission whose outcome is not known yet. */
  readonly waitingForSubmission: Extract<Message, { kind: 'resend' | 'resolve' }>[] = [];
  /** Who asked for the refund that is being made. */
  refundAsker?: Extract<Message, { kind: 'refund' }>;
  private readonly lines: TimelineLine[] = [];
  private readonly background = new Set<Promise<void>>();
  private emailsUnderWay = 0;
  private readonly watches = new Map<string, CancellationScope>();
  /** The message whose turn it is. */
  private current?: Message;
  private alarm?: { at: number; rang: boolean; scope: CancellationScope };

  constructor(
    readonly input: PurchaseInput,
    readonly state: PurchaseState,
  ) {
    this.inbox.push(...(input.unheard ?? []));
  }

  get settings(): PurchaseSettings {
    return this.input.settings;
  }

  /** The next message, or `timeout` at `until` (epoch ms). Continues as new where the history is long. */
  async next(until?: number): Promise<Message | 'timeout'> {
    await this.continueWhenLong();
    if (this.state.unwritten && !this.watches.has(rewriting)) this.writeLater(this.state.unwritten.times);
    // What is here already needs no alarm: that would be a timer started and cancelled for nothing.
    if (this.inbox.length === 0) this.setAlarm(until);
    const waiting = this.alarm;
    await condition(() => this.inbox.length > 0 || (until !== undefined && waiting?.rang === true));
    this.current = this.inbox.shift();
    if (this.current?.kind === 'writeAgain') {
      await this.save();
      return this.next(until);
    }
    if (this.current) return this.current;
    this.alarm = undefined;
    return 'timeout';
  }

  /** Of a message whose turn failed half way: its sender hears so; one without a sender is returned, for another turn. */
  takeBack(): Message | undefined {
    const { current } = this;
    this.current = undefined;
    if (!current?.refuse) return current;
    refuse(current, 'internal');
    return undefined;
  }

  /** Adds a line to the timeline; `save` writes it. */
  note(kind: TimelineKind, by: string, data: TimelineLine['data'] = {}): void {
    this.state.lines += 1;
    this.lines.push({ seq: this.state.lines, at: Date.now(), kind, by, data });
  }

  /** Parks the purchase for a person. */
  needAttention(reason: AttentionReason, detail?: string): void {
    this.state.attention = { reason, since: Date.now(), detail };
    log.warn('The purchase needs attention', { reason });
  }

  /**
   * Writes projection, search attributes and details; after it, reads show what happened. What Postgres refuses holds
   * nothing up: a person is asked, and it is tried again beside the story.
   */
  async save(): Promise<void> {
    const { state } = this;
    const { refused } = await this.write();
    if (!refused && !state.unwritten) return;
    if (refused) {
      if (!state.unwritten) this.note('not-written', 'system', { refused });
      state.unwritten = { refused, times: (state.unwritten?.times ?? 0) + 1 };
      if (!state.attention) this.needAttention('stuck', `saveProjection: ${refused}`);
    } else {
      state.unwritten = undefined;
      this.unwatch(rewriting);
      if (state.attention?.reason === 'stuck') state.attention = undefined;
    }
    await this.write();
  }

  private async write(): Promise<{ refused?: string }> {
    this.state.writes += 1;
    publishSearchAttributes(this.state);
    setCurrentDetails(currentDetails(this.state, this.settings));
    const { runId, historyLength } = workflowInfo();
    const written = await database.saveProjection({
      ...projectionOf(this.state, this.lines.splice(0), Date.now()),
      run: { runId, historyLength },
      memory: this.memory,
    });
    if (written?.stored && this.isOvertakenBy(written.stored)) throw new Overtaken();
    // Runs recorded before version 0.4 were told nothing.
    return written ?? {};
  }

  /**
   * Whether a write that stands knows more than this run. Two saves of one run can be under way at once, and a worker
   * that dies loses a task whose saves stand: neither is a sign of another run.
   */
  private isOvertakenBy(stored: Stored): boolean {
    const { runId, historyLength } = workflowInfo();
    // Written by a release that did not say which run wrote, and kept nothing.
    if (!stored.runId) return false;
    if (stored.runId === runId) return stored.historyLength > historyLength;
    return stored.version > this.state.writes;
  }

  private get memory(): PurchaseMemory {
    return { ...this.input, unheard: undefined, state: this.state };
  }

  /** Goes on with what is kept of the purchase, which is newer than what this run remembers. Never returns. */
  async catchUp(): Promise<never> {
    const unheard = this.inbox.splice(0);
    const current = this.takeBack();
    if (current) unheard.unshift(current);
    for (const asked of [...unheard, ...this.waitingForOrder, ...this.waitingForSubmission])
      refuse(asked, 'unavailable');
    const memory = await database.recall({ cartId: this.state.cartId });
    log.warn('This run was set back; it goes on with what is kept', { writes: memory.state.writes });
    await condition(allHandlersFinished);
    return continueAsNew<(input: PurchaseInput) => Promise<unknown>>({
      ...memory,
      unheard: [...unheard, ...this.inbox].filter(({ refuse: ofUpdate }) => !ofUpdate),
    });
  }

  /** Tries refused rows again: after ten minutes, then ever more rarely, at last once a day. */
  private writeLater(times: number): void {
    this.watch(rewriting, async () => {
      await sleep(Math.min(10 * 2 ** (times - 1), 24 * 60) * 60_000, { summary: rewriting });
      return { kind: 'writeAgain', input: {} };
    });
  }

  /** Throws where the table of the stages knows no such move: a mistake in the code, which the next release mends. */
  moveTo(stage: PurchaseStage): void {
    if (!mayFollow(this.state.stage, stage)) throw new Error(`No way from ${this.state.stage} to ${stage}`);
    this.state.stage = stage;
  }

  /** Whether this run may do what runs recorded before version 0.2 did not: their histories must replay. */
  tellsCustomers(): boolean {
    return patched(tellsCustomers);
  }

  /** Sends a message that earlier runs did not send. `number` tells messages of one kind apart. */
  tell(kind: EmailKind, number?: number): void {
    if (this.tellsCustomers()) this.sendEmail(kind, number);
  }

  /** As `tell`, but never a second time. */
  tellOnce(kind: EmailKind): void {
    if (this.wasTold(kind)) return;
    this.count(kind);
    this.tell(kind);
  }

  /** As `tell`, numbered by itself. */
  tellAgain(kind: EmailKind): void {
    this.tell(kind, this.count(kind));
  }

  wasTold(kind: EmailKind): boolean {
    return this.state.told?.[kind] !== undefined;
  }

  private count(kind: EmailKind): number {
    const number = (this.state.told?.[kind] ?? 0) + 1;
    this.state.told = { ...this.state.told, [kind]: number };
    return number;
  }

  /** Sends an e-mail beside the story; an e-mail never holds an order up. */
  sendEmail(kind: EmailKind, number?: number): void {
    if (this.state.forget) return;
    this.emailsUnderWay += 1;
    this.beside(async () => {
      try {
        const sent = await mail.sendEmail({ cartId: this.state.cartId, kind, number });
        if (kind === 'order-confirmation') this.note('confirmation-sent', 'system');
        if (kind === 'payment-reminder' && sent) this.note('payment-reminder-sent', 'system');
      } catch (error) {
        if (isCancellation(error)) throw error;
        this.note('email-failed', 'system', { kind });
      }
      await this.save();
      this.emailsUnderWay -= 1;
    });
  }

  /** Sends a letter a further time, and says whether it went out: not to whoever wants none. */
  sendCopy(letter: { kind: EmailKind; number?: number }, ended: (sent: boolean) => void): void {
    this.state.copies = (this.state.copies ?? 0) + 1;
    const copy = this.state.copies;
    this.emailsUnderWay += 1;
    this.beside(async () => {
      try {
        ended(await mail.sendEmail({ cartId: this.state.cartId, ...letter, copy }));
      } catch (error) {
        if (isCancellation(error)) throw error;
        this.note('email-failed', 'system', { kind: letter.kind });
      }
      await this.save();
      this.emailsUnderWay -= 1;
    });
  }

  /** Runs a poll beside the story and puts what it brings into the inbox; a second one of the name replaces it. */
  watch(name: string, poll: () => Promise<Message>): void {
    this.unwatch(name);
    const scope = new CancellationScope();
    this.watches.set(name, scope);
    this.beside(async () => {
      try {
        const message = await scope.run(poll);
        if (!scope.consideredCancelled) this.inbox.push(message);
      } catch (error) {
        // A poll that gives up is no harm: batch sync and the slow timer remain.
        if (!isCancellation(error)) log.warn('A poll ended with an error', { name });
      } finally {
        if (this.watches.get(name) === scope) this.watches.delete(name);
      }
    });
  }

  unwatch(name: string): void {
    this.watches.get(name)?.cancel();
    this.watches.delete(name);
  }

  /** Refuses what is left, waits for handlers and e-mails, and ends the run. */
  async close(end: PurchaseEnd): Promise<void> {
    this.state.end = end;
    this.moveTo('closed');
    if (this.state.forget || this.inbox.some(({ kind }) => kind === 'forgetBuyer')) forgetBuyer(this.state);
    await this.save();
    for (const name of [...this.watches.keys()]) this.unwatch(name);
    this.alarm?.scope.cancel();
    // An e-mail may take days; whoever asks meanwhile is answered too.
    for (;;) {
      for (const message of [...this.waitingForSubmission.splice(0), ...this.inbox.splice(0)])
        this.answerAtEnd(message);
      const isOver = () => this.background.size === 0 && allHandlersFinished();
      await condition(() => this.inbox.length > 0 || isOver());
      if (isOver()) return;
    }
  }

  /** A browser that asks for its payment's order hears what became of the money; all else is too late. */
  private answerAtEnd(message: Message): void {
    const { paid, order, orderNumber } = this.state;
    if (message.kind !== 'confirmPayment' || !paid) refuse(message, 'purchase_closed');
    else if (order) message.answer?.({ outcome: 'order', orderNumber, order: { id: order.id } });
    else message.answer?.({ outcome: 'returned', orderNumber });
  }

  private setAlarm(at: number | undefined): void {
    if (this.alarm?.at === at && !this.alarm?.rang) return;
    this.alarm?.scope.cancel();
    this.alarm = undefined;
    if (at === undefined) return;
    const alarm = { at, rang: false, scope: new CancellationScope() };
    this.alarm = alarm;
    const wait = at - Date.now();
    if (wait <= 0) {
      alarm.rang = true;
      return;
    }
    this.beside(async () => {
      try {
        await alarm.scope.run(() => sleep(wait, { summary: this.state.stage }));
        alarm.rang = true;
      } catch (error) {
        if (!isCancellation(error)) throw error;
      }
    });
  }

  /** Runs something beside the story; the run ends only after it. */
  beside(work: () => Promise<void>): void {
    const promise: Promise<void> = work()
      .catch((error) => {
        // The story finds out at its own next save.
        if (!(error instanceof Overtaken)) throw error;
      })
      .finally(() => this.background.delete(promise));
    this.background.add(promise);
  }

  private async continueWhenLong(): Promise<void> {
    const { continueAsNewSuggested, historyLength } = workflowInfo();
    if (!continueAsNewSuggested && historyLength < this.settings.continueAsNewAfterEvents) return;
    // A mail server can be away for days: messages must not wait for it. The next one asks again.
    if (this.inbox.length > 0 || this.emailsUnderWay > 0) return;
    for (const name of [...this.watches.keys()]) this.unwatch(name);
    this.alarm?.scope.cancel();
    this.alarm = undefined;
    await Promise.all(this.background);
    await condition(() => allHandlersFinished() || this.inbox.length > 0);
    if (this.inbox.length > 0) return;
    await continueAsNew<(input: PurchaseInput) => Promise<unknown>>(this.memory);
  }
}

/** Writes down that a Signal could not be read: whoever sent it finds out why nothing happened. */
export async function noteUnreadable(run: Run, name: string): Promise<void> {
  // Runs recorded before version 0.4 left names that they did not know with the server.
  if (!patched('notes-unreadable')) return;
  run.note('command-refused', 'operator', { command: name, code: 'validation_failed' });
  await run.save();
}

/** Answers a message's sender, where there is one. */
export function refuse(message: Message, code: ErrorCode, details?: Record<string, unknown>): void {
  message.refuse?.(code, details);
}

/** The failure that carries a refusal to the API: its type is the code. */
export function refusal(code: ErrorCode, details?: Record<string, unknown>): ApplicationFailure {
  return ApplicationFailure.create({
    type: code,
    message: errorCatalogue[code][1],
    nonRetryable: true,
    details: details ? [details] : [],
  });
}
