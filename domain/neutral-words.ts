import type { Language } from './money';

/** Words that compliance mode avoids (S1 §4): the network, its owner, and its names for what is sold. */
const patterns: Record<Language, RegExp> = {
  es: /insta(?:gram)?\b|seguidor\w*|\blikes?\b|me gusta|\breels?\b|\bMeta\b/iu,
  fr: /insta(?:gram)?\b|abonnée?s?(?!\p{L})|followers?|\blikes?\b|j[’'\s]?aime|\breels?\b|\bMeta\b/iu,
  it: /insta(?:gram)?\b|followers?|\blikes?\b|mi piace|\breels?\b|\bMeta\b/iu,
};

/** The first such word of a text; undefined if it is neutral. */
export function forbiddenWord(text: string, language: Language): string | undefined {
  return patterns[language].exec(text)?.[0];
}
