import { createHmac } from 'node:crypto';
import { newId } from './book';
import type { Delivery, PaymentsState, StoredEvent, WebhookMode } from './model';

const FIRST_RETRY_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
const ANSWER_TIMEOUT_MS = 20_000;
// Events within this time of each other are reversed in the mode `reversed`.
const REVERSE_WINDOW_MS = 500;

export interface WebhookOptions {
  url: string;
  /** One secret or several separated by commas: during a rotation Stripe signs with each. */
  secret: string;
  clock: () => Date;
  state: PaymentsState;
  /** Called after each change of a delivery. */
  changed: () => void;
}

/** The Stripe-Signature header for `payload` sent at `seconds`: `t=…,v1=…` (docs.stripe.com/webhooks). */
export function signatureHeader(payload: string, secret: string, seconds: number): string {
  const signatures = secret
    .split(',')
    .map((one) => createHmac('sha256', one.trim()).update(`${seconds}.${payload}`, 'utf8').digest('hex'));
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}

/** Sends events to the webhook address until it answers 2xx: at least once, in no guaranteed order. */
export class WebhookSender {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly sending = new Set<Promise<void>>();
  private readonly inFlight = new Set<string>();
  private readonly stop = new AbortController();
  private held: Delivery[] = [];

  constructor(private readonly options: WebhookOptions) {}

  /** Resumes the deliveries that an earlier process left unfinished. */
  start(): void {
    for (const delivery of this.pending()) this.schedule(delivery);
  }

  /** Queues one delivery of a new event, or what the current mode makes of it. */
  publish(event: StoredEvent): void {
    const mode = this.mode();
    const delivery = this.add(event);
    if (mode === 'dropped') {
      delivery.status = 'dropped';
      delivery.nextAttemptAt = null;
      return;
    }
    if (mode === 'duplicate') this.schedule(this.add(event));
    if (mode !== 'reversed') {
      this.schedule(delivery);
      return;
    }
    this.held.push(delivery);
    if (this.held.length === 1) {
      this.timers.set(
        'reversed',
        setTimeout(() => this.release(), REVERSE_WINDOW_MS),
      );
    }
  }

  /** Sends an event again, whatever its state. */
  redeliver(event: StoredEvent): Delivery {
    const delivery = this.add(event);
    this.schedule(delivery);
    return delivery;
  }

  /** Call this when the mode has changed: paused deliveries resume. */
  modeChanged(): void {
    if (this.mode() === 'paused') return;
    this.release();
    for (const delivery of this.pending()) this.schedule(delivery);
  }

  /** Stops sending; unfinished deliveries stay pending for the next process. */
  async close(): Promise<void> {
    this.stop.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.sending);
  }

  private mode(): WebhookMode {
    return this.options.state.faults.webhooks;
  }

  private now(): number {
    return this.options.clock().getTime();
  }

  private pending(): Delivery[] {
    return Object.values(this.options.state.deliveries).filter((delivery) => delivery.status === 'pending');
  }

  private add(event: StoredEvent): Delivery {
    const delivery: Delivery = {
      id: newId('whd'),
      event: event.id,
      type: event.type,
      status: 'pending',
      attempts: 0,
      created: this.now(),
      nextAttemptAt: this.now(),
      deliveredAt: null,
      lastStatus: null,
      lastError: null,
    };
    this.options.state.deliveries[delivery.id] = delivery;
    return delivery;
  }

  private schedule(delivery: Delivery): void {
    if (this.stop.signal.aborted || this.timers.has(delivery.id)) return;
    const wait = Math.max(0, (delivery.nextAttemptAt ?? 0) - this.now());
    this.timers.set(
      delivery.id,
      setTimeout(() => {
        this.timers.delete(delivery.id);
        if (this.mode() === 'paused') return;
        const work = this.attempt(delivery).finally(() => this.sending.delete(work));
        this.sending.add(work);
      }, wait),
    );
  }

  // One after the other: parallel requests could overtake each other and undo the reversal.
  private release(): void {
    clearTimeout(this.timers.get('reversed'));
    this.timers.delete('reversed');
    const batch = this.held.reverse();
    this.held = [];
    const work = (async () => {
      for (const delivery of batch) await this.attempt(delivery);
    })().finally(() => this.sending.delete(work));
    this.sending.add(work);
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const event = this.options.state.events[delivery.event];
    if (event === undefined || delivery.status !== 'pending' || this.stop.signal.aborted) return;
    if (this.inFlight.has(delivery.id)) return;
    this.inFlight.add(delivery.id);
    delivery.attempts += 1;
    try {
      delivery.lastStatus = await this.send(event);
      delivery.lastError = null;
    } catch (error) {
      // Closing must not count as a failed attempt: the next process continues from here.
      if (this.stop.signal.aborted) {
        delivery.attempts -= 1;
        return;
      }
      delivery.lastStatus = null;
      delivery.lastError = describe(error);
    } finally {
      this.inFlight.delete(delivery.id);
    }
    this.settle(delivery, event);
    this.options.changed();
  }

  private async send(event: StoredEvent): Promise<number> {
    const payload = JSON.stringify(event, null, 2);
    const seconds = Math.floor(this.now() / 1000);
    // Not AbortSignal.timeout inside AbortSignal.any: Node 20 may collect it before it fires.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), ANSWER_TIMEOUT_MS);
    const answer = await fetch(this.options.url, {
      method: 'POST',
      body: payload,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': signatureHeader(payload, this.options.secret, seconds),
      },
      signal: AbortSignal.any([this.stop.signal, limit.signal]),
    }).finally(() => clearTimeout(timer));
    await answer.body?.cancel();
    return answer.status;
  }

  private settle(delivery: Delivery, event: StoredEvent): void {
    const { lastStatus } = delivery;
    if (lastStatus !== null && lastStatus >= 200 && lastStatus < 300) {
      delivery.status = 'delivered';
      delivery.deliveredAt = this.now();
      delivery.nextAttemptAt = null;
      event.pending_webhooks = 0;
      return;
    }
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (delivery.attempts - 1), LONGEST_WAIT_MS);
    if (this.now() + wait - delivery.created > GIVE_UP_AFTER_MS) {
      delivery.status = 'failed';
      delivery.nextAttemptAt = null;
      return;
    }
    delivery.nextAttemptAt = this.now() + wait;
    this.schedule(delivery);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
