import { createHash } from 'node:crypto';
import { StripeProblem } from './errors';
import type { PaymentsState, StoredAnswer } from './model';

const KEPT_MS = 24 * 3_600_000;
const LONGEST_KEY = 255;

/** Stripe's idempotency keys: the first answer is stored and replayed, other parameters are refused. */
export class IdempotencyKeys {
  private readonly running = new Set<string>();

  constructor(
    private readonly state: PaymentsState,
    private readonly clock: () => Date,
  ) {}

  /**
   * The stored answer of `key`, or undefined if the caller is the first and has to do the work. Throws
   * idempotency_error: 400 for other parameters, 409 while the first request is running.
   */
  begin(key: string, fingerprint: string): StoredAnswer | undefined {
    if (key.length > LONGEST_KEY) {
      throw refused(400, `Idempotency keys can have up to ${LONGEST_KEY} characters: ${key}`);
    }
    const stored = this.find(key);
    if (stored && stored.fingerprint !== fingerprint) {
      throw refused(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (stored) return stored;
    if (this.running.has(key)) {
      throw refused(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      );
    }
    this.running.add(key);
    return undefined;
  }

  /** Ends the work begun under `key`; without an answer the key is free again. */
  end(key: string, answer?: Omit<StoredAnswer, 'created'>): void {
    this.running.delete(key);
    if (answer) this.state.answers[key] = { ...answer, created: this.clock().getTime() };
  }

  private find(key: string): StoredAnswer | undefined {
    const oldest = this.clock().getTime() - KEPT_MS;
    // Answers are sorted by creation time, so the old ones are first.
    for (const [known, answer] of Object.entries(this.state.answers)) {
      if (answer.created > oldest) break;
      delete this.state.answers[known];
    }
    return this.state.answers[key];
  }
}

/** Identifies a request: method, path and parameters. */
export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

function refused(status: number, message: string, code?: string): StripeProblem {
  return new StripeProblem(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) }, false);
}
