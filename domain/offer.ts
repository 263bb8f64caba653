import { findPage, prefixOf } from './pages';

/** The discount that the shop advertises to everybody: from the settings, and only while the code is really valid. */
export interface Offer {
  /** In upper case, as typed at checkout. */
  code: string;
  percent: number;
  /** Set if the countdown banner is switched on. */
  banner?: {
    /** How long the countdown lasts. */
    seconds: number;
    /** Whether it restarts at zero in the visitor's country (D33). */
    restarts: boolean;
    /** When the code ends, if it does: the countdown ends no later. */
    codeEndsAt?: string;
  };
}

/** Branches of addresses without the banner: admin, and promotions, which have their own offer (S1 §2.14). */
const withoutBanner = [
  'admin',
  'landing',
  'ads-landing',
  'ig-tools',
  'marketing',
  'special-offer',
  'test-compliance',
];

/**
 * Whether the countdown banner belongs on a page (S1 §2.14): not on admin, marketing, landing and special-offer pages,
 * and in French and Italian only on the page of a placed order.
 */
export function showsBanner(pathname: string, promotional: boolean): boolean {
  const { prefix, language } = prefixOf(pathname);
  const first = pathname.slice(prefix.length).split('/')[1] ?? '';
  if (promotional || withoutBanner.includes(first)) return false;
  return language === 'es' || findPage(pathname) === 'success';
}
