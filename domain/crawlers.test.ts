import { knownCrawler } from './crawlers';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'googlebot'],
  ['AdsBot-Google (+http://www.google.com/adsbot.html)', 'adsbot'],
  ['Mediapartners-Google', 'mediapartners'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', undefined],
  ['', undefined],
])('%s', (userAgent, crawler) => expect(knownCrawler(userAgent)).toBe(crawler));
