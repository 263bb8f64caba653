import { createHash } from 'node:crypto';
import type { Language } from '#domain/money.ts';
import type { LabelledQuestion } from './labelled-question';
import { later as laterEs } from './later.es';
import { later as laterFr } from './later.fr';
import { later as laterIt } from './later.it';
import { questions as es } from './questions.es';
import { questions as fr } from './questions.fr';
import { questions as it } from './questions.it';

/**
 * The half that answers are improved on, the one that only measures, and questions that were written when the held-out
 * half had been measured and its mistakes were known.
 */
export type Part = 'tuning' | 'held-out' | 'later';

export const labelledQuestions: Record<Language, readonly LabelledQuestion[]> = { es, fr, it };

const laterQuestions: Record<Language, readonly LabelledQuestion[]> = {
  es: laterEs,
  fr: laterFr,
  it: laterIt,
};

/** The half of a question. It follows from the text alone, so a question never changes sides. */
export function halfOf(question: string): Exclude<Part, 'later'> {
  const [first = 0] = createHash('sha256').update(question).digest();
  return first % 2 === 0 ? 'tuning' : 'held-out';
}

/** The questions of a language's part. */
export function questionsOf(language: Language, part: Part): readonly LabelledQuestion[] {
  if (part === 'later') return laterQuestions[language];
  return labelledQuestions[language].filter(([question]) => halfOf(question) === part);
}
