/** Parts of user agents by which crawlers of search engines and advertising systems name themselves (S1 §4). */
const fragments = [
  'googlebot',
  'adsbot',
  'mediapartners',
  'apis-google',
  'feedfetcher',
  'google-inspectiontool',
  'storebot-google',
  'googleother',
  'bingbot',
  'duckduckbot',
  'yandexbot',
  'facebookexternalhit',
] as const;

/**
 * The crawler named in a user agent, undefined for all others. Only reported on /test-compliance: nothing that is shown
 * depends on it (D25 and D35).
 */
export function knownCrawler(userAgent: string): string | undefined {
  const text = userAgent.toLowerCase();
  return fragments.find((fragment) => text.includes(fragment));
}
