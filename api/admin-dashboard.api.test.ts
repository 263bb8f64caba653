import { adminDashboard } from '../domain/calls/admin-dashboard';
import { dayOf } from '../domain/days';
import { administrator, logInAs } from './testing/administrator';
import { testDatabase } from './testing/database';
import { buy } from './testing/purchases';
import { eventually } from './testing/wait';

const db = testDatabase();
afterAll(() => db.end());

test('what was sold today is in the figures of today, beside those of yesterday', async () => {
  const admin = await administrator();
  const before = await admin.call(adminDashboard, { query: { range: 'today' } });
  await buy();
  await eventually(async () => {
    const after = await admin.call(adminDashboard, { query: { range: 'today' } });
    expect(after.current.orders).toBeGreaterThan(before.current.orders);
    expect(after.current.money?.grossCents).toBeGreaterThanOrEqual(
      (before.current.money?.grossCents ?? 0) + 999,
    );
    expect(after.current.paid).toBeGreaterThan(before.current.paid);
  });
  const today = dayOf(new Date());
  expect(before).toMatchObject({ from: today, to: today, untilNow: true });
  expect(before.points).toHaveLength(1);
});

test.each(['7', '30', '90', '365'])(
  'a range of %s days has a point for each day or month, and as many before',
  async (range) => {
    const admin = await administrator();
    const { points, previousPoints } = await admin.call(adminDashboard, { query: { range } });
    expect(points.length).toBe(range === '365' ? points.length : Number(range));
    expect(previousPoints).toHaveLength(points.length);
  },
);

test('support sees what happens without any sum of money', async () => {
  await buy();
  const support = await logInAs(db, 'support');
  const answer = await support.call(adminDashboard, { query: { range: '7' } });
  expect(answer.current.orders).toBeGreaterThan(0);
  expect(JSON.stringify(answer)).not.toMatch(/cents|money|offers/i);
  const reader = await logInAs(db, 'read-only');
  expect((await reader.call(adminDashboard, { query: { range: '7' } })).current.money).toBeDefined();
});

test('dates that are none are refused by name; dates that make no sense are put right', async () => {
  const admin = await administrator();
  const refused = await admin.refused(adminDashboard, { query: { range: 'custom', from: 'yesterday' } });
  expect(refused).toMatchObject({ status: 400, body: { fields: { from: 'Indique una fecha válida' } } });
  const turned = await admin.call(adminDashboard, {
    query: { range: 'custom', from: '2026-02-10', to: '2026-02-01' },
  });
  expect(turned).toMatchObject({
    from: '2026-02-01',
    to: '2026-02-10',
    previousFrom: '2026-01-22',
    untilNow: false,
  });
});
