import {
  allHandlersFinished,
  condition,
  log,
  patched,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { contactReference } from '../domain/support';
import { type ContactFacts, contactCan, contactStateOf, contactTimes } from '../domain/threads';
import { supportMail, supportRows } from './activity-options';
import {
  type AnswerThread,
  answerThread,
  type ContactAgain,
  type ContactInput,
  closeThread,
  forgetThread,
  type ThreadView,
  writeInThread,
} from './messages';
import { refusal } from './purchase/inbox';
import { sendAll } from './send-all';

/** A message in a thread or a change of it, until the rows have it. */
interface Turn {
  reply?: { id: string; author: 'customer' | 'support'; by?: string; text: string };
  /** Who closed it, and why. */
  closed?: { by: string; note?: string };
  at: number;
  /** The state of the thread after it. */
  facts: ContactFacts;
  /** `gone`: the person was erased meanwhile. */
  outcome?: 'written' | 'gone';
}

/** The state of a thread; only its messages change it. */
interface Thread extends ContactFacts {
  turns: Turn[];
  /** How many e-mails are being sent. */
  letters: number;
}

/**
 * One message of the contact form and its thread (D27): stored, sent to support, acknowledged to the sender;
 * then customer and support write in turns, until support closes it or nobody writes for two weeks. It counts as
 * received when the workflow starts, so that answer, row and e-mails show the same time. A thread that is over starts
 * again for another message, from its rows.
 */
export async function contact(input: ContactInput | ContactAgain): Promise<void> {
  const { id } = input;
  const receivedAt = workflowInfo().startTime.getTime();
  const isThread = patched('thread');
  const thread: Thread = {
    ...('soFar' in input
      ? input.soFar
      : { messages: 1, closed: false, waitingSince: receivedAt, lastAt: receivedAt, reminded: false }),
    turns: [],
    letters: 0,
  };
  receive(thread, isThread);
  if (!('soFar' in input)) {
    showDetails(id, 'Being written down. Nothing to do.');
    await supportRows.recordContact({ message: input, receivedAt });
    if (!isThread) {
      await sendAll([supportMail.reportContact({ id }), supportMail.acknowledgeContact({ id })]);
      return;
    }
    post(thread, supportMail.reportContact({ id }));
    post(thread, supportMail.acknowledgeContact({ id }));
  }
  await follow(id, thread);
}

/** Handlers only enqueue; the main function acts. Runs of releases without threads accept nothing. */
function receive(thread: Thread, isThread: boolean): void {
  const check = (verdict: ReturnType<(typeof contactCan)[keyof typeof contactCan]>) => {
    if (!isThread) throw refusal('unavailable');
    if (!verdict.allowed) throw refusal(verdict.code);
  };
  setHandler(
    writeInThread,
    ({ reply, text }) => {
      const at = Date.now();
      thread.waitingSince ??= at;
      thread.closed = false;
      return said(thread, at, { reply: { id: reply, author: 'customer', text } });
    },
    { validator: (_) => check(contactCan.write(thread)) },
  );
  setHandler(
    answerThread,
    ({ reply, text, by, close }: AnswerThread) => {
      answered(thread, close);
      return said(thread, Date.now(), {
        reply: { id: reply, author: 'support', by, text },
        closed: close ? { by } : undefined,
      });
    },
    { validator: ({ seen }) => check(contactCan.answer(thread, seen)) },
  );
  setHandler(
    closeThread,
    ({ by, reason }) => {
      answered(thread, true);
      return said(thread, Date.now(), { closed: { by, note: reason } });
    },
    { validator: ({ seen }) => check(contactCan.close(thread, seen)) },
  );
  setHandler(forgetThread, () => answered(thread, true));
}

/** Nobody waits for support any more. */
function answered(thread: Thread, closed: boolean): void {
  thread.waitingSince = undefined;
  thread.reminded = false;
  thread.closed = closed;
}

/** Enqueues a turn and answers once the rows have it. */
async function said(thread: Thread, at: number, what: Pick<Turn, 'reply' | 'closed'>): Promise<ThreadView> {
  if (what.reply) {
    thread.messages += 1;
    thread.lastAt = at;
  }
  const { messages, closed, waitingSince, lastAt, reminded } = thread;
  const turn: Turn = { ...what, at, facts: { messages, closed, waitingSince, lastAt, reminded } };
  thread.turns.push(turn);
  await condition(() => turn.outcome !== undefined);
  if (turn.outcome === 'gone') throw refusal('link_invalid');
  return { state: contactStateOf(turn.facts), messages, at };
}

/** Waits for messages, reminds support in time, and ends once the thread is closed and all e-mails are sent. */
async function follow(id: string, thread: Thread): Promise<void> {
  for (;;) {
    const turn = thread.turns.shift();
    if (turn) {
      await take(id, thread, turn);
    } else if (thread.closed) {
      showDetails(id, 'Closed. Another message of the customer opens it again.');
      await condition(
        () => thread.turns.length > 0 || !thread.closed || (thread.letters === 0 && allHandlersFinished()),
      );
      if (thread.turns.length === 0 && thread.closed) return;
    } else if (!(await somethingCame(id, thread))) {
      await tooLong(id, thread);
    }
  }
}

/** Waits for the next turn; false if the time is over. */
async function somethingCame(id: string, thread: Thread): Promise<boolean> {
  const { waitingSince, reminded, lastAt } = thread;
  const came = () => thread.turns.length > 0 || thread.closed;
  if (waitingSince === undefined) {
    showDetails(id, 'Answered. It closes on its own where the customer writes nothing for two weeks.');
    return condition(came, left(lastAt, contactTimes.quietForSeconds));
  }
  showDetails(
    id,
    'Waiting for support: answer or close it in the back office, under requests. The customer was promised an answer within 24 hours.',
  );
  if (!reminded) return condition(came, left(waitingSince, contactTimes.reminderAfterSeconds));
  await condition(came);
  return true;
}

const left = (since: number, seconds: number) => Math.max(1, since + seconds * 1000 - Date.now());

/** Reminds support if the customer waits, else closes the thread. */
async function tooLong(id: string, thread: Thread): Promise<void> {
  if (thread.waitingSince !== undefined) {
    log.warn('A message to support waits for its answer', { reference: contactReference(id) });
    thread.reminded = true;
    post(thread, supportMail.remindOfContact({ id }));
    return;
  }
  thread.closed = true;
  await supportRows.recordThread({ id, at: Date.now(), closed: {} });
}

/** Stores a turn, answers its sender, and notifies the other side. */
async function take(id: string, thread: Thread, turn: Turn): Promise<void> {
  const { reply, closed, at, facts } = turn;
  const { waitingSince } = facts;
  if (!(await supportRows.recordThread({ id, at, reply, closed, waitingSince }))) {
    answered(thread, true);
    turn.outcome = 'gone';
    return;
  }
  turn.outcome = 'written';
  if (reply?.author === 'customer') post(thread, supportMail.reportReply({ id, reply: reply.id }));
  if (reply?.author === 'support') post(thread, supportMail.sendAnswer({ id, reply: reply.id }));
}

/** An e-mail that can't be delivered for two days blocks nothing; its row shows that it did not go out. */
function post(thread: Thread, email: Promise<void>): void {
  thread.letters += 1;
  void email
    .catch(() => log.warn('An e-mail about a message to support could not be delivered'))
    .finally(() => {
      thread.letters -= 1;
    });
}

/** Shown in the Temporal UI; never a name or an address. */
function showDetails(id: string, what: string): void {
  setCurrentDetails(`**${contactReference(id)}.** ${what}`);
}
