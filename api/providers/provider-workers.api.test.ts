import { randomUUID } from 'node:crypto';
import {
  changeProvider,
  createProvider,
  oneProvider,
  type ProviderView,
} from '#domain/calls/admin-providers.ts';
import { providerQueue, statusQueue } from '#workflows/messages.ts';
import { administrator } from '../testing/administrator';
import { fileDatabase } from '../testing/database';
import { buy, orderThat } from '../testing/purchases';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';

const db = fileDatabase();
const client = testTemporal();

/** `TASK_QUEUE_TYPE_ACTIVITY` of Temporal's API. */
const activityQueue = 2;

/** Calls per second that the current workers of a panel's two queues ask for. */
async function limitOf(id: number): Promise<number> {
  const limits = await Promise.all(
    [providerQueue(id), statusQueue(id)].map(async (name) => {
      const { pollers } = await client.workflowService.describeTaskQueue({
        namespace: process.env.TEMPORAL_NAMESPACE ?? 'default',
        taskQueue: { name },
        taskQueueType: activityQueue,
      });
      // The server still lists pollers that have gone.
      const newest = (pollers ?? []).toSorted(
        (a, b) => Number(b.lastAccessTime?.seconds) - Number(a.lastAccessTime?.seconds),
      );
      return newest[0]?.ratePerSecond ?? 0;
    }),
  );
  return limits.reduce((sum, limit) => sum + limit, 0);
}

it('a changed rate and a new panel take effect without a restart, and orders continue', async () => {
  const admin = await administrator();
  const { provider } = await admin.call(oneProvider, { params: { id: '1' } });
  const setRate = async ({ id, name, baseUrl, active, version }: ProviderView, rate: number) => {
    const body = { name, baseUrl, active, version, balanceAlertBelow: null, maxCallsPerSecond: rate };
    return (await admin.call(changeProvider, { params: { id: String(id) }, body })).provider;
  };
  const changed = await setRate(provider, provider.maxCallsPerSecond + 7);
  const { provider: added } = await admin.call(createProvider, {
    body: {
      name: `Panel ${randomUUID().slice(0, 8)}`,
      baseUrl: provider.baseUrl,
      apiKey: `key-${randomUUID()}`,
      maxCallsPerSecond: 3,
      balanceAlertBelow: null,
    },
  });
  try {
    await eventually(async () => {
      expect(await limitOf(1)).toBe(changed.maxCallsPerSecond);
      expect(await limitOf(added.id)).toBe(3);
    });
    const { browser, order } = await buy();
    await orderThat(browser, order.id, ({ status }) => status !== 'pending');
  } finally {
    await setRate(changed, provider.maxCallsPerSecond);
    await db.query('DELETE FROM providers WHERE id = $1', [added.id]);
  }
});
