import type { ServiceType } from './catalogue';
import type { Language } from './money';
import { findPage } from './pages';

/** The lines of the shop in the order of its menus: `prd` as forms name them (S0 §7), `path` as addresses do (S0 §2). */
export const productLines = [
  { key: 'followers', prd: 'igf', path: 'ig' },
  { key: 'likes', prd: 'igl', path: 'ig-likes' },
  { key: 'views', prd: 'igv', path: 'ig-views' },
] as const satisfies readonly { key: ServiceType; prd: string; path: string }[];

/** The address of a line's page, e.g. `/fr/ig-likes`; undefined while the line has none. */
export function serviceAddress(key: ServiceType, language: Language): string | undefined {
  const line = productLines.find((one) => one.key === key);
  const address = `/${language}/${line?.path}`;
  return findPage(address) ? address : undefined;
}

/** The line that a form names; undefined for anything that isn't one of ours. */
export function lineNamed(prd: unknown): ServiceType | undefined {
  return productLines.find((line) => line.prd === prd)?.key;
}

/** Whether an address is the page of a line, where an order begins. */
export function isServicePage(pathname: string): boolean {
  const name = pathname.replace(/^\/(?:es|fr|it)(?=\/)/, '').replace(/\/$/, '');
  return productLines.some(({ path }) => name === `/${path}`);
}
