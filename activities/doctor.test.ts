import { MockActivityEnvironment } from '@temporalio/testing';
import type { Reach } from '../purchases/reach';
import { createDoctorActivities, type ExaminedSummary } from './doctor';

test('counts all differences, and lists the first fifty', async () => {
  const lost = Array.from({ length: 70 }, (_, index) => ({
    cartId: `c${index}`,
    orderNumber: 'n',
    stage: 'guarantee',
    hasOrder: true,
  }));
  // The first query for purchases is the first page; there are no memories.
  const pages = [lost];
  const db = {
    query: async (sql: string) => ({ rows: /leave_requests/.test(sql) ? [] : (pages.shift() ?? []) }),
  };
  const getHandle = () => ({ describe: async () => ({ status: { name: 'TERMINATED' } }) });
  const temporal = { workflow: { getHandle, async *list() {} } };
  const { examinePurchases } = createDoctorActivities({ reach: { db, temporal } as unknown as Reach });
  const seen = await new MockActivityEnvironment().run<[], ExaminedSummary, typeof examinePurchases>(
    examinePurchases,
  );
  expect(seen).toMatchObject({ rows: 70, differed: 70, byHand: 70 });
  expect(seen.differences).toHaveLength(50);
});
