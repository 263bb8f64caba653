import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { OwnNames, Row } from './rows';

/**
 * A row about a person for each table that an erasure empties, except `purchases` and `orders`, in the order of their
 * references. Each takes a text to find it by.
 */
export function personalRows(
  { cartId, orderId, orderNumber, intent, email }: OwnNames,
  at: Date,
): Record<string, (text: string) => Row> {
  const [id, order, cart] = [randomUUID(), { order_id: orderId }, { cart_id: cartId }];
  const place = { tax_id: '', address: '', postal_code: '', city: '', country: '', seller: {} };
  return {
    submissions: (username) => ({
      ...{ ...order, id, username, generation: 1, line: 1, quantity: 1, state: 'accepted' },
      ...{ provider_id: 1, provider_service_id: '1' },
    }),
    provider_calls: (link) => ({
      ...{ ...order, provider_id: 1, action: 'add', request: { link }, duration_ms: 1, outcome: 'ok', at },
    }),
    order_notes: (text) => ({ ...order, author: 'admin', text, at }),
    reviews: (comment) => ({
      ...{
        ...order,
        comment,
        language: 'es',
        service_type: 'likes',
        service_id: 12,
        stars: 5,
        written_at: at,
      },
    }),
    refills: (requested_at) => ({
      ...{ ...order, id, submission_id: id, requested_by: 'buyer', requested_at, state: 'requested' },
    }),
    discount_redemptions: (code) => ({ ...order, code, email, redeemed_at: at }),
    invoices: (name) => ({
      ...{ ...order, ...cart, ...place, name, place: 0, issued_at: at },
      ...{ series: 'F', year: 1998, number: randomInt(2 ** 31) },
    }),
    timeline: (reason) => ({ ...cart, seq: 1, at, kind: 'refund-requested', by: 'admin', data: { reason } }),
    refunds: (reason) => ({
      ...{ ...cart, number: 1, payment_intent_id: intent, amount_cents: 1, reason },
      ...{ requested_by: 'admin', status: 'succeeded', created_at: at },
    }),
    emails: (subject) => ({ ...cart, kind: 'order-completed', recipient: email, subject, sent_at: at }),
    mail_log: (text) => ({
      ...{ activity: id, kind: 'sendLoginCode', recipient: email, text, state: 'sent', tries: 1 },
      ...{ first_at: at, at },
    }),
    withdrawals: (name) => ({ id, name, order_number: orderNumber, email, language: 'es', received_at: at }),
    contact_messages: (message) => ({
      ...{ id, email, name: 'Ana', language: 'es', service: 'other', message, received_at: at },
    }),
    contact_replies: (text) => ({ id, contact_id: id, author: 'support', text, at }),
    leave_requests: (reason) => ({
      ...{ id, reason, wish: 'mail', username: 'ana', email, language: 'es', received_at: at, state: 'done' },
    }),
    customer_logins: (language) => ({
      ...{ id, language, email, owner: 'x', code_mac: 'x', created_at: at, expires_at: at },
    }),
    customer_sessions: (created_at) => ({ token_hash: randomBytes(32), email, created_at, last_seen_at: at }),
    email_suppressions: (reason) => ({ email, reason }),
    email_suppressions_ended: (reason) => ({ id, email, reason, since: at, ended_at: at, ended_by: 'admin' }),
    payment_differences: (note) => ({
      ...{ note, kind: 'payment-unknown-there', object_id: intent, order_number: orderNumber },
      ...{
        payment_intent_id: intent,
        happened_at: at,
        found_at: at,
        last_found_at: at,
        last_run_id: 'none',
        state: 'settled',
      },
    }),
    bulk_acts: (reason) => ({ id, reason, act: 'refund', started_by: 'admin', started_at: at, ended_at: at }),
    bulk_results: (outcome) => ({ ...order, outcome, bulk_id: id, position: 1, state: 'done' }),
  };
}
