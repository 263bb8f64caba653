import { z } from 'zod';
import { instagramEnv, instagramMissing, namesDirectory } from '../instagram/open';
import { temporalEnv, whatIsSet } from '../temporal/connection';

const workerEnv = temporalEnv
  .extend({
    DATABASE_URL: z.string().min(1),
    STRIPE_SECRET_KEY: z.string().min(1),
    STRIPE_API_BASE: z.url().optional(),
    ...instagramEnv,
    SMTP_URL: z.string().min(1),
    MAIL_FROM: z.string().min(3),
    PUBLIC_URL: z.url(),
    /** Where panels may be: on the public internet by https, or (for the sandbox) anywhere. */
    PROVIDER_ADDRESSES: z.enum(['public', 'any']).default('public'),
    /** Limit of a call to a panel, in ms. */
    PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(10_000),
    /** Limit of `add`, in ms; longer, because its answer decides. */
    PROVIDER_ADD_TIMEOUT_MS: z.coerce.number().int().min(100).max(40_000).default(25_000),
    /** Where Prometheus reads this process's metrics, as host:port; unset: a free port of this machine. */
    METRICS_ADDRESS: z
      .string()
      .regex(/^[\w.:[\]-]+:\d+$/, 'must be host:port')
      .optional(),
    /** Bundle made by build-workflows; without it the worker bundles when it starts. */
    WORKFLOW_BUNDLE: z.string().optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  })
  .refine(namesDirectory, instagramMissing);
export type WorkerEnv = z.infer<typeof workerEnv>;

/** Reads the environment. Throws with one line per variable that is missing or wrong. */
export function readWorkerEnv(env: NodeJS.ProcessEnv): WorkerEnv {
  const read = workerEnv.safeParse(whatIsSet(env));
  if (read.success) return read.data;
  const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The worker's environment is not complete:\n${lines.join('\n')}`);
}
