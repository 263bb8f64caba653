import type { ProviderReport } from '../domain/provider';
import type { Db } from './pool';
import { recordReport, type SubmissionRow } from './submissions';

const row = {
  ...{ id: 'one', orderId: '261121000001', providerStatus: 'in-progress' },
  ...{ quantity: 500, remains: 100, startCount: 1000 },
} as unknown as SubmissionRow;

/** Whether the report is new, and whether the screens are notified. */
async function record(report: ProviderReport) {
  const query = jest.fn().mockResolvedValue({ rows: [] });
  const isNew = await recordReport({ query } as unknown as Db, row, report);
  const isAnnounced = query.mock.calls.some(([text]) => String(text).includes('pg_notify'));
  return { isNew, isAnnounced };
}

describe("a panel's report", () => {
  it.each<[string, ProviderReport]>([
    ['another status', { status: 'completed', remains: 100, startCount: 1000 }],
    ['other remains', { status: 'in-progress', remains: 99, startCount: 1000 }],
    ['another start', { status: 'in-progress', remains: 100, startCount: 1001 }],
  ])('is announced with %s', async (_name, report) => {
    expect(await record(report)).toEqual({ isNew: true, isAnnounced: true });
  });

  it.each<[string, ProviderReport]>([
    ['it says the same', { status: 'in-progress', remains: 100, startCount: 1000 }],
    ['it leaves the numbers out', { status: 'in-progress' }],
  ])('is not announced if %s', async (_name, report) => {
    expect(await record(report)).toEqual({ isNew: false, isAnnounced: false });
  });
});
