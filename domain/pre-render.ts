import type { Site } from './site';

/** The shop's settings that every page shows, the same for all visitors. */
export interface Shop {
  shopName: string;
  /** The logo's text, if it isn't the name. */
  logoText?: string;
  supportEmail?: string;
  /** In one line, see domain/seller.ts. */
  seller?: string;
  /** How long losses are refilled; absent for a lifetime. Known if the seller is. */
  guaranteeSeconds?: number;
}

/** Input of a page's rendering, apart from the API answers that it requests. */
export interface PageFacts {
  site: Site;
  shop: Shop;
}

/** The shop's name until its settings are known (D34). */
export const defaultShopName = 'Fanzeo';

/** Reads the text of a public GET call of our API, e.g. `/api/services/region/europe`; undefined if it fails. */
export type Ask = (path: string) => Promise<string | undefined>;

/** A page as text. */
export interface RenderedPage {
  /** The content of the page's root element. */
  markup: string;
  /** Tags for the document's head, e.g. image preloads. */
  head: string;
  /**
   * The data that the page was rendered from, so that the browser starts with the same: JSON, safe inside a `script`
   * element.
   */
  state: string;
}

/**
 * Renders the page at a path without query and hash, as a first-time visitor sees it. Built from the components of
 * web/, used by the API (docs/decisions/0012).
 */
export type RenderPage = (pathname: string, facts: PageFacts, ask: Ask) => Promise<RenderedPage>;
