import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#domain/money.ts';
import { addressOf, pagePaths } from '#domain/pages.ts';
import { withContent, withHead } from './page-head';

const html = readFileSync(join(__dirname, '../../web/index.html'), 'utf8');
const site = { origin: 'https://shop.example', shopName: 'Fan & <zeo> $&' };

test('the Italian tracking page is Italian before any script runs', () => {
  const page = withHead(html, '/it/traccia-ordine', site);
  expect(page).toContain('<html lang="it">');
  expect(page).toContain('<title>Stato del tuo ordine · Fan &#38; &#60;zeo&#62; $&#38;</title>');
  expect(page).toContain('<meta name="description" content="Con il numero d’ordine');
  expect(page).toContain('<link rel="canonical" href="https://shop.example/it/traccia-ordine" />');
  expect(page).toContain('<link rel="alternate" hreflang="fr" href="https://shop.example/fr/track-order" />');
  expect(page).not.toContain('noindex');
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page.match(/name="description"/g)).toHaveLength(1);
});

test.each(['/fr/checkout', '/order-success/5512345678', addressOf('demo', 'fr'), '/it/nothing-here'])(
  '%s is hidden from search engines, and nothing of the address is written into it',
  (path) => {
    const page = withHead(html, path, site);
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toContain('5512345678');
  },
);

test('an address without a page has no canonical link; the back office keeps the page as built', () => {
  expect(withHead(html, '/fr/nothing-here', site)).not.toContain('canonical');
  expect(withHead(html, '/fr/nothing-here', site)).toContain('<html lang="fr">');
  expect(withHead(html, '/admin/orders', site)).toBe(html);
});

describe('the files of the app', () => {
  const built = html.replace(
    '<script ',
    '<script data-app="/a.js /b.js" data-es="/es.js" data-fr="/fr.js" data-it="/it.js" data-entry="/home.js" ',
  );

  test.each([
    ['/fr/ig', '/a.js /b.js /fr.js /home.js'],
    ['/it/checkout', '/a.js /b.js /it.js'],
    ['/admin/orders', '/a.js /b.js'],
  ])('those of %s are %s', (path, files) => {
    const page = withHead(built, path, site);
    expect(page).toContain(`data-app="${files}"`);
    expect(page).not.toMatch(/data-(es|fr|it|entry)=/);
  });
});

describe('a rendered page', () => {
  const built = html.replace('<script ', '<script data-app="/assets/a.js /assets/b.js" ');
  const rendered = {
    markup: '<h1>$&</h1>',
    head: '<link rel="preload" href="/x" />',
    state: '{"price":"$1"}',
  };

  test('is in the document with its state, and no part of the app is preloaded', () => {
    const page = withContent(built, rendered);
    expect(page).toContain('<div id="root"><h1>$&</h1></div>');
    expect(page).toContain('<script type="application/json" id="page-state">{"price":"$1"}</script>');
    expect(page).toMatch(/<link rel="preload" href="\/x" \/>.*<\/head>/s);
    expect(page).not.toContain('modulepreload');
  });

  test('without it the app is preloaded', () => {
    const page = withContent(built, undefined);
    expect(page).toContain('<div id="root"></div>');
    for (const file of ['/assets/a.js', '/assets/b.js'])
      expect(page).toContain(`<link rel="modulepreload" crossorigin href="${file}" />`);
  });
});

describe('a shared address', () => {
  const content = (page: string, property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page)?.[1];

  test('has a card in its language, with a picture of the size it names [S1-2.1.13]', () => {
    for (const language of ['es', 'fr', 'it']) {
      const page = withHead(html, `/${language}/ig-likes`, site);
      expect(content(page, 'og:url')).toBe(`https://shop.example/${language}/ig-likes`);
      expect(content(page, 'og:locale')).toBe(`${language}_${language.toUpperCase()}`);
      expect(content(page, 'og:image')).toBe(`https://shop.example/social/${language}.png`);
      expect(page).toContain('<meta name="twitter:card" content="summary_large_image" />');
      const picture = readFileSync(join(__dirname, `../../web/public/social/${language}.png`));
      // A PNG's first chunk holds width and height.
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
        Number(content(page, 'og:image:width')),
        Number(content(page, 'og:image:height')),
      ]);
      expect(picture.length).toBeLessThan(400_000);
    }
  });

  test('has none if it is about one visitor, or isn’t a page', () => {
    for (const path of ['/fr/checkout', '/fr/nothing-here'])
      expect(withHead(html, path, site)).not.toContain('og:');
  });
});

describe('linked data', () => {
  const services = [229, 499].map((priceCents) => ({ type: 'likes', priceCents })) as never;
  const data = (page: string) =>
    JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page)?.[1] ?? 'null') as {
      '@graph': Record<string, unknown>[];
    } | null;

  test('says who the shop is and what a line costs [S1-2.1.13]', () => {
    const page = withHead(html, '/es/ig-likes', { ...site, services });
    expect(data(page)?.['@graph'].map((part) => part['@type'])).toEqual([
      'Organization',
      'WebSite',
      'Product',
    ]);
    expect(data(page)?.['@graph'][2]?.offers).toMatchObject({
      priceCurrency: 'EUR',
      lowPrice: '2.29',
      highPrice: '4.99',
      offerCount: 2,
    });
    expect(page).not.toContain('Fan & <zeo>');
  });

  test('says nothing of unknown prices, nothing on other pages, nothing in compliance mode', () => {
    expect(data(withHead(html, '/es/ig-likes', site))?.['@graph']).toHaveLength(2);
    expect(data(withHead(html, '/es/track', { ...site, services }))).toBeNull();
    expect(data(withHead(html, '/es/ig-likes', { ...site, services, neutral: true }))).toBeNull();
  });
});

describe.each(languages)('in %s, usual or neutral,', (language) => {
  const pages = Object.keys(pagePaths) as (keyof typeof pagePaths)[];
  const whoseHeadSays = (word: RegExp) =>
    pages.filter((page) =>
      [false, true].some((neutral) => {
        const document = withHead(html, addressOf(page, language), { ...site, neutral });
        return word.test(document.slice(0, document.indexOf('</head>')));
      }),
    );

  test('no head promises a guarantee or a gift, which a package may lack', () => {
    // These name what they are about.
    expect(whoseHeadSays(/garant|garanz/i)).toEqual(['terms', 'faq']);
    expect(whoseHeadSays(/regalo|cadeau/i)).toEqual([]);
  });

  test('no head says whether case studies are samples, or how many there are', () => {
    expect(whoseHeadSays(/de muestra|d’exemple|di esempio|tres casos|trois cas|tre casi/i)).toEqual([]);
  });
});

test('in compliance mode title, description and card are neutral', () => {
  const page = withHead(html, '/es/ig-likes', { ...site, neutral: true });
  expect(page).toContain('<title>Interacción para tu perfil');
  expect(page.slice(0, page.indexOf('</head>'))).not.toMatch(/instagram|seguidor|\blikes\b(?!")/i);
  expect(withHead(html, '/es/track', { ...site, neutral: true })).toBe(withHead(html, '/es/track', site));
});
