import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import type { Reach } from '../purchases/reach';
import { deletionWorkflowId } from '../workflows/messages';
import { createDoctorActivities, type ExaminedSummary } from './doctor';

/** Rows of purchases whose runs are lost and that have no memory. */
const lost = Array.from({ length: 70 }, (_, index) => ({
  cartId: `c${String(index).padStart(2, '0')}`,
  orderNumber: 'n',
  stage: 'guarantee',
  hasOrder: true,
}));

/** One attempt with these rows, whose runs are lost. It continues from the details of the one before. */
async function examined(
  { purchases = lost, requests = [] }: { purchases?: typeof lost; requests?: { id: string }[] },
  heartbeatDetails?: unknown,
) {
  const lists: { query: string; pageSize?: number }[] = [];
  const started: string[] = [];
  const workflow = {
    getHandle: () => ({ describe: async () => ({ status: { name: 'TERMINATED' } }) }),
    start: async (_: string, { workflowId }: { workflowId: string }) => started.push(workflowId),
    withDeadline: (_: number, work: () => unknown) => work(),
    list(options: (typeof lists)[number]) {
      lists.push(options);
      return (async function* () {})();
    },
  };
  const rowsOf = (sql: string, [first, second]: unknown[]) => {
    if (/FROM leave_requests WHERE id/.test(sql)) return requests;
    // Its second value is the last id of the page before.
    if (/FROM leave_requests/.test(sql)) return second ? [] : requests;
    return / cart_id > /.test(sql) ? purchases.filter(({ cartId }) => cartId > String(first)) : [];
  };
  const db = { query: async (sql: string, values: unknown[] = []) => ({ rows: rowsOf(sql, values) }) };
  const { examinePurchases } = createDoctorActivities({
    reach: { db, temporal: { workflow } } as unknown as Reach,
  });
  const attempt = new MockActivityEnvironment({ heartbeatDetails }, { logger: new DefaultLogger('ERROR') });
  const beats: unknown[] = [];
  attempt.on('heartbeat', (details: unknown) => beats.push(details));
  const seen = await attempt.run<[], ExaminedSummary, typeof examinePurchases>(examinePurchases);
  return { seen, beats, lists, started };
}

test('counts all differences, and lists the first fifty', async () => {
  const { seen } = await examined({});
  expect(seen).toMatchObject({ rows: 70, differed: 70, byHand: 70 });
  expect(seen.differences).toHaveLength(50);
});

test('calls for few pages: Temporal limits the lists per second', async () => {
  const { lists } = await examined({
    purchases: Array.from({ length: 700 }, (_, index) => ({
      ...lost[0],
      cartId: `c${100 + index}`,
    })) as typeof lost,
  });
  expect(lists).toEqual([
    { query: expect.stringContaining("'accountDeletion', 'contact'") },
    { query: expect.stringContaining("'purchase-c799'") },
    { query: expect.stringContaining("'Running' AND StartTime"), pageSize: 1000 },
    { query: expect.stringContaining("'Completed'"), pageSize: 1000 },
  ]);
});

test('starts a request for deletion again whose run was lost', async () => {
  const request = { id: '1f0c22a7', state: 'open', email: 'ana@example.com' };
  const { started } = await examined({ purchases: [], requests: [request] });
  expect(started).toEqual([deletionWorkflowId(request.id)]);
});

test('another attempt continues where the last one was, and counts what that one found', async () => {
  const whole = await examined({});
  const [, second] = whole.beats;
  expect(second).toMatchObject({ found: { rows: 20, differed: 20 }, at: { cartId: 'c19' } });
  const rest = await examined({}, second);
  expect(rest.seen).toEqual(whole.seen);
  expect(rest.beats).toHaveLength(whole.beats.length - 2);
});

test('another attempt leaves out the runs that the last one has listed', async () => {
  const whole = await examined({});
  const at = { cartId: 'c69', startedBefore: Date.UTC(2026, 0, 1), endedBefore: Date.UTC(2026, 0, 2) };
  const { lists, seen } = await examined({}, { ...(whole.beats.at(-1) as object), at });
  expect(lists.map(({ query }) => query)).toEqual([
    expect.stringContaining("'accountDeletion', 'contact'"),
    expect.stringContaining("StartTime < '2026-01-01T00:00:00.000Z'"),
    expect.stringContaining("AND '2026-01-02T00:00:00.000Z'"),
  ]);
  expect(seen).toEqual(whole.seen);
});

test('begins at the beginning after an attempt of an earlier release', async () => {
  const { seen } = await examined({}, { looked: 20, listed: 0 });
  expect(seen).toMatchObject({ rows: 70, differed: 70 });
});
