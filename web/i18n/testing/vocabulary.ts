import { type Language, languages } from '#domain/money.ts';
import { names, sharedWords } from './shared-words';

/** A word in a text of another language. */
export interface Stray {
  word: string;
  language: Language;
}

/** The letters of each language. */
const letters: Record<Language, RegExp> = {
  es: /^[a-zñáéíóúü]+$/u,
  fr: /^[a-zàâæçéèêëîïôœùûüÿ]+$/u,
  it: /^[a-zàèéìíîòóù]+$/u,
};

/** Addresses, placeholders, codes and numbers aren't words. */
const noWords =
  /https?:\/\/\S+|\S+@\S+|\{\w+\}|(?:[\w-]+\.)+(?:com|example|pdf)\S*|[\p{L}_-]*\d[\p{L}\d_-]*|(?<!\p{L})\p{Lu}{1,4}(?!\p{L})/gu;

/** A text without the parts that have no language. */
export function inWords(text: string): string {
  return text.normalize('NFC').replace(noWords, ' ');
}

/** The words of a text as written, without repetitions and single letters. */
export function wordsOf(text: string): string[] {
  return [...new Set(inWords(text).match(/\p{L}{2,}/gu))];
}

/**
 * Which words belong to which language, learned from texts. A word is a language's own if two of its texts have it: the
 * mistake to be found is in one.
 */
export class Vocabulary {
  private readonly counts: Record<Language, Map<string, number>> = {
    es: new Map(),
    fr: new Map(),
    it: new Map(),
  };

  constructor(texts: Record<Language, Iterable<string>>) {
    for (const language of languages)
      for (const text of new Set(texts[language])) this.add(text, language, 1);
  }

  /** Learns a text, or with -1 unlearns it. */
  add(text: string, language: Language, times: 1 | -1): void {
    const counts = this.counts[language];
    for (const word of new Set(wordsOf(text).map((one) => one.toLowerCase())))
      counts.set(word, (counts.get(word) ?? 0) + times);
  }

  /** The number of texts of a language that have a word. */
  count(word: string, language: Language): number {
    return this.counts[language].get(word.toLowerCase()) ?? 0;
  }

  /** The first word of a text that belongs to another language. */
  stray(text: string, language: Language): Stray | undefined {
    for (const word of wordsOf(text)) {
      const lower = word.toLowerCase();
      if (this.isOwn(lower, language)) continue;
      const others = languages.filter((other) => other !== language);
      const known = others.find((other) => this.count(lower, other) > 0);
      if (known) return { word, language: known };
      // Names keep the letters of their own language.
      if (word !== lower || letters[language].test(lower)) continue;
      const written = others.find((other) => letters[other].test(lower));
      if (written) return { word, language: written };
    }
    return undefined;
  }

  private isOwn(word: string, language: Language): boolean {
    return this.count(word, language) > 1 || names.has(word) || sharedWords[language].has(word);
  }
}
