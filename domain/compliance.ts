import { findPage, type PageName, shownAt } from './pages';

/** The trace of an advertisement in a visit: a parameter of the address, or the referring page. */
export type AdTrigger = 'ad-click' | 'ad-referrer';

/** What switches compliance mode on. */
export type ComplianceTrigger = 'path' | 'host' | AdTrigger;

/** Whether a page uses the neutral wording, and why. */
export interface Compliance {
  on: boolean;
  trigger?: ComplianceTrigger;
  /** The page is one of those that an advertisement doesn't change. */
  excluded: boolean;
}

/** Parameters that Google's advertisements add to an address (S1 §4). */
export const googleAdParameters = ['gclid', 'gbraid', 'wbraid', 'gad_source'] as const;

/** Hosts of Google's advertisements (S1 §4), and everything below them. */
const adHosts =
  /(?:^|\.)(?:doubleclick\.net|googlesyndication\.com|googleadservices\.com|googleads\.com|ads\.google\.com|adservice\.google\.[a-z]{2,3}(?:\.[a-z]{2})?)$/;

/** Always neutral: /ig-tools in every language (S1 §4; the Italian one by D1). */
const neutralPages: readonly PageName[] = ['igTools'];

/**
 * Never neutral because of an advertisement: /special-offer and /ig in every language (S1 §4; the Italian ones by
 * D1).
 */
const excludedPages: readonly PageName[] = ['specialOffer', 'home'];

/** The trace of an advertisement. `query` with or without its question mark; `referrer` as the browser sends it. */
export function adTriggerOf(query: string, referrer: string | undefined): AdTrigger | undefined {
  const parameters = new URLSearchParams(query);
  if (googleAdParameters.some((name) => parameters.has(name))) return 'ad-click';
  if (referrer && URL.canParse(referrer) && adHosts.test(new URL(referrer).hostname)) return 'ad-referrer';
  return undefined;
}

/**
 * Compliance mode of an address (S1 §4): on by path, by the promotional host, or by an advertisement's trace, unless
 * the page is excluded. The user agent must never play a part: a crawler and a person who open the same address see the
 * same page (D25).
 */
export function complianceOf(visit: {
  pathname: string;
  /** Requested on the promotional host. */
  promotional: boolean;
  /** Kept while the document is open. */
  ad?: AdTrigger;
}): Compliance {
  const page = findPage(shownAt(visit.pathname, visit.promotional));
  const excluded = page !== undefined && excludedPages.includes(page);
  if (page && neutralPages.includes(page)) return { on: true, trigger: 'path', excluded };
  if (visit.promotional) return { on: true, trigger: 'host', excluded };
  if (visit.ad && !excluded) return { on: true, trigger: visit.ad, excluded };
  return { on: false, excluded };
}
