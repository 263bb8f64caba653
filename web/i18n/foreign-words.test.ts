import { type Language, languages } from '#domain/money.ts';
import { foreignWords, shopVocabulary } from './testing/foreign-words';
import { ownTexts } from './testing/own-texts';
import { names, sharedWords } from './testing/shared-words';
import { wordsOf } from './testing/vocabulary';

const texts = { es: ownTexts('es'), fr: ownTexts('fr'), it: ownTexts('it') };
const pairs = languages.flatMap((one) =>
  languages.filter((other) => other !== one).map((other): [Language, Language] => [one, other]),
);

test.each(languages)('in %s no text of the shop has a word of another language', (language) => {
  const slips = [...texts[language]].flatMap(([place, text]) => {
    const found = foreignWords(text, language);
    return found ? [`${place} ${found}: ${text}`] : [];
  });
  expect(slips).toEqual([]);
});

test('no Spanish word ends in a double s, which only a typing error does', () => {
  const slips = [...texts.es].filter(([, text]) =>
    /ss(?!\p{L})/u.test(text.replaceAll('American Express', '')),
  );
  expect(slips).toEqual([]);
});

/** Texts that are the same in two languages, each with the reason. */
const same: [RegExp, string][] = [
  [/^(Likes Instagram|[Ll]ikes)$/, 'the word that buyers in both languages use'],
  [/^(Visa|Mastercard|American Express|Apple Pay|Google Pay|Instagram|CVC)$/, 'a name'],
  [/^\p{L}+ \p{Lu}\.$|^\p{Lu}{2}$/u, 'a person’s name or initials'],
  [/^(MIN|SEC|24 h|IVA incl\.|IVA \(#1\))$/, 'an abbreviation'],
  [/^(Total|Cookies|E-mail|Menu|Album)$/, 'the same word in both'],
  [/^(Foto|Motivo|Gratis|No|Europa|Cliente)$/, 'the same word in Spanish and Italian'],
  [/^#1 (del|o) #2$/, 'the same words in Spanish and Italian'],
];

test('no text is the same in two languages without a reason', () => {
  const alike = pairs.flatMap(([one, other]) =>
    [...texts[one]].filter(
      ([place, text]) =>
        /\p{L}{2}/u.test(text.replace(/#\d/g, '')) &&
        texts[other].get(place) === text &&
        !same.some(([pattern]) => pattern.test(text)),
    ),
  );
  expect(alike).toEqual([]);
});

test('every exception is needed', () => {
  const vocabulary = shopVocabulary();
  for (const language of languages) {
    const idle = [...sharedWords[language]].filter(
      (word) =>
        vocabulary.count(word, language) !== 1 ||
        !languages.some((other) => other !== language && vocabulary.count(word, other) > 0),
    );
    expect([language, idle]).toEqual([language, []]);
  }
});

/** Random numbers, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Words with content: longer than three letters, and no names. */
const content = (text: string) =>
  wordsOf(text).filter((word) => word.length > 3 && !names.has(word.toLowerCase()));

/** A text with one word replaced by a word of the same sentence in another language; undefined if no word can be replaced. */
function planted(own: string, foreign: string, language: Language, random: () => number) {
  const candidates = content(foreign).filter((word) => shopVocabulary().count(word, language) < 2);
  const words = content(own);
  const word = candidates[Math.floor(random() * candidates.length)];
  if (!word || words.length === 0) return undefined;
  // The same relative position as in its own sentence.
  const place = content(foreign).indexOf(word) / content(foreign).length;
  const replaced = words[Math.floor(place * words.length)] ?? words[0] ?? '';
  return { word, text: own.replace(new RegExp(`(?<!\\p{L})${replaced}(?!\\p{L})`, 'u'), word) };
}

test.each(pairs)('in %s nineteen of twenty planted words of %s are found', (language, other) => {
  const random = randomFrom(20_261_123);
  const vocabulary = shopVocabulary();
  const plants = [...texts[language]].flatMap(([place, own]) => {
    const foreign = texts[other].get(place);
    const plant = foreign && random() < 0.4 ? planted(own, foreign, language, random) : undefined;
    return plant && plant.text !== own ? [{ own, ...plant }] : [];
  });
  expect(plants.length).toBeGreaterThan(300);
  const missed = plants.filter(({ own, text }) => {
    // As if the mistake were in the catalogue: its word then occurs once in that language.
    vocabulary.add(own, language, -1);
    vocabulary.add(text, language, 1);
    const found = foreignWords(text, language);
    vocabulary.add(text, language, -1);
    vocabulary.add(own, language, 1);
    return found === undefined;
  });
  expect(missed.length / plants.length).toBeLessThanOrEqual(0.05);
});

test.each([
  ['fr', 'Suivez votre compra en direct.', 'es: «compra»'],
  ['es', 'Su compra está en cours.', 'fr: «cours»'],
  ['fr', 'Merci, señora.', 'es: «ñ»'],
  ['fr', 'La livraison está lista.', 'es: «está»'],
  ['it', 'Questo prezzo è définitive.', 'fr: «définitive»'],
  ['es', 'Écrivez ahora.', 'fr: «Écrivez»'],
  // A word that no text of the shop has belongs to no language: visitors and panels write what they like.
  ['fr', 'Voir le profil xiringuito.', undefined],
  ['fr', 'Bonjour Lucía, voir https://example.com/es/pedido ou FNZ-261121-AB3K.', undefined],
] as const)('%s: %s', (language, text, found) => {
  expect(foreignWords(text, language)).toBe(found);
});
