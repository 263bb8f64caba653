import { readSettings, writeSettings } from '../db/settings';
import { type Language, languages } from '../domain/money';
import { forbiddenWord } from '../domain/neutral-words';
import { addressOf, isListed, type PageName, pageNames } from '../domain/pages';
import { fileDatabase } from './testing/database';
import { plainRequest } from './testing/plain-request';
import { eventually, seldom } from './testing/wait';

const promo = 'promo.localhost';
const advertisement = 'https://googleads.g.doubleclick.net/pagead/aclk?sa=l';
const db = fileDatabase();

/** Everything readable by people and machines, without addresses, file names and exempt texts. */
function said(html: string): string {
  return (
    html
      .replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '')
      .replace(/<meta (?:name="site"|property="og:url")[^>]*>/g, '')
      .replace(
        /\s(?:href|src|class|id|for|action|value|data-[\w-]+|aria-(?:controls|labelledby|describedby))="[^"]*"/g,
        '',
      )
      // Names of elements, e.g. of a `meta`.
      .replace(/<\/?[a-z][\w-]*/gi, '<')
      .replace(/&#x27;/g, '’')
  );
}

const naming = (html: string, language: Language) => forbiddenWord(said(html), language);

/** Pages that advertisements change, and that aren't contracts (docs/decisions/0022). */
const contracts: readonly PageName[] = ['privacy', 'terms', 'refunds', 'withdrawal'];
const excluded: readonly PageName[] = ['home', 'specialOffer'];
const changed = pageNames.filter(
  (page) => isListed(page) && !contracts.includes(page) && !excluded.includes(page),
);

describe.each(languages)('in %s', (language) => {
  test.each(changed)('%s names no network to a visitor from an advertisement [S1-4.5]', async (page) => {
    const path = addressOf(page, language);
    const byClick = await plainRequest(`${path}?gclid=1`);
    expect(byClick.status).toBe(200);
    expect(naming(byClick.text, language)).toBeUndefined();
    // The page has its own words, not just fewer of them.
    expect(said(byClick.text).replace(/<[^>]+>/g, '').length).toBeGreaterThan(400);
  });

  test('the usual wording names it, on the same pages, and on those that no advertisement changes', async () => {
    for (const page of ['likes', 'landing', 'chooser', 'adsLanding'] as const)
      expect(naming((await plainRequest(addressOf(page, language))).text, language)).toBeDefined();
    for (const page of excluded)
      for (const query of ['?gclid=1', '?gad_source=1'])
        expect(
          naming(
            (await plainRequest(addressOf(page, language) + query, { referrer: advertisement })).text,
            language,
          ),
        ).toBeDefined();
  });

  test('/ig-tools is neutral for everybody', async () => {
    const { text } = await plainRequest(addressOf('igTools', language));
    expect(naming(text, language)).toBeUndefined();
  });

  test('every page of the promotional host is neutral', async () => {
    for (const page of ['landing', 'igTools', 'adsLanding', 'marketing', 'chooser'] as const) {
      const answer = await plainRequest(addressOf(page, language), { host: promo });
      expect([page, answer.status, naming(answer.text, language)]).toEqual([page, 200, undefined]);
    }
    expect(naming((await plainRequest(`/${language}`, { host: promo })).text, language)).toBeUndefined();
  });

  test('legal texts are the same for everybody', async () => {
    for (const page of contracts) {
      const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];
      const usual = await plainRequest(addressOf(page, language));
      const neutral = await plainRequest(`${addressOf(page, language)}?gclid=1`);
      expect(main(neutral.text)).toBe(main(usual.text));
    }
  });
});

test.each(changed)(
  '%s names no network to a visitor whose referrer is an advertisement [S1-4.5]',
  async (page) => {
    const { text } = await plainRequest(addressOf(page, 'es'), { referrer: advertisement });
    expect(naming(text, 'es')).toBeUndefined();
  },
);

test.each(['gclid', 'gbraid', 'wbraid', 'gad_source'])(
  '%s switches it on, whatever its value',
  async (name) => {
    for (const value of ['1', '', '%3Cscript%3E'])
      expect(naming((await plainRequest(`/es/landing?${name}=${value}`)).text, 'es')).toBeUndefined();
    expect(naming((await plainRequest(`/es/landing?x${name}=1`)).text, 'es')).toBeDefined();
  },
);

const agents = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mediapartners-Google',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  '',
];

test.each([
  ['/es/ig', {}],
  ['/es/landing', {}],
  ['/es/landing?gclid=1', {}],
  ['/fr/ig-likes', { referrer: advertisement }],
  ['/it/ig-tools', {}],
  ['/es', { host: promo }],
  ['/es/special-offer?gclid=1', {}],
  ['/fr/nothing-here', {}],
])('%s %j is byte for byte the same for a crawler and a person [S1-4.4]', async (path, how) => {
  const texts = await Promise.all(
    agents.map(
      async (agent) => (await plainRequest(path, { ...how, headers: { 'user-agent': agent } })).text,
    ),
  );
  expect(new Set(texts).size).toBe(1);
});

test('caches get a Vary header for what the wording depends on', async () => {
  expect((await plainRequest('/es/landing')).headers.vary).toMatch(/Referer/);
});

describe('the offer in the page', () => {
  const offerIn = (html: string) =>
    /&#34;offer&#34;:(\{.*?\}(?:\})?)/.exec(html)?.[1]?.replaceAll('&#34;', '"') ?? undefined;
  const shows = (text: string) => text.includes('data-banner');

  test('is in the served page if the banner belongs there, and nowhere else', async () => {
    for (const path of ['/es/ig', '/', '/track', '/es/faq']) {
      const { text, location } = await plainRequest(path);
      expect([path, location ?? shows(text)]).toEqual([path, path === '/' ? '/es/ig' : true]);
    }
    for (const path of ['/fr/ig', '/it/ig', '/landing', '/es/marketing', '/es/special-offer', '/es/ig-tools'])
      expect([path, shows((await plainRequest(path)).text)]).toEqual([path, false]);
    expect(shows((await plainRequest('/es/servicios', { host: promo })).text)).toBe(false);
  });

  test('a visitor who closed the banner gets the page without it', async () => {
    const { text } = await plainRequest('/es/ig', { headers: { cookie: 'banner=closed' } });
    expect(shows(text)).toBe(false);
    expect(offerIn(text)).toContain('"code":"VIP5"');
    expect(offerIn(text)).not.toContain('banner');
    expect(shows((await plainRequest('/es/ig')).text)).toBe(true);
  });

  test('a disabled code vanishes from banner, offer page and call within seconds [S1-2.14.4]', async () => {
    const active = (on: boolean) =>
      db.query('UPDATE discount_codes SET active = $1 WHERE code = $2', [on, 'VIP5']);
    const offered = async () => [
      shows((await plainRequest('/es/ig')).text),
      (await plainRequest('/es/special-offer')).text.includes('VIP5'),
      (await plainRequest('/api/offer')).text.includes('VIP5'),
    ];
    await eventually(async () => expect(await offered()).toEqual([true, true, true]), seldom);
    try {
      await active(false);
      await eventually(async () => expect(await offered()).toEqual([false, false, false]), seldom);
    } finally {
      await active(true);
    }
    await eventually(async () => expect(await offered()).toEqual([true, true, true]), seldom);
  });

  test('the settings set the code, the time, and where it restarts; the code says when it ends [S1-9.6]', async () => {
    const { banner } = await readSettings(db);
    const codeEndsAt = '2100-01-01T00:00:00.000Z';
    const setEnd = (end: string | null) =>
      db.query('UPDATE discount_codes SET valid_until = $1 WHERE code = $2', [end, 'VIP5']);
    const offers = async () =>
      Promise.all(
        languages.map(async (language) =>
          JSON.parse((await plainRequest(`/api/offer?language=${language}`)).text),
        ),
      );
    try {
      await setEnd(codeEndsAt);
      await writeSettings(db, { banner: { ...banner, seconds: 120, noRestartIn: ['FR', 'IT'] } });
      await eventually(
        async () =>
          expect((await offers()).map(({ offer }) => offer)).toEqual(
            [true, false, false].map((restarts) => ({
              code: 'VIP5',
              percent: 5,
              banner: { seconds: 120, restarts, codeEndsAt },
            })),
          ),
        seldom,
      );
      // Granted by an order only: everybody else would be refused.
      await writeSettings(db, { banner: { ...banner, code: 'SAVE15' } });
      await eventually(
        async () =>
          expect((await offers()).map(({ offer }) => offer)).toEqual([undefined, undefined, undefined]),
        seldom,
      );
    } finally {
      await setEnd(null);
      await writeSettings(db, { banner });
    }
  });
});
