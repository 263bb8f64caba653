import type { Deps } from '../deps';
import { type ApiEnv, readApiEnv } from '../env';

/** The environment of an API whose stores are away: nothing listens on port 1. */
export function envWithoutStores(): ApiEnv {
  return readApiEnv({
    DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    SESSION_SECRET: 's'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_old,whsec_new',
    INSTAGRAM_BASE_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'silent',
  });
}

/** For an API that nobody tells of changes. */
export const noChanges: Deps['changes'] = {
  subscribe: () => () => undefined,
  onClose: () => () => undefined,
  close: async () => undefined,
};
