import { type Language, languages } from '#domain/money.ts';
import { forbiddenWord } from '#domain/neutral-words.ts';
import { packageWords } from '#domain/package-name.ts';
import { loadMessages } from './catalogue';
import { foreignWords } from './testing/foreign-words';
import { sentences } from './testing/sentences';

const neutral = async (language: Language) => sentences(await loadMessages(language, true));

test.each(languages)(
  '%s: in compliance mode no sentence names a network or uses its terms [S1-4.5]',
  async (language) => {
    const slipped = [...(await neutral(language))].flatMap(([place, text]) => {
      const found = forbiddenWord(text, language);
      return found ? [`${place} «${found}»: ${text}`] : [];
    });
    expect(slipped).toEqual([]);
  },
);

test.each(languages)('%s: the same sentences in the same places, all in its language', async (language) => {
  const usual = sentences(await loadMessages(language));
  const other = await neutral(language);
  expect([...other.keys()]).toEqual([...usual.keys()]);
  const used = (text: string) => [...text.matchAll(/#\d/g)].map(([mark]) => mark).sort();
  for (const [place, text] of other) {
    expect([place, foreignWords(text, language)]).toEqual([place, undefined]);
    expect([place, used(text)]).toEqual([place, used(usual.get(place) ?? '')]);
  }
});

test('a sentence that is already neutral has no replacement', async () => {
  for (const language of languages) {
    const usual = sentences(await loadMessages(language));
    const changed = [...(await neutral(language))].filter(([place, text]) => usual.get(place) !== text);
    expect(changed.length).toBeGreaterThan(40);
  }
});

test('the words match the usual wording', async () => {
  for (const language of languages) {
    const usual = [...sentences(await loadMessages(language)).values()];
    expect(usual.filter((text) => forbiddenWord(text, language)).length).toBeGreaterThan(40);
  }
});

test.each(languages)(
  '%s: a region is named as in receipts, whatever its units are called',
  async (language) => {
    const { order, tracking } = await loadMessages(language, true);
    const { europe, spain } = packageWords[language].regions;
    expect([order.packageTypes.europe.name, order.packageTypes.spain.name]).toEqual([europe, spain]);
    const named = order.followers(1000);
    expect(tracking.package(named, 0, 'europe', 'followers')).toBe(`${named} · ${europe}`);
    expect(tracking.package(named, 0, 'spain', 'followers')).toBe(`${named} · ${spain}`);
  },
);
