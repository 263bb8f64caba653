import { may } from '../../../domain/permissions';
import { orderStatuses } from '../../../domain/states';
import { screens } from '../screens';
import { paletteEntries } from './palette-entries';

test('an order number leads to its order', () => {
  expect(paletteEntries(' fnz-261121-ab3k ', 'administrator')[0]?.to).toBe('/admin/orders/FNZ-261121-AB3K');
});

test('lists are found without accents', () => {
  expect(paletteEntries('atencion', 'administrator')[0]?.to).toBe('/admin/needs-attention');
});

test('anything else can be searched for', () => {
  expect(paletteEntries('ana@b.es', 'administrator')).toEqual([
    { name: 'Buscar «ana@b.es» en los pedidos', to: '/admin/orders?search=ana%40b.es' },
  ]);
});

test('without text all lists are offered, in the order of the navigation', () => {
  expect(paletteEntries('', 'administrator')[0]?.name).toBe(screens[0]?.title);
  expect(paletteEntries('', 'administrator')).toHaveLength(screens.length + orderStatuses.length);
});

test('screens that a role may not see are not offered', () => {
  const hidden = screens.filter(({ permission }) => !may('support', permission));
  expect(hidden.length).toBeGreaterThan(0);
  const offered = paletteEntries('', 'support').map(({ to }) => to);
  for (const { path } of hidden) expect(offered).not.toContain(`/admin/${path}`);
});
