import { findPage, type PageName, prefixOf, shownAt } from './pages';

/** Pages without the site's header (S0 §2, S1 §2.1); /fr and /it, which it lists too, have the one of their language. */
const bare = ['admin', 'landing', 'ads-landing', 'marketing', 'test-compliance'];

/** `landing`: without the list of services, as on promotional pages. */
export type HeaderVariant = 'none' | 'landing' | 'full';

/** Promotional pages that keep the header, but not the list of services in it (S0 §2). */
const promotionalPages: readonly PageName[] = ['chooser', 'igTools', 'specialOffer'];

/**
 * One shared address for all missing pages that look alike, e.g. `/fr/404`, `/landing/404`, so that the number of
 * addresses doesn't multiply the pages.
 */
export function addressOfNotFound(pathname: string): string {
  const { prefix } = prefixOf(pathname);
  return `${prefix}/${headerVariant(pathname, false) === 'none' ? 'landing/404' : '404'}`;
}

/** The header of a page: one rule for all pages. */
export function headerVariant(pathname: string, promotional: boolean): HeaderVariant {
  const first = pathname.slice(prefixOf(pathname).prefix.length).split('/')[1] ?? '';
  if (bare.includes(first)) return 'none';
  const page = findPage(shownAt(pathname, promotional));
  return promotional || (page && promotionalPages.includes(page)) ? 'landing' : 'full';
}
