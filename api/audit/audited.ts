import type { Request } from 'express';
import { isUnanswered, type UnansweredCode } from '#domain/errors.ts';
import type { Deps } from '../deps';
import { toShopError } from '../errors';
import type { Admin } from '../session/admin';
import { recordAction, recordOutcome } from './record-sql';

/** An administrator's action in the audit log. `subject` is an order number or another public reference. */
export interface Audited {
  action: string;
  subject: string;
  /** The previous state, and the reason. Never a secret. */
  before?: unknown;
}

/** An administrator's action with its record; `after` returns what is recorded of a success. */
export type Audit = <T>(
  action: Audited,
  work: () => Promise<T>,
  after?: (answer: T) => unknown,
) => Promise<T>;

/**
 * Carries out an administrator's action and records who, when, what, before and after (D17): the action before
 * it happens, so that none goes unrecorded; then its outcome. `after` returns what is recorded of a success. Until then
 * the record says that the answer is missing: that is true too if this process dies.
 */
export async function audited<T>(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  by: { admin: Admin; request: Request },
  action: Audited,
  work: () => Promise<T>,
  after: (answer: T) => unknown = (answer) => answer,
): Promise<T> {
  const id = await recordAction(db, {
    ...action,
    after: unanswered('unavailable'),
    actor: by.admin.username,
    ip: by.request.ip,
  });
  // It has ended; a database that fails now must not change the answer.
  const outcome = async (say: () => unknown) => {
    try {
      await recordOutcome(db, id, await say());
    } catch (error) {
      logger.error({ err: error, audit: id }, 'audit outcome not written');
    }
  };
  try {
    const answer = await work();
    await outcome(() => after(answer));
    return answer;
  } catch (error) {
    const { code } = toShopError(error);
    await outcome(() => (isUnanswered(code) ? unanswered(code) : { refused: code }));
    throw error;
  }
}

function unanswered(code: UnansweredCode): { unanswered: UnansweredCode } {
  return { unanswered: code };
}

/** The reason of an action as the log stores it: `null` means that none was given. */
export function reasonGiven({ reason }: { reason?: string }): { reason: string | null } {
  return { reason: reason ?? null };
}
