import { ApplicationFailure } from '@temporalio/workflow';
import { type ErrorCode, errorCatalogue } from '#domain/errors.ts';
import type { Message } from '../messages';

/** Updates that are answered later, by what they wait for. */
export interface Owed {
  /** Asked before the order existed; answered when it does, or when there will be none. */
  readonly order: Extract<Message, { kind: 'confirmPayment' }>[];
  /** Asked for a submission whose outcome is not known yet. */
  readonly submission: Extract<Message, { kind: 'resend' | 'resolve' }>[];
  /** Who asked for the refund that is being made. */
  refund?: Extract<Message, { kind: 'refund' }>;
}

/** The messages that wait for their turn, the one whose turn it is, and the answers that are owed. */
export class Inbox {
  readonly owed: Owed = { order: [], submission: [] };
  private readonly waiting: Message[];
  private current?: Message;

  constructor(unheard: readonly Message[] = []) {
    this.waiting = [...unheard];
  }

  get size(): number {
    return this.waiting.length;
  }

  push(message: Message): void {
    this.waiting.push(message);
  }

  some(test: (message: Message) => boolean): boolean {
    return this.waiting.some(test);
  }

  /** The next message, whose turn it is from now on. */
  take(): Message | undefined {
    this.current = this.waiting.shift();
    return this.current;
  }

  /** Of a message whose turn failed half way: its sender hears so; one without a sender has another turn. */
  takeBack(code: ErrorCode): void {
    const { current } = this;
    this.current = undefined;
    if (current?.refuse) refuse(current, code);
    else if (current) this.waiting.unshift(current);
  }

  /** Takes out all that waits, and who waits for a submission that there will not be. */
  empty(): Message[] {
    return [...this.owed.submission.splice(0), ...this.waiting.splice(0)];
  }

  /** Empties it: who waits for an answer comes again, and the Signals are left. */
  sendAway(): Message[] {
    const left = this.waiting.splice(0);
    for (const message of left) refuse(message, 'unavailable');
    return left.filter(({ refuse: ofUpdate }) => !ofUpdate);
  }

  /** Everybody to whom an answer is owed comes again. */
  refuseOwed(): void {
    for (const asked of [...this.owed.order, ...this.owed.submission, this.owed.refund])
      if (asked) refuse(asked, 'unavailable');
  }
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
