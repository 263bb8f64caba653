import { findPage, prefixOf, shownAt } from './pages';

/** Pages without the site's header (S0 §2, S1 §2.1); /fr and /it, which it lists too, have the one of their language. */
const bare = ['admin', 'landing', 'ads-landing', 'marketing', 'test-compliance'];

/** `landing`: without the list of services, as on promotional pages. */
export type HeaderLook = 'none' | 'landing' | 'full';

/**
 * One address for all without a page that look alike, e.g. `/fr/404`, `/landing`: so that no number of addresses makes a
 * number of pages.
 */
export function addressOfNotFound(pathname: string): string {
  const { prefix } = prefixOf(pathname);
  return `${prefix}/${headerLook(pathname, false) === 'none' ? bare[1] : '404'}`;
}

/** Which header stands above a page: the one rule for all of them. */
export function headerLook(pathname: string, promotional: boolean): HeaderLook {
  const first = pathname.slice(prefixOf(pathname).prefix.length).split('/')[1] ?? '';
  if (bare.includes(first)) return 'none';
  return promotional || findPage(shownAt(pathname, promotional)) === 'chooser' ? 'landing' : 'full';
}
