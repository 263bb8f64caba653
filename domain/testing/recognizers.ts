import { trainedAssistant } from '#scripts/trained-assistant.ts';
import type { Label } from '../chat/examples';
import { type Recognizer, recognizerFrom } from '../chat/recognizer';
import type { Language } from '../money';

const read = new Map<Language, Recognizer<Label>>();

/** Recognizes the questions of a language. Learnt once for all test files. */
export function recognizerOf(language: Language): Recognizer<Label> {
  const known = read.get(language) ?? recognizerFrom(trainedAssistant(language));
  read.set(language, known);
  return known;
}
