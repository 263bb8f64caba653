import { ApplicationFailure } from '@temporalio/workflow';
import { type ErrorCode, errorCatalogue } from '#domain/errors.ts';
import type { Message } from '../messages';

/** Updates that are answered later, by what they wait for. */
export interface Owed {
  /** Asked before the order exists; answered when it does, or when it is clear that it never will. */
  readonly order: Extract<Message, { kind: 'confirmPayment' }>[];
  /** Asked for a submission whose outcome isn't known yet. */
  readonly submission: Extract<Message, { kind: 'resend' | 'resolve' }>[];
  /** Asked for the refund that is under way. */
  refund?: Extract<Message, { kind: 'refund' }>;
}

/** The waiting messages, the current one, and the answers owed. */
export class Inbox {
  readonly owed: Owed = { order: [], submission: [] };
  private readonly waiting: Message[];
  private current?: Message;
  private isHandled = false;

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

  /** Makes the next message the current one and returns it. */
  take(): Message | undefined {
    this.current = this.waiting.shift();
    this.isHandled = false;
    return this.current;
  }

  /** The turn of the current message is over. What fails from now on is not its failure. */
  turnOver(): void {
    this.isHandled = true;
  }

  /**
   * After a failure: the sender of the current message gets it. A message without a sender gets another turn if its own
   * failed half way, or if `evenHandled`.
   */
  takeBack(code: ErrorCode, evenHandled: () => boolean = () => true): void {
    const { current, isHandled } = this;
    this.current = undefined;
    if (current?.refuse) refuse(current, code);
    else if (current && (!isHandled || evenHandled())) this.waiting.unshift(current);
  }

  /** Removes everything that waits, including requests for a submission that will not happen. */
  empty(): Message[] {
    return [...this.owed.submission.splice(0), ...this.waiting.splice(0)];
  }

  /** Empties it: senders that wait for an answer get a retry; the Signals are returned, an operator's as refused. */
  sendAway(): Message[] {
    const left = this.waiting.splice(0);
    for (const message of left) refuse(message, 'unavailable');
    return left.filter(({ refuse: ofUpdate }) => !ofUpdate).map(asRefused);
  }

  /** Every caller that is owed an answer gets a retry. */
  refuseOwed(): void {
    for (const asked of [...this.owed.order, ...this.owed.submission, this.owed.refund])
      if (asked) refuse(asked, 'unavailable');
  }
}

/** Refuses a message, if it has a sender. */
export function refuse(message: Message, code: ErrorCode, details?: Record<string, unknown>): void {
  message.refuse?.(code, details);
}

/** Whether a Signal is an operator's request: done twice, it would move money or goods twice. */
function isOperators(message: Message): boolean {
  switch (message.kind) {
    case 'resend':
    case 'resolve':
    case 'changeTarget':
    case 'refund':
      return true;
    case 'refill':
      return message.input.by !== 'system';
    default:
      return false;
  }
}

/** Whether a person sent it, who waits for an answer or looks for a line of the timeline. */
export function isPersons({ kind, input }: Message): boolean {
  return kind === 'unreadable' || ('by' in input && input.by !== 'system');
}

/** The lost run may have done what an operator asked; only they can see whether to ask again. */
function asRefused(message: Message): Message {
  if (!isOperators(message)) return message;
  return { kind: 'unreadable', input: { name: message.kind, code: 'unavailable' } };
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
