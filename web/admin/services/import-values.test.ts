import { keptFor } from './import-values';

const service = (id: string, key = 'now') => ({
  ...{ id, key, name: id, type: 'Default', category: '', rate: '1', min: 1, max: 10 },
  usedBy: [],
});
const typed = (providerServiceId: string) => ({
  ...{ providerServiceId, seen: 'then', line: 'likes-none' as const },
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
