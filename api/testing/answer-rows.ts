import type { Pool } from 'pg';
import { insertRow, type OwnNames, ownNames, type Row } from './rows';

/** Names for a file's own rows, and the list of all of them to delete at the end. */
export function ownOrders() {
  const made: OwnNames[] = [];
  const names = (over: Partial<OwnNames> = {}): OwnNames => {
    const own = { ...ownNames(), ...over };
    made.push(own);
    return own;
  };
  return { made, names };
}

/** A minute of one fixed hour. */
export const at = (minute: string) => `2024-08-01T10:${minute}:00.000Z`;
/** A UUID that ends in these two digits. */
export const id = ({ tag }: OwnNames, last: string) => `${tag.slice(0, 8)}-0000-4000-8000-0000000000${last}`;
/** The reference that the shop derives from such an id. */
export const reference = (letter: string, { tag }: OwnNames) => `${letter}-${tag.slice(0, 8).toUpperCase()}`;
/** A page of the Temporal UI. */
export const temporal = (path: string) =>
  `${process.env.TEMPORAL_UI_URL}/namespaces/${process.env.TEMPORAL_NAMESPACE ?? 'default'}/${path}`;

/** Counts rows; `sql` is what follows FROM. */
export const counterOf = (db: Pool) => async (sql: string) => {
  const { rows } = await db.query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${sql}`);
  return rows[0]?.count ?? 0;
};

/** Writes a purchase without an order. */
export const beginnerOf =
  (db: Pool) =>
  (own: OwnNames, over: Row): Promise<Row> =>
    insertRow(db, 'purchases', {
      cart_id: own.cartId,
      order_number: own.orderNumber,
      owner: 'nobody',
      language: 'fr',
      variant: 'A',
      stage: 'closed',
      payment_status: 'failed',
      payment_intent_id: own.intent,
      amount_cents: 4444,
      email: own.email,
      created_at: '2024-07-04T10:00:00Z',
      updated_at: '2024-07-04T11:00:00Z',
      ...over,
    });

/** For `counterOf`: threads that wait for nobody, but whose last answer didn't reach the customer. */
export const unsentAnswers = `(SELECT DISTINCT ON (m.id) m.closed_at, m.closed_note, m.waiting_since, r.*
    FROM contact_messages m JOIN contact_replies r ON r.contact_id = m.id WHERE r.author = 'support'
    ORDER BY m.id, r.at DESC, r.id DESC) last
  WHERE mailed_at IS NULL AND (mail_refused OR at < now() - interval '48 hours') AND closed_note IS NULL
    AND (closed_at IS NOT NULL OR waiting_since IS NULL)`;
/** For `counterOf`: refused erasures whose persons weren't told. */
export const unansweredDeletions = `leave_requests WHERE wish = 'deletion' AND state = 'refused' AND email <> ''
  AND answered_at IS NULL AND (answer_refused OR decided_at < now() - interval '48 hours')`;
