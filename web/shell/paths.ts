import { useLocation } from 'react-router-dom';
import type { ServiceType } from '#domain/catalogue.ts';
import type { Language } from '#domain/money.ts';
import { addressOf, isPromotional, type PageName, prefixOf } from '#domain/pages.ts';
import { serviceAddress } from '#domain/product-lines.ts';
import { withEntry } from '#domain/purchase-sources.ts';
import type { Site } from '#domain/site.ts';
import { useSite } from './site';

/**
 * Addresses of the storefront in one language, with or without the Spanish prefix. On the promotional host those of the
 * shop itself are absolute (S0 §2), and carry how the visitor came.
 */
export function pathsFor(
  prefix: '' | `/${Language}`,
  language: Language,
  site: Pick<Site, 'promotional' | 'shopOrigin' | 'entry'> = { promotional: false, shopOrigin: '' },
) {
  const onShop = (address: string) => {
    if (!site.promotional) return address;
    return site.shopOrigin + (site.entry ? withEntry(address, site.entry) : address);
  };
  const to = (page: PageName, query = '') => {
    const address = prefix + addressOf(page, language).slice(`/${language}`.length) + query;
    return isPromotional(page) ? address : onShop(address);
  };
  const home = onShop(addressOf('home', language));
  /** The order form of a line, e.g. with `?followers=500`. */
  const service = (key: ServiceType, query = '') => onShop(serviceAddress(key, language) + query);
  return {
    home,
    service,
    faq: to('faq'),
    cases: to('cases'),
    chooser: to('chooser'),
    igTools: to('igTools'),
    checkout: to('checkout'),
    cardForm: to('cardForm'),
    orderSuccess: to('success'),
    track: to('track'),
    trackOrder: (order: string) => to('track', `?order=${encodeURIComponent(order)}`),
    account: to('account'),
    accountOrder: (order: string) => to('account', `?order=${encodeURIComponent(order)}`),
    paymentFailed: to('paymentFailed'),
    privacy: to('privacy'),
    terms: to('terms'),
    refunds: to('refunds'),
    contact: to('contact'),
    contactWithChat: to('contact', '?chat=1'),
    contactAbout: (order: string) => to('contact', `?order=${encodeURIComponent(order)}`),
    unsubscribe: to('unsubscribe'),
    reviewOrder: (order: string) => to('review', `?order=${encodeURIComponent(order)}`),
    thread: (token: string) => to('thread', `?token=${encodeURIComponent(token)}`),
    withdrawal: to('withdrawal'),
    withdrawOrder: (order: string) => to('withdrawal', `?order=${encodeURIComponent(order)}`),
  };
}

/** The addresses in the form of the current one: a page under /es links to pages under /es. */
export function usePaths() {
  const { prefix, language } = prefixOf(useLocation().pathname);
  return pathsFor(prefix, language, useSite());
}
