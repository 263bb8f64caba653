import { isCancellation, workflowInfo } from '@temporalio/workflow';
import type { EmailKind } from '#domain/letters.ts';
import { letterKey } from '#domain/letters.ts';
import type { PurchaseSettings, PurchaseState } from '#domain/purchase.ts';
import type { TimelineKind, TimelineLine } from '#domain/timeline.ts';
import { mail, told } from '../activity-options';
import type { PurchaseInput } from '../messages';
import type { changes } from './changes';

/** What letters need of the run that sends them. */
interface Run {
  readonly input: PurchaseInput;
  readonly state: PurchaseState;
  readonly settings: PurchaseSettings;
  does(change: keyof typeof changes): boolean;
  note(kind: TimelineKind, by: string, data?: TimelineLine['data']): void;
  beside(work: () => Promise<void>): void;
  save(): Promise<void>;
}

/** Letters to the customer. They go out beside the story: an e-mail never holds an order up. */
export class Emails {
  constructor(private readonly run: Run) {}

  /** Whether this run may do what runs recorded before version 0.2 did not: their histories must replay. */
  tellsCustomers(): boolean {
    return this.run.does('tells-customers');
  }

  /** Sends a message that earlier runs did not send. `number` tells messages of one kind apart. */
  tell(kind: EmailKind, number?: number): void {
    if (this.tellsCustomers()) this.send(kind, number);
  }

  /**
   * A run that another one's memory began can't know whether the confirmation went out: it may have been under way when the
   * other was lost. Its row keeps a second one from going out.
   */
  confirmAgain(): void {
    const { state, unheard } = this.run.input;
    const goesOn = unheard === undefined && workflowInfo().continuedFromExecutionRunId !== undefined;
    if (state?.order && !goesOn) this.tell('order-confirmation');
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
    return this.run.state.told?.[kind] !== undefined;
  }

  private count(kind: EmailKind): number {
    const { state } = this.run;
    const number = (state.told?.[kind] ?? 0) + 1;
    state.told = { ...state.told, [kind]: number };
    return number;
  }

  /** That it went out stands in the table of letters; the timeline tells of reminders and of failures. */
  send(kind: EmailKind, number?: number): void {
    const { run } = this;
    if (run.state.forget) return;
    run.beside(async () => {
      const outcome = await this.deliver({ kind, number });
      const isReminder = kind === 'payment-reminder' && outcome === 'sent';
      if (isReminder) run.note('payment-reminder-sent', 'system');
      if (!isReminder && outcome !== 'failed' && run.does('letters-are-rows')) return;
      if (kind === 'order-confirmation' && outcome !== 'failed') run.note('confirmation-sent', 'system');
      await run.save();
    });
  }

  /** Tells an address that it is the order's no longer. */
  tellFormer(recipient: string): void {
    const number = this.count('email-changed');
    this.run.beside(async () => {
      await this.deliver({ kind: 'email-changed', number, recipient });
      await this.run.save();
    });
  }

  /** Sends a letter a further time, and says whether it went out: not to whoever wants none. */
  sendCopy(letter: { kind: EmailKind; number?: number }, ended: (sent: boolean) => void): void {
    const { run } = this;
    run.state.copies = (run.state.copies ?? 0) + 1;
    const copy = run.state.copies;
    run.beside(async () => {
      const outcome = await this.deliver({ ...letter, copy });
      if (outcome !== 'failed') ended(outcome === 'sent');
      await run.save();
    });
  }

  /** Fails where the mail server was away for days, which the timeline says. */
  private async deliver(letter: {
    kind: EmailKind;
    number?: number;
    copy?: number;
    /** Whom it goes to; without it the order's own address. */
    recipient?: string;
  }): Promise<'sent' | 'unwanted' | 'failed'> {
    try {
      const { cartId, deliveredAt } = this.run.state;
      const guarantee = { seconds: this.run.settings.guaranteeSeconds ?? null, deliveredAt };
      const sent = await told(mail.sendEmail, letterKey(letter), { cartId, ...letter, guarantee });
      return sent ? 'sent' : 'unwanted';
    } catch (error) {
      if (isCancellation(error)) throw error;
      this.run.note('email-failed', 'system', { kind: letter.kind });
      return 'failed';
    }
  }
}
