import { plainWords } from './words';

/** Recognizes the topic of a text. */
export type Recognizer<Label extends string> = (text: string) => Recognized<Label>;

/** The possible topics of a text. */
export interface Recognized<Label extends string> {
  /** Surest first. The shares of all add up to 1. */
  labels: { label: Label; share: number }[];
  /** How many of its words some example has, from 0 to 1; 0 for numbers alone. */
  known: number;
}

/** Called millions of times; in tests, whose modules run in a context of Node's `vm`, a global costs a lookup each time. */
const { abs, exp, sqrt } = Math;

/** How often learning goes through the examples, and how far a step goes at first. */
const rounds = 12;
const firstStep = 0.5;
/** Pulls each weight back towards zero, so that no single example decides. */
const decay = 0.0005;
/** Smaller errors don't change any answer, and most are smaller. */
const leastError = 0.005;
/** Weights of a pair of words and of a piece of a word; a word has 1. */
const partWeights = { pair: 0.7, piece: 0.25 };
/** Pieces find words in other forms and misspelt words. In letters. */
const pieceLengths = [3, 4, 5];

/** The learnt model, to be stored and reused. */
export interface Learnt<Label extends string> {
  labels: Label[];
  /** Words, pairs and pieces of words that some example has. */
  features: string[];
  /** The weight of each feature: the rarer, the higher. */
  says: Float32Array;
  /** For each feature, its weight for each label. */
  weights: Float32Array;
}

/**
 * Learns from examples to recognize what a question asks: a logistic regression over words, pairs of words and pieces
 * of words. Deterministic. Takes about two seconds.
 */
export function learn<Label extends string>(
  examples: Readonly<Record<Label, readonly string[]>>,
): Learnt<Label> {
  const labels = Object.keys(examples) as Label[];
  const read = labels.flatMap((label, at) =>
    examples[label].map((text) => ({ features: featuresOf(text), right: at })),
  );
  const seen = new Map<string, number>();
  for (const { features } of read)
    for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const features = [...seen.keys()];
  const says = Float32Array.from(seen.values(), (times) => Math.log(read.length / times));
  const places = placesOf(features);
  const questions = read.map((one) => ({ ...vectorOf(one.features, places, says), right: one.right }));
  const weights = new Float32Array(features.length * labels.length);
  /** Sums of squares: weights that changed much change less (AdaGrad). */
  const changed = new Float32Array(weights.length).fill(1e-6);
  const shares = new Float64Array(labels.length);
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(questions, random);
    for (const { places: at, values, right } of questions) {
      readShares({ places: at, values }, weights, shares);
      for (let label = 0; label < labels.length; label += 1) {
        const error = (shares[label] ?? 0) - (label === right ? 1 : 0);
        if (abs(error) < leastError) continue;
        for (let n = 0; n < at.length; n += 1) {
          const cell = (at[n] ?? 0) * labels.length + label;
          const slope = error * (values[n] ?? 0) + decay * (weights[cell] ?? 0);
          changed[cell] = (changed[cell] ?? 0) + slope * slope;
          weights[cell] = (weights[cell] ?? 0) - (firstStep * slope) / sqrt(changed[cell] ?? 1);
        }
      }
    }
  }
  return { labels, features, says, weights };
}

/** Recognizes texts with a learnt model. */
export function recognizerFrom<Label extends string>({
  labels,
  features,
  says,
  weights,
}: Learnt<Label>): Recognizer<Label> {
  const places = placesOf(features);
  return (text) => {
    const found = featuresOf(text);
    const shares = new Float64Array(labels.length);
    readShares(vectorOf(found, places, says), weights, shares);
    const words = [...found.keys()].filter((feature) => /^word [^#]/.test(feature));
    return {
      labels: labels
        .map((label, at) => ({ label, share: shares[at] ?? 0 }))
        .sort((a, b) => b.share - a.share),
      known: words.filter((word) => places.has(word)).length / Math.max(1, words.length),
    };
  };
}

const placesOf = (features: readonly string[]) =>
  new Map(features.map((feature, place) => [feature, place] as const));

/** The features of a text and their weights. */
function featuresOf(text: string): Map<string, number> {
  const words = plainWords(withoutAddresses(text))
    .split(' ')
    .filter(Boolean)
    .map((word) => (/^\d/.test(word) ? '#' : word));
  const features = new Map(words.map((word) => [`word ${word}`, 1]));
  const ends = ['^', ...words, '$'];
  for (let at = 1; at < ends.length; at += 1)
    features.set(`pair ${ends[at - 1]} ${ends[at]}`, partWeights.pair);
  for (const word of words)
    for (const length of pieceLengths)
      for (let at = 0; at + length <= word.length + 2; at += 1)
        features.set(`piece ${`^${word}$`.slice(at, at + length)}`, partWeights.piece);
  return features;
}

/** An e-mail address from the start of its word to the first @, so that the time stays linear; or a link. */
const addressOrLink = /(?<!\S)\S[^\s@]*@\S+\.\S+|https?:\S+|www\.\S+/g;

/** E-mail addresses, links and long numbers say nothing about what is asked; `@name` is a user name. */
function withoutAddresses(text: string): string {
  return text
    .replace(/(?<=^|\s)@[\w.]*/g, ' username ')
    .replace(addressOrLink, ' ')
    .replace(/\+?\d[\d\s-]{8,}\d/g, ' ');
}

/** A text as a vector: indexes of its features and their weights, normalized to length 1. */
interface Vector {
  places: readonly number[];
  values: readonly number[];
}

function vectorOf(
  features: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, number>,
  says: Float32Array,
): Vector {
  const known = [...features].flatMap(([feature, weight]) => {
    const place = places.get(feature);
    return place === undefined ? [] : [{ place, value: weight * (says[place] ?? 0) }];
  });
  const length = Math.hypot(...known.map(({ value }) => value)) || 1;
  return { places: known.map(({ place }) => place), values: known.map(({ value }) => value / length) };
}

/** Writes how probable each label is for a text. */
function readShares({ places, values }: Vector, weights: Float32Array, shares: Float64Array): void {
  const labels = shares.length;
  shares.fill(0);
  for (let n = 0; n < places.length; n += 1) {
    const from = (places[n] ?? 0) * labels;
    const value = values[n] ?? 0;
    for (let label = 0; label < labels; label += 1)
      shares[label] = (shares[label] ?? 0) + (weights[from + label] ?? 0) * value;
  }
  const most = Math.max(...shares);
  let sum = 0;
  for (let label = 0; label < labels; label += 1) sum += shares[label] = exp((shares[label] ?? 0) - most);
  for (let label = 0; label < labels; label += 1) shares[label] = (shares[label] ?? 0) / sum;
}

/** Numbers from 0 to 1 that are the same each time (Lehmer). */
function randomFrom(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}
