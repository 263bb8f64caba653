import { CancelledFailure } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import type { Pool } from 'pg';
import type Stripe from 'stripe';
import { noReconciliationCounts, noSums } from '../domain/reconciliation';
import type { Reach } from '../purchases/reach';
import type { Keyring } from '../security/keyring';
import { createDoctorActivities } from './doctor';
import { createPanelHealthActivities } from './panel-health';
import { createPaymentEventActivities } from './payment-events';
import { createReconciliationActivities } from './reconciliation';
import { createRetentionActivities } from './retention';

const row = {
  id: '1',
  cart_id: 'c',
  cartId: 'c',
  orderNumber: 'n',
  stage: 'guarantee',
  hasOrder: true,
  idle: [],
};

/** An endless database: there is always another page. */
const pool = {
  query: async (sql: string) => ({
    rows: /settings|provider_health|stripe_events_read|leave_requests/.test(sql) ? [] : [row],
    rowCount: 1000,
  }),
} as unknown as Pool;
const page = async () => ({ data: [{ id: '1', paid: false }], has_more: true });
const stripe = { charges: { list: page }, events: { list: page } } as unknown as Stripe;
const temporal = {
  workflow: {
    getHandle: () => ({ signal: async () => undefined }),
    async *list() {
      yield { workflowId: 'purchase-c', searchAttributes: { PurchaseStage: ['guarantee'] } };
    },
  },
};
const reach = { db: pool, temporal } as unknown as Reach;

test.each([
  ['deleteExpiredLogs', createRetentionActivities({ pool, keyring: {} as Keyring }).deleteExpiredLogs],
  ['examinePurchases', createDoctorActivities({ reach }).examinePurchases],
  [
    'tellWaiting',
    () =>
      createPanelHealthActivities({ reach, timeoutMs: 1, addresses: 'any' }).tellWaiting({ providerId: 1 }),
  ],
  [
    'catchUpEvents',
    () => createPaymentEventActivities({ reach, stripe }).catchUpEvents({ from: 0, to: 1000 }),
  ],
  [
    'comparePages',
    () =>
      createReconciliationActivities({ pool, stripe }).comparePages({
        runId: 'r',
        part: 'charges',
        from: 0,
        to: 1000,
        startedAt: 0,
        counts: noReconciliationCounts,
        sums: noSums,
      }),
  ],
])('%s ends between two pages if its attempt is no longer wanted', async (_name, activity) => {
  const attempt = new MockActivityEnvironment();
  let pages = 0;
  attempt.on('heartbeat', () => {
    pages += 1;
    if (pages === 3) attempt.cancel('WORKER_SHUTDOWN');
    // On a worker there is always time for this; here every page is there at once.
    if (pages > 100) throw new Error('It goes on and on');
  });
  await expect(attempt.run(activity as () => Promise<unknown>)).rejects.toThrow(CancelledFailure);
  expect(pages).toBe(3);
});
