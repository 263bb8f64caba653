import { isCancellation, workflowInfo } from '@temporalio/workflow';
import type { EmailKind } from '#domain/emails.ts';
import { emailKey } from '#domain/emails.ts';
import type { PurchaseSettings, PurchaseState } from '#domain/purchase.ts';
import type { TimelineKind, TimelineLine } from '#domain/timeline.ts';
import { mail, withSummary } from '../activity-options';
import type { PurchaseInput } from '../messages';
import type { changes } from './changes';

/** What sending needs from the run. */
interface Run {
  readonly input: PurchaseInput;
  readonly state: PurchaseState;
  readonly settings: PurchaseSettings;
  does(change: keyof typeof changes): boolean;
  note(kind: TimelineKind, by: string, data?: TimelineLine['data']): void;
  beside(work: () => Promise<void>): void;
  save(): Promise<void>;
}

/** E-mails to the customer. They go out in parallel: an e-mail never delays an order. */
export class Emails {
  /** E-mails that are on their way. */
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(private readonly run: Run) {}

  /** Whether this run may do what runs recorded before version 0.2 did not: their histories must replay. */
  notifiesCustomers(): boolean {
    return this.run.does('tells-customers');
  }

  /** Sends an e-mail that earlier runs did not send. `number` distinguishes e-mails of one kind. */
  notify(kind: EmailKind, number?: number): void {
    if (this.notifiesCustomers()) this.send(kind, number);
  }

  /**
   * A run that restarted from another run's memory can't know whether the confirmation went out. The e-mail's row
   * prevents a second one.
   */
  confirmAgain(): void {
    const { state, unheard } = this.run.input;
    const goesOn = unheard === undefined && workflowInfo().continuedFromExecutionRunId !== undefined;
    if (state?.order && !goesOn) this.notify('order-confirmation');
  }

  /** As `notify`, but never a second time. */
  notifyOnce(kind: EmailKind): void {
    if (this.wasNotified(kind)) return;
    this.count(kind);
    this.notify(kind);
  }

  /** As `notify`, with the next free number. */
  notifyAgain(kind: EmailKind): void {
    this.notify(kind, this.count(kind));
  }

  wasNotified(kind: EmailKind): boolean {
    return this.run.state.told?.[kind] !== undefined;
  }

  private count(kind: EmailKind): number {
    const { state } = this.run;
    const number = (state.told?.[kind] ?? 0) + 1;
    state.told = { ...state.told, [kind]: number };
    return number;
  }

  /** Sends an e-mail once those under way have gone out, or failed: whether it is needed depends on them. */
  sendNext(kind: EmailKind, number: number): void {
    this.send(kind, number, Promise.allSettled(this.underWay));
  }

  /** The e-mail table records what went out; the timeline shows reminders and failures. */
  send(kind: EmailKind, number?: number, after?: Promise<unknown>): void {
    const { run } = this;
    if (run.state.forget) return;
    run.beside(async () => {
      if (after) await after;
      const outcome = await this.deliver({ kind, number });
      const isReminder = kind === 'payment-reminder' && outcome === 'sent';
      if (isReminder) run.note('payment-reminder-sent', 'system');
      if (!isReminder && outcome !== 'failed' && run.does('letters-are-rows')) return;
      if (kind === 'order-confirmation' && outcome !== 'failed') run.note('confirmation-sent', 'system');
      await run.save();
    });
  }

  /** Notifies an address that the order no longer uses it. */
  notifyFormer(recipient: string): void {
    const number = this.count('email-changed');
    this.run.beside(async () => {
      await this.deliver({ kind: 'email-changed', number, recipient });
      await this.run.save();
    });
  }

  /** Sends an e-mail again and reports whether it went out; it doesn't if the customer unsubscribed. */
  sendCopy(email: { kind: EmailKind; number?: number }, ended: (sent: boolean) => void): void {
    const { run } = this;
    run.state.copies = (run.state.copies ?? 0) + 1;
    const copy = run.state.copies;
    run.beside(async () => {
      const outcome = await this.deliver({ ...email, copy });
      if (outcome !== 'failed') ended(outcome === 'sent');
      await run.save();
    });
  }

  /** Fails if the mail server was down for days; the timeline says so. */
  private async deliver(email: {
    kind: EmailKind;
    number?: number;
    copy?: number;
    /** The recipient, if it isn't the order's own address. */
    recipient?: string;
  }): Promise<'sent' | 'unwanted' | 'failed'> {
    try {
      const { cartId, deliveredAt } = this.run.state;
      const guarantee = { seconds: this.run.settings.guaranteeSeconds ?? null, deliveredAt };
      const sending = withSummary(mail.sendEmail, emailKey(email), { cartId, ...email, guarantee });
      this.underWay.add(sending);
      const ended = () => this.underWay.delete(sending);
      sending.then(ended, ended);
      const sent = await sending;
      return sent ? 'sent' : 'unwanted';
    } catch (error) {
      if (isCancellation(error)) throw error;
      this.run.note('email-failed', 'system', { kind: email.kind });
      return 'failed';
    }
  }
}
