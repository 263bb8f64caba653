import { readSite } from '#web/shell/site.ts';
import { siteOf, withSite } from './site';

const env = { PUBLIC_URL: 'https://shop.example/', PROMO_HOST: 'promo.example' };

test.each([
  ['promo.example', true],
  ['PROMO.example', true],
  ['shop.example', false],
  ['promo.example.evil', false],
])('%s is the promotional host: %p', (hostname, promotional) => {
  expect(siteOf({ hostname }, env)).toEqual({ promotional, shopOrigin: 'https://shop.example' });
});

test('without a promotional host there is none', () => {
  expect(siteOf({ hostname: 'promo.example' }, { PUBLIC_URL: env.PUBLIC_URL }).promotional).toBe(false);
});

const measured = { ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT_URL: 'https://tag.example/tag.js?a=1&b="<' };

test('without settings, nothing is measured', () => {
  expect(siteOf({ hostname: 'shop.example' }, { ...env, ...measured })).not.toHaveProperty('analytics');
});

test('a page reads the Site that was written into it', () => {
  const site = siteOf({ hostname: 'shop.example' }, { ...env, ...measured }, { enabled: true, id: null });
  expect(site.analytics).toEqual({ id: 'G-1', scriptUrl: measured.ANALYTICS_SCRIPT_URL });
  const html = withSite('<head><title>x</title></head>', site);
  const content = /<meta name="site" content="([^"]*)" \/>/.exec(html)?.[1] ?? '';
  const decoded = content.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  expect(readSite(decoded)).toEqual(site);
});

test.each([null, '', '{', 'null'])('%p is the shop itself', (text) => {
  expect(readSite(text)).toEqual({ promotional: false, shopOrigin: '' });
});
