import type { ApiEnv } from './env';

/** Address of a payment or dispute in the payment provider's own pages; none where a stand-in takes its place. */
export function providerPage(
  env: Pick<ApiEnv, 'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY'>,
  kind: 'payments' | 'disputes',
  id: string,
): string | undefined {
  if (env.STRIPE_API_BASE) return undefined;
  const test = /^[rs]k_test_/.test(env.STRIPE_SECRET_KEY) ? 'test/' : '';
  return `https://dashboard.stripe.com/${test}${kind}/${encodeURIComponent(id)}`;
}
