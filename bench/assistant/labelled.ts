import { examplesOf } from '#domain/chat/examples.ts';
import { plainWords } from '#domain/chat/words.ts';
import type { Language } from '#domain/money.ts';
import { heldOut as heldOutEs } from './held-out.es';
import { heldOut as heldOutFr } from './held-out.fr';
import { heldOut as heldOutIt } from './held-out.it';
import type { LabelledQuestion } from './labelled-question';
import { tuning as tuningEs } from './tuning.es';
import { tuning as tuningFr } from './tuning.fr';
import { tuning as tuningIt } from './tuning.it';

/** `tuning`: its mistakes may be fixed by more examples. `held-out`: only for measuring (bench/README.md). */
export const parts = ['tuning', 'held-out'] as const;
export type Part = (typeof parts)[number];

/** Questions written independently of the assistant's training examples. */
export const labelledQuestions: Record<Part, Record<Language, readonly LabelledQuestion[]>> = {
  tuning: { es: tuningEs, fr: tuningFr, it: tuningIt },
  'held-out': { es: heldOutEs, fr: heldOutFr, it: heldOutIt },
};

/** The questions of a language's part. A held-out question identical to an example measures nothing. */
export function questionsOf(language: Language, part: Part): readonly LabelledQuestion[] {
  const all = labelledQuestions[part][language];
  if (part === 'tuning') return all;
  const learnt = new Set(Object.values(examplesOf[language]).flat().map(plainWords));
  return all.filter(([question]) => !learnt.has(plainWords(question)));
}
