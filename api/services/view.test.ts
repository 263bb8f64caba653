import type { AdminServiceRow, SourceRow } from './sql';
import { serviceView } from './view';

const listed = { name: 'Followers', rate: '0.90', min: 10, max: 5000, gone: false, refill: true };
const source = (providerId: number, over: Partial<SourceRow> = {}): SourceRow => ({
  ...{ providerId, providerName: `Panel ${providerId}`, providerActive: true, providerServiceId: '1' },
  ...{ known: true, currency: 'EUR', listed },
  ...over,
});
const row: AdminServiceRow = {
  ...{ id: 204, type: 'followers', region: 'europe', quantity: 1000, bonus: 100, featured: false },
  ...{ priceCents: 999, regularPriceCents: 999, active: true, position: null, version: 1, range: null },
  ...{ sources: [source(1)], prices: [] },
};
const reckoning = { vatRatePercent: 21, onSale: [] };

test('a stand-in has the warnings of what would go wrong there, and its package has one', () => {
  const poor = { ...listed, gone: true, min: 5000, max: 9000, rate: '90', refill: false };
  const standIn = source(2, { providerActive: false, listed: poor });
  const { warnings, sources } = serviceView({ ...row, sources: [source(1), standIn] }, reckoning);
  expect(warnings).toEqual(['stand-in']);
  expect(sources.map((one) => one.warnings)).toEqual([
    [],
    ['provider-inactive', 'panel-service-gone', 'below-minimum', 'loss', 'without-refills'],
  ]);
});

test('a stand-in that is no worse than the package’s own panel causes no warning of its own', () => {
  const none = { listed: { ...listed, refill: false } };
  const view = serviceView({ ...row, sources: [source(1, none), source(2, none)] }, reckoning);
  expect([view.warnings, view.sources[1]?.warnings]).toEqual([['without-refills'], []]);
});
