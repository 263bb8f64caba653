import { randomBytes } from 'node:crypto';
import type { EventSubject, EventType, PaymentsState, StoredEvent } from './model';

/** The API version whose shapes the sandbox answers with: that of the `stripe` package in use. */
export const API_VERSION = '2026-10-28.endive';

/** The caller: what an event and an error say about the request behind them. */
export interface Call {
  requestId: string;
  idempotencyKey: string | null;
  /** True if a browser calls with the publishable key: it needs the client_secret and sees less. */
  publishable: boolean;
}

/** The sandbox's books: its state, its clock and the only way to announce a change. */
export interface Book {
  state: PaymentsState;
  /** Seconds since 1970, as Stripe stamps its objects. */
  now(): number;
  /** Records an event about the current `subject` and queues it for the webhook address. */
  emit(type: EventType, subject: EventSubject, call: Call): void;
  /** Does it once a bank has had time to answer; forgotten when the sandbox stops. */
  later(work: () => void): void;
}

/** A call of nobody's server: a bank acts, or a person at the provider. */
export const outsideCall: Call = { requestId: '', idempotencyKey: null, publishable: false };

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A new id in Stripe's form, for instance `pi_3Q…`. */
export function newId(prefix: string): string {
  return `${prefix}_3${letters(23)}`;
}

/** The secret that lets a browser act on one PaymentIntent. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${letters(25)}`;
}

/** Opens the books over `state`; every event that is recorded also goes to `publish`. */
export function openBook(
  state: PaymentsState,
  {
    clock,
    publish,
    later,
  }: Pick<Book, 'later'> & { clock: () => Date; publish: (event: StoredEvent) => void },
): Book {
  const now = () => Math.floor(clock().getTime() / 1000);
  return {
    state,
    now,
    later,
    emit(type, subject, call) {
      const event: StoredEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: now(),
        data: { object: structuredClone(subject) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: call.requestId, idempotency_key: call.idempotencyKey },
        type,
      };
      state.events[event.id] = event;
      publish(event);
    },
  };
}
