import type { Opinions } from '#db/reviews.ts';
import type { ServiceView } from '#domain/calls/shop.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { type Language, languages } from '#domain/money.ts';
import { heads as es } from '#domain/page-heads/es.ts';
import { heads as fr } from '#domain/page-heads/fr.ts';
import { heads as it } from '#domain/page-heads/it.ts';
import { neutralHeads } from '#domain/page-heads/neutral.ts';
import {
  addressOf,
  findPage,
  headLinks,
  isListed,
  type PageHeads,
  type PageName,
  prefixOf,
} from '#domain/pages.ts';
import { defaultShopName, type RenderedPage } from '#domain/pre-render.ts';
import { structuredData } from './structured-data';

const heads: Record<Language, PageHeads> = { es, fr, it };

/** Language codes of social networks. */
const locales: Record<Language, string> = { es: 'es_ES', fr: 'fr_FR', it: 'it_IT' };

const entryPages: ReadonlySet<PageName> = new Set<PageName>(['home', 'likes', 'views']);

/** The size of the pictures of the social cards (scripts/social-cards.ts). */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Writes language, title, description, canonical address, other languages and the social card of the page at `pathname`
 * into the built page, so that they exist without JavaScript. `neutral`: in the wording of compliance mode. The back
 * office keeps the words of the page as built.
 */
export function withHead(
  html: string,
  pathname: string,
  site: {
    origin: string;
    shopName?: string;
    neutral?: boolean;
    services?: readonly ServiceView[];
    opinions?: Opinions;
    style?: string;
  },
): string {
  if (/^\/admin(\/|$)/.test(pathname)) return withApp(html);
  const { language } = prefixOf(pathname);
  const page = findPage(pathname);
  const name = page ?? 'notFound';
  const { title, description } = (site.neutral && neutralHeads[language][name]) || heads[language][name];
  const links = page
    ? headLinks(page, language, site.origin).map(
        ({ rel, hreflang, href }) =>
          `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}" />`,
      )
    : [];
  if (!isListed(page)) links.push('<meta name="robots" content="noindex" />');
  const fullTitle = site.shopName ? `${title} · ${site.shopName}` : title;
  if (page && isListed(page))
    links.push(
      ...cardTags({
        title,
        description,
        language,
        address: site.origin + addressOf(page, language),
        ...site,
      }),
    );
  const { origin, shopName = defaultShopName, services = [], opinions } = site;
  // The data contain the usual names of what is sold.
  const data = site.neutral
    ? undefined
    : structuredData(page, language, { origin, shopName, title, description, services, opinions });
  if (data)
    links.push(
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    );
  // Last in the head, after the shop's own colours.
  if (site.style) links.push(`<style>${site.style}</style>`);
  // Functions, because a `$` in a text would otherwise be read as a pattern.
  return withApp(html, language, ...(page && entryPages.has(page) ? ['entry'] : []))
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(fullTitle)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(description)}" />`,
    )
    .replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}

/** Completes the list of the app's files (web/entry/build.mts) with those of `parts`; other pages' lists go. */
function withApp(html: string, ...parts: string[]): string {
  const lists = new Map<string, string>();
  const rest = html.replace(/ data-(es|fr|it|entry)="([^"]*)"/g, (_list, part: string, files: string) => {
    lists.set(part, files);
    return '';
  });
  const more = parts.flatMap((part) => lists.get(part) ?? []);
  return rest.replace(
    / data-app="([^"]*)"/,
    (_list, app: string) => ` data-app="${[app, ...more].join(' ')}"`,
  );
}

/** A page's card when somebody shares its address: Open Graph, and Twitter's own kind of card. */
function cardTags(of: {
  title: string;
  description: string;
  language: Language;
  address: string;
  origin: string;
  shopName?: string;
}): string[] {
  const image = `${of.origin}/social/${of.language}.png`;
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', of.shopName],
    ['og:title', of.title],
    ['og:description', of.description],
    ['og:url', of.address],
    ['og:locale', locales[of.language]],
    ...languages
      .filter((one) => one !== of.language)
      .map((one): [string, string] => ['og:locale:alternate', locales[one]]),
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', of.description],
  ];
  return [
    ...properties.flatMap(([property, content]) =>
      content ? `<meta property="${property}" content="${escapeHtml(content)}" />` : [],
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

/**
 * Puts a rendered page into the built one. The page's app is then loaded only on interaction (web/entry/loader.ts);
 * without a rendered page it is preloaded in the head.
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
