import { languages } from '#domain/money.ts';
import { addressOf, headLinks, isListed, pageNames, pagePaths } from '#domain/pages.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { siteOf } from './site';

/** Files for search engines: which pages exist, and which are off limits. */
export function seoRoutes(routes: Routes, { env }: Pick<Deps, 'env'>): void {
  const forEverybody = { method: 'GET', access: 'public', anonymous: true } as const;

  routes.raw(
    {
      ...forEverybody,
      path: '/sitemap.xml',
      summary: 'Every listed page in its languages',
      produces: 'application/xml',
    },
    async ({ request, response }) => {
      response
        .set('Cache-Control', 'public, max-age=3600')
        .type('application/xml')
        // Each page of the promotional host is a copy, with the shop's page as canonical.
        .send(sitemap(siteOf(request, env).shopOrigin));
    },
  );

  routes.raw(
    {
      ...forEverybody,
      path: '/robots.txt',
      summary: 'What search engines may read',
      produces: 'text/plain',
    },
    async ({ request, response }) => {
      response
        .set('Cache-Control', 'public, max-age=3600')
        .type('text/plain')
        .send(robots(siteOf(request, env).shopOrigin));
    },
  );
}

/** A sitemap of all listed pages, each with the addresses of its other languages. */
export function sitemap(origin: string): string {
  const entries = pageNames.filter(isListed).flatMap((page) =>
    languages.map((language) => {
      const others = headLinks(page, language, origin)
        .filter(({ rel }) => rel === 'alternate')
        .map(
          ({ hreflang, href }) =>
            `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href.replaceAll('&', '&amp;')}"/>`,
        );
      return ['  <url>', `    <loc>${origin}${addressOf(page, language)}</loc>`, ...others, '  </url>'];
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flat(),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Keeps search engines from the back office, the calls and the pages about one visitor. Pictures of pages are fetched
 * by a call, so that one stays allowed.
 */
export function robots(origin: string): string {
  const closed = pageNames
    .filter((page) => !isListed(page))
    .flatMap((page) =>
      languages.flatMap((language) =>
        pagePaths[page][language]
          .filter((path) => !path.includes(':'))
          .flatMap((path) => [`/${language}/${path}`, ...(language === 'es' ? [`/${path}`] : [])]),
      ),
    );
  return [
    'User-agent: *',
    'Allow: /api/instagram/image-proxy',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /r$',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
