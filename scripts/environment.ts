import { join } from 'node:path';
import { WORKFLOW_BUNDLE } from './builds';
import { runningPorts } from './instance';
import { type Ports, portsFromEnvironment } from './ports';
import { databaseUrl } from './postgres';
import { keptSecrets, type Secrets } from './secrets';
import { SetupProblem } from './setup-problem';

/** Environment variables for the processes of a stack. */
export type StackEnv = Record<string, string>;

/** Addresses that the developer may set, so that a part of the shop is not the local one. */
export interface External {
  database: boolean;
  temporal: boolean;
}

/** Every variable that the processes read: a test stack hides those of the developer. */
const VARIABLES = [
  'NODE_ENV',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'TEMPORAL_ADDRESS',
  'TEMPORAL_NAMESPACE',
  'TEMPORAL_UI_URL',
  'TEMPORAL_API_KEY',
  'TEMPORAL_TLS_CERT',
  'TEMPORAL_TLS_KEY',
  'TEMPORAL_TLS_CA',
  'TEMPORAL_TLS_SERVER_NAME',
  'ENCRYPTION_KEYS',
  'SESSION_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'STRIPE_CALLS_PER_SECOND',
  'STRIPE_JS_URL',
  'INSTAGRAM_BASE_URL',
  'INSTAGRAM_GRAPH_TOKEN',
  'INSTAGRAM_GRAPH_USER_ID',
  'INSTAGRAM_GRAPH_URL',
  'INSTAGRAM_GRAPH_CALLS_PER_HOUR',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'PROMO_HOST',
  'HSTS_INCLUDE_SUBDOMAINS',
  'ANALYTICS_ID',
  'ANALYTICS_SCRIPT_URL',
  'ANALYTICS_ORIGINS',
  'LLM_URL',
  'LLM_API_KEY',
  'LLM_MODEL',
  'DEMO_PAGES',
  'ADMIN_PASSWORD',
  'SELLER_LEGAL_NAME',
  'SELLER_TAX_ID',
  'SELLER_ADDRESS',
  'SELLER_EMAIL',
  'SUPPORT_EMAIL',
  'PROVIDER_URL',
  'PROVIDER_KEY',
  'PROVIDER_ADDRESSES',
  'PROVIDER_TIMEOUT_MS',
  'PROVIDER_ADD_TIMEOUT_MS',
  'PROVIDER_TRIAL_SECONDS',
  'PROVIDER_SERVICE_EUROPE',
  'PROVIDER_SERVICE_SPAIN',
  'PROVIDER_SERVICE_LIKES',
  'PROVIDER_SERVICE_VIEWS',
  'LOG_LEVEL',
  'WORKFLOW_BUNDLE',
  'WORKER_CACHED_WORKFLOWS',
  'WORKER_SLOTS',
  'DATABASE_CONNECTIONS',
  'DATABASE_WAIT_SECONDS',
  'METRICS_ADDRESS',
  'READY_FILE',
  'GIT_SHA',
  'API_HOST',
  'DRAIN_SECONDS',
  'TRUST_PROXY',
  'RATE_LIMIT_FACTOR',
] as const;

/** Which parts the developer's environment replaces. */
export function externalParts(env: NodeJS.ProcessEnv): External {
  return { database: Boolean(env.DATABASE_URL), temporal: Boolean(env.TEMPORAL_ADDRESS) };
}

/**
 * The environment of a stack's processes: local addresses and secrets, then the developer's variables, then `more`.
 * `person` is empty for a stack that must not touch anything outside itself, like that of the tests.
 */
export function stackEnvironment(
  dataDir: string,
  ports: Ports,
  secrets: Secrets,
  person: NodeJS.ProcessEnv,
  more: StackEnv = {},
): StackEnv {
  const at = (port: number) => `http://localhost:${port}`;
  const chosen = Object.fromEntries(
    VARIABLES.flatMap((name) => (person[name] ? [[name, person[name]]] : [])),
  ) as StackEnv;
  return {
    ...database(ports, secrets, person),
    TEMPORAL_ADDRESS: `localhost:${ports.temporal}`,
    TEMPORAL_NAMESPACE: 'default',
    TEMPORAL_UI_URL: at(ports.temporalUi),
    ENCRYPTION_KEYS: secrets.encryptionKeys,
    SESSION_SECRET: secrets.sessionSecret,
    ...payments(ports, secrets, person),
    INSTAGRAM_BASE_URL: at(ports.instagram),
    SMTP_URL: `smtp://localhost:${ports.smtp}`,
    MAIL_FROM: 'Fanzeo <pedidos@fanzeo.example>',
    PUBLIC_URL: at(ports.api),
    API_HOST: '127.0.0.1',
    API_PORT: String(ports.api),
    ADMIN_PASSWORD: secrets.adminPassword,
    PROVIDER_URL: `${at(ports.panel)}/api/v2`,
    PROVIDER_KEY: secrets.providerKey,
    PROVIDER_ADDRESSES: 'any',
    PROVIDER_SERVICE_EUROPE: '1001',
    PROVIDER_SERVICE_SPAIN: '1002',
    PROVIDER_SERVICE_LIKES: '1003',
    PROVIDER_SERVICE_VIEWS: '1004',
    LOG_LEVEL: 'info',
    WORKFLOW_BUNDLE,
    ...sandbox(dataDir, ports),
    ...chosen,
    ...more,
  };
}

/** The environment of a command: that of the shop in the folder, else only the developer's. Changes no file. */
export function commandEnvironment(dataDir: string, person: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets = keptSecrets(dataDir);
  if (!secrets) return person;
  return stackEnvironment(dataDir, runningPorts(dataDir) ?? portsFromEnvironment(person), secrets, person);
}

// With an external database, its owner is the one named by the developer, else the connecting role.
function database(
  ports: Ports,
  { databasePassword: password }: Secrets,
  person: NodeJS.ProcessEnv,
): StackEnv {
  if (person.DATABASE_URL) return { DATABASE_OWNER_URL: person.DATABASE_URL };
  const local = { port: ports.postgres, password };
  return { DATABASE_URL: databaseUrl(local), DATABASE_OWNER_URL: databaseUrl(local, { owner: true }) };
}

// With real keys the real Stripe is meant, so the sandbox's addresses must be left out.
function payments(ports: Ports, secrets: Secrets, person: NodeJS.ProcessEnv): StackEnv {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
  const missing = keys.filter((name) => !person[name]);
  if (missing.length === 0) return {};
  if (missing.length < keys.length) {
    const given = keys.filter((name) => person[name]);
    throw new SetupProblem(
      'bad_argument',
      `${given.join(' and ')} of a Stripe account can't be used alone. Set ${missing.join(' and ')} too (docs/sandbox.md), ` +
        'or none of the three for the sandbox.',
    );
  }
  const base = `http://localhost:${ports.payments}`;
  return {
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STRIPE_API_BASE: base,
    // A stand-in has no limit.
    STRIPE_CALLS_PER_SECOND: '1000',
    STRIPE_JS_URL: `${base}/stripe.js`,
  };
}

function sandbox(dataDir: string, ports: Ports): StackEnv {
  return {
    SANDBOX_PAYMENTS_PORT: String(ports.payments),
    SANDBOX_PANEL_PORT: String(ports.panel),
    SANDBOX_INSTAGRAM_PORT: String(ports.instagram),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    SANDBOX_INBOX_PORT: String(ports.inbox),
    SANDBOX_ANALYTICS_PORT: String(ports.analytics),
    SANDBOX_STATE_DIR: join(dataDir, 'sandbox'),
    SANDBOX_WEBHOOK_URL: `http://localhost:${ports.api}/api/stripe/webhook`,
  };
}

/** The developer's environment without the shop's variables, as a base for a stack's processes. */
export function withoutShopVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const rest = { ...env };
  for (const name of VARIABLES) delete rest[name];
  return rest;
}

/** The addresses of a stack, for tests and measurements, named as their environment names them. */
export function addressesFor(env: StackEnv): StackEnv {
  const at = (port: string) => `http://localhost:${env[port]}`;
  return {
    SHOP_URL: at('API_PORT'),
    SANDBOX_PAYMENTS_URL: at('SANDBOX_PAYMENTS_PORT'),
    SANDBOX_PANEL_URL: at('SANDBOX_PANEL_PORT'),
    SANDBOX_INSTAGRAM_URL: at('SANDBOX_INSTAGRAM_PORT'),
    SANDBOX_INBOX_URL: at('SANDBOX_INBOX_PORT'),
    SANDBOX_ANALYTICS_URL: at('SANDBOX_ANALYTICS_PORT'),
  };
}
