import type { ApiEnv } from '../env';

type ProviderEnv = Pick<ApiEnv, 'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY'>;

/** Address of a payment or dispute in the payment provider's dashboard; undefined with a stand-in. */
export function providerPage(
  env: ProviderEnv,
  kind: 'payments' | 'disputes',
  id: string,
): string | undefined {
  return pageOf(env, `${kind}/${encodeURIComponent(id)}`);
}

/** The provider's page with the webhook endpoints and the results of their events. */
export function webhooksPage(env: ProviderEnv): string | undefined {
  return pageOf(env, 'webhooks');
}

function pageOf(env: ProviderEnv, path: string): string | undefined {
  if (env.STRIPE_API_BASE) return undefined;
  const test = /^[rs]k_test_/.test(env.STRIPE_SECRET_KEY) ? 'test/' : '';
  return `https://dashboard.stripe.com/${test}${path}`;
}
