import type { Language } from '../money';
import { type Quantity, quantitiesIn } from './quantities';
import { type ConceptSet, ruleOf, type Topic, topics } from './topics';
import { conceptsOf } from './vocabulary';
import { plainWords, wordsOf } from './words';
import { type Concept, conceptWeights } from './words/concepts';

/** What a question, or a part of it, is about. */
export interface Reading {
  concepts: ReadonlySet<Concept>;
  /** Words that the assistant doesn't know. Many of them mean that the question is about something else. */
  unknown: readonly string[];
  quantities: readonly Quantity[];
  /** What it asks, surest first. */
  topics: { topic: Topic; score: number }[];
}

/** From this score, less what unknown words take away, a topic is taken for what is asked. */
const leastScore = 2;
/**
 * What each unknown word takes away: much where nothing says that it is about this shop, as everything has a price and a
 * delivery.
 */
const unknownCosts = { ofTheShop: 0.5, ofAnything: 1.1 };

/** Concepts that are seldom asked about anywhere else. */
const ofTheShop: readonly Concept[] = [
  'followers',
  'likes',
  'views',
  'instagram',
  'profile',
  'username',
  'order',
  'mine',
  'bought',
  'paid',
  'pay',
  'charge',
  'twice',
  'refund',
  'giveBack',
  'cancel',
  'regret',
  'withdrawal',
  'guarantee',
  'refill',
  'ban',
  'fake',
  'quality',
  'notice',
  'privately',
  'publicly',
  'password',
  'invoice',
  'discount',
  'code',
  'unsubscribe',
  'data',
  'delete',
  'privacyLaw',
  'trust',
  'scam',
  'threat',
  'anger',
  'insult',
  'contact',
  'person',
  'lacking',
  'wrong',
  'otherPerson',
  'subscription',
  'late',
  'legal',
  'otherMethod',
  'wallet',
  'otherNetwork',
  'age',
  'abroad',
];

/** Reads a question or a part of it. */
export function readingOf(text: string, language: Language): Reading {
  const plain = plainWords(withoutAddresses(text));
  const quantities = quantitiesIn(withoutAddresses(text), language);
  const { concepts, unknown } = conceptsOf(plain.split(' '), language);
  if (quantities.some(({ kind }) => kind === 'units')) concepts.add('amount');
  if (quantities.some(({ kind }) => kind === 'euros')) concepts.add('budget');
  // "And 5000?" goes on asking for a price; a number alone says nothing.
  const isNext = concepts.size === 1 && concepts.has('amount') && unknown.length === 0 && plain.includes(' ');
  if (isNext) concepts.add('want');
  return { concepts, unknown, quantities, topics: topicsOf(concepts) };
}

/** Whether what a reading found is enough to answer. */
export function isSure(reading: Reading): boolean {
  const [best, next] = reading.topics;
  // Two topics that are asked by equally little: neither.
  if (best && next && best.score === next.score && best.score <= leastScore) return false;
  return surenessOf(reading) >= leastScore;
}

/** How sure a reading is, to compare it with others. */
export function surenessOf({ topics: [best], unknown, concepts }: Reading): number {
  const cost = ofTheShop.some((one) => concepts.has(one)) ? unknownCosts.ofTheShop : unknownCosts.ofAnything;
  return (best?.score ?? 0) - unknown.length * cost;
}

/** The parts of a question that may ask for different things. */
export function partsOf(question: string, language: Language): string[] {
  return question
    .split(/[.?!;\n,]+(?=\s|$)|[?!\n]+/u)
    .flatMap((part) => part.split(wordsOf[language].and))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function topicsOf(concepts: ReadonlySet<Concept>): Reading['topics'] {
  return topics
    .map((topic) => ({
      topic,
      score: Math.max(0, ...ruleOf(topic).sets.map((set) => scoreOf(set, concepts))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** How much a set of concepts says, 0 where the question lacks one of them. */
function scoreOf(set: ConceptSet, concepts: ReadonlySet<Concept>): number {
  let score = 0;
  for (const choices of set) {
    const [first = ''] = choices;
    if (first.startsWith('!')) {
      if (concepts.has(first.slice(1) as Concept)) return 0;
      continue;
    }
    const had = choices.flatMap((choice) => (isHad(choice, concepts) ? [conceptWeights[choice]] : []));
    if (had.length === 0) return 0;
    score += Math.max(...had);
  }
  return score;
}

function isHad(choice: string, concepts: ReadonlySet<Concept>): choice is Concept {
  return concepts.has(choice as Concept);
}

/** E-mail addresses, links and long numbers say nothing about what is asked; `@name` is a user name. */
function withoutAddresses(text: string): string {
  return text
    .replace(/(?<=^|\s)@[\w.]*/g, ' username ')
    .replace(/\S+@\S+\.\S+|https?:\S+|www\.\S+/g, ' ')
    .replace(/\+?\d[\d\s-]{8,}\d/g, ' ');
}
