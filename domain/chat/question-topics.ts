import type { Language } from '../money';
import type { Label } from './examples';
import type { Recognizer } from './recognizer';
import { isTopic, ruleOf, type Topic } from './topics';
import { wordsOf } from './words';

/** A topic, and the words that ask for it. */
export interface AskedTopic {
  topic: Topic;
  text: string;
}

/** From this share on, the recognizer's first guess counts as the question's topic. */
export const leastShare = 0.4;
/** Part of a question has fewer words to go by. */
const leastShareOfPart = 0.75;
/** A second topic behind a comma has at least this share of the whole question, or its part was misread. */
const leastShareOfSecond = 0.05;
/** A question mark with more behind it. */
const goesOn = /[?!\n]\s*[^\s?!]/u;
/** From this share on, the whole is about something else, whatever one of its parts looks like. */
const sureNone = 0.7;

/** The topics of a question: one, or two that may be answered together. A topic that needs a person comes first. */
export function topicsOf(question: string, language: Language, recognize: Recognizer<Label>): AskedTopic[] {
  const { labels } = recognize(question);
  if (labels[0]?.label === 'none' && labels[0].share >= sureNone) return [];
  const whole = topicIn(question, recognize, leastShare);
  const parts = partsOf(question, language).flatMap(
    (part) => topicIn(part, recognize, leastShareOfPart) ?? [],
  );
  const person = [...(whole ? [whole] : []), ...parts].find(({ topic }) => ruleOf(topic).handOver);
  if (person) return [person];
  const together = parts.filter(({ topic }) => ruleOf(topic).combines);
  const [one] = together;
  const other = together.find(({ topic }) => topic !== one?.topic);
  // Of a whole that asks twice, the surer topic has nearly all.
  const asksTwice = goesOn.test(question);
  const isAsked = ({ topic }: AskedTopic) =>
    asksTwice || labels.some(({ label, share }) => label === topic && share >= leastShareOfSecond);
  if (one && other && isAsked(one) && isAsked(other)) return [one, other];
  return whole ? [whole] : parts.slice(0, 1);
}

/** The label of a text: a topic or a kind of small talk; undefined if it is unsure or about something else. */
export function labelIn(text: string, recognize: Recognizer<Label>, least: number): Label | undefined {
  const { labels, known } = recognize(text);
  const [best] = labels;
  return best && best.share >= least && known >= leastKnown ? best.label : undefined;
}

/** A text with a smaller share of known words is about something else. */
const leastKnown = 0.4;

function topicIn(text: string, recognize: Recognizer<Label>, least: number): AskedTopic | undefined {
  const label = labelIn(text, recognize, least);
  return label !== undefined && isTopic(label) ? { topic: label, text } : undefined;
}

/** The parts of a question that may ask for different things. */
function partsOf(question: string, language: Language): string[] {
  const parts = question
    .split(/[.?!;\n,]+(?=\s|$)|[?!\n]+/u)
    .flatMap((part) => part.split(wordsOf[language].and))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 ? parts : [];
}
