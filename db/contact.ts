import { type ContactMessage, contactReference } from '../domain/support';
import { announce, type Db, withoutNulls } from './pool';

/** A stored message of the contact form. */
export interface ContactRow extends ContactMessage {
  receivedAt: Date;
  acknowledgedAt?: Date;
  supportToldAt?: Date;
}

/** Stores a message once. */
export async function insertContact(db: Db, m: ContactMessage, receivedAt: Date): Promise<void> {
  await db.query(
    `INSERT INTO contact_messages (id, name, email, company, phone, service, order_number, message, conversation,
       language, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING`,
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
    ],
  );
  await announce(db, contactReference(m.id));
}

/** A message by its primary key; undefined if it was removed. */
export async function contactById(db: Db, id: string): Promise<ContactRow | undefined> {
  const { rows } = await db.query<ContactRow>(
    `SELECT id, name, email, company, phone, service, order_number, message, conversation, language, received_at,
       acknowledged_at, support_told_at
     FROM contact_messages WHERE id = $1`,
    [id],
  );
  return withoutNulls(rows[0]);
}

/** Notes that an e-mail about a message went out. */
export async function noteContactMail(
  db: Db,
  id: string,
  letter: 'acknowledgement' | 'report',
): Promise<void> {
  const column = letter === 'acknowledgement' ? 'acknowledged_at' : 'support_told_at';
  await db.query(`UPDATE contact_messages SET ${column} = coalesce(${column}, now()) WHERE id = $1`, [id]);
}

/** Marks an open message as answered; false if there is no open one with this id. */
export async function closeContact(
  db: Db,
  id: string,
  done: { by: string; note: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE contact_messages SET closed_at = $2, closed_by = $3, closed_note = $4
     WHERE id = $1 AND closed_at IS NULL`,
    [id, done.at, done.by, done.note],
  );
  await announce(db, contactReference(id));
  return rowCount === 1;
}
