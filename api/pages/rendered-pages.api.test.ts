import { get, type IncomingMessage } from 'node:http';
import { servicesByRegion } from '#domain/calls/shop.ts';
import { questionsOf } from '#domain/content/questions.ts';
import { formatEuros, type Language, languages } from '#domain/money.ts';
import { addressOf, findPage, isListed, type PageName, pageNames } from '#domain/pages.ts';
import { contentOfNewShop } from '#domain/testing/new-shop.ts';
import { es } from '#web/i18n/es/index.ts';
import { fr } from '#web/i18n/fr/index.ts';
import { it as italian } from '#web/i18n/it/index.ts';
import type { Messages } from '#web/i18n/shape.ts';
import { foreignWords } from '#web/i18n/testing/foreign-words.ts';
import { browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { eventually, seldom } from '../testing/wait';

const words: Record<Language, Messages> = { es, fr, it: italian };
const shop = process.env.SHOP_URL ?? '';
const listed = pageNames.filter(isListed);

async function source(path: string, status = 200): Promise<string> {
  const answer = await fetch(shop + path);
  expect([path, answer.status]).toEqual([path, status]);
  return answer.text();
}

/** The cheapest package of followers. */
async function cheapest(): Promise<{ id: number; priceCents: number }> {
  const visitor = browser();
  const regions = (['spain', 'europe'] as const).map((region) =>
    visitor.call(servicesByRegion, { params: { region } }),
  );
  const services = (await Promise.all(regions)).flatMap((answer) => answer.services);
  const [first] = services
    .filter(({ type }) => type === 'followers')
    .sort((one, other) => one.priceCents - other.priceCents);
  if (!first) throw new Error('The catalogue has no followers');
  return first;
}

/** The page's text without scripts, entities decoded. */
function textOf(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#x27;/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n+/g, '\n');
}

/** The page answers, with its language, its title and the links to the other languages. */
function expectHead(html: string, page: PageName, language: Language): void {
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain('hreflang="x-default"');
  expect(html).toContain(`<title>${words[language].heads[page].title}`);
}

/** Without parts in another language by design: the language switch. */
function withoutForeignParts(html: string): string {
  return html.replace(/<(?!html)(\w+)[^>]*\slang="(?:es|fr|it)"[^>]*>[\s\S]*?<\/\1>/g, '');
}

describe.each(languages)('in %s', (language) => {
  const { heads, home, order, shell } = words[language];

  test('the entry page holds headline, order form, questions and footer before any script runs', async () => {
    const text = textOf(await source(addressOf('home', language)));
    for (const sentence of [
      home.headline,
      order.steps.profile,
      order.steps.email,
      order.continue,
      ...questionsOf('followers', contentOfNewShop('faq', language).entries).map(({ pregunta }) => pregunta),
      heads.privacy.title,
      heads.terms.title,
      heads.refunds.title,
    ])
      expect(text).toContain(sentence.replaceAll("'", '’'));
  });

  test.each(listed)(
    'the page %s has its language and title, text, a heading, and nothing in another language [S0-1.4 S0-2.1 S1-2.1.11]',
    async (page) => {
      const html = await source(addressOf(page, language));
      expectHead(html, page, language);
      const text = textOf(withoutForeignParts(html));
      expect(html).toMatch(/<h1[^>]*>[^<]/);
      expect(text.length).toBeGreaterThan(400);
      expect(text.split('\n').flatMap((line) => foreignWords(line, language) ?? [])).toEqual([]);
      expect(html.match(/<title>/g)).toHaveLength(1);
    },
  );

  test('the menu shows the lowest price of the catalogue [S0-2.13 S0-9.2]', async () => {
    const { priceCents } = await cheapest();
    const text = textOf(await source(addressOf('home', language)));
    expect(text).toContain(shell.from(formatEuros(priceCents, language)));
  });
});

test('links between pages work', async () => {
  const html = await source('/es/ig');
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"#]+)"/g)].map(([, href]) => String(href));
  const inside = [...new Set(hrefs)].filter((href) => href.startsWith('/'));
  expect(inside.length).toBeGreaterThan(5);
  expect(inside).toContain(addressOf('chooser', 'es'));
  for (const href of inside) expect([href, findPage(href)]).not.toEqual([href, undefined]);
});

test.each(languages)(
  'in %s pages about one purchase are left to the browser, which preloads the app',
  async (language) => {
    for (const page of pageNames.filter((one): one is PageName => !isListed(one))) {
      const html = await source(addressOf(page, language));
      expectHead(html, page, language);
      expect(html).toContain('<div id="root"></div>');
      expect(html.match(/rel="modulepreload"/g)?.length).toBeGreaterThan(3);
    }
  },
);

test('an e-mail’s link never shows the form that the page would otherwise be', async () => {
  const page = addressOf('unsubscribe', 'es');
  expect(textOf(await source(page))).toContain(es.leaving.lead);
  for (const link of ['token=x', 'confirm=x'])
    expect(textOf(await source(`${page}?${link}`))).not.toContain(es.leaving.lead);
});

test('an entry page preloads no part of the app, and nothing of the payment provider', async () => {
  const html = await source('/es/ig');
  const fetched = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]+\.js)"/g)].map(
    ([, file]) => file,
  );
  expect(fetched.length).toBeLessThanOrEqual(2);
  expect(html).not.toMatch(/stripe\.js|js\.stripe\.com|\/v3/);
});

test('the page contains no script that the content policy would have to allow', async () => {
  const response = await fetch(`${shop}/es/ig`);
  const html = await response.text();
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(inline).toEqual([
    expect.stringContaining('type="application/ld+json"'),
    expect.stringContaining('type="application/json"'),
  ]);
  expect(html).not.toMatch(/<[^>]+\son\w+=/);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|nonce|data:|\*(?!\.js\.stripe)/);
});

test('no visitor gets another visitor’s page', async () => {
  const [one, other] = await Promise.all([source('/es/ig'), source('/es/ig')]);
  expect(one).toBe(other);
  expect(one).not.toMatch(/upsellVariant|publicKey/);
});

test('an address without a page says so in its language, with status 404', async () => {
  for (const language of languages) {
    const response = await fetch(`${shop}/${language}/no-such-page-${language}`);
    expect(response.status).toBe(404);
    expect(textOf(await response.text())).toContain(
      words[language].heads.notFound.description.replaceAll("'", '’'),
    );
  }
});

test('an address without the site’s header is rendered without it', async () => {
  for (const path of ['/landing', '/fr/ads-landing']) expect(await source(path)).not.toContain('<header');
  expect(await source('/it/marketing/nothing', 404)).not.toContain('<header');
  expect(await source('/fr/anything-else', 404)).toContain('<header');
});

test('the page renderer’s code is not served', async () => {
  expect((await fetch(`${shop}/.server/render.cjs`)).status).toBe(404);
});

test('a changed price is on the page a few seconds later', async () => {
  const db = testDatabase();
  const { id, priceCents } = await cheapest();
  const price = (cents: number) =>
    db.query('UPDATE services SET price_cents = $1 WHERE id = $2', [cents, id]);
  const shows = (cents: number) =>
    eventually(
      async () => expect(textOf(await source('/fr/ig'))).toContain(fr.shell.from(formatEuros(cents, 'fr'))),
      seldom,
    );
  try {
    await shows(priceCents);
    await price(priceCents - 16);
    await shows(priceCents - 16);
  } finally {
    await price(priceCents);
    await db.end();
  }
});

describe('in transit', () => {
  const ask = (path: string, accept: string) =>
    fetch(shop + path, { headers: { 'accept-encoding': accept } });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('a browser that accepts %s gets a page and its files as %s', async (accept, form) => {
    const page = await ask('/it/ig', accept);
    expect(page.headers.get('content-encoding')).toBe(form);
    expect(page.headers.get('vary')).toContain('Accept-Encoding');
    const html = await page.text();
    expect(html).toContain(italian.home.headline);
    for (const kind of ['js', 'css']) {
      const file = new RegExp(`(?:href|src)="(/assets/[^"]+\\.${kind})"`).exec(html)?.[1] ?? '';
      const answer = await ask(file, accept);
      expect(answer.headers.get('content-encoding')).toBe(form);
      expect(answer.headers.get('content-type')).toMatch(kind === 'js' ? /javascript/ : /css/);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect((await answer.text()).length).toBeGreaterThan(1000);
    }
  });

  test('a browser that has the page gets 304', async () => {
    const first = await fetch(`${shop}/es/terms-and-conditions`);
    // Not by `fetch`, which disables caching.
    const second = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
      get(`${shop}/es/terms-and-conditions`, { headers }, resolve).on('error', reject);
    });
    expect(second.statusCode).toBe(304);
    second.resume();
  });

  test('a missing file answers 404, in any encoding', async () => {
    const answer = await ask('/assets/nothing.js', 'br');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});

test('no shared cache may store a page: it has the cookies of its visitor', async () => {
  for (const path of [addressOf('home', 'es'), addressOf('checkout', 'fr'), '/es/nothing-here'])
    expect((await fetch(shop + path)).headers.get('cache-control')).toBe('private, no-cache');
});
