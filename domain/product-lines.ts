import type { ServiceType } from './catalogue';
import type { Language } from './money';
import { addressOf, findPage, type PageName } from './pages';

/** The product lines in the order of the menus: `prd` is the name in forms (S0 §7), `page` is where they are sold. */
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

/** The line that a form names; undefined for anything else. */
export function lineNamed(prd: unknown): ServiceType | undefined {
  return productLines.find((line) => line.prd === prd)?.key;
}

/** Whether an address is a line's page, where an order begins. */
export function isServicePage(pathname: string): boolean {
  const found = findPage(pathname);
  return productLines.some(({ page }) => page === found);
}
