import type { Language } from '../money';
import { isSure, partsOf, type Reading, readingOf, surenessOf } from './reading';
import { ruleOf } from './topics';

/** What a question asks: one thing, or two that may be answered together. What needs a person goes before all else. */
export function whatIsAsked(question: string, language: Language): Reading[] {
  const whole = readingOf(question, language);
  const parts = partsOf(question, language).map((part) => readingOf(part, language));
  const sure = [whole, ...parts].filter(isSure).sort((a, b) => surenessOf(b) - surenessOf(a));
  const person = sure.find(({ topics: [best] }) => best && ruleOf(best.topic).handOver);
  const main = person ?? sure[0];
  if (!main) return [];
  const topicOf = ({ topics: [best] }: Reading) => best?.topic;
  const combines = (reading: Reading) => {
    const topic = topicOf(reading);
    return topic !== undefined && ruleOf(topic).combines === true;
  };
  if (!combines(main)) return [main];
  const own = parts.filter((part) => isSure(part) && combines(part));
  const [one] = own;
  const other = own.find((part) => one && topicOf(part) !== topicOf(one));
  return one && other ? [one, other] : [main];
}
