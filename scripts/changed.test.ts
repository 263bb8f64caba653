import { plan } from './changed';
import { readArguments } from './test-arguments';

const asked = readArguments(['changed']);
const tests = [
  'e2e/admin-customers.e2e.test.ts',
  'e2e/account.e2e.test.ts',
  'e2e/tracking.e2e.test.ts',
  'api/customers/customers.api.test.ts',
  'api/tracking/tracking.api.test.ts',
];
const planned = (...changed: string[]) => Object.fromEntries(plan(asked, changed, tests));

test('nothing runs if nothing changed', () => {
  expect(planned()).toEqual({});
});

test('a screen runs the e2e tests that share its name, and no API test', () => {
  const { e2e, api, unit, types, lint } = planned('web/admin/customers/customers-page.tsx');
  expect(e2e).toEqual(['e2e/admin-customers.e2e.test.ts']);
  expect(api).toBeUndefined();
  expect(unit).toEqual(['--findRelatedTests', 'web/admin/customers/customers-page.tsx']);
  expect([types, lint]).toEqual([[], []]);
});

test('a route runs its API tests and its e2e tests', () => {
  expect(planned('api/tracking/routes.ts')).toMatchObject({
    api: ['api/tracking/tracking.api.test.ts'],
    e2e: ['e2e/tracking.e2e.test.ts'],
  });
});

test('a file whose name no test shares runs the whole suite', () => {
  expect(planned('api/handle.ts')).toMatchObject({ api: [], e2e: [] });
  expect(planned('api/handle.ts', 'api/tracking/routes.ts')).toMatchObject({ api: [], e2e: [] });
});

test('a workflow runs the faults; a screen does not', () => {
  expect(planned('workflows/purchase.ts')).toHaveProperty('faults', []);
  expect(planned('web/order/order-card.tsx')).not.toHaveProperty('faults');
});

test('files that everything depends on run everything', () => {
  expect(Object.keys(planned('package-lock.json'))).toEqual(asked.suites);
});

test('named suites are the only ones', () => {
  expect([...plan(readArguments(['changed', 'unit']), ['package.json'], tests).keys()]).toEqual(['unit']);
});
