import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import type { Call, CallInput } from '#domain/calls/call.ts';
import type { OwnPackages } from '../packages';
import type { TestUser } from '../users';

/** The context of all test actions. It is filled in before the first one. */
export interface World {
  db: Pool;
  temporal: Client;
  /** The test's own administrator: prepares and acts, unless an action names another user. */
  actor: TestUser;
  own: OwnPackages;
}

/** An action that is ready to run. */
interface Ready<Input> {
  input: Input;
  /** Who does it, if it changes the user or ends the session. */
  by?: TestUser;
  /** Removes what would disturb other tests. */
  clean?: () => Promise<unknown>;
}

/** A call of the back office, prepared, and the expected entry of the audit log. */
export interface Action {
  call: Call;
  ready(): Promise<Ready<object> & { asked?: object; before?: object; after?: object }>;
}

/** Creates something: `before` is empty. `asked` is the recorded part of the request. */
export function creates<C extends Call>(
  call: C,
  ready: () => Promise<Ready<CallInput<C>> & { asked?: object; after: object }>,
): Action {
  return { call, ready };
}

/** Changes something. */
export function changes<C extends Call>(
  call: C,
  ready: () => Promise<Ready<CallInput<C>> & { before: object; after: object }>,
): Action {
  return { call, ready };
}

/** Removes something: `after` is empty. */
export function removes<C extends Call>(
  call: C,
  ready: () => Promise<Ready<CallInput<C>> & { before: object }>,
): Action {
  return { call, ready };
}

/** Makes something for the first action that needs it; the later ones share it. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The reason, for calls that ask for one. */
export const reason = 'Prueba del registro';
