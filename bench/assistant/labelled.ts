import { createHash } from 'node:crypto';
import type { Language } from '#domain/money.ts';
import type { LabelledQuestion } from './labelled-question';
import { questions as es } from './questions.es';
import { questions as fr } from './questions.fr';
import { questions as it } from './questions.it';
import { seen as seenEs } from './seen.es';
import { seen as seenFr } from './seen.fr';
import { seen as seenIt } from './seen.it';

/**
 * `tuning`: answers are improved on it. `held-out`: it was kept apart until its second measurement, whose mistakes were
 * mended. Since then it guards what is there; only new questions measure (bench/README.md).
 */
export type Part = 'tuning' | 'held-out';

export const labelledQuestions: Record<Language, readonly LabelledQuestion[]> = { es, fr, it };

const seenQuestions: Record<Language, readonly LabelledQuestion[]> = { es: seenEs, fr: seenFr, it: seenIt };

/** The half of a question. It follows from the text alone, so a question never changes sides. */
export function halfOf(question: string): Part {
  const [first = 0] = createHash('sha256').update(question).digest();
  return first % 2 === 0 ? 'tuning' : 'held-out';
}

/** The questions of a language's part. */
export function questionsOf(language: Language, part: Part): readonly LabelledQuestion[] {
  const half = labelledQuestions[language].filter(([question]) => halfOf(question) === part);
  return part === 'tuning' ? [...half, ...seenQuestions[language]] : half;
}
