import type { Site } from './site';

/** What every page says of the shop that isn't a sentence: settings, the same for all visitors. */
export interface Shop {
  shopName: string;
  /** The mark's text, where it isn't the name. */
  logoText?: string;
  supportEmail?: string;
  /** In one line, see domain/seller.ts. */
  seller?: string;
  /** How long what is lost is refilled; absent for a lifetime. Known where the seller is. */
  guaranteeSeconds?: number;
}

/** Input of a page's rendering, apart from the API answers that it requests. */
export interface PageFacts {
  site: Site;
  shop: Shop;
}

/** The shop's name until its settings are known (decision 34). */
export const defaultShopName = 'Fanzeo';

/** Reads the text of a public GET call of our API, e.g. `/api/services/region/europe`; undefined where it can't be had. */
export type Ask = (path: string) => Promise<string | undefined>;

/** A page as text. */
export interface RenderedPage {
  /** The content of the page's root element. */
  markup: string;
  /** Tags for the document's head, e.g. pictures to fetch early. */
  head: string;
  /** What the page was made from, so that the browser starts from the same: JSON, safe inside a `script` element. */
  state: string;
}

/**
 * Renders the page at a path without question and hash, as a visitor sees it who comes for the first time. Made by the
 * build from the components of web/, used by the API (docs/decisions/0012).
 */
export type RenderPage = (pathname: string, facts: PageFacts, ask: Ask) => Promise<RenderedPage>;
