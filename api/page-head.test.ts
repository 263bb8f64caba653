import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withContent, withHead } from './page-head';

const html = readFileSync(join(__dirname, '../web/index.html'), 'utf8');
const site = { origin: 'https://shop.example', shopName: 'Fan & <zeo> $&' };

test('the Italian tracking page is Italian before any script runs', () => {
  const page = withHead(html, '/it/traccia-ordine', site);
  expect(page).toContain('<html lang="it">');
  expect(page).toContain('<title>Stato del Suo ordine · Fan &#38; &#60;zeo&#62; $&#38;</title>');
  expect(page).toContain('<meta name="description" content="Con il numero d’ordine');
  expect(page).toContain('<link rel="canonical" href="https://shop.example/it/traccia-ordine" />');
  expect(page).toContain('<link rel="alternate" hreflang="fr" href="https://shop.example/fr/track-order" />');
  expect(page).not.toContain('noindex');
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page.match(/name="description"/g)).toHaveLength(1);
});

test.each(['/fr/checkout', '/order-success/5512345678', '/it/nothing-here'])(
  '%s is nothing for search engines, and nothing of the address is written into it',
  (path) => {
    const page = withHead(html, path, site);
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toContain('5512345678');
  },
);

test('an address without a page has no canonical one; the back office keeps the page as built', () => {
  expect(withHead(html, '/fr/nothing-here', site)).not.toContain('canonical');
  expect(withHead(html, '/fr/nothing-here', site)).toContain('<html lang="fr">');
  expect(withHead(html, '/admin/orders', site)).toBe(html);
});

describe('a rendered page', () => {
  const built = html.replace('<script ', '<script data-app="/assets/a.js /assets/b.js" ');
  const rendered = {
    markup: '<h1>$&</h1>',
    head: '<link rel="preload" href="/x" />',
    state: '{"price":"$1"}',
  };

  test('stands in the document with its state, and nothing of the app is fetched with it', () => {
    const page = withContent(built, rendered);
    expect(page).toContain('<div id="root"><h1>$&</h1></div>');
    expect(page).toContain('<script type="application/json" id="page-state">{"price":"$1"}</script>');
    expect(page).toMatch(/<link rel="preload" href="\/x" \/>.*<\/head>/s);
    expect(page).not.toContain('modulepreload');
  });

  test('without it the app is fetched with the page', () => {
    const page = withContent(built, undefined);
    expect(page).toContain('<div id="root"></div>');
    for (const file of ['/assets/a.js', '/assets/b.js'])
      expect(page).toContain(`<link rel="modulepreload" crossorigin href="${file}" />`);
  });
});
