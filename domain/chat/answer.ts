import { type Language, languages } from '../money';
import type { PageName } from '../pages';
import { whatIsAsked } from './asked';
import { type ChatAnswer, linksTo } from './chat-answer';
import type { Known } from './known';
import { offerAnswer, priceAnswer, quantitiesAnswer } from './prices';
import { type Reading, readingOf, surenessOf } from './reading';
import type { Found, Passage } from './search';
import { textsOf } from './texts/index';
import { ruleOf, type Topic } from './topics';
import type { Concept } from './words/concepts';

/** How long an answer from a legal text gets, in characters; the page has the rest. */
const longestExcerpt = 600;

/** Topics that a section of a legal text answers first, if it has enough of the question. */
const fromLegalText: Partial<Record<Topic, PageName>> = { law: 'terms', privacy: 'privacy' };

/** Answers a question that names no order: from data and what the shop says, else honestly that it doesn't know (decision 28). */
export function answerTo(question: string, language: Language, known: Known): ChatAnswer {
  const texts = textsOf[language];
  const found = known.search(question);
  const [same] = found;
  if (same?.isItsTitle) return fromPassage(same.passage, language, ['text']);
  const asked = whatIsAsked(question, language);
  const answers = asked.flatMap(
    (reading) => answerOn(reading.topics[0]?.topic, reading, question, language, known) ?? [],
  );
  const [first, second] = answers;
  if (first) return second ? together(first, second) : first;
  const best = found.find(({ sure }) => sure);
  if (best) return { ...fromPassage(best.passage, language, ['text']), passages: first4(found) };
  return (
    smallTalk(readingOf(question, language), language) ?? {
      message: texts.unknown,
      links: linksTo(language, 'faq', 'contact'),
      passages: first4(found),
      about: [],
    }
  );
}

/**
 * Answers a question in the language of the page; where it is asked in another of the shop's languages, in that one. A
 * guess across languages must be free of unknown words, as `ma` or `come` are words of two of them.
 */
export async function answerInItsLanguage(
  question: string,
  language: Language,
  knownIn: (language: Language) => Promise<Known>,
): Promise<ChatAnswer> {
  const answer = answerTo(question, language, await knownIn(language));
  if (answer.about?.length !== 0) return answer;
  for (const other of languages.filter((one) => one !== language)) {
    const reading = readingOf(question, other);
    if (reading.unknown.length > 0 || surenessOf(reading) < leastAbroad) continue;
    const there = answerTo(question, other, await knownIn(other));
    if (there.about?.length) return there;
  }
  return answer;
}

/** How sure a reading in another language than the page's must be. */
const leastAbroad = 3;

function answerOn(
  topic: Topic | undefined,
  reading: Reading,
  question: string,
  language: Language,
  { answers, search, services }: Known,
): ChatAnswer | undefined {
  if (topic === undefined) return undefined;
  const { pages, handOver } = ruleOf(topic);
  const about = [topic];
  if (topic === 'person')
    return { message: textsOf[language].person, links: linksTo(language, 'contact'), handOver, about };
  const hasNumber = reading.quantities.some(({ kind }) => kind === 'units');
  const data =
    topic === 'price' || (topic === 'quantities' && hasNumber)
      ? priceAnswer(reading, language, services)
      : topic === 'quantities'
        ? quantitiesAnswer(reading, language, services)
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
    // What a person has to look at is worded by nobody else.
    passages: handOver ? undefined : [passage, ...first4(search(question))],
  };
}

function together(first: ChatAnswer, second: ChatAnswer): ChatAnswer {
  const links = [...first.links, ...second.links];
  return {
    message: `${first.message}\n\n${second.message}`,
    links: links.filter(({ href }, at) => links.findIndex((one) => one.href === href) === at),
    about: [...(first.about ?? []), ...(second.about ?? [])],
    // A model that words one half would lose the price of the other.
    passages:
      first.passages && second.passages ? [...first.passages, ...second.passages].slice(0, 4) : undefined,
  };
}

/** A greeting, thanks or a farewell without a question. */
function smallTalk({ concepts, unknown }: Reading, language: Language): ChatAnswer | undefined {
  const { thanks, greeting, goodbye } = textsOf[language];
  const has = (concept: Concept) => concepts.has(concept);
  const alone = unknown.length === 0 && concepts.size <= 2;
  if (!alone) return undefined;
  if (has('thanks')) return { message: thanks, links: [], about: ['thanks'] };
  if (has('goodbye')) return { message: goodbye, links: [], about: ['thanks'] };
  if (has('greeting') || has('smallTalk'))
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

/** As many passages as a language model is given. */
function first4(found: readonly Found[]): Passage[] {
  return found.slice(0, 4).map(({ passage }) => passage);
}
