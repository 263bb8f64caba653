import type { AdTrigger } from './compliance';
import type { Notice } from './notice';
import type { Offer } from './offer';
import type { PromotionalEntry } from './purchase-sources';

/** What the server knows about the address at which a page was opened. */
export interface Site {
  /**
   * The promotional host shows the landing page as its entry and redirects everything else to the shop (S0 §2, S1
   * §2.1).
   */
  promotional: boolean;
  /** Origin of the shop itself, without a slash at its end; empty if the page is served from it. */
  shopOrigin: string;
  /** On the promotional host: how the visitor came there. Links to the shop carry it (domain/purchase-sources.ts). */
  entry?: PromotionalEntry;
  /** The demonstration pages (domain/pages.ts) don't exist here. */
  withoutDemo?: true;
  /** The visitor measurement, which asks for consent first; absent if it isn't configured (D29). */
  analytics?: { id: string; scriptUrl: string };
  /**
   * The trace of an advertisement in the visit; together with the address it decides the wording
   * (domain/compliance.ts).
   */
  ad?: AdTrigger;
  /** The advertised discount; absent if no code is valid now. Without `banner` if this visitor closed it. */
  offer?: Offer;
  /** The server could not read the offer in time. `offer` may be out of date, so the page fetches it at once. */
  offerIsOld?: true;
  /** The line above the page, in its language; absent if there is none now. */
  notice?: Notice;
}

/** The name of the `meta` element that carries a Site as JSON. */
export const siteMeta = 'site';

/** The session cookie of a visitor who closed the banner or saw it end: it holds nothing but that choice. */
export const bannerCookie = 'banner';
