import { createHash } from 'node:crypto';
import { examplesOf } from '#domain/chat/examples.ts';
import { plainWords } from '#domain/chat/words.ts';
import type { Language } from '#domain/money.ts';
import type { LabelledQuestion } from './labelled-question';
import { questions as es } from './questions.es';
import { questions as fr } from './questions.fr';
import { questions as it } from './questions.it';
import { seen as seenEs } from './seen.es';
import { seen as seenFr } from './seen.fr';
import { seen as seenIt } from './seen.it';
import { strangers as strangersEs } from './strangers.es';
import { strangers as strangersFr } from './strangers.fr';
import { strangers as strangersIt } from './strangers.it';

/** `tuning`: its mistakes may be fixed by more examples. `held-out`: only for measuring (bench/README.md). */
export type Part = 'tuning' | 'held-out';

/** Questions written independently of the assistant's training examples. */
export const labelledQuestions: Record<Language, readonly LabelledQuestion[]> = {
  es: [...es, ...strangersEs],
  fr: [...fr, ...strangersFr],
  it: [...it, ...strangersIt],
};

const seenQuestions: Record<Language, readonly LabelledQuestion[]> = { es: seenEs, fr: seenFr, it: seenIt };

/** The half of a question. It depends only on the text, so a question never changes sides. */
export function halfOf(question: string): Part {
  const [first = 0] = createHash('sha256').update(question).digest();
  return first % 2 === 0 ? 'tuning' : 'held-out';
}

/** The questions of a language's part. A question identical to an example measures nothing. */
export function questionsOf(language: Language, part: Part): readonly LabelledQuestion[] {
  const half = labelledQuestions[language].filter(([question]) => halfOf(question) === part);
  if (part === 'tuning') return [...half, ...seenQuestions[language]];
  const learnt = new Set(Object.values(examplesOf[language]).flat().map(plainWords));
  return half.filter(([question]) => !learnt.has(plainWords(question)));
}
