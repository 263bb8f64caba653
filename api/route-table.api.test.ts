import { plainRequest } from './testing/plain-request';

/**
 * Every path of the route table (S1 §2.1) outside the back office, and of S0 §2, with its result: a page (200), or a
 * redirect. Written out, not read from domain/pages.ts: the table is the specification's.
 */
const table: Record<string, readonly string[]> = {
  '302 /es/ig': ['/', '/es'],
  '302 /fr/ig': ['/fr'],
  '302 /it/ig': ['/it'],
  '200': [
    ...['/landing', '/ig-tools', '/es/landing', '/es/ig-tools'],
    ...['/test-compliance', '/casos-de-exito', '/es/casos-de-exito'],
    ...['/es/ig', '/es/ig-likes', '/es/ig-views', '/fr/ig', '/fr/ig-likes', '/fr/ig-views', '/it/ig'],
    ...['/faq', '/es/faq', '/fr/faq', '/it/faq', '/contact', '/es/contact', '/fr/contact', '/it/contatto'],
    ...['/track-order', '/track', '/seguimiento-pedido', '/seguimiento'],
    ...['/fr/track-order', '/fr/track', '/fr/seguimiento-pedido', '/fr/seguimiento', '/it/traccia-ordine'],
    ...['/my-orders', '/mi-cuenta', '/es/mi-cuenta', '/fr/mon-compte'],
    ...['/darse-de-baja', '/demo-confirmacion', '/cancel'],
    ...['/checkout', '/payment', '/legacy-checkout'],
    ...['/order-success', '/order-success/5512345678', '/payment-success/5512345678'],
    ...['/fr/order-success', '/fr/order-success/5512345678'],
    '/payment-failed',
    ...['/privacy-policy', '/terms-and-conditions', '/refund-policy'],
    ...['/fr/privacy-policy', '/fr/terms-and-conditions', '/fr/refund-policy'],
    ...['/it/privacy-policy', '/it/terms-and-conditions', '/it/refund-policy'],
    ...['/ads-landing', '/marketing', '/special-offer', '/es/special-offer', '/fr/special-offer'],
    // By D1, in Italian too.
    ...[
      '/it/ig-likes',
      '/it/ig-views',
      '/it/landing',
      '/it/ig-tools',
      '/it/special-offer',
      '/it/order-success',
    ],
    ...['/admin', '/admin/login', '/admin/orders/1'],
  ],
};

test.each(Object.entries(table).flatMap(([wanted, paths]) => paths.map((path) => [path, wanted] as const)))(
  '%s answers %s [S1-2.1.3]',
  async (path, wanted) => {
    const { status, location } = await plainRequest(path);
    expect([status, location].filter(Boolean).join(' ')).toBe(wanted);
  },
);

test('any other path is a 404 [S1-2.1.10]', async () => {
  for (const path of ['/nothing', '/es/ig/nothing', '/fr/mi-cuenta-x'])
    expect([path, (await plainRequest(path)).status]).toEqual([path, 404]);
});

test('on the promotional host / redirects to /es, which shows the landing page [S1-2.1.5]', async () => {
  const host = 'promo.localhost';
  expect(await plainRequest('/', { host })).toMatchObject({ status: 302, location: '/es' });
  const { status, text } = await plainRequest('/es', { host });
  expect(status).toBe(200);
  expect(text).toContain('action="/r"');
});

test('search engines see the pages and are kept from the rest [S1-2.1.12]', async () => {
  const robots = await plainRequest('/robots.txt');
  expect(robots.headers['content-type']).toMatch(/text\/plain/);
  const address = /^Sitemap: (\S+)$/m.exec(robots.text)?.[1] ?? '';
  const sitemap = await plainRequest(new URL(address).pathname);
  expect(sitemap.headers['content-type']).toMatch(/xml/);
  const pages = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => String(page));
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages)
    expect([page, (await plainRequest(new URL(page).pathname)).status]).toEqual([page, 200]);
});

test('the pictures of the social cards exist', async () => {
  for (const language of ['es', 'fr', 'it']) {
    const picture = await plainRequest(`/social/${language}.png`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  }
});
