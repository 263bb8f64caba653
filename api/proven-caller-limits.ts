import type { Request } from 'express';
import type { Db } from '#db/pool.ts';
import { hasBought, hasOrder } from '#db/tracking.ts';
import { inboxOf } from '#domain/email.ts';
import { ShopError } from '#domain/errors.ts';
import type { Visitor } from './checkout/visitor';
import { callerOf, type LimitName, type Limits } from './limits';
import type { OrderReader } from './order-reader';

/*
 * Strangers share the calls of an IP address or an e-mail address. A browser that has proven an e-mail address (by its own
 * order, a session of the account, or an order's number and address together) is then counted separately, with as many
 * calls. The proof is looked up only there, so that answers take as long for everybody else.
 */

/** The limits per IP address that are counted separately. */
const apart: ReadonlySet<LimitName> = new Set([
  'tracking',
  'trackingMisses',
  'streams',
  'withdrawals',
  'support',
  'customerCodes',
  'customerTries',
  'customerAccount',
  'customerData',
]);

/**
 * The limits among them that stop callers who guess order numbers. An account alone isn't a proof here: a caller can open
 * one for each of their addresses. An account with an order costs money.
 */
const againstGuessing: ReadonlySet<LimitName> = new Set(['tracking', 'trackingMisses', 'streams']);

/** The caller, as far as it decides how they are counted. */
interface Asking {
  db: Db;
  /** Undefined if the call reads no cookies. */
  visitor: Visitor | undefined;
  /** The address of the account session. */
  session: () => Promise<string | undefined>;
  /** Ids of orders that this browser named together with their e-mail address. */
  opened: () => ReadonlyMap<string, string>;
}

/** Limits for a request: if its IP address has used them up, a proven browser is counted under its own name. */
export function provenCallerLimits(limits: Limits, request: Request, asking: Asking): Limits {
  return async (name, subject, points) => {
    try {
      await limits(name, subject, points);
    } catch (error) {
      if (!isUsedUp(error) || !apart.has(name) || subject !== callerOf(request)) throw error;
      const own = await ownName(asking, name);
      if (!own) throw error;
      await limits(name, own, points);
    }
  };
}

/** By the order's browser before the account: who has one can make as many browsers as they like, but not buy in each. */
async function ownName(
  { db, visitor, session, opened }: Asking,
  name: LimitName,
): Promise<string | undefined> {
  if (!visitor || visitor.isNew) return undefined;
  if (await hasBought(db, visitor.owners)) return `own ${visitor.id}`;
  const email = await session();
  if (email && (!againstGuessing.has(name) || (await hasOrder(db, email)))) return `own ${email}`;
  const [order] = [...opened().keys()].sort();
  return order && `own order ${order}`;
}

/** Limits of e-mails to an address: per caller, and over all callers. */
const emailLimits = {
  support: { here: ['supportMailHere', 'supportMailHereDaily'], all: ['supportMail', 'supportMailDaily'] },
  // Refuses the request, which its e-mail proves. So what strangers use up is free again after an hour, not after a day.
  deletion: { here: ['supportMailHere', 'supportMailHereDaily'], all: ['supportMail'] },
  withdrawal: {
    here: ['withdrawalMailHere', 'withdrawalMailHereDaily'],
    all: ['withdrawalMail', 'withdrawalMailDaily'],
  },
  code: {
    here: ['customerCodesOfEmailHere', 'customerCodesOfEmailHereDaily'],
    all: ['customerCodesOfEmail'],
  },
} as const satisfies Record<string, { here: readonly LimitName[]; all: readonly LimitName[] }>;

/** Who causes an e-mail. */
interface Sender {
  limit: Limits;
  request: Request;
  visitor: Visitor;
  reader: () => Promise<OrderReader>;
}

/**
 * Counts the acknowledgement of something that is accepted in any case. False if the address has had too many e-mails:
 * then only the acknowledgement is left out.
 */
export async function countAcknowledgement(
  db: Db,
  sender: Sender,
  kind: 'support' | 'withdrawal',
  typed: string,
): Promise<boolean> {
  try {
    await countEmail(db, sender, kind, typed);
    return true;
  } catch (error) {
    if (isUsedUp(error)) return false;
    throw error;
  }
}

/**
 * Counts an e-mail to a typed address, by its inbox: one has many spellings. Strangers can't use up the limit of
 * somebody who has proven the address itself.
 */
export async function countEmail(
  db: Db,
  { limit, request, visitor, reader }: Sender,
  kind: keyof typeof emailLimits,
  typed: string,
): Promise<void> {
  const email = typed.toLowerCase();
  const inbox = inboxOf(typed);
  const { here, all } = emailLimits[kind];
  const countHere = async (who: string) => {
    for (const name of here) await limit(name, `${who} ${inbox}`);
  };
  try {
    await countHere(callerOf(request));
    for (const name of all) await limit(name, inbox);
  } catch (error) {
    if (!isUsedUp(error)) throw error;
    if (await hasBought(db, visitor.owners, email)) await countHere(`own ${visitor.id}`);
    else if ((await reader()).email === email) await countHere('own account');
    else throw error;
  }
}

/** Whether an error says that a limit is used up. */
function isUsedUp(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'rate_limited';
}
