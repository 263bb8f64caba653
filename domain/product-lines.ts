import type { ServiceType } from './catalogue';
import type { Language } from './money';
import { addressOf, findPage, type PageName } from './pages';

/** The lines of the shop in the order of its menus: `prd` as forms name them (S0 §7), `page` where they are sold. */
export const productLines = [
  { key: 'followers', prd: 'igf', page: 'home' },
  { key: 'likes', prd: 'igl', page: 'likes' },
  { key: 'views', prd: 'igv', page: 'views' },
] as const satisfies readonly { key: ServiceType; prd: string; page: PageName }[];

/** The address of a line's page, e.g. `/fr/ig-likes`. */
export function serviceAddress(key: ServiceType, language: Language): string {
  const { page } = productLines.find((line) => line.key === key) ?? productLines[0];
  return addressOf(page, language);
}

/** The line that a form names; undefined for anything that isn't one of ours. */
export function lineNamed(prd: unknown): ServiceType | undefined {
  return productLines.find((line) => line.prd === prd)?.key;
}

/** Whether an address is the page of a line, where an order begins. */
export function isServicePage(pathname: string): boolean {
  const found = findPage(pathname);
  return productLines.some(({ page }) => page === found);
}
