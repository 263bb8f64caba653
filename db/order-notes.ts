import type { orderNote } from '../domain/calls/admin-order';
import type { RowOf } from '../domain/calls/common';
import type { Db } from './pool';

/** An administrator's note on an order. */
export type OrderNote = RowOf<typeof orderNote>;

/** The notes of an order, newest first; index order_notes_order. */
export async function notesOfOrder(db: Db, orderId: string): Promise<OrderNote[]> {
  const { rows } = await db.query<OrderNote>(
    'SELECT id, author, text, at FROM order_notes WHERE order_id = $1 ORDER BY at DESC, id DESC LIMIT 200',
    [orderId],
  );
  return rows;
}

/**
 * Stores a note; the same request again finds it (order_notes_request). Undefined if the buyer was erased: it may name
 * them, and no erasure would find it any more. The lock lets an erasure that is under way find it.
 */
export async function addNote(
  db: Db,
  orderId: string,
  note: { author: string; text: string; at: Date; requestId?: string },
): Promise<OrderNote | undefined> {
  const { rows } = await db.query<OrderNote>(
    `INSERT INTO order_notes (order_id, author, text, at, request_id)
     SELECT $1, $2, $3, $4, $5 FROM orders WHERE id = $1 AND email <> '' FOR SHARE
     ON CONFLICT (order_id, request_id) DO UPDATE SET request_id = excluded.request_id
     RETURNING id, author, text, at`,
    [orderId, note.author, note.text, note.at, note.requestId ?? null],
  );
  return rows[0];
}

/** The author of an order's note; undefined if there is no such note. */
export async function authorOfNote(db: Db, orderId: string, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ author: string }>(
    'SELECT author FROM order_notes WHERE id = $1 AND order_id = $2',
    [id, orderId],
  );
  return rows[0]?.author;
}

/** Deletes a note; false if somebody was quicker. */
export async function deleteNote(db: Db, orderId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM order_notes WHERE id = $1 AND order_id = $2', [
    id,
    orderId,
  ]);
  return rowCount === 1;
}
