import { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { isDemo, pageNames, pagePaths } from '#domain/pages.ts';
import { routes } from './routes';
import { setSite } from './shell/site';

/** Paths of the Spanish pages, without their prefix. */
function paths(): string[] {
  const [, spanish] = routes(new QueryClient(), '/es/ig') as RouteObject[];
  return (spanish?.children ?? []).flatMap(({ path }) => path ?? []);
}
const plain = { promotional: false, shopOrigin: '' };
afterEach(() => setSite(plain));

test('a shop without demonstrations has no page at their addresses [V38]', () => {
  const demos = pageNames.filter(isDemo).flatMap((page) => pagePaths[page].es);
  expect(demos).toEqual(['demo-confirmacion', 'test-compliance']);
  setSite(plain);
  const all = paths();
  expect(all).toEqual(expect.arrayContaining(demos));
  setSite({ ...plain, withoutDemo: true });
  expect(paths()).toEqual(all.filter((path) => !demos.includes(path)));
});
