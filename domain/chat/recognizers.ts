import type { Language } from '../money';
import { examplesOf, type Label } from './examples';
import { learn, type Recognizer } from './recognizer';

const learnt = new Map<Language, Promise<Recognizer<Label>>>();

/** Tells what questions of a language ask. It is learnt when it is first wanted, in about half a second. */
export function recognizerOf(language: Language, pause?: () => Promise<void>): Promise<Recognizer<Label>> {
  const known = learnt.get(language);
  if (known) return known;
  const learning = learn(examplesOf[language], pause);
  learnt.set(language, learning);
  return learning;
}
