import type { Language } from '../money';
import { examplesOf, type Label } from './examples';
import { learn, type Recognizer, recognizerFrom } from './recognizer';

const learnt = new Map<Language, Recognizer<Label>>();

/** Recognizes questions of a language. Learns on first use, which takes about two seconds. */
export function recognizerOf(language: Language): Recognizer<Label> {
  const known = learnt.get(language) ?? recognizerFrom(learn(examplesOf[language]));
  learnt.set(language, known);
  return known;
}
