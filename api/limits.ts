import type { Request } from 'express';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ShopError } from '../domain/errors';
import { mac } from './secrets';
import type { Visitor } from './visitor';

/** Calls per window (seconds) that one address, or one account, may make. */
const rules = {
  login: { points: 10, duration: 300 },
  /** Per user name, from all addresses together. */
  loginName: { points: 30, duration: 900 },
  tracking: { points: 90, duration: 60 },
  intents: { points: 40, duration: 60 },
  /** Guesses of discount codes, per address; an address may be a whole office. */
  discounts: { points: 60, duration: 300 },
  /** The same per browser. */
  discountsOfBrowser: { points: 30, duration: 300 },
  instagram: { points: 60, duration: 60 },
  pictures: { points: 300, duration: 60 },
  blocked: { points: 30, duration: 60 },
  withdrawals: { points: 12, duration: 600 },
  /** Per address that an acknowledgement goes to, from everywhere together: nobody's inbox is filled by others. */
  withdrawalMail: { points: 5, duration: 3600 },
  streams: { points: 60, duration: 60 },
} as const;
export type LimitName = keyof typeof rules;

/** Counts a call. Rejects with `rate_limited` where there were too many. */
export type Limits = (name: LimitName, subject: string) => Promise<void>;

/**
 * Rate limits shared by all API processes through Postgres; each process counts
 * for itself while Postgres is away. Addresses are stored as hashes only.
 */
export function createLimits(db: Pool, options: { factor: number; secret: string }): Limits {
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => {
      const points = Math.max(1, Math.ceil(rule.points * options.factor));
      const common = { keyPrefix: name, points, duration: rule.duration };
      const limiter = new RateLimiterPostgres({
        ...common,
        storeClient: db,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: true,
        // A caller far over the limit costs the database nothing.
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: new RateLimiterMemory(common),
      });
      return [name, limiter] as const;
    }),
  );
  return async (name, subject) => {
    try {
      await limiters.get(name)?.consume(mac(options.secret, 'limit', subject).slice(0, 32));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ShopError('rate_limited', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) || 1 });
    }
  };
}

/** Counts a use of a discount code, right or wrong: per address, and per browser behind a shared one. */
export async function countDiscountGuess(limits: Limits, request: Request, visitor: Visitor): Promise<void> {
  await limits('discounts', request.ip ?? 'unknown');
  await limits('discountsOfBrowser', visitor.id);
}
