import { createHash } from 'node:crypto';
import type { Language } from '#domain/money.ts';
import { fresh as freshEs } from './fresh.es';
import { fresh as freshFr } from './fresh.fr';
import { fresh as freshIt } from './fresh.it';
import type { LabelledQuestion } from './labelled-question';
import { questions as es } from './questions.es';
import { questions as fr } from './questions.fr';
import { questions as it } from './questions.it';
import { seen as seenEs } from './seen.es';
import { seen as seenFr } from './seen.fr';
import { seen as seenIt } from './seen.it';

/**
 * `tuning`: answers are improved on it. `held-out`: it only measured; the nine mistakes that its second measurement showed
 * were then mended, so it says less about questions that nobody has read. `fresh`: written after that, and asked once.
 */
export type Part = 'tuning' | 'held-out' | 'fresh';

export const labelledQuestions: Record<Language, readonly LabelledQuestion[]> = { es, fr, it };

const freshQuestions: Record<Language, readonly LabelledQuestion[]> = {
  es: freshEs,
  fr: freshFr,
  it: freshIt,
};
const seenQuestions: Record<Language, readonly LabelledQuestion[]> = { es: seenEs, fr: seenFr, it: seenIt };

/** The half of a question. It follows from the text alone, so a question never changes sides. */
export function halfOf(question: string): Exclude<Part, 'fresh'> {
  const [first = 0] = createHash('sha256').update(question).digest();
  return first % 2 === 0 ? 'tuning' : 'held-out';
}

/** The questions of a language's part. */
export function questionsOf(language: Language, part: Part): readonly LabelledQuestion[] {
  if (part === 'fresh') return freshQuestions[language];
  const half = labelledQuestions[language].filter(([question]) => halfOf(question) === part);
  return part === 'tuning' ? [...half, ...seenQuestions[language]] : half;
}
