import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Changes } from '../db/changes';
import type { ApiEnv } from './env';

/** The dependencies of the routes; tests replace single ones. */
export interface Deps {
  env: ApiEnv;
  db: Pool;
  temporal: Client;
  /** Only checks signatures of webhooks; the worker handles payments. */
  stripe: Pick<Stripe, 'webhooks'>;
  /** Announces changed purchases to open event streams. */
  changes: Changes;
  clock: () => Date;
  logger: Logger;
  /** Whether the process is about to stop, so balancers should send their calls elsewhere. */
  isStopping?: () => boolean;
}
