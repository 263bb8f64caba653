import { renderToStaticMarkup } from 'react-dom/server';
import { UnreadableServices } from './unreadable-services';

const shown = (services: { id: string; usedBy: number[] }[]) =>
  renderToStaticMarkup(<UnreadableServices services={services} />).match(/(?<=>)[^<>]+/g) ?? [];

test('services that can’t be read are named, with the packages that use them', () => {
  const [title, , ids] = shown([
    { id: '7', usedBy: [204, 205] },
    { id: 'x', usedBy: [] },
  ]);
  expect([title, ids]).toEqual([
    'No se pudieron leer 2 servicios del panel',
    '7 (lo usan los servicios 204, 205) · x',
  ]);
  expect(shown([])).toEqual([]);
});

test('of very many, some are named and the others counted', () => {
  const many = Array.from({ length: 1234 }, (_, index) => ({ id: String(index), usedBy: [] }));
  expect(shown(many).join('')).toMatch(/ · 49 · y 1\.184 más$/);
});
