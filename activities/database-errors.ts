import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { DatabaseError, type Pool } from 'pg';
import { noteIncidents } from '../db/incidents';
import { refusalOf } from '../db/pool';

/** From this attempt on (half a minute after the first) an error isn't a passing one. */
const reportFromAttempt = 8;

type Activities = Record<string, (input: never) => Promise<unknown>>;

/**
 * Activities on the shop's own rows, which the workflow retries without limit. An error of class 22 or 23 won't go
 * away, so it fails for good, with activity, code and constraint, and the purchase asks for a person. Any other error
 * that repeats is an incident, because the Temporal UI doesn't show retries of a local activity.
 */
export function classifyDatabaseErrors<A extends Activities>(pool: Pool, activities: A): A {
  const wrapped = Object.entries(activities).map(([name, activity]) => [
    name,
    async (input: never) => {
      try {
        return await activity(input);
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) {
          await noteTrouble(pool, `${name}: ${errorName(error)}`);
          throw error;
        }
        const { code, constraint = '' } = refusal;
        throw ApplicationFailure.nonRetryable(
          'Postgres refused a row',
          `${name}: ${code} ${constraint}`.trim(),
        );
      }
    },
  ]);
  return Object.fromEntries(wrapped) as A;
}

/** Never throws: if the database is down, it can't store an incident either. */
async function noteTrouble(pool: Pool, subject: string): Promise<void> {
  try {
    if (Context.current().info.attempt < reportFromAttempt) return;
    await noteIncidents(pool, [{ kind: 'database-fails', subject }]);
  } catch {
    // The error itself is thrown, logged and retried.
  }
}

function errorName(error: unknown): string {
  if (error instanceof DatabaseError) return error.code ?? error.name;
  return error instanceof Error ? error.name : 'unknown';
}
