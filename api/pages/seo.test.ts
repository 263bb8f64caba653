import { languages } from '#domain/money.ts';
import { addressOf, findPage, isListed, pageNames, pagePaths } from '#domain/pages.ts';
import { robots, sitemap } from './seo';

const origin = 'https://shop.example';

test('the sitemap names every listed page in every language, each with the others', () => {
  const text = sitemap(origin);
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
  const wanted = pageNames
    .filter(isListed)
    .flatMap((page) => languages.map((language) => origin + addressOf(page, language)));
  expect(addresses.sort()).toEqual(wanted.sort());
  expect(text.match(/hreflang="x-default"/g)).toHaveLength(wanted.length);
  expect(text.match(/hreflang="fr"/g)).toHaveLength(wanted.length);
});

test('robots are kept from calls, back office and private pages, and from no listed one [S1-2.1.12]', () => {
  const text = robots(origin);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => String(path).replace(/\$$/, ''));
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  for (const path of ['/admin/orders', '/api/orders/1', '/checkout', '/fr/order-success/5512345678'])
    expect([path, isClosed(path)]).toEqual([path, true]);
  for (const page of pageNames)
    for (const language of languages)
      for (const name of pagePaths[page][language]) {
        const path = `/${language}/${name}`;
        expect([path, isClosed(path)]).toEqual([path, !isListed(page)]);
      }
  for (const path of closed.filter((one) => !/^\/(admin|api|r)/.test(one)))
    expect([path, isListed(findPage(path))]).toEqual([path, false]);
});
