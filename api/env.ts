import { z } from 'zod';
import { instagramEnv, instagramMissing, namesDirectory } from '../instagram/open-directory';
import { KeyringError, readKeyring } from '../security/keyring';
import { mailServerAddress } from '../security/mail-server-address';
import { isProduction, productionFaults } from '../security/production';
import { halfAPair, hasWholePair, temporalEnv, whatIsSet } from '../temporal/connection';

const url = (example: string) => z.url(`must be an address such as ${example}`);
const filled = (what: string) => z.string(`is missing: ${what}`).min(1, `is empty: ${what}`);
const optionalText = z
  .string()
  .optional()
  .transform((text) => text || undefined);

/**
 * A supervisor must not kill the process before it has drained and finished (stop_grace_period of the compose file).
 */
export const longestDrainSeconds = 30;

/** The API's environment variables. */
export const apiEnv = temporalEnv
  .extend({
    NODE_ENV: optionalText,
    DATABASE_URL: filled(
      'set it to the address of Postgres, e.g. postgres://user:password@localhost:5432/shop',
    ),
    TEMPORAL_ADDRESS: filled('set it to host:port of the Temporal server, e.g. localhost:7233'),
    TEMPORAL_UI_URL: url('http://localhost:8233').default('http://localhost:8233'),
    ENCRYPTION_KEYS: filled('set it to id:key pairs, each key 32 bytes in base64').superRefine(
      (text, check) => {
        try {
          readKeyring(text);
        } catch (error) {
          check.addIssue(error instanceof KeyringError ? error.message : 'cannot be read');
        }
      },
    ),
    /** Several, separated by commas, during a rotation: the first signs, all are accepted. */
    SESSION_SECRET: z
      .string('is missing: set it to at least 32 random characters')
      .transform((text) => text.split(',').map((secret) => secret.trim()) as [string, ...string[]])
      .refine(
        (secrets) => secrets.every(({ length }) => length >= 32),
        'is too short: set it to at least 32 random characters, or to several such, separated by commas',
      ),
    STRIPE_SECRET_KEY: filled('set it to the secret key of the payment provider'),
    STRIPE_PUBLISHABLE_KEY: filled('set it to the publishable key of the payment provider'),
    /** Several, separated by commas, while a secret is being replaced. */
    STRIPE_WEBHOOK_SECRET: filled('set it to the signing secret of the webhook endpoint').transform((text) =>
      text
        .split(',')
        .map((secret) => secret.trim())
        .filter(Boolean),
    ),
    STRIPE_API_BASE: url('http://localhost:4010').optional(),
    STRIPE_JS_URL: url('http://localhost:4010/stripe.js').optional(),
    ...instagramEnv,
    PUBLIC_URL: url('http://localhost:3000').default('http://localhost:3000'),
    /** Whether browsers learn that every host below the shop's has https too. */
    HSTS_INCLUDE_SUBDOMAINS: z.stringbool().default(false),
    /** Allowed addresses of panels: the public internet over https, or (for the sandbox) any. */
    PROVIDER_ADDRESSES: z.enum(['public', 'any']).default('public'),
    /** Limit of a call to a panel, in ms; the worker's variable too. */
    PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(25_000).default(10_000),
    /** The most connections to Postgres, not counting the one that listens for changes. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(2).default(10),
    /** How long a call waits for one of them before it answers "try again", in seconds. */
    DATABASE_WAIT_SECONDS: z.coerce.number().int().min(1).max(60).default(5),
    /** Address to listen on; all if absent. */
    API_HOST: optionalText,
    API_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
    /** Hops or addresses of proxies in front, as Express takes them. Without it X-Forwarded-For is not trusted. */
    TRUST_PROXY: optionalText,
    /** Multiplies every rate limit; load tests raise it. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    /** The host that shows the product chooser as its entry (S0 §2); without it there is none. */
    PROMO_HOST: z
      .string()
      .regex(/^[a-z0-9.-]+$/i, 'must be a host name without port, such as promo.example.com')
      .transform((host) => host.toLowerCase())
      .optional(),
    /** Whether the pages with made-up data exist (`isDemo` in domain/pages.ts); in production only on request. */
    DEMO_PAGES: z.stringbool('must be true or false').default(true),
    /**
     * Visitor measurement after consent (D29): its id, the script's address, further origins that it reports
     * to.
     */
    ANALYTICS_ID: z
      .string()
      .regex(/^[\w.-]{1,60}$/, 'must be the id that the measurement service gave')
      .optional(),
    ANALYTICS_SCRIPT_URL: url('https://tag.example.com/tag.js').optional(),
    ANALYTICS_ORIGINS: z
      .string()
      .regex(
        /^https?:\/\/[\w*.:-]+(\s*,\s*https?:\/\/[\w*.:-]+)*$/,
        'must be origins such as https://*.example.com, separated by commas',
      )
      .transform((list) => list.split(/\s*,\s*/))
      .optional(),
    /** A language model behind an OpenAI-compatible address, such as https://llm.example.com/v1 (D28). */
    LLM_URL: url('https://llm.example.com/v1').optional(),
    LLM_API_KEY: optionalText,
    LLM_MODEL: optionalText,
    /** Mail server and sender, for alerts while no worker runs; unset: only the worker sends mail. */
    SMTP_URL: mailServerAddress.optional(),
    MAIL_FROM: optionalText,
    /** How long the process accepts calls after the signal to stop, for balancers that check /api/ready. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(longestDrainSeconds).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine(namesDirectory, instagramMissing)
  .refine(hasWholePair, halfAPair);
export type ApiEnv = z.infer<typeof apiEnv>;

/** Thrown if the environment can't start the API; the message lists what to set. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads and checks the environment. Throws EnvironmentError with one plain sentence per variable. */
export function readApiEnv(source: NodeJS.ProcessEnv): ApiEnv {
  const result = apiEnv.safeParse({ DEMO_PAGES: String(!isProduction(source)), ...whatIsSet(source) });
  const wrong = result.success
    ? halves(result.data)
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const lines = [...wrong, ...productionFaults(whatIsSet(source))];
  if (result.success && lines.length === 0) return result.data;
  throw new EnvironmentError(`The API cannot start. Correct its environment:\n- ${lines.join('\n- ')}`);
}

/** These variables only make sense in pairs. */
function halves(env: ApiEnv): string[] {
  const { ANALYTICS_ID: id, ANALYTICS_SCRIPT_URL: script, LLM_URL: url, LLM_MODEL: model } = env;
  if (id && !script) return ['ANALYTICS_SCRIPT_URL is missing: set it with ANALYTICS_ID, or remove both'];
  if (script && !id) return ['ANALYTICS_ID is missing: set it with ANALYTICS_SCRIPT_URL, or remove both'];
  if (url && !model) return ['LLM_MODEL is missing: set it with LLM_URL, or remove both'];
  if (model && !url) return ['LLM_URL is missing: set it with LLM_MODEL, or remove both'];
  return [];
}
