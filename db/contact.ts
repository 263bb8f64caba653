import { type ContactMessage, contactReference } from '../domain/support';
import { type ContactFacts, contactLimits } from '../domain/threads';
import { announce, type Db, withoutNulls } from './pool';
import { unsentAnswers } from './unsent';

/** A stored message of the contact form. */
export interface ContactRow extends ContactMessage {
  receivedAt: Date;
  /** It isn't acknowledged: the address has had too many e-mails. */
  withoutLetter: boolean;
  acknowledgedAt?: Date;
  supportToldAt?: Date;
  /** Since when the customer waits for an answer. */
  waitingSince?: Date;
  remindedAt?: Date;
  closedAt?: Date;
}

/** Stores a message once. */
export async function insertContact(
  db: Db,
  m: ContactMessage & Partial<Pick<ContactRow, 'withoutLetter'>>,
  receivedAt: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO contact_messages (id, name, email, company, phone, service, order_number, message, conversation,
       language, received_at, waiting_since, without_letter)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12) ON CONFLICT (id) DO NOTHING`,
    [
      m.id,
      m.name,
      m.email,
      m.company || null,
      m.phone || null,
      m.service,
      m.orderNumber || null,
      m.message,
      m.conversation?.length ? JSON.stringify(m.conversation) : null,
      m.language,
      receivedAt,
      m.withoutLetter ?? false,
    ],
  );
  await announce(db, contactReference(m.id));
}

/** A message by its primary key; undefined if it was removed. */
export async function contactById(db: Db, id: string): Promise<ContactRow | undefined> {
  const { rows } = await db.query<ContactRow>(
    `SELECT id, name, email, company, phone, service, order_number, message, conversation, language, received_at,
       without_letter, acknowledged_at, support_told_at, waiting_since, reminded_at, closed_at
     FROM contact_messages WHERE id = $1`,
    [id],
  );
  return withoutNulls(rows[0]);
}

/** A message of a thread after its first one. */
export interface ReplyRow {
  id: string;
  author: 'customer' | 'support';
  by?: string;
  text: string;
  at: Date;
  mailedAt?: Date;
}

/** A stored turn of a thread, and the new state of the thread. */
export interface ThreadChange {
  at: Date;
  reply?: Pick<ReplyRow, 'id' | 'author' | 'by' | 'text'>;
  /** Who closed it, and why; without `by` it closed on its own, because nobody wrote. Absent while it is open. */
  closed?: { by?: string; note?: string };
  waitingSince?: Date;
}

/** Stores a change of a thread, safe to run twice; false if its person was erased or its row removed. */
export async function recordThread(db: Db, id: string, change: ThreadChange): Promise<boolean> {
  const { at, reply, closed, waitingSince = null } = change;
  const { rowCount } = await db.query(
    `UPDATE contact_messages SET waiting_since = $2,
       reminded_at = CASE WHEN waiting_since = $2 THEN reminded_at END,
       closed_at = $3, closed_by = $4, closed_note = $5
     WHERE id = $1 AND email <> ''`,
    [id, waitingSince, closed ? at : null, closed?.by ?? null, closed?.note ?? null],
  );
  if (rowCount === 0) return false;
  if (reply)
    await db.query(
      `INSERT INTO contact_replies (id, contact_id, author, by, text, at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO NOTHING`,
      [reply.id, id, reply.author, reply.by ?? null, reply.text, at],
    );
  await announce(db, contactReference(id));
  return true;
}

/** A message of a thread by its primary key, if it belongs to that thread. */
export async function replyById(db: Db, contactId: string, id: string): Promise<ReplyRow | undefined> {
  const { rows } = await db.query<ReplyRow>(
    'SELECT id, author, by, text, at, mailed_at FROM contact_replies WHERE id = $2 AND contact_id = $1',
    [contactId, id],
  );
  return withoutNulls(rows[0]);
}

/** The messages after the first one of a thread, oldest first; index contact_replies_contact. */
export async function repliesOf(db: Db, contactId: string): Promise<ReplyRow[]> {
  const { rows } = await db.query<ReplyRow>(
    `SELECT id, author, by, text, at, mailed_at FROM contact_replies WHERE contact_id = $1
     ORDER BY at, id LIMIT ${contactLimits.forSupport}`,
    [contactId],
  );
  return rows.flatMap((row) => withoutNulls(row) ?? []);
}

/** Notes that the e-mail about a message of a thread went out. */
export async function noteReplyMail(db: Db, contactId: string, id: string): Promise<void> {
  await db.query('UPDATE contact_replies SET mailed_at = coalesce(mailed_at, now()) WHERE id = $1', [id]);
  await announce(db, contactReference(contactId));
}

/** Notes that the mail server doesn't know the customer's mailbox, so this answer never goes out; announces the thread. */
export async function noteReplyRefused(db: Db, contactId: string, id: string): Promise<void> {
  await db.query('UPDATE contact_replies SET mail_refused = true WHERE id = $1', [id]);
  await announce(db, contactReference(contactId));
}

/** Whether support's last answer didn't reach the customer, and nobody has dealt with that yet. */
export async function isAnswerUnsent(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.query(`SELECT FROM (${unsentAnswers}) u WHERE u.contact_id = $1`, [id]);
  return rowCount === 1;
}

/**
 * Notes that a person dealt with the unsent answer of a closed thread. The thread's run is over or only sends e-mails, so
 * it isn't asked. False if the thread was opened again.
 */
export async function settleUnsent(
  db: Db,
  id: string,
  done: { by: string; note: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE contact_messages SET closed_at = $2, closed_by = $3, closed_note = $4
     WHERE id = $1 AND closed_at IS NOT NULL AND email <> ''`,
    [id, done.at, done.by, done.note],
  );
  if (rowCount === 1) await announce(db, contactReference(id));
  return rowCount === 1;
}

/** Notes that support was reminded of a thread. */
export async function noteReminder(db: Db, id: string): Promise<void> {
  await db.query('UPDATE contact_messages SET reminded_at = coalesce(reminded_at, now()) WHERE id = $1', [
    id,
  ]);
}

/** The state of a thread, from its rows; undefined if the thread doesn't exist or its person was erased. */
export async function factsOfThread(db: Db, id: string): Promise<ContactFacts | undefined> {
  const { rows } = await db.query<{
    messages: number;
    closed: boolean;
    waitingSince: Date | null;
    lastAt: Date;
    reminded: boolean;
  }>(
    `SELECT 1 + count(r.id)::integer AS messages, m.closed_at IS NOT NULL AS closed, m.waiting_since,
       coalesce(max(r.at), m.received_at) AS last_at, m.reminded_at IS NOT NULL AS reminded
     FROM contact_messages m LEFT JOIN contact_replies r ON r.contact_id = m.id
     WHERE m.id = $1 AND m.email <> '' GROUP BY m.id`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { closed, waitingSince, lastAt } = row;
  // The previous release closes a thread without changing the rest.
  const waits = closed ? undefined : waitingSince?.getTime();
  return { ...row, waitingSince: waits, lastAt: lastAt.getTime() };
}

/** The threads of an address that began before `until`; index contact_messages_email. */
export async function threadsOf(db: Db, email: string, until: Date | 'infinity'): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM contact_messages WHERE lower(email) = lower($1) AND received_at < $2',
    [email, until],
  );
  return rows.map(({ id }) => id);
}

/** How many threads the account lists. */
const listedThreads = 20;

/** A thread in its customer's list. */
export interface ListedThread {
  id: string;
  service: ContactMessage['service'];
  receivedAt: Date;
  lastAt: Date;
  beginning: string;
  closed: boolean;
  waitingSince?: Date;
}

/** The newest threads of an address; indexes contact_messages_email, contact_replies_contact. */
export async function threadsOfCustomer(db: Db, email: string): Promise<ListedThread[]> {
  const { rows } = await db.query<ListedThread>(
    `SELECT m.id, m.service, m.received_at, left(m.message, 160) AS beginning, m.closed_at IS NOT NULL AS closed,
       m.waiting_since,
       coalesce((SELECT max(r.at) FROM contact_replies r WHERE r.contact_id = m.id), m.received_at) AS last_at
     FROM contact_messages m WHERE lower(m.email) = lower($1)
     ORDER BY last_at DESC, m.id LIMIT ${listedThreads}`,
    [email],
  );
  return rows.flatMap((row) => withoutNulls(row) ?? []);
}
