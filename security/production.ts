import { KeyringError, readKeyring } from './keyring';
import { addressComplaint } from './panel-address';

/** Whether a process serves real buyers: the images set this. */
export function isProduction(env: { NODE_ENV?: string }): boolean {
  return env.NODE_ENV === 'production';
}

/** Addresses that must be on the public internet, by https. */
const publicAddresses = [
  'PUBLIC_URL',
  'INSTAGRAM_BASE_URL',
  'INSTAGRAM_GRAPH_URL',
  'PROVIDER_URL',
  'LLM_URL',
];
/** Addresses of the payment stand-in. Stripe's own need no variable. */
const standIns = ['STRIPE_API_BASE', 'STRIPE_JS_URL'];
const liveKeys = {
  STRIPE_SECRET_KEY: /^(sk|rk)_live_/,
  STRIPE_PUBLISHABLE_KEY: /^pk_live_/,
} as const;
/** Names that nobody can own (RFC 2606), as in the sample data. */
const exampleHost = /(^|[.@])example(\.(com|net|org))?>?$/i;

/**
 * Why an environment must not serve real buyers: one sentence per variable, without its value. Empty outside
 * production. Variables that a process doesn't have are left to its own checks.
 */
export function productionFaults(env: NodeJS.ProcessEnv): string[] {
  if (!isProduction(env)) return [];
  const faults: string[] = [];
  for (const name of standIns)
    if (env[name])
      faults.push(`${name} leads to a stand-in of the payment provider: remove it in production`);
  if (env.PROVIDER_ADDRESSES === 'any')
    faults.push('PROVIDER_ADDRESSES=any lets keys go to any address: remove it in production');
  for (const name of publicAddresses) {
    const address = env[name];
    if (address && addressComplaint(address, 'public'))
      faults.push(`${name} must be https on the public internet in production, not a sandbox or plain http`);
  }
  if (!env.PUBLIC_URL) faults.push('PUBLIC_URL is missing: set it to the https address of the shop');
  for (const [name, live] of Object.entries(liveKeys))
    if (env[name] && !live.test(env[name]))
      faults.push(`${name} is not a live key: with a test key orders are delivered and nobody pays`);
  for (const secret of listOf(env.STRIPE_WEBHOOK_SECRET))
    if (!/^whsec_.{24,}$/.test(secret) || isMonotonous(secret.slice(6)))
      faults.push('STRIPE_WEBHOOK_SECRET is weak: copy the signing secret (whsec_…) of the live endpoint');
  if (listOf(env.SESSION_SECRET).some((secret) => secret.length < 32 || isMonotonous(secret)))
    faults.push('SESSION_SECRET is weak: use 32 random bytes, e.g. of openssl rand -hex 32');
  if (hasMonotonousKey(env.ENCRYPTION_KEYS))
    faults.push('ENCRYPTION_KEYS has a weak key: use 32 random bytes, e.g. of openssl rand -base64 32');
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'])
    if (hasWeakPassword(env[name]))
      faults.push(`${name} has a weak password: use a random one of 16 characters or more`);
  if (env.MAIL_FROM && exampleHost.test(env.MAIL_FROM.trim()))
    faults.push('MAIL_FROM is an example: set it to an address of the shop that can be answered');
  return [...new Set(faults)];
}

/** The shop's settings that the law requires to be true. */
export interface Shown {
  supportEmail: string;
  seller: { legalName: string; taxId: string; address: string; email: string; sample: boolean };
}

/** The fields that have the example data of a new shop; those of `seller` by their own names. */
export function exampleFields({ supportEmail, seller }: Partial<Shown>): string[] {
  const found: string[] = [];
  if (supportEmail && exampleHost.test(supportEmail)) found.push('supportEmail');
  if (seller?.sample) found.push('sample');
  if (seller && exampleHost.test(seller.email)) found.push('email');
  if (seller && /^\w?0+$/.test(seller.taxId)) found.push('taxId');
  return found;
}

/** Why a production shop can't sell with these settings: the example data of a new shop. Undefined if they are real. */
export function exampleSellerFault(shown: Shown): string | undefined {
  return exampleFields(shown).length > 0
    ? 'The seller or the support address is example data: set SELLER_LEGAL_NAME, SELLER_TAX_ID, SELLER_ADDRESS, ' +
        'SELLER_EMAIL and SUPPORT_EMAIL and prepare the database again (docs/operations.md, "Before the first real sale")'
    : undefined;
}

const listOf = (text = '') => text.split(',').flatMap((part) => part.trim() || []);

/** Whether a secret has fewer than 8 different characters. A random text of 24 characters almost never does. */
function isMonotonous(secret: string): boolean {
  return new Set(secret).size < 8;
}

function hasMonotonousKey(text: string | undefined): boolean {
  if (!text) return false;
  try {
    return [...readKeyring(text).keys.values()].some((key) => new Set(key).size < 16);
  } catch (error) {
    // An unreadable keyring is reported separately.
    if (error instanceof KeyringError) return false;
    throw error;
  }
}

/** An address without a password relies on a certificate or on the host's own accounts. */
function hasWeakPassword(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const password = decodeURIComponent(new URL(address).password);
  return password !== '' && (password.length < 16 || isMonotonous(password));
}
