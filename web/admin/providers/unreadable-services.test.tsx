import { renderToStaticMarkup } from 'react-dom/server';
import { ImportChanges } from '../services/import-changes';
import type { Preview } from '../services/import-preview';
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

test('an answer of the release before, which names none, is shown all the same', () => {
  const service = { name: 'Seguidores', type: '', category: '', rate: '0.90', min: 10, max: 5000 };
  const before: Pick<Preview, 'changes' | 'currency'> = {
    changes: [{ kind: 'new', id: '7', after: { id: '7', ...service } }],
  };
  expect(renderToStaticMarkup(<ImportChanges preview={before} />)).toContain('7 · Seguidores');
  expect(renderToStaticMarkup(<UnreadableServices services={undefined} />)).toBe('');
});

test('of very many, some are named and the others counted', () => {
  const many = Array.from({ length: 1234 }, (_, index) => ({ id: String(index), usedBy: [] }));
  expect(shown(many).join('')).toMatch(/ · 49 · y 1\.184 más$/);
});
