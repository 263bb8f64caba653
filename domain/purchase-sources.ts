import { googleAdParameters } from './compliance';
import { findPage, type PageName, shownAt } from './pages';

/** The kinds of entry that a purchase can come from: none says anything about the person. */
export const purchaseSources = [
  'home',
  'entry-page',
  'chooser',
  'promotional-page',
  'letter',
  'advertisement',
  'other',
] as const;
export type PurchaseSource = (typeof purchaseSources)[number];

/** Parameters that advertisements add to an address; what they say of the click is never read. */
const adParameters = [...googleAdParameters, 'fbclid', 'msclkid', 'ttclid'];

const kinds: Partial<Record<PageName, PurchaseSource>> = {
  home: 'home',
  likes: 'entry-page',
  views: 'entry-page',
  chooser: 'chooser',
  landing: 'promotional-page',
  igTools: 'promotional-page',
  adsLanding: 'promotional-page',
  marketing: 'promotional-page',
  specialOffer: 'promotional-page',
};

/** The kind of entry of an address. `query` with or without its question mark. */
export function sourceOf(pathname: string, query: string, promotional: boolean): PurchaseSource {
  const parameters = new URLSearchParams(query);
  if (
    adParameters.some((name) => parameters.has(name)) ||
    parameters.get('utm_medium')?.toLowerCase() === 'cpc'
  )
    return 'advertisement';
  // Only e-mails lead to a cart (purchases/cart-url.ts).
  if (parameters.has('cart')) return 'letter';
  const page = findPage(shownAt(pathname, promotional));
  return (page && kinds[page]) ?? 'other';
}

/** A source as a browser sends it; `other` if it is absent or unknown. */
export function readSource(value: unknown): PurchaseSource {
  return purchaseSources.find((source) => source === value) ?? 'other';
}
