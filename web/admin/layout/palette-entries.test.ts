import { may } from '#domain/permissions.ts';
import { orderStatuses } from '#domain/states.ts';
import { screens } from '../screens';
import { hitGroups, paletteEntries } from './palette-entries';

test('an order number leads to its order', () => {
  expect(paletteEntries(' fnz-261121-ab3k ', 'administrator')[0]?.to).toBe('/admin/orders/FNZ-261121-AB3K');
});

test.each([
  ['C-1F0C22A7', 'C-1F0C22A7'],
  [' b-1f0c22a7 ', 'B-1F0C22A7'],
  ['#d-27041999', 'D-27041999'],
])('a reference typed as %j leads to its request', (typed, reference) => {
  expect(paletteEntries(typed, 'support')[0]).toEqual({
    name: `Abrir la solicitud ${reference}`,
    to: `/admin/requests/${reference}`,
  });
});

test.each(['C-1F0C22A', 'E-1F0C22A7', 'C-1F0C22AX'])('%s is no reference', (typed) => {
  expect(paletteEntries(typed, 'support').map(({ to }) => to)).toEqual([`/admin/orders?search=${typed}`]);
});

test('lists are found without accents', () => {
  expect(paletteEntries('atencion', 'administrator')[0]?.to).toBe('/admin/needs-attention');
});

test('anything else can be searched for in the list, but no person’s address goes into a link', () => {
  expect(paletteEntries('gonzalez', 'administrator')).toEqual([
    { name: 'Buscar «gonzalez» en la lista de pedidos', to: '/admin/orders?search=gonzalez' },
  ]);
  expect(paletteEntries('ana@b.es', 'administrator')).toEqual([]);
});

test('search results link to pages whose addresses name nobody', () => {
  const groups = hitGroups({
    success: true,
    orders: [
      {
        orderNumber: 'FNZ-261121-AB3K',
        email: 'ana@b.es',
        username: 'ana',
        status: 'completed',
        createdAt: '2026-11-21T10:00:00Z',
      },
    ],
    customers: [{ id: 'c0ffee', email: 'ana@b.es', orders: 2 }],
    payments: [],
  });
  expect(groups.map(({ name }) => name)).toEqual(['Pedidos', 'Clientes']);
  const addresses = groups.flatMap(({ entries }) => entries.map(({ to }) => to));
  expect(addresses).toEqual(['/admin/orders/FNZ-261121-AB3K', '/admin/customers/c0ffee']);
  expect(groups[1]?.entries[0]).toMatchObject({ name: 'ana@b.es', detail: '2 pedidos' });
});

test('without text all lists are offered, in the order of the navigation', () => {
  expect(paletteEntries('', 'administrator')[0]?.name).toBe(screens[0]?.title);
  expect(paletteEntries('', 'administrator')).toHaveLength(screens.length + orderStatuses.length);
});

test('screens that a role may not see are not offered [S1-2.15.128]', () => {
  const hidden = screens.filter(({ permission }) => !may('support', permission));
  expect(hidden.length).toBeGreaterThan(0);
  const offered = paletteEntries('', 'support').map(({ to }) => to);
  for (const { path } of hidden) expect(offered).not.toContain(`/admin/${path}`);
});
