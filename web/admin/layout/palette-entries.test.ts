import { paletteEntries } from './palette-entries';

test('an order number leads to its order', () => {
  expect(paletteEntries(' fnz-261121-ab3k ')[0]?.to).toBe('/admin/orders/FNZ-261121-AB3K');
});

test('lists are found without accents', () => {
  expect(paletteEntries('atencion')[0]?.to).toBe('/admin/orders?attention=true');
});

test('anything else can be searched for', () => {
  expect(paletteEntries('ana@b.es')).toEqual([
    { name: 'Buscar «ana@b.es» en los pedidos', to: '/admin/orders?search=ana%40b.es' },
  ]);
});

test('without text all lists are offered, what needs a person first', () => {
  expect(paletteEntries('')[0]?.name).toBe('Requiere atención');
  expect(paletteEntries('')).toHaveLength(10);
});
