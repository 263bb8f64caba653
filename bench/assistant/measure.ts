import { seedServices } from '#domain/catalogue.ts';
import { answerInItsLanguage } from '#domain/chat/answer.ts';
import type { ChatAnswer } from '#domain/chat/chat-answer.ts';
import { buildKnowledge, type Knowledge } from '#domain/chat/knowledge.ts';
import { passagesOf } from '#domain/chat/passages.ts';
import { type Language, languages } from '#domain/money.ts';
import { contentOfNewShop, factsOfNewShop } from '#domain/testing/new-shop.ts';
import { recognizerOf } from '#domain/testing/recognizers.ts';
import { type Part, questionsOf } from './labelled';
import type { LabelledQuestion } from './labelled-question';

/**
 * What an answer is worth. `unanswered`: it says that it doesn't know, or hands over, where the shop has an answer.
 * `wrong`: it answers something else, which costs most.
 */
export type Verdict = 'right' | 'unanswered' | 'wrong';

/** A question with what was answered. */
export interface Judged {
  question: string;
  right: string;
  verdict: Verdict;
  about: string;
  message: string;
  /** How long the answer took, in ms. */
  ms: number;
}

const services = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });

/** What the assistant of a new shop knows. */
async function knownOfNewShop(language: Language): Promise<Knowledge> {
  const published = passagesOf((key) => contentOfNewShop(key, language));
  const facts = factsOfNewShop(language);
  return buildKnowledge({ published, facts, services }, language, recognizerOf(language));
}

/** Asks every question of a part in a language and judges the answers. */
export async function judgedPart(language: Language, part: Part): Promise<Judged[]> {
  const known = Object.fromEntries(languages.map((one) => [one, knownOfNewShop(one)])) as Record<
    Language,
    Promise<Knowledge>
  >;
  const judged: Judged[] = [];
  for (const labelled of questionsOf(language, part)) {
    const before = performance.now();
    const answer = await answerInItsLanguage(labelled[0], language, (one) => known[one]);
    const ms = performance.now() - before;
    judged.push({
      question: labelled[0],
      right: labelled[1],
      verdict: verdictOn(labelled, answer),
      about: (answer.about ?? []).join('+') || 'none',
      message: answer.message,
      ms,
    });
  }
  return judged;
}

/** Shares of a part, from 0 to 1. */
export function sharesOf(judged: readonly Judged[]): Record<Verdict, number> {
  const share = (verdict: Verdict) =>
    judged.filter((one) => one.verdict === verdict).length / Math.max(1, judged.length);
  return { right: share('right'), unanswered: share('unanswered'), wrong: share('wrong') };
}

function verdictOn([, right, contains]: LabelledQuestion, answer: ChatAnswer): Verdict {
  const about = (answer.about ?? []).map((topic) => (topic === 'text' ? topicOfText(answer) : topic));
  const handedOver = answer.handOver === true;
  const choices = right.split('|');
  const isRight =
    about.length === 0
      ? choices.includes('none')
      : (handedOver && choices.includes('hand-over')) ||
        choices.some((choice) => {
          const wanted = choice.split('+');
          return (
            wanted.every((topic) => about.includes(topic)) && about.every((topic) => isFine(topic, choices))
          );
        });
  if (isRight) return contains === undefined || names(answer.message, contains) ? 'right' : 'wrong';
  // Half of what was asked is no wrong answer, but it isn't all of it.
  const isPart = about.length > 0 && about.every((topic) => isFine(topic, choices));
  return about.length === 0 || handedOver || isPart ? 'unanswered' : 'wrong';
}

/** What a passage that the search found is about, where a topic is answered from that page. */
function topicOfText({ links }: ChatAnswer): string {
  if (links.some(({ href }) => href.endsWith('/terms-and-conditions'))) return 'law';
  return links.some(({ href }) => href.endsWith('/privacy-policy')) ? 'privacy' : 'text';
}

function isFine(topic: string, choices: readonly string[]): boolean {
  return choices.some((choice) => choice.split('+').includes(topic));
}

/** Whether a text names a number, however its thousands are written. */
function names(message: string, number: string): boolean {
  return message.replace(/(?<=\d)[.\s\u00a0\u202f](?=\d{3})/g, '').includes(number);
}
