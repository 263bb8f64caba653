import type { mailLine, mailWithText } from '../domain/calls/admin-logs';
import type { RowOf } from '../domain/calls/common';
import { literal, onePage, type Paged, type WantedPage } from './paged';
import type { Db } from './pool';

/** An attempt to send an e-mail. `activity` identifies the e-mail: its attempts share one row. */
export interface MailTry {
  activity: string;
  kind: string;
  recipient: string;
  /** Absent if it contains a code. */
  subject?: string;
  /** As it may be kept: without codes and tokens. */
  text?: string;
  cartId?: string;
  state: 'sent' | 'failed';
  /** The mail server knows no such mailbox. */
  refused?: boolean;
  tries: number;
  error?: string;
  at: Date;
}

/**
 * Logs an attempt in place of earlier ones (index mail_log_activity_key), which may have had another address: an e-mail
 * waits for the mail server while its buyer corrects it. An e-mail of a purchase whose buyer was erased
 * while it was sent is logged without address and text: an erasure waits for the lock and deletes this row too, or is
 * over and noticed here. Others that were under way keep theirs until retention deletes the row.
 */
export async function recordMailTry(db: Db, mail: MailTry): Promise<void> {
  const { activity, kind, recipient, subject, text, cartId, state, refused = false, tries, error, at } = mail;
  await db.query(
    `WITH cart AS (SELECT forgotten_at FROM purchases WHERE cart_id = $6 FOR SHARE)
     INSERT INTO mail_log (activity, kind, recipient, subject, text, cart_id, state, refused, tries, error, first_at, at)
     SELECT $1, $2, CASE WHEN forgotten_at IS NULL THEN $3 ELSE '' END, $4, CASE WHEN forgotten_at IS NULL THEN $5 END,
       $6, $7, $8::boolean, $9::integer, $10, $11::timestamptz, $11::timestamptz
     FROM (SELECT (SELECT forgotten_at FROM cart)) one
     ON CONFLICT (activity) DO UPDATE SET recipient = excluded.recipient, subject = excluded.subject,
       text = excluded.text, state = excluded.state, refused = excluded.refused, tries = excluded.tries,
       error = excluded.error, at = excluded.at`,
    [activity, kind, recipient, subject, text, cartId, state, refused, tries, error, at],
  );
}

/**
 * SQL: whether the last e-mail to an address was refused because there is no such mailbox. Index mail_log_recipient. By
 * its spelling: a server that delivers to `ana` need not know `ana+shop`.
 */
export const isRefusedMailbox = (address: string) => `coalesce((SELECT m.refused FROM mail_log m
  WHERE lower(m.recipient) = lower(${address}) ORDER BY m.at DESC LIMIT 1), false)`;

/** This many failed e-mails and none delivered since: a single failure is no pattern. */
const awayAfterEmails = 3;
/** The same of e-mails to unknown mailboxes. The server answers; but if it knows none at all, nobody gets an e-mail. */
const awayAfterRefused = 10;

/**
 * Whether no e-mail goes out any more (mail_log_at, mail_log_failed). Most e-mails are retried for two days. One that
 * fails for longer, such as the acknowledgement of a withdrawal, says more about its address than about the mail
 * server.
 */
export async function mailIsAway(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ failed: number; refused: number }>(
    `SELECT count(*) FILTER (WHERE NOT refused)::integer AS failed, count(*) FILTER (WHERE refused)::integer AS refused
     FROM (
       SELECT refused FROM mail_log
       WHERE state = 'failed' AND at > now() - interval '2 days' AND at <= first_at + interval '2 days'
         AND at > coalesce(
         (SELECT at FROM mail_log WHERE state = 'sent' ORDER BY at DESC LIMIT 1), '-infinity')
       LIMIT $1) one`,
    [awayAfterEmails + awayAfterRefused],
  );
  const { failed, refused } = rows[0] ?? { failed: 0, refused: 0 };
  return failed >= awayAfterEmails || refused >= awayAfterRefused;
}

/** An e-mail in the back office's list. */
export type MailLogRow = RowOf<typeof mailLine>;

/** `search`: the beginning of an address, or an order's number. */
export interface MailSearch {
  search: string;
  kind?: string;
  state?: 'sent' | 'failed';
  from?: Date;
  until?: Date;
}

const joined = `FROM mail_log m LEFT JOIN purchases p USING (cart_id) LEFT JOIN orders o USING (cart_id)`;
const columns = `m.id, m.kind, m.recipient, m.subject, m.state, m.tries, m.error, m.at, p.order_number,
  o.id AS order_id`;

/**
 * E-mails, newest first (indexes mail_log_at, mail_log_kind, mail_log_failed, mail_log_recipient, mail_log_cart), and
 * how many there are: exactly up to `countLimit`, or `countLimit + 1` if there are more.
 */
export async function listMail(db: Db, search: MailSearch, page: WantedPage): Promise<Paged<MailLogRow>> {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const where = ['true'];
  if (search.search) {
    const prefix = add(`${literal(search.search.toLowerCase())}%`);
    const number = add(search.search.toUpperCase());
    where.push(`(lower(m.recipient) LIKE ${prefix}
      OR m.cart_id = (SELECT cart_id FROM purchases WHERE order_number = ${number}))`);
  }
  if (search.kind) where.push(`m.kind = ${add(search.kind)}`);
  if (search.state) where.push(`m.state = ${add(search.state)}`);
  if (search.from) where.push(`m.at >= ${add(search.from)}`);
  if (search.until) where.push(`m.at < ${add(search.until)}`);
  const condition = where.join(' AND ');
  return onePage(db, page, values, {
    rows: (limit) => `SELECT ${columns} ${joined} WHERE ${condition} ORDER BY m.at DESC, m.id DESC ${limit}`,
    from: `FROM mail_log m WHERE ${condition}`,
    bounded: 'count',
  });
}

/** One e-mail with its text, if that was kept. */
export async function mailById(db: Db, id: string): Promise<RowOf<typeof mailWithText> | undefined> {
  const { rows } = await db.query<RowOf<typeof mailWithText>>(
    `SELECT ${columns}, m.text ${joined} WHERE m.id = $1`,
    [id],
  );
  return rows[0];
}
