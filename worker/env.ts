import { z } from 'zod';
import { usualCallsPerSecond } from '../activities/payments';
import { usualTrialSeconds } from '../domain/fail-over';
import { instagramEnv, instagramMissing, namesDirectory } from '../instagram/open-directory';
import { mailServerAddress } from '../security/mail-server-address';
import { productionFaults } from '../security/production';
import { halfAPair, hasWholePair, temporalEnv, whatIsSet } from '../temporal/connection';

/** Activities hold a connection only part of the time, so this many share one. */
const slotsOfConnection = 5;

/** The worker's environment variables. */
export const workerEnv = temporalEnv
  .extend({
    DATABASE_URL: z.string().min(1),
    STRIPE_SECRET_KEY: z.string().min(1),
    STRIPE_API_BASE: z.url().optional(),
    /** The most calls a second that this process makes to the payment provider. */
    STRIPE_CALLS_PER_SECOND: z.coerce.number().int().min(1).max(1000).default(usualCallsPerSecond),
    ...instagramEnv,
    SMTP_URL: mailServerAddress,
    MAIL_FROM: z.string().min(3),
    PUBLIC_URL: z.url(),
    /** Allowed addresses of panels: the public internet over https, or (for the sandbox) any. */
    PROVIDER_ADDRESSES: z.enum(['public', 'any']).default('public'),
    /** How long a trial order may take before the next one is sent to a panel that answers again, in seconds. */
    PROVIDER_TRIAL_SECONDS: z.coerce.number().int().min(1).max(600).default(usualTrialSeconds),
    /** Limit of a call to a panel, in ms: its activity has half a minute, and then stores the answer. */
    PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(25_000).default(10_000),
    /** Limit of `add`, in ms; longer, because its answer decides. */
    PROVIDER_ADD_TIMEOUT_MS: z.coerce.number().int().min(100).max(40_000).default(25_000),
    /** Where Prometheus reads this process's metrics, as host:port; unset: a free port of this machine. */
    METRICS_ADDRESS: z
      .string()
      .regex(/^[\w.:[\]-]+:\d+$/, 'must be host:port')
      .optional(),
    /** How many runs the worker caches between their tasks; others are replayed. Each takes some 100 kB. */
    WORKER_CACHED_WORKFLOWS: z.coerce.number().int().min(10).default(1000),
    /** How many activities of a queue, and as many local ones, run in parallel. */
    WORKER_SLOTS: z.coerce.number().int().min(5).default(100),
    /** The most connections to Postgres. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(2).default(20),
    /** The commit of this build; it names the build in Temporal. */
    GIT_SHA: z
      .string()
      .regex(/^[0-9a-f]{7,40}$/, 'must be the id of a commit')
      .optional(),
    /** Bundle made by build-workflows; without it the worker bundles when it starts. */
    WORKFLOW_BUNDLE: z.string().optional(),
    /** A file that this process writes once it takes work, for the health check of its container. */
    READY_FILE: z.string().optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  })
  .refine(namesDirectory, instagramMissing)
  .refine(hasWholePair, halfAPair)
  .refine(
    ({ WORKER_SLOTS: slots, DATABASE_CONNECTIONS: connections }) => connections * slotsOfConnection >= slots,
    {
      path: ['DATABASE_CONNECTIONS'],
      message: `must be at least WORKER_SLOTS / ${slotsOfConnection}: what runs would wait for a connection until its time is over`,
    },
  );
export type WorkerEnv = z.infer<typeof workerEnv>;

/** Reads the environment. Throws with one line per variable that is missing or wrong. */
export function readWorkerEnv(env: NodeJS.ProcessEnv): WorkerEnv {
  const read = workerEnv.safeParse(whatIsSet(env));
  const unsafe = productionFaults(whatIsSet(env));
  if (read.success && unsafe.length === 0) return read.data;
  const wrong = read.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const lines = [...wrong, ...unsafe];
  throw new Error(`The worker cannot start. Correct its environment:\n${lines.join('\n')}`);
}
