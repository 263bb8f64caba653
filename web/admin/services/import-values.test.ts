import { keptFor, usedSince } from './import-values';

const service = (id: string, usedBy: number[] = []) => ({
  ...{ id, key: 'now', name: id, type: 'Default', category: '', rate: '1', min: 1, max: 10 },
  usedBy,
});
const typed = (providerServiceId: string, usedBy: number[] = []) => ({
  ...{ providerServiceId, seen: 'then', usedBy, line: 'likes-none' as const },
  ...{ quantity: '100', bonus: '0', priceCents: '4,99' },
});

it('another preview keeps the typed packages, except for services that are gone, which it names once', () => {
  const packages = [typed('1'), typed('gone'), typed('2'), typed('gone')];
  expect(keptFor([service('1'), service('2')], { withdrawGone: false, packages })).toEqual({
    values: { withdrawGone: false, packages: [typed('1'), typed('2')] },
    lost: ['gone'],
  });
});

it('another preview drops the tick that takes packages off sale: it may mean other packages', () => {
  expect(keptFor([], { withdrawGone: true, packages: [] }).values.withdrawGone).toBe(false);
});

it('after a lost answer, a row names the packages that use its service since it was chosen', () => {
  const before = [service('1', [7]), service('2')];
  const chosen = { withdrawGone: false, packages: [typed('1', [7]), typed('2')] };
  expect(keptFor(before, chosen).values.packages.map((row) => usedSince(before, row))).toEqual([[], []]);
  const after = [service('1', [7, 8]), service('2', [9, 10])];
  const { packages } = keptFor(after, chosen).values;
  expect(packages.map((row) => usedSince(after, row))).toEqual([[8], [9, 10]]);
  // Also after yet another preview.
  const again = keptFor(after, { withdrawGone: false, packages }).values.packages;
  expect(again.map((row) => usedSince(after, row))).toEqual([[8], [9, 10]]);
});
