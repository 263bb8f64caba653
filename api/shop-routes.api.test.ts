import { languages } from '../domain/money';
import { neutralHeads } from '../domain/page-heads/neutral';
import { addressOf } from '../domain/pages';
import { productLines, serviceAddress } from '../domain/product-lines';
import { plainRequest } from './testing/plain-request';

const promo = 'promo.localhost';
const shop = () => new URL(process.env.SHOP_URL ?? '').origin;

/** The title, language and robots of a page before any script runs. */
function headOf(html: string) {
  return {
    title: /<title>([^<]*)/.exec(html)?.[1],
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    listed: !html.includes('noindex'),
  };
}

test.each([
  ['/', 302, '/es/ig'],
  ['/?gclid=1', 302, '/es/ig?gclid=1'],
  ['/index.html', 302, '/es/ig'],
  ['/es', 302, '/es/ig'],
  ['/fr', 302, '/fr/ig'],
  ['/it', 302, '/it/ig'],
  ['/it/', 302, '/it/ig'],
  ['/es/instagram', 301, '/es/ig'],
  ['/fr/instagram?a=1', 301, '/fr/ig?a=1'],
  ['/es/ig/', 301, '/es/ig'],
  ['/it/traccia-ordine/?order=FNZ-261121-AB3K', 301, '/it/traccia-ordine?order=FNZ-261121-AB3K'],
  ['/standalone-stripe.html?amount=0.01&followers=1000', 302, '/es/ig?followers=1000'],
  ['/it/standalone-stripe.html?amount=9.99&followers=abc', 302, '/it/ig'],
])('%s is redirected by HTTP (%i) to %s [S0-2.2 S1-2.1.4]', async (path, status, location) => {
  for (const method of ['GET', 'HEAD'])
    expect(await plainRequest(path, { method })).toMatchObject({ status, location });
  // The target is a page.
  expect((await plainRequest(location)).status).toBe(200);
});

test.each(languages)(
  'referring page, user agent and the browser’s language change no redirect of an address with a language: /%s [S0-2.2]',
  async (language) => {
    for (const agent of ['Googlebot/2.1', 'AdsBot-Google', 'Mozilla/5.0 (iPhone)'])
      for (const spoken of ['es', 'fr', 'it', 'en'])
        expect(
          await plainRequest(`/${language}?gclid=1`, {
            referrer: '/it/ig',
            headers: { 'user-agent': agent, 'accept-language': spoken },
          }),
        ).toMatchObject({ status: 302, location: `/${language}/ig?gclid=1` });
  },
);

test('no address redirects away from the shop', async () => {
  for (const path of [
    '//evil.example/',
    '//evil.example/es/ig/',
    '/%5Cevil.example/',
    '/es//evil.example/',
  ]) {
    const { status, location } = await plainRequest(path);
    expect({ path, status, location }).toEqual({ path, status: 404, location: undefined });
  }
});

test.each([
  ['/es/no-such-page', 'es', '404 Page Not Found'],
  ['/no-such-page', 'es', '404 Page Not Found'],
  ['/fr/no-such-page', 'fr', '404 – Page introuvable'],
  ['/it/no-such-page', 'it', '404 – Pagina non trovata'],
  ['/es/ig/no-such-page', 'es', '404 Page Not Found'],
  ['/wp-login.php', 'es', '404 Page Not Found'],
])('%s answers 404 in its language, also to machines', async (path, language, title) => {
  for (const host of [undefined, promo]) {
    const answer = await plainRequest(path, { host });
    expect(answer.status).toBe(404);
    expect(headOf(answer.text)).toMatchObject({ language, listed: false, canonical: undefined });
    expect(headOf(answer.text).title).toContain(title);
  }
});

describe('the promotional host', () => {
  test.each(languages)(
    'shows the landing page at /%s, in that language and neutral, with the shop as canonical',
    async (one) => {
      const answer = await plainRequest(`/${one}`, { host: promo });
      expect(answer.status).toBe(200);
      expect(headOf(answer.text)).toMatchObject({
        language: one,
        canonical: shop() + addressOf('landing', one),
        listed: true,
        title: `${neutralHeads[one].landing?.title} · Fanzeo`,
      });
    },
  );

  test('marks its pages as promotional, and the shop does not', async () => {
    const said = async (host?: string) => (await plainRequest('/es/servicios', { host })).text;
    expect(await said(promo)).toContain('promotional&#34;:true');
    expect(await said()).toContain('promotional&#34;:false');
    expect(await said('promo.localhost.evil')).toContain('promotional&#34;:false');
  });

  test.each([
    ['/', '/es'],
    ['/?gclid=1', '/es?gclid=1'],
  ])('redirects from %s to %s', async (path, location) => {
    expect(await plainRequest(path, { host: promo })).toMatchObject({ status: 302, location });
  });

  test.each([
    ['/es/ig', '/es/ig?from=promo'],
    ['/it/ig?gclid=1', '/it/ig?gclid=1&from=ad'],
    ['/fr/checkout', '/fr/checkout?from=promo'],
    ['/track-order', '/track-order?from=promo'],
    ['/admin/login', '/admin/login'],
  ])('redirects %s to the shop itself', async (path, location) => {
    expect(await plainRequest(path, { host: promo })).toMatchObject({
      status: 302,
      location: shop() + location,
    });
  });

  test.each([
    ['/es', 'promo'],
    ['/es?utm_medium=cpc', 'ad'],
    ['/es?fbclid=1', 'ad'],
  ])('opened as %s links to the shop with from=%s', async (path, entry) => {
    const { text } = await plainRequest(path, { host: promo });
    expect(text).toContain(`href="${shop()}/es/ig?from=${entry}"`);
    expect(text).toContain(`<input type="hidden" name="from" value="${entry}"/>`);
    // Every page of the shop, but none of its own.
    expect(text.match(/href="[^"]+"/g)?.filter((link) => link.includes('/es/faq'))).toContain(
      `href="${shop()}/es/faq?from=${entry}"`,
    );
    expect(text).not.toMatch(/href="\/[^"]*from=/);
  });

  test('shows the same to everyone who opens the same address', async () => {
    const texts = await Promise.all(
      ['Googlebot/2.1', 'facebookexternalhit/1.1', 'Mozilla/5.0'].map(
        async (agent) => (await plainRequest('/es', { host: promo, headers: { 'user-agent': agent } })).text,
      ),
    );
    expect(new Set(texts).size).toBe(1);
  });

  test('can’t be claimed by a client’s header', async () => {
    const answer = await plainRequest('/es', { headers: { 'x-forwarded-host': promo } });
    expect(answer).toMatchObject({ status: 302, location: '/es/ig' });
  });

  test('keeps its legal pages', async () => {
    expect((await plainRequest('/es/privacy-policy', { host: promo })).status).toBe(200);
  });
});

describe('POST /r', () => {
  const post = (body: string, options: Parameters<typeof plainRequest>[1] = {}) =>
    plainRequest('/r', {
      ...options,
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
    });

  test.each(languages.flatMap((language) => productLines.map((line) => [language, line] as const)))(
    'from a page in %s redirects to the page of the product',
    async (language, line) => {
      const expected = serviceAddress(line.key, language);
      const answers = [
        await post(`prd=${line.prd}&lang=${language}`),
        await post(`prd=${line.prd}`, { referrer: `${addressOf('chooser', language)}?gclid=1` }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 303, location: expected });
      expect((await plainRequest(expected)).status).toBe(200);
    },
  );

  test.each([
    'prd=igx&lang=fr',
    'lang=fr',
    'prd=igf&prd=igl&lang=fr',
    'prd[]=igf&lang=fr',
    'prd=IGF&lang=fr',
  ])('with %s redirects back to the chooser [S1-7.7]', async (body) => {
    expect(await post(body)).toMatchObject({ status: 303, location: '/fr/services' });
  });

  test('without language, page or anything else redirects to the Spanish chooser', async () => {
    expect(await post('')).toMatchObject({ status: 303, location: '/es/servicios' });
    expect(await plainRequest('/r', { method: 'POST' })).toMatchObject({
      status: 303,
      location: '/es/servicios',
    });
    expect(await post('prd=igf&lang=//evil.example')).toMatchObject({ status: 303, location: '/es/ig' });
    expect(await post('prd=igf', { referrer: 'https://evil.example/fr/' })).toMatchObject({
      location: '/fr/ig',
    });
  });

  test('on the promotional host redirects to the shop itself, and back to its own chooser', async () => {
    for (const [from, entry] of [
      ['', 'promo'],
      ['&from=ad', 'ad'],
      ['&from=x&from=ad', 'promo'],
    ])
      expect(await post(`prd=igf&lang=it${from}`, { host: promo })).toMatchObject({
        status: 303,
        location: `${shop()}/it/ig?from=${entry}`,
      });
    expect(await post('prd=igf&lang=it&from=ad')).toMatchObject({ location: '/it/ig' });
    expect(await post('prd=nix&lang=it', { host: promo })).toMatchObject({ location: '/it/servizi' });
  });

  test('reads no long form, sets no cookie, and does not exist for GET [S0-7.18]', async () => {
    expect(await post(`prd=igf&x=${'a'.repeat(2000)}`)).toMatchObject({ status: 413 });
    expect(await post('a=1&'.repeat(200))).toMatchObject({ status: 413 });
    const answer = await post('prd=igf');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await plainRequest('/r')).status).toBe(404);
  });
});
