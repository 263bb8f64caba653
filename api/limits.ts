import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ShopError } from '../domain/errors';
import type { Visitor } from './checkout/visitor';
import { mac } from './secrets';

/** Calls per window (seconds) that one address, or one account, may make. */
const rules = {
  login: { points: 10, duration: 300 },
  /** Per user name, over all addresses: more than one address has, so that a stranger can't lock it. */
  loginName: { points: 100, duration: 900 },
  /**
   * Replaces `loginName` for a browser in which this user has logged in before: the owner gets in from there, however
   * many strangers try the name.
   */
  loginDevice: { points: 20, duration: 900 },
  /**
   * Codes of the second step: per address, per user, and per known browser of the user. Three of a million codes are
   * right.
   */
  loginCodes: { points: 20, duration: 300 },
  loginCodesOfUser: { points: 60, duration: 24 * 3600 },
  loginCodesOfDevice: { points: 60, duration: 24 * 3600 },
  /** The user's own password or code, requested again within a session. */
  ownProof: { points: 20, duration: 900 },
  /**
   * The codes among these, per day: three of a million are right. One every ten minutes of a long day is honest use.
   */
  ownCodes: { points: 120, duration: 24 * 3600 },
  /** Look-ups of orders. */
  tracking: { points: 600, duration: 600 },
  /** The part of them that found nothing. Beyond it, only readers who have proven an order learn that it exists. */
  trackingMisses: { points: 30, duration: 600 },
  /**
   * Wrong e-mail addresses tried with one number: from one address, and over all addresses. The latter allows more than
   * one address can use, so that a stranger can't lock the number for its buyer.
   */
  emailsOfNumberHere: { points: 10, duration: 900 },
  emailsOfNumber: { points: 120, duration: 3600 },
  /** Wrong numbers tried with one e-mail address, in the same way. */
  numbersOfEmailHere: { points: 10, duration: 900 },
  numbersOfEmail: { points: 120, duration: 3600 },
  /** Requests for a refill, per order: each asks the panel. */
  refills: { points: 10, duration: 600 },
  /** Corrections of an order's e-mail address by its buyer: each sends two e-mails. */
  emailCorrections: { points: 3, duration: 24 * 3600 },
  /** Corrections of an order's target: each asks the panel. */
  targetCorrections: { points: 5, duration: 24 * 3600 },
  intents: { points: 40, duration: 60 },
  /**
   * New carts, per address and per browser: each is an intent at the payment provider, which could be used to test
   * cards.
   */
  newCarts: { points: 120, duration: 3600 },
  newCartsOfBrowser: { points: 20, duration: 3600 },
  /** Guesses of discount codes, per address; an address may be a whole office. */
  discounts: { points: 60, duration: 300 },
  /** The same per browser. */
  discountsOfBrowser: { points: 30, duration: 300 },
  /** Carts that reserve a use of a limited code, per address: each reserves it for an hour. */
  reservedCodes: { points: 30, duration: 24 * 3600 },
  instagram: { points: 60, duration: 60 },
  /** All visitors' calls to Meta, which counts by the hour; see INSTAGRAM_GRAPH_CALLS_PER_HOUR. */
  instagramOfAll: { points: 150, duration: 3600 },
  /** The part of these that one caller may use. */
  instagramOfCaller: { points: 30, duration: 3600 },
  pictures: { points: 300, duration: 60 },
  blocked: { points: 30, duration: 60 },
  withdrawals: { points: 12, duration: 600 },
  /**
   * Per address that gets an acknowledgement: from one caller, so that a stranger can't use up the owner's share, and
   * over all callers, so that nobody can flood an inbox; by the hour and by the day.
   */
  withdrawalMailHere: { points: 5, duration: 3600 },
  withdrawalMailHereDaily: { points: 15, duration: 24 * 3600 },
  withdrawalMail: { points: 20, duration: 3600 },
  withdrawalMailDaily: { points: 60, duration: 24 * 3600 },
  /** Requests for login codes, per address of the caller. */
  customerCodes: { points: 12, duration: 600 },
  /**
   * The same per e-mail address. A stranger who requests codes uses up their own share, not the owner's; the limit over
   * all callers protects the inbox, and 60 codes of 5 tries a day are too few to guess one.
   */
  customerCodesOfEmailHere: { points: 5, duration: 900 },
  customerCodesOfEmailHereDaily: { points: 15, duration: 24 * 3600 },
  customerCodesOfEmail: { points: 60, duration: 24 * 3600 },
  /** Codes entered, per address of the caller, and per login in addition to its own five tries. */
  customerTries: { points: 40, duration: 600 },
  customerTriesOfLogin: { points: 10, duration: 600 },
  /** Views of an account and its sums. */
  customerAccount: { points: 120, duration: 60 },
  /** Files of all stored data. */
  customerData: { points: 10, duration: 600 },
  /** Questions to the assistant. */
  chat: { points: 30, duration: 60 },
  /**
   * Answers worded by a language model, per address and in all, because it costs money. Beyond these limits the search
   * answers.
   */
  languageModelHere: { points: 60, duration: 3600 },
  languageModel: { points: 3000, duration: 24 * 3600 },
  /** Messages and unsubscribe requests, per address of the caller; and per acknowledged address, as above. */
  support: { points: 12, duration: 600 },
  supportMailHere: { points: 5, duration: 3600 },
  supportMailHereDaily: { points: 15, duration: 24 * 3600 },
  supportMail: { points: 20, duration: 3600 },
  supportMailDaily: { points: 60, duration: 24 * 3600 },
  /** Links of e-mails; a mail provider opens them for many people from one address. */
  letterLinks: { points: 300, duration: 60 },
  streams: { points: 60, duration: 60 },
} as const;
export type LimitName = keyof typeof rules;

/**
 * Networks that hosters assign as a whole: one customer has every /64 in it. Their limit is higher than that of one
 * caller, because several customers may share such a network.
 */
const wider = [
  { suffix: '/56', times: 4, mask: 0xff00 },
  { suffix: '/48', times: 16, mask: 0 },
] as const;

const everyLimiter = Object.entries(rules).flatMap(([name, rule]) => [
  { name, rule, times: 1 },
  ...wider.map(({ suffix, times }) => ({ name: `${name}${suffix}`, rule, times })),
]);

/** The wider networks around a /64, by the same subject; empty for anything else. */
export function widerNetworks(
  subject: string,
): { suffix: (typeof wider)[number]['suffix']; subject: string }[] {
  const [, site = '', subnet = '', rest = ''] =
    /^((?:[0-9a-f]{1,4}:){3})([0-9a-f]{1,4})::\/64(.*)$/s.exec(subject) ?? [];
  if (!site) return [];
  return wider.map(({ suffix, mask }) => ({
    suffix,
    subject: `${site}${(Number.parseInt(subnet, 16) & mask).toString(16)}::${suffix}${rest}`,
  }));
}

/**
 * Counts a call, or several at once. Rejects with `rate_limited` if there were too many; with 0 points it only checks.
 */
export type Limits = (name: LimitName, subject: string, points?: number) => Promise<void>;

/**
 * Rate limits shared by all API processes through Postgres; while Postgres is down each process counts on its own.
 * Addresses are stored as hashes only. `points` replaces those of a rule.
 */
export function createLimits(
  db: Pool,
  options: { factor: number; secret: string; points?: Partial<Record<LimitName, number>> },
): Limits {
  const limiters = new Map(
    everyLimiter.map(({ name, rule, times }, index) => {
      const most = options.points?.[name as LimitName] ?? rule.points;
      const points = Math.max(1, Math.ceil(most * options.factor)) * times;
      const common = { keyPrefix: name, points, duration: rule.duration };
      const limiter = new RateLimiterPostgres({
        ...common,
        storeClient: db,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // One limiter cleans the table for all.
        clearExpiredByTimeout: index === 0,
        // A caller far over the limit costs the database nothing.
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: new RateLimiterMemory(common),
      });
      return [name, limiter] as const;
    }),
  );
  return async (name, subject, points = 1) => {
    try {
      for (const one of [{ suffix: '', subject }, ...widerNetworks(subject)])
        await limiters
          .get(`${name}${one.suffix}`)
          ?.consume(mac(options.secret, 'limit', one.subject).slice(0, 32), points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ShopError('rate_limited', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) || 1 });
    }
  };
}

/**
 * The address under which a request is counted. For IPv6 it is the network: one customer has all of its 2^64 addresses,
 * and could use a new one for each call.
 */
export function callerOf({ ip }: Pick<Request, 'ip'>): string {
  if (!ip || !isIPv6(ip)) return ip ?? 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return mapped ?? networkOf(ip);
}

/** The first four groups of an IPv6 address, zeros filled in. */
function networkOf(ip: string): string {
  const [front = '', back] = (ip.split('%')[0] ?? '').split('::');
  const groups = (part: string | undefined) => part?.split(':').filter(Boolean) ?? [];
  const [left, right] = [groups(front), groups(back)];
  const zeros =
    back === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const four = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${four.join(':')}::/64`;
}

/**
 * Counts a cart that reserves a use of a limited code. The refusal is one of the code: a buyer who can't wait until
 * tomorrow goes on without it.
 */
export async function countReservedCode(limits: Limits, request: Request): Promise<void> {
  try {
    await limits('reservedCodes', callerOf(request));
  } catch (error) {
    if (error instanceof ShopError && error.code === 'rate_limited')
      throw new ShopError('discount_held_often');
    throw error;
  }
}

/**
 * Counts the use of a discount code, right or wrong: per address, and per browser, because several may share an
 * address.
 */
export async function countDiscountGuess(limits: Limits, request: Request, visitor: Visitor): Promise<void> {
  await limits('discounts', callerOf(request));
  await limits('discountsOfBrowser', visitor.id);
}
