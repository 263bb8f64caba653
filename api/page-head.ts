import type { Language } from '../domain/money';
import { heads as es } from '../domain/page-heads/es';
import { heads as fr } from '../domain/page-heads/fr';
import { heads as it } from '../domain/page-heads/it';
import { findPage, headLinks, isListed, type PageHeads, prefixOf } from '../domain/pages';

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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
