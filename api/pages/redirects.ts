import { type RequestHandler, Router } from 'express';
import type { Language } from '#domain/money.ts';
import {
  addressOf,
  findPage,
  inLowerCase,
  isPromotional,
  type PageName,
  prefixOf,
  shownAt,
} from '#domain/pages.ts';
import { promotionalEntry, withEntry } from '#domain/purchase-sources.ts';
import type { Site } from '#domain/site.ts';
import type { Deps } from '../deps';
import { queryOf, siteOf } from './site';

/** Further names of pages, below each language and without one (S0 §2: "Volver al inicio" led to /es/instagram). */
const otherNames: Readonly<Record<string, PageName>> = { instagram: 'home' };

/** The target of a redirect. 301 if it is only another name of the same page. */
export interface Redirect {
  status: 301 | 302;
  location: string;
}

/**
 * Where a page's address redirects, undefined if it doesn't. `query` with its question mark, or empty: parameters of an
 * advertisement or an e-mail are kept. `referrer` is the referring page's address.
 */
export function redirectOf(
  asked: { path: string; query: string; referrer?: string },
  site: Pick<Site, 'promotional' | 'shopOrigin'>,
): Redirect | undefined {
  const found = withinSite(asked, site.promotional);
  const address = found?.location ?? asked.path + asked.query;
  const path = shownAt(address.split('?')[0] ?? '', site.promotional);
  const page = findPage(path);
  const belongsToShop = page ? !isPromotional(page) : /^\/admin(\/|$)/.test(path);
  if (!site.promotional || !belongsToShop) return found;
  const location = site.shopOrigin + address;
  return { status: 302, location: page ? withEntry(location, promotionalEntry(asked.query)) : location };
}

function withinSite(
  { path, query, referrer }: { path: string; query: string; referrer?: string },
  promotional: boolean,
): Redirect | undefined {
  const lower = inLowerCase(path);
  // Typed or dictated with capitals. What is no page in lower case either stays as it is.
  if (lower !== path) {
    const isPage = findPage(shownAt(lower, promotional)) !== undefined;
    const found = withinSite({ path: lower, query, referrer }, promotional);
    return found ?? (isPage ? { status: 301, location: lower + query } : undefined);
  }
  const { prefix, language } = prefixOf(path);
  const rest = path.slice(prefix.length).replace(/\/$/, '');
  // The page's file has no address.
  if (path === '/' || path === '/index.html') {
    const entry = promotional ? `/${language}` : addressOf('home', language);
    return { status: 302, location: entry + query };
  }
  if (rest === '') {
    if (!promotional) return { status: 302, location: addressOf('home', language) + query };
    return path === prefix ? undefined : { status: 301, location: prefix + query };
  }
  if (rest === '/standalone-stripe.html')
    return { status: 302, location: orderForm(prefix ? language : languageOfReferrer(referrer), query) };
  const other = otherNames[rest.slice(1)];
  if (other) return { status: 301, location: addressOf(other, language) + query };
  if (path.endsWith('/') && findPage(path)) return { status: 301, location: path.slice(0, -1) + query };
  return undefined;
}

/** The order form with the quantity of an old payment page's address; its amount is ignored (D4). */
function orderForm(language: Language, query: string): string {
  const search = new URLSearchParams(query);
  const followers = search.get('followers') ?? '';
  search.delete('amount');
  search.delete('followers');
  if (/^[1-9]\d{0,5}$/.test(followers)) search.set('followers', followers);
  return addressOf('home', language) + (search.size > 0 ? `?${search}` : '');
}

/** The language of the referring page; Spanish if unknown (D2). */
export function languageOfReferrer(referrer: string | undefined): Language {
  return URL.canParse(referrer ?? '') ? prefixOf(new URL(referrer ?? '').pathname).language : 'es';
}

/** Answers every address that redirects, before pages and files are looked up. */
export function redirectRoutes({ env }: Pick<Deps, 'env'>): Router {
  const redirect: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const found = redirectOf(
      { path: request.path, query: queryOf(request), referrer: request.get('referer') },
      siteOf(request, env),
    );
    if (!found) return next();
    // Host and referring page change the answer; a cache that can't know that must not store it.
    response.set('Cache-Control', found.status === 301 ? 'public, max-age=3600' : 'no-store');
    response.redirect(found.status, found.location);
  };
  return Router().use(redirect);
}
