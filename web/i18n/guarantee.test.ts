import { defaultContent } from '#domain/content/defaults.ts';
import { namesGuarantee, withoutGuarantee } from '#domain/content/placeholders.ts';
import { guaranteeWords } from '#domain/guarantee.ts';
import { type Language, languages } from '#domain/money.ts';
import { contentOfNewShop, factsOfNewShop } from '#domain/testing/new-shop.ts';
import { ownTexts } from './testing/own-texts';

/** How a text would state the length of a guarantee; only the setting may. */
const lengths: Record<Language, RegExp> = {
  es: /de por vida|para siempre|vitalici|ilimitad|(?:fecha|plazo) de fin|garant\p{L}* (?:de|por|durante) (?:\d|un)/iu,
  fr: /à vie|pour toujours|illimité|date de fin|garant\p{L}* (?:de|pendant|sur) (?:\d|un)/iu,
  it: /a vita(?!\p{L})|per sempre|illimitat|data di fine|garan\p{L}* (?:di|per) (?:\d|un)/iu,
};
/** How a text would promise the guarantee, or what it gives. */
const guarantee = /garant|garanz|guarant|repon|reposici|rempla[cç]|reintegr/i;

/** What is refilled, and what is not. */
const promised: Record<Language, RegExp> = {
  es: /Si pierdes más de un 10\s% de los seguidores entregados, los reponemos/u,
  fr: /Si vous perdez plus de 10\s% des abonnés livrés, nous les remplaçons/u,
  it: /Se perdi oltre il 10% dei follower consegnati, li reintegriamo/u,
};
const excluded: Record<Language, RegExp> = {
  es: /Los likes y las visualizaciones no (?:la incluyen|incluyen esta garantía)/u,
  fr: /Les likes et les vues ne sont pas couverts|ne couvre ni les likes, ni les vues/u,
  it: /I like e le visualizzazioni non sono coperti|non comprende né i like, né le visualizzazioni/u,
};

/* Every text that a shopper reads, before the settings are filled in. */

describe.each(languages)('in %s', (language) => {
  test('no text states the length of the guarantee itself', () => {
    const claims = [...ownTexts(language)].filter(([, text]) => lengths[language].test(text));
    expect(claims).toEqual([]);
  });

  test('badge, entry page, questions and the terms name the setting', () => {
    const named = [...ownTexts(language)].filter(([, text]) => namesGuarantee(text)).map(([place]) => place);
    for (const place of [
      /^content\.entry-followers\.claims/,
      /^content\.claims\.badges/,
      /^content\.faq\./,
      /^content\.legal-terms\./,
    ])
      expect([place, named.some((one) => place.test(one))]).toEqual([place, true]);
  });

  test('the terms and the questions promise it for followers, and say that likes and views have none', () => {
    for (const key of ['faq', 'legal-terms'] as const) {
      const text = JSON.stringify(defaultContent(key, language));
      expect(text).toMatch(promised[language]);
      expect(text).toMatch(excluded[language]);
    }
  });

  test('the pages of likes and views, which have no refills, mention no guarantee', () => {
    const texts = [...ownTexts(language)].filter(([place]) =>
      /^(?:(?:pages|neutral)\.(?:lines|chooser\.texts)|content\.entry-(?:likes|views))\./.test(place),
    );
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter(([, text]) => guarantee.test(text))).toEqual([]);
  });

  test('the promotional pages, which sell every line, promise no refills', () => {
    const texts = [...ownTexts(language)].filter(([place]) => /^(?:pages|neutral)\.campaigns\./.test(place));
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter(([, text]) => guarantee.test(text))).toEqual([]);
  });

  test('if a package of followers is sold without refills, neither their page nor a badge promises them', () => {
    const { badges } = withoutGuarantee(defaultContent('claims', language));
    const { claims, differences, steps } = withoutGuarantee(defaultContent('entry-followers', language));
    expect(JSON.stringify([badges, claims, differences, steps])).not.toMatch(guarantee);
    expect(differences).toHaveLength(3);
    expect(JSON.stringify(differences)).toMatch(/se devuelve|est remboursé|viene rimborsato/);
  });

  test.each([undefined, 45 * 86_400])(
    'with the setting at %s s questions and terms say exactly that',
    (seconds) => {
      const { guarantee: length, guaranteeEnd } = guaranteeWords(seconds, language);
      const other = guaranteeWords(seconds === undefined ? 45 * 86_400 : undefined, language);
      for (const key of ['faq', 'legal-terms'] as const) {
        const text = JSON.stringify(contentOfNewShop(key, language, seconds));
        expect(text).toContain(guaranteeEnd);
        expect(text).not.toContain(other.guarantee);
        expect(text).not.toContain(other.guaranteeEnd);
        expect(text).not.toMatch(/\{\w+\}/);
      }
      expect(JSON.stringify(contentOfNewShop('faq', language, seconds))).toContain(length);
    },
  );

  test('the patterns match the words of the setting', () => {
    for (const seconds of [undefined, 86_400, 30 * 86_400]) {
      const facts = factsOfNewShop(language, seconds);
      expect(`garant ${facts.guarantee}`).toMatch(lengths[language]);
    }
  });
});
