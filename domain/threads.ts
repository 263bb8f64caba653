import { allowed, refused, type Verdict } from './result';

/** Times of a thread, in seconds. */
export const contactTimes = {
  /** Support is reminded after this long without an answer: the promised time is nearly over. */
  reminderAfterSeconds: 20 * 3600,
  /** An answered thread closes after this long without a message. */
  quietForSeconds: 14 * 24 * 3600,
} as const;

/** The most messages of a thread, the first one included: its run keeps them all in its history. */
export const contactLimits = { forCustomer: 50, forSupport: 100 } as const;

/** Subjects of the contact form (S1 §2.9), and other things that shops are asked. */
export const contactSubjects = [
  'order',
  'content-management',
  'digital-strategy',
  'metrics-analysis',
  'integral-consulting',
  'other',
] as const;

/** The state of a thread: it waits for support, for the customer, or for nobody. */
export const contactStates = ['open', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

/** Who writes in a thread. */
export const contactAuthors = ['customer', 'support'] as const;

/** The state of a thread. Times in epoch ms. */
export interface ContactFacts {
  /** How many messages it has, of both sides. */
  messages: number;
  closed: boolean;
  /** When the customer wrote the oldest unanswered message. */
  waitingSince?: number;
  /** When the last message came. */
  lastAt: number;
  /** Support was reminded of the wait since `waitingSince`. */
  reminded: boolean;
}

/** Whether a thread waits for support, for the customer, or for nobody. */
export function contactStateOf({
  closed,
  waitingSince,
}: Pick<ContactFacts, 'closed' | 'waitingSince'>): ContactState {
  if (closed) return 'closed';
  return waitingSince === undefined ? 'answered' : 'open';
}

/**
 * Rules of a thread, used by the workflow's validator, the API and the screens. `seen` is how many messages the
 * administrator saw: answering or closing requires having read the newest one.
 */
export const contactCan = {
  /** Reopens a closed thread. */
  write({ messages }: Pick<ContactFacts, 'messages'>): Verdict<'thread_full'> {
    return messages < contactLimits.forCustomer ? allowed : refused('thread_full');
  },
  answer(
    { messages }: Pick<ContactFacts, 'messages'>,
    seen: number,
  ): Verdict<'thread_full' | 'thread_changed'> {
    if (messages !== seen) return refused('thread_changed');
    return messages < contactLimits.forSupport ? allowed : refused('thread_full');
  },
  close(
    { messages, closed }: Pick<ContactFacts, 'messages' | 'closed'>,
    seen: number,
  ): Verdict<'message_closed' | 'thread_changed'> {
    if (closed) return refused('message_closed');
    return messages === seen ? allowed : refused('thread_changed');
  },
};
