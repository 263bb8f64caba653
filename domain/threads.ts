import { allowed, refused, type Verdict } from './result';

/** Times of the thread of a message, in seconds. */
export const contactTimes = {
  /** After so long without an answer support is reminded: the promise nears its end. */
  reminderAfterSeconds: 20 * 3600,
  /** An answered thread in which nobody writes any more closes after this. */
  quietForSeconds: 14 * 24 * 3600,
} as const;

/** The most messages of a thread, with the first: its run keeps them all in its history. */
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

/** What a thread is at a moment. Times in epoch ms. */
export interface ContactFacts {
  /** How many messages it has, of both sides. */
  messages: number;
  closed: boolean;
  /** When the customer wrote the oldest message that has no answer. */
  waitingSince?: number;
  /** When the last message came. */
  lastAt: number;
  /** Support was reminded of `waitingSince`. */
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
 * Rules of a thread; the workflow's validator, the API and the screens ask the same. `seen` is how many messages the
 * administrator saw: who answers or closes must have read the newest one.
 */
export const contactCan = {
  /** A closed thread opens again. */
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
