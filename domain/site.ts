import type { AdTrigger } from './compliance';
import type { Notice } from './notice';
import type { Offer } from './offer';

/** What the server tells a page about the address at which it was opened. */
export interface Site {
  /** The promotional host shows the landing page as its entry and leads to the shop for all else (S0 §2, S1 §2.1). */
  promotional: boolean;
  /** Origin of the shop itself, without a slash at its end; empty if the page is served from it. */
  shopOrigin: string;
  /** The demonstration pages (domain/pages.ts) don't exist here. */
  withoutDemo?: true;
  /** The visitor measurement, which asks for consent first; absent where none is configured (decision 29). */
  analytics?: { id: string; scriptUrl: string };
  /** What an advertisement left in the visit; with the address it decides the wording (domain/compliance.ts). */
  ad?: AdTrigger;
  /** The discount that is advertised; absent where no code holds now. Without `banner` where this visitor closed it. */
  offer?: Offer;
  /** The line above the page, in its language; absent where there is none now. */
  notice?: Notice;
}

/** The name of the `meta` element that carries a Site as JSON. */
export const siteMeta = 'site';

/** The session cookie of a visitor who closed the banner or saw it end: a choice of theirs, nothing else is in it. */
export const bannerCookie = 'banner';
