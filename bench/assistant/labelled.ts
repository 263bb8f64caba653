import { createHash } from 'node:crypto';
import type { Language } from '#domain/money.ts';
import type { LabelledQuestion } from './labelled-question';
import { questions as es } from './questions.es';
import { questions as fr } from './questions.fr';
import { questions as it } from './questions.it';

/** The half that answers are improved on, and the one that only measures. */
export type Half = 'tuning' | 'held-out';

export const labelledQuestions: Record<Language, readonly LabelledQuestion[]> = { es, fr, it };

/** The half of a question. It follows from the text alone, so a question never changes sides. */
export function halfOf(question: string): Half {
  const [first = 0] = createHash('sha256').update(question).digest();
  return first % 2 === 0 ? 'tuning' : 'held-out';
}

/** The questions of a language's half. */
export function questionsOf(language: Language, half: Half): LabelledQuestion[] {
  return labelledQuestions[language].filter(([question]) => halfOf(question) === half);
}
