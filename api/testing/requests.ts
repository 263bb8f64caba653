import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { BodyOf } from '#domain/calls/call.ts';
import type { leave, sendContact } from '#domain/calls/support.ts';
import { wholeMailTo } from '#e2e/support/sandbox.ts';
import { eventually } from './wait';

/** The recipient of messages to the tested shop. */
export const support = 'soporte@fanzeo.example';

/** A message of the contact form. */
export type Message = BodyOf<typeof sendContact> & { id: string };
/** A request to unsubscribe. */
export type LeaveBody = BodyOf<typeof leave> & { id: string };

/** A message with a new sender. */
export function message(over: Partial<Message> = {}): Message {
  const id = randomUUID();
  return {
    id,
    name: 'Lucía Gómez',
    email: `c${id}@example.com`,
    message: 'Quisiera saber cuándo llega. <b>Gracias</b>',
    service: 'digital-strategy',
    language: 'es',
    ...over,
  };
}

/** A request to end marketing mail, with a new address. */
export function leaveRequest(over: Partial<LeaveBody> = {}): LeaveBody {
  const id = randomUUID();
  return {
    id,
    wish: 'mail',
    username: 'lucia.gomez',
    email: `l${id}@example.com`,
    reason: 'Ya no lo necesito',
    language: 'es',
    ...over,
  };
}

/** Whether an address is unsubscribed from marketing mail. */
export async function suppressed(db: Pool, email: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM email_suppressions WHERE email = lower($1)', [email]);
  return rowCount === 1;
}

/** E-mails to support that name a reference. */
export function supportMail(reference: string) {
  return wholeMailTo(support, reference);
}

/** The state of a request. */
export async function stateOf(db: Pool, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ state: string }>('SELECT state FROM leave_requests WHERE id = $1', [id]);
  return rows[0]?.state;
}

/** Waits until a request has this state. */
export function stateBecomes(db: Pool, id: string, state: string): Promise<void> {
  return eventually(async () => expect(await stateOf(db, id)).toBe(state));
}

/** The token behind the button of the acknowledgement. */
export function confirmToken(email: string): Promise<string> {
  return eventually(async () => {
    const texts = (await wholeMailTo(email)).map(({ text }) => text);
    const token = /[?]confirm=([\w-]+)/.exec(texts.join('\n'))?.[1];
    if (!token) throw new Error('No acknowledgement yet');
    return token;
  });
}
