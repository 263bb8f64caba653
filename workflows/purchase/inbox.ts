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
