import type { Language } from '#domain/money.ts';
import { headLinks, isListed, type PageHeads, pageShownAt } from '#domain/pages.ts';
import { site } from './site';

const ours = 'link[rel="canonical"], link[rel="alternate"][hreflang], meta[name="robots"]';

/**
 * Updates the document's head for the current page: language, description, canonical address, other languages. The
 * server wrote the same for the first page; the title is in LanguageRoute.
 */
export function showHead(pathname: string, language: Language, heads: PageHeads): void {
  const { shopOrigin } = site();
  const page = pageShownAt(pathname, site());
  document.documentElement.lang = language;
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', heads[page ?? 'notFound'].description);
  for (const element of document.head.querySelectorAll(ours)) element.remove();
  for (const { rel, hreflang, href } of page
    ? headLinks(page, language, shopOrigin || window.location.origin)
    : []) {
    const link = document.createElement('link');
    link.rel = rel;
    if (hreflang) link.hreflang = hreflang;
    link.href = href;
    document.head.append(link);
  }
  if (isListed(page)) return;
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
}
