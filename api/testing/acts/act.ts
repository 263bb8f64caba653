import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import type { Call, CallInput } from '#domain/calls/call.ts';
import type { OwnPackages } from '../packages';
import type { TestUser } from '../users';

/** What every act of the tests works with. It is filled in before the first one. */
export interface World {
  db: Pool;
  temporal: Client;
  /** An administrator of the test's own: prepares and acts, where an act names nobody else. */
  actor: TestUser;
  own: OwnPackages;
}

/** An act that is ready to be done. */
interface Ready<Input> {
  input: Input;
  /** Who does it, where it changes the user or ends the session. */
  by?: TestUser;
  /** Takes away what would be in the way of other tests. */
  clean?: () => Promise<unknown>;
}

/** A call of the back office, made ready, and what the audit log has to say of it. */
export interface Act {
  call: Call;
  ready(): Promise<Ready<object> & { asked?: object; before?: object; after?: object }>;
}

/** Something comes into being: nothing was before. `asked` is all that is noted of the request. */
export function creates<C extends Call>(
  call: C,
  ready: () => Promise<Ready<CallInput<C>> & { asked?: object; after: object }>,
): Act {
  return { call, ready };
}

/** Something is another thing afterwards. */
export function changes<C extends Call>(
  call: C,
  ready: () => Promise<Ready<CallInput<C>> & { before: object; after: object }>,
): Act {
  return { call, ready };
}

/** Something is gone: nothing is afterwards. */
export function removes<C extends Call>(
  call: C,
  ready: () => Promise<Ready<CallInput<C>> & { before: object }>,
): Act {
  return { call, ready };
}

/** Why it is done, where a call asks. */
export const reason = 'Prueba del registro';
