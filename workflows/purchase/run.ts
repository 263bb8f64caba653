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
import { forgetBuyer, type PurchaseSettings, type PurchaseState } from '#domain/purchase.ts';
import { mayFollow } from '#domain/stages.ts';
import type { AttentionReason, PurchaseEnd, PurchaseStage } from '#domain/states.ts';
import type { TimelineKind, TimelineLine } from '#domain/timeline.ts';
import type { Message } from '../messages';
import { type PurchaseInput, type PurchaseMemory, release } from '../messages';
import { Alarm } from './alarm';
import { changes } from './changes';
import { Emails } from './emails';
import { Inbox, refuse } from './inbox';
import { isNews } from './news';
import { Watches } from './watches';
import { Overtaken, ProjectionWriter, readNewerMemory, rewriteAfter } from './write-projection';

/** The watch that tries refused rows again. */
const rewriting = 'rows to be written again';

/** A purchase rests in its guarantee, for years perhaps: with more events it begins that in a new run. */
const restingEvents = 20;

/**
 * One run of a purchase: its state, its inbox, and the few things that every
 * stage does with them. Messages only enter the inbox; the stage that is
 * current takes them out one at a time, so no two acts interleave.
 */
export class Run {
  readonly inbox: Inbox;
  readonly emails: Emails;
  readonly watches: Watches;
  private readonly projection: ProjectionWriter;
  private readonly alarm = new Alarm();
  private readonly background = new Set<Promise<void>>();

  constructor(
    readonly input: PurchaseInput,
    readonly state: PurchaseState,
  ) {
    this.inbox = new Inbox(input.unheard);
    this.emails = new Emails(this);
    this.watches = new Watches(this.inbox);
    this.projection = new ProjectionWriter(this);
    if (input.state) this.projection.show();
  }

  get settings(): PurchaseSettings {
    return this.input.settings;
  }

  /** All that another run needs to go on. */
  get memory(): PurchaseMemory {
    return { ...this.input, release, unheard: undefined, state: this.state };
  }

  /** Whether this run does what older releases did not: their histories must replay. */
  does(change: keyof typeof changes): boolean {
    return (this.input.release ?? 0) >= changes[change] || patched(change);
  }

  /** The next message, or `timeout` at `until` (epoch ms). While it waits, reads show where; a long history begins anew. */
  async next(until?: number): Promise<Message | 'timeout'> {
    for (;;) {
      const isDue = this.shouldBeginAnew();
      await this.beginAnew(isDue);
      if (this.state.unwritten && !this.watches.has(rewriting)) this.writeLater(this.state.unwritten.times);
      if (this.inbox.size === 0) await this.showThatItWaits(until);
      // What is here already needs no alarm: that would be a timer started and cancelled for nothing.
      if (this.inbox.size === 0) this.alarm.setFor(until, this.state.stage);
      await condition(() => this.inbox.size > 0 || this.alarm.rang || (isDue && this.mayBeginAnew()));
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
    log.warn('The purchase needs attention', { reason });
  }

  /** Writes projection, search attributes and details; after it, reads show what happened. */
  async save(): Promise<void> {
    await this.projection.save();
    if (!this.state.unwritten) this.watches.stop(rewriting);
  }

  /** Throws where a write that stands knows more than this run. */
  heed(stored: Stored | undefined): void {
    if (stored && this.projection.isOvertakenBy(stored)) throw new Overtaken();
  }

  /** Throws where the table of the stages knows no such move: a mistake in the code, which the next release mends. */
  moveTo(stage: PurchaseStage): void {
    if (!mayFollow(this.state.stage, stage)) throw new Error(`No way from ${this.state.stage} to ${stage}`);
    this.state.stage = stage;
  }

  /** Leaves the current stage for the one that the caller returns. From then on reads show it: senders may be answered. */
  async leaveFor<Stage extends PurchaseStage>(stage: Stage): Promise<Stage> {
    this.moveTo(stage);
    await this.save();
    return stage;
  }

  /** Runs something beside the story; the run ends, or goes on as new, only after it. */
  beside(work: () => Promise<void>): void {
    const promise: Promise<void> = work()
      .catch((error) => {
        // The story finds out at its own next save.
        if (!(error instanceof Overtaken)) throw error;
      })
      .finally(() => this.background.delete(promise));
    this.background.add(promise);
  }

  /** Refuses what is left, and waits for handlers and e-mails. False where news came meanwhile: then the story goes on. */
  async close(end: PurchaseEnd): Promise<boolean> {
    this.state.end = end;
    this.moveTo('closed');
    const forgets = this.state.forget || this.inbox.some(({ kind }) => kind === 'forgetBuyer');
    if (forgets) forgetBuyer(this.state);
    await this.save();
    this.watches.stopAll();
    this.alarm.cancel();
    // An e-mail may take days; whoever asks meanwhile is answered too.
    for (;;) {
      if (this.inbox.some((message) => isNews(this.state, message)) && this.does('hears-while-ending'))
        return false;
      for (const message of this.inbox.empty())
        if (message.kind === 'writeAgain') await this.save();
        else this.answerAtEnd(message);
      await condition(() => this.inbox.size > 0 || this.isQuiet());
      if (this.inbox.size === 0) break;
    }
    // Asked for since: what is kept of the purchase forgets too.
    if (!forgets && this.state.forget && this.does('forgets-after-end')) await this.save();
    return true;
  }

  /** Goes on with what is kept of the purchase, which is newer than what this run remembers. Never returns. */
  async catchUp(): Promise<never> {
    this.inbox.takeBack('unavailable');
    this.inbox.refuseOwed();
    const unheard = this.inbox.sendAway();
    const memory = await readNewerMemory(this);
    // Reading may take as long as Postgres is away, and whoever asks meanwhile must not be waited for.
    for (;;) {
      unheard.push(...this.inbox.sendAway());
      if (allHandlersFinished()) break;
      await condition(() => this.inbox.size > 0 || allHandlersFinished());
    }
    return continueAsNew<(input: PurchaseInput) => Promise<unknown>>({ ...memory, unheard });
  }

  /** A browser that asks for its payment's order hears what became of the money; all else is too late. */
  private answerAtEnd(message: Message): void {
    const { paid, order, orderNumber } = this.state;
    if (message.kind !== 'confirmPayment' || !paid) refuse(message, 'purchase_closed');
    else if (order) message.answer?.({ outcome: 'order', orderNumber, order: { id: order.id } });
    else message.answer?.({ outcome: 'returned', orderNumber });
  }

  /** Saves what reads don't show yet: the stage, or that what failed is done by now, or that nobody waits for it. */
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

  /** Where the history is long, and where the guarantee begins: from there on nothing of the delivery is replayed. */
  private shouldBeginAnew(): boolean {
    const { continueAsNewSuggested, historyLength } = workflowInfo();
    if (continueAsNewSuggested || historyLength >= this.settings.continueAsNewAfterEvents) return true;
    const begins = this.state.stage === 'guarantee' && this.input.state?.stage !== 'guarantee';
    return begins && historyLength > restingEvents && this.does('rests-short');
  }

  /** Deliveries go on being watched in the new run. What the guarantee watches has its end soon. */
  private mayBeginAnew(): boolean {
    return this.isQuiet() && (this.state.stage !== 'guarantee' || this.watches.areOver);
  }

  /** Whether nobody waits for this run, and nothing goes on beside its story but alarm and watches. */
  private isQuiet(): boolean {
    return this.inbox.size === 0 && this.background.size === 0 && allHandlersFinished();
  }

  /** The stage in which the new run begins sets watches and alarm again. */
  private async beginAnew(isDue: boolean): Promise<void> {
    if (!isDue || !this.mayBeginAnew()) return;
    this.watches.stopAll();
    this.alarm.cancel();
    await continueAsNew<(input: PurchaseInput) => Promise<unknown>>(this.memory);
  }
}

/** Writes down what an operator did in vain, such as a Signal that could not be read: they find out why nothing happened. */
export async function noteUnreadable(
  run: Run,
  { name, code = 'validation_failed' }: Extract<Message, { kind: 'unreadable' }>['input'],
): Promise<void> {
  // Runs recorded before version 0.4 left names that they did not know with the server.
  if (!run.does('notes-unreadable')) return;
  run.note('command-refused', 'operator', { command: name, code });
  await run.save();
}
