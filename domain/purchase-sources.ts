import { googleAdParameters } from './compliance';
import { findPage, type PageName } from './pages';

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

/** How a visitor came to the promotional host. */
const entries = { promo: 'promotional-page', ad: 'advertisement' } as const;
export type PromotionalEntry = keyof typeof entries;

/**
 * The parameter that names it in addresses that lead from the promotional host to the shop: a cart begins on the shop,
 * which sees neither the page nor the advertisement before.
 */
export const entryParameter = 'from';

/** An entry as an address names it; undefined if it is absent or unknown. */
export function readEntry(value: unknown): PromotionalEntry | undefined {
  return value === 'promo' || value === 'ad' ? value : undefined;
}

/** An address of the shop that carries the entry. */
export function withEntry(address: string, entry: PromotionalEntry): string {
  return `${address}${address.includes('?') ? '&' : '?'}${entryParameter}=${entry}`;
}

/** How the visitor of a page of the promotional host came. `query` as below. */
export function promotionalEntry(query: string): PromotionalEntry {
  return sourceOf('', query) === 'advertisement' ? 'ad' : 'promo';
}

/** The kind of entry of an address. `query` with or without its question mark. */
export function sourceOf(pathname: string, query: string): PurchaseSource {
  const parameters = new URLSearchParams(query);
  if (
    adParameters.some((name) => parameters.has(name)) ||
    parameters.get('utm_medium')?.toLowerCase() === 'cpc'
  )
    return 'advertisement';
  // Only e-mails lead to a cart (purchases/cart-url.ts).
  if (parameters.has('cart')) return 'letter';
  const entry = readEntry(parameters.get(entryParameter));
  if (entry) return entries[entry];
  const page = findPage(pathname);
  return (page && kinds[page]) ?? 'other';
}

/** A source as a browser sends it; `other` if it is absent or unknown. */
export function readSource(value: unknown): PurchaseSource {
  return purchaseSources.find((source) => source === value) ?? 'other';
}
