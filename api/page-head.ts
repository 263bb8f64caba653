import type { Language } from '../domain/money';
import { heads as es } from '../domain/page-heads/es';
import { heads as fr } from '../domain/page-heads/fr';
import { heads as it } from '../domain/page-heads/it';
import { findPage, headLinks, isListed, type PageHeads, prefixOf } from '../domain/pages';
import type { RenderedPage } from '../domain/pre-render';

const heads: Record<Language, PageHeads> = { es, fr, it };

/**
 * Writes language, title, description, canonical address and other languages of the page at `pathname` into the
 * built page, so that they are there without JavaScript (issue part "Languages"). The back office keeps it as it is.
 */
export function withHead(
  html: string,
  pathname: string,
  site: { origin: string; shopName?: string },
): string {
  if (/^\/admin(\/|$)/.test(pathname)) return html;
  const { language } = prefixOf(pathname);
  const page = findPage(pathname);
  const { title, description } = heads[language][page ?? 'notFound'];
  const links = page
    ? headLinks(page, language, site.origin).map(
        ({ rel, hreflang, href }) =>
          `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}" />`,
      )
    : [];
  if (!isListed(page)) links.push('<meta name="robots" content="noindex" />');
  const fullTitle = site.shopName ? `${title} · ${site.shopName}` : title;
  // Functions, because a `$` in a text would otherwise be read as a pattern.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(fullTitle)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(description)}" />`,
    )
    .replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}

/**
 * Puts a rendered page into the built one. What the page's app consists of is then fetched only when somebody does
 * something (web/entry/loader.ts); without a rendered page it is named in the head, to be fetched at once.
 */
export function withContent(html: string, page: RenderedPage | undefined): string {
  if (!page) {
    const app = /data-app="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const links = app.map((file) => `  <link rel="modulepreload" crossorigin href="${file}" />\n  `);
    return html.replace('</head>', () => `${links.join('')}</head>`);
  }
  const state = `<script type="application/json" id="page-state">${page.state}</script>`;
  return html
    .replace('</head>', () => `${page.head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.markup}</div>\n    ${state}`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
