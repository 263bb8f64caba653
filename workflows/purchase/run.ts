import {
  allHandlersFinished,
  condition,
  continueAsNew,
  log,
  patched,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import type { Stored } from '#activities/orders.ts';
import type { ErrorCode } from '#domain/errors.ts';
import {
  forgetBuyer,
  moneyKept,
  moneyLeft,
  type PurchaseSettings,
  type PurchaseState,
} from '#domain/purchase.ts';
import { mayFollow } from '#domain/stages.ts';
import type { AttentionReason, PurchaseEnd, PurchaseStage } from '#domain/states.ts';
import type { TimelineKind, TimelineLine } from '#domain/timeline.ts';
import type { Message } from '../messages';
import { type PurchaseInput, type PurchaseMemory, release } from '../messages';
import { Alarm } from './alarm';
import { changes } from './changes';
import { Emails } from './emails';
import { Inbox, isPersons, refuse } from './inbox';
import { mustHandle } from './must-handle';
import { Watches } from './watches';
import { Overtaken, ProjectionWriter, readNewerMemory, rewriteAfter } from './write-projection';

/** The watch that retries refused rows. */
const rewriting = 'rows to be written again';

/** A purchase may rest in its guarantee for years: with more events than this, it starts that in a new run. */
const restingEvents = 20;

/** Reasons that are not stored for later: two follow from the lines, and `stuck` is retried. */
const foundAgain: readonly AttentionReason[] = ['submission-unknown', 'submission-refused', 'stuck'];

/**
 * One run of a purchase: its state, its inbox, and what every stage does with them. Messages only enter the inbox; the
 * current stage takes them out one at a time, so no two steps interleave.
 */
export class Run {
  readonly inbox: Inbox;
  readonly emails: Emails;
  readonly watches: Watches;
  private readonly projection: ProjectionWriter;
  private readonly alarm = new Alarm();
  private readonly background = new Set<Promise<void>>();
  /** No other run was newer at the last save, and this one has not waited since. */
  private isCurrent = false;

  constructor(
    readonly input: PurchaseInput,
    readonly state: PurchaseState,
  ) {
    // Without the newer code's markers, no worker could replay what this one does. The task is offered again.
    if ((input.release ?? 0) > release)
      throw new Error(`Release ${input.release} began this purchase, and this worker has ${release}.`);
    this.inbox = new Inbox(input.unheard);
    this.emails = new Emails(this);
    this.watches = new Watches(this.inbox);
    this.projection = new ProjectionWriter(this);
    if (input.state) this.projection.show();
  }

  get settings(): PurchaseSettings {
    return this.input.settings;
  }

  /** All that another run needs to continue. */
  get memory(): PurchaseMemory {
    return { ...this.input, release, unheard: undefined, state: this.state };
  }

  /** Whether this run does what older releases did not: their histories must replay. */
  does(change: keyof typeof changes): boolean {
    return (this.input.release ?? 0) >= changes[change] || patched(change);
  }

  /**
   * The next message, or `timeout` at `until` (epoch ms). While it waits, reads show the current stage; a long history
   * continues as new.
   */
  async next(until?: number): Promise<Message | 'timeout'> {
    this.inbox.turnOver();
    for (;;) {
      const isDue = this.shouldBeginAnew();
      await this.beginAnew(isDue);
      if (this.state.unwritten && !this.watches.has(rewriting)) this.writeLater(this.state.unwritten.times);
      if (this.inbox.size === 0) await this.showThatItWaits(until);
      // A message that is already here needs no alarm: that would start and cancel a timer for nothing.
      if (this.inbox.size === 0) this.alarm.setFor(until, this.state.stage);
      await condition(() => this.inbox.size > 0 || this.alarm.rang || (isDue && this.mayBeginAnew()));
      this.isCurrent = false;
      const message = this.inbox.take();
      if (message?.kind === 'writeAgain') await this.save();
      else if (message) return message;
      else if (this.alarm.rang) {
        this.alarm.cancel();
        return 'timeout';
      }
    }
  }

  /** Adds a line to the timeline; `save` writes it. */
  note(kind: TimelineKind, by: string, data: TimelineLine['data'] = {}): void {
    this.projection.note(kind, by, data);
  }

  /** Parks the purchase for a person. */
  needAttention(reason: AttentionReason, detail?: string, since = Date.now()): void {
    this.state.attention = { reason, since, detail };
    // `stuck` is temporary. Any other reason is newer than the one that a failed refund replaced.
    if (this.state.refundOwed && reason !== 'stuck') this.state.refundOwed.instead = undefined;
    log.warn('The purchase needs attention', { reason });
  }

  /** Cents that can still be refunded. */
  centsLeft(): number {
    const left = moneyLeft(this.state);
    const kept = moneyKept(this.state);
    // Runs recorded before version 1.6 counted what a bank had taken in a dispute.
    return left === kept || this.does('refunds-after-disputes') ? left : kept;
  }

  /**
   * Parks the purchase for a person who makes the refunds that failed, of `cents` together. `instead`: the reason that is
   * restored after that.
   */
  needRefund(detail: string | undefined, cents: number, instead: PurchaseState['attention']): void {
    const since = Date.now();
    const { attention, refundOwed } = this.state;
    const before = attention?.reason === 'refund-failed' ? refundOwed?.instead : instead;
    this.needAttention('refund-failed', detail, since);
    this.state.refundOwed = { since, detail, cents };
    if (refundOwed?.dismiss) this.state.refundOwed.dismiss = refundOwed.dismiss;
    // Runs recorded before version 1.5 sent an order whose buyer asked for it, though all of its money was owed.
    if (cents >= this.centsLeft() && this.does('holds-if-all-is-owed')) this.state.refundOwed.all = true;
    if (before && !foundAgain.includes(before.reason) && this.does('heeds-dashboard-refunds'))
      this.state.refundOwed.instead = before;
  }

  /** A person has made the refund that failed. Returns what waits for one now. */
  refundMade(): PurchaseState['attention'] {
    const { state } = this;
    if (state.attention?.reason === 'refund-failed') state.attention = state.refundOwed?.instead;
    state.refundOwed = undefined;
    // The one that was made remembers it.
    for (const refund of state.refunds)
      if (refund.status === 'failed')
        Object.assign(refund, { undeliveredCents: undefined, untold: undefined });
    return state.attention;
  }

  /** What waited for a person is done, except a refund that failed and that no person has made since. */
  attentionOver(): void {
    const { refundOwed } = this.state;
    if (refundOwed) refundOwed.instead = undefined;
    const stays = refundOwed && this.does('keeps-failed-refunds');
    this.state.attention = stays
      ? { reason: 'refund-failed', since: refundOwed.since, detail: refundOwed.detail }
      : undefined;
  }

  /** Writes projection, search attributes and details; after that, reads show the new state. */
  async save(): Promise<void> {
    await this.projection.save();
    this.isCurrent = true;
    if (!this.state.unwritten) this.watches.stop(rewriting);
  }

  /**
   * Whether to save before anything is sent: the run has waited since its last save. If it was set back, it doesn't know
   * what was refunded or sent since.
   */
  savesFirst(): boolean {
    // Runs recorded before version 1.1 sent first.
    return !this.isCurrent && this.does('saves-before-sending');
  }

  /** Saves; the stage stays. */
  async stay(): Promise<undefined> {
    await this.save();
    return undefined;
  }

  /** Throws if a stored write is newer than this run. */
  heed(stored: Stored | undefined): void {
    if (stored && this.projection.isOvertakenBy(stored)) throw new Overtaken();
  }

  /** Throws if the stage table doesn't allow the move: a bug, which the next release fixes. */
  moveTo(stage: PurchaseStage): void {
    if (!mayFollow(this.state.stage, stage)) throw new Error(`No way from ${this.state.stage} to ${stage}`);
    this.state.stage = stage;
  }

  /**
   * Leaves the current stage for the one that the caller returns. From then on reads show it, so senders may be
   * answered.
   */
  async leaveFor<Stage extends PurchaseStage>(stage: Stage): Promise<Stage> {
    this.moveTo(stage);
    await this.save();
    return stage;
  }

  /** Runs something in parallel to the story; the run ends, or continues as new, only after it. */
  beside(work: () => Promise<void>): void {
    const promise: Promise<void> = work()
      .catch((error) => {
        // The story notices at its own next save.
        if (!(error instanceof Overtaken)) throw error;
      })
      .finally(() => this.background.delete(promise));
    this.background.add(promise);
  }

  /**
   * Refuses what is left, and waits for handlers and e-mails. False if a message arrived meanwhile: then the story
   * continues.
   */
  async close(end: PurchaseEnd): Promise<boolean> {
    this.state.end = end;
    this.moveTo('closed');
    let forgets = this.state.forget || this.inbox.some(({ kind }) => kind === 'forgetBuyer');
    if (forgets) forgetBuyer(this.state);
    await this.save();
    this.watches.stopAll();
    this.alarm.cancel();
    // An e-mail may take days; callers get answers meanwhile.
    for (;;) {
      if (this.inbox.some((message) => mustHandle(this.state, message)) && this.does('hears-while-ending'))
        return false;
      if (this.inbox.some(isPersons) && this.does('hears-people-while-ending')) return false;
      for (const message of this.inbox.empty())
        if (message.kind === 'writeAgain') await this.save();
        else this.answerAtEnd(message);
      await condition(() => this.inbox.size > 0 || this.isQuiet());
      if (this.inbox.size > 0) continue;
      if (forgets || !this.state.forget || !this.does('forgets-after-end')) return true;
      // Requested since: the stored memory forgets too. A message may arrive while it is written.
      forgets = true;
      await this.save();
    }
  }

  /** Continues with the stored memory, which is newer than this run's. Never returns. */
  async catchUp(): Promise<never> {
    this.inbox.takeBack('unavailable');
    this.inbox.refuseOwed();
    const unheard = this.inbox.sendAway();
    const memory = await readNewerMemory(this);
    // Reading takes as long as Postgres is down; callers must not wait for it.
    for (;;) {
      unheard.push(...this.inbox.sendAway());
      if (allHandlersFinished()) break;
      await condition(() => this.inbox.size > 0 || allHandlersFinished());
    }
    return continueAsNew<(input: PurchaseInput) => Promise<unknown>>({ ...memory, unheard });
  }

  /** A browser that asks for its payment's order gets the outcome of the money; anything else is too late. */
  private answerAtEnd(message: Message): void {
    const { paid, order, orderNumber } = this.state;
    if (message.kind !== 'confirmPayment' || !paid) refuse(message, 'purchase_closed');
    else if (order) message.answer?.({ outcome: 'order', orderNumber, order: { id: order.id } });
    else message.answer?.({ outcome: 'returned', orderNumber });
  }

  /** Saves what reads don't show yet: the stage, or that a failed step is done, or that no person is needed. */
  private async showThatItWaits(until?: number): Promise<void> {
    const { state } = this;
    if (state.stuckSince !== undefined && (until ?? Number.POSITIVE_INFINITY) > Date.now())
      state.stuckSince = undefined;
    else if (this.projection.isShown || !this.does('shows-where-it-waits')) return;
    await this.save();
  }

  private writeLater(times: number): void {
    this.watches.start(rewriting, async () => {
      await sleep(rewriteAfter(times), { summary: rewriting });
      return { kind: 'writeAgain', input: {} };
    });
  }

  /** If the history is long, and when the guarantee begins: from there on nothing of the delivery is replayed. */
  private shouldBeginAnew(): boolean {
    const { continueAsNewSuggested, historyLength } = workflowInfo();
    if (continueAsNewSuggested || historyLength >= this.settings.continueAsNewAfterEvents) return true;
    const begins = this.state.stage === 'guarantee' && this.input.state?.stage !== 'guarantee';
    return begins && historyLength > restingEvents && this.does('rests-short');
  }

  /** Deliveries are still watched in the new run. Watches of the guarantee end soon. */
  private mayBeginAnew(): boolean {
    return this.isQuiet() && (this.state.stage !== 'guarantee' || this.watches.areOver);
  }

  /** Whether nobody waits for this run, and only alarm and watches run in parallel. */
  private isQuiet(): boolean {
    return this.inbox.size === 0 && this.background.size === 0 && allHandlersFinished();
  }

  /** The new run's first stage sets watches and alarm again. */
  private async beginAnew(isDue: boolean): Promise<void> {
    if (!isDue || !this.mayBeginAnew()) return;
    this.watches.stopAll();
    this.alarm.cancel();
    await continueAsNew<(input: PurchaseInput) => Promise<unknown>>(this.memory);
  }
}

/**
 * Records an operator's request that had no effect, such as an unreadable Signal, so that they see why nothing
 * happened.
 */
export async function noteUnreadable(
  run: Run,
  { name, code = 'validation_failed' }: Extract<Message, { kind: 'unreadable' }>['input'],
): Promise<void> {
  // Runs recorded before version 0.4 left unknown names on the server.
  if (!run.does('notes-unreadable')) return;
  run.note('command-refused', 'operator', { command: name, code });
  await run.save();
}

/** A request of a person. */
type Persons = Message & { input: { by: string } };

/** Refuses a person's request, and saves. */
export function turnDown(
  run: Run,
  message: Persons,
  code: ErrorCode,
  details?: Record<string, unknown>,
): Promise<undefined> {
  showRefusal(run, message, code, details);
  return run.stay();
}

/** Refuses a person's request. A Signal has no answer, so it becomes a line of the timeline. */
export function showRefusal(
  run: Run,
  message: Persons,
  code: ErrorCode,
  details?: Record<string, unknown>,
): void {
  if (message.refuse) refuse(message, code, details);
  else run.note('command-refused', message.input.by, { command: message.kind, code });
}

/** Refuses what needs a payment. An operator's Signal has no answer, so it becomes a line of the timeline. */
export async function refuseUnpaid(run: Run, message: Message, code: ErrorCode): Promise<void> {
  refuse(message, code);
  // Runs recorded before version 0.8 left no line.
  if (message.refuse || !('by' in message.input) || !run.does('notes-early-commands')) return;
  run.note('command-refused', String(message.input.by), { command: message.kind, code });
  await run.save();
}
