import { type Language, languages } from '../money';
import type { PageName } from '../pages';
import { type ChatAnswer, distinct, linksTo, neutralLinks } from './chat-answer';
import type { Label } from './examples';
import type { Knowledge } from './knowledge';
import { offerAnswer, priceAnswer, quantitiesAnswer } from './prices';
import { quantitiesIn } from './quantities';
import { type AskedTopic, labelIn, leastShare, topicsOf } from './question-topics';
import type { Found, Passage } from './search';
import { textsOf } from './texts/index';
import { isTopic, ruleOf, type Topic } from './topics';

/** Longest answer from a legal text, in characters; the page has the rest. */
const longestExcerpt = 600;

/** Topics that a section of a legal text answers first, if it covers enough of the question. */
const fromLegalText: Partial<Record<Topic, PageName>> = { law: 'terms', privacy: 'privacy' };

/**
 * Answers a question that names no order: from data and the shop's texts, else with an honest "I don't know"
 * (D28).
 */
export function answerTo(question: string, language: Language, known: Knowledge): ChatAnswer {
  const answer = answerFrom(known, question, language);
  return known.neutral ? { ...answer, links: neutralLinks(answer.links, language) } : answer;
}

function answerFrom(known: Knowledge, question: string, language: Language): ChatAnswer {
  const texts = textsOf[language];
  const found = known.search(question);
  const [same] = found;
  if (same?.isItsTitle) return fromPassage(same.passage, language, ['text']);
  const asked = topicsOf(question, language, known.recognize);
  const answers = asked.flatMap((one) => answerOn(one, question, language, known) ?? []);
  const [first, second] = answers;
  if (first) return second ? together(first, second) : first;
  const talk = smallTalk(labelIn(question, known.recognize, leastShare), language);
  if (talk) return talk;
  const best = found.find(({ sure }) => sure);
  if (best) return { ...fromPassage(best.passage, language, ['text']), passages: first4(found) };
  return {
    message: texts.unknown,
    links: linksTo(language, 'faq', 'contact'),
    passages: first4(found),
    about: [],
  };
}

/**
 * Answers a question in the page's language, or in the shop's other language in which it is asked; the answer says
 * which. A guess across languages needs words known there, because `ma` or `come` are words of two of them.
 */
export async function answerInItsLanguage(
  question: string,
  language: Language,
  knownIn: (language: Language) => Promise<Knowledge>,
): Promise<ChatAnswer & { language: Language }> {
  const here = await knownIn(language);
  const answer = { ...answerTo(question, language, here), language };
  const known = here.recognize(question).known;
  if (known >= leastKnownHere && answer.about?.length) return answer;
  for (const other of languages.filter((one) => one !== language)) {
    const there = await knownIn(other);
    if (there.recognize(question).known < Math.max(leastKnownAbroad, known)) continue;
    const translated = answerTo(question, other, there);
    if (translated.about?.length) return { ...translated, language: other };
  }
  return answer;
}

/**
 * The language of a question that names an order, and what it asks beyond that order's state: undefined if nothing.
 * Only on topics of an existing order: what is left of “código FNZ-261121-AB3K” would be answered as a discount code.
 */
export async function askedOfOrder(
  question: string,
  reference: string,
  ...where: [language: Language, knownIn: (language: Language) => Promise<Knowledge>]
): Promise<{ language: Language; asked?: ChatAnswer }> {
  const answer = await answerInItsLanguage(question.replace(reference, ' '), ...where);
  const { language } = answer;
  const isOfOrder = (about: string) => isTopic(about) && (ruleOf(about).handOver || ruleOf(about).ofOrder);
  if (!answer.about?.some(isOfOrder)) return { language };
  // The state says more about a wait than the text, which asks for the order's number.
  const asked = answer.about.includes('late') ? { ...answer, message: textsOf[language].person } : answer;
  return { language, asked };
}

/** Shares of known words needed to treat a question as being in the page's language, or in another. */
const leastKnownHere = 0.75;
const leastKnownAbroad = 0.8;

function answerOn(
  { topic, text }: AskedTopic,
  question: string,
  language: Language,
  { answers, search, services }: Knowledge,
): ChatAnswer | undefined {
  const { pages, handOver } = ruleOf(topic);
  const about = [topic];
  if (topic === 'person')
    return { message: textsOf[language].person, links: linksTo(language, 'contact'), handOver, about };
  const hasNumber = quantitiesIn(text, language).some(({ kind }) => kind === 'units');
  const data =
    topic === 'price' || (topic === 'quantities' && hasNumber)
      ? priceAnswer(text, language, services)
      : topic === 'quantities'
        ? quantitiesAnswer(text, language, services)
        : topic === 'offer'
          ? offerAnswer(language, services)
          : undefined;
  if (data)
    return { ...data, links: data.links.length > 0 ? data.links : linksTo(language, ...pages), about };
  const published = fromLegalText[topic];
  const passage =
    (published && search(question).find((one) => one.sure && one.passage.page === published)?.passage) ??
    answers.get(topic);
  if (!passage) return undefined;
  return {
    ...fromPassage(passage, language, about),
    links: linksTo(language, ...(passage.page ? [passage.page] : []), ...pages),
    handOver,
    // If a person has to look at it, no model words the answer.
    passages: handOver ? undefined : [passage, ...first4(search(question))],
  };
}

function together(first: ChatAnswer, second: ChatAnswer): ChatAnswer {
  return {
    message: `${first.message}\n\n${second.message}`,
    links: distinct([...first.links, ...second.links]),
    about: [...(first.about ?? []), ...(second.about ?? [])],
    // A model that words one half would lose the price of the other.
    passages:
      first.passages && second.passages ? [...first.passages, ...second.passages].slice(0, 4) : undefined,
  };
}

/** A greeting, thanks or a farewell without a question. */
function smallTalk(label: Label | undefined, language: Language): ChatAnswer | undefined {
  const { thanks, greeting, goodbye } = textsOf[language];
  if (label === 'thanks') return { message: thanks, links: [], about: ['thanks'] };
  if (label === 'goodbye') return { message: goodbye, links: [], about: ['thanks'] };
  if (label === 'greeting')
    return { message: greeting, links: linksTo(language, 'faq', 'track'), about: ['greeting'] };
  return undefined;
}

function fromPassage(passage: Passage, language: Language, about: ChatAnswer['about']): ChatAnswer {
  return {
    message: textOf(passage),
    links: passage.page ? linksTo(language, passage.page) : [],
    passages: [passage],
    about,
  };
}

/** The answer from a passage. For a legal text: its title and only the beginning. */
function textOf({ page, title, text }: Passage): string {
  if (page === undefined || page === 'faq') return text;
  const whole = `${title}. ${text}`;
  if (whole.length <= longestExcerpt) return whole;
  const cut = whole.slice(0, longestExcerpt);
  const end = cut.lastIndexOf('. ');
  return end > longestExcerpt / 2 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`;
}

/** The passages that a language model gets. */
function first4(found: readonly Found[]): Passage[] {
  return found.slice(0, 4).map(({ passage }) => passage);
}
