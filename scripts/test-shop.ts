import { availableParallelism } from 'node:os';
import type { StackEnv } from './environment';

/**
 * Test workers that run beside each other, each with a shop of its own (docs/decisions/0028). One more than there are
 * processors, as tests often wait for a page, a timer or a panel.
 */
export const TEST_WORKERS = Math.min(3, availableParallelism() + 1);

/** What the processes of a test stack are told besides the usual: tests come from one address, and many. */
export const TEST_ENV: StackEnv = {
  RATE_LIMIT_FACTOR: '100',
  SANDBOX_DELIVERY_SECONDS: '3',
  PROVIDER_TRIAL_SECONDS: '2',
  // Browsers find every name below localhost on the machine itself.
  PROMO_HOST: 'promo.localhost',
};

/** Settings under which a purchase hurries: the waits of a real shop would be the tests' waits. */
export const TEST_SETTINGS: Record<string, unknown> = {
  purchase: {
    densePollingEverySeconds: 1,
    submissionRetrySeconds: 1,
    targetRetrySeconds: 1,
    refillPollingEverySeconds: 1,
  },
};
