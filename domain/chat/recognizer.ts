import { plainWords } from './words';

/** Tells what a text asks. */
export type Recognizer<Label extends string> = (text: string) => Recognized<Label>;

/** What a text may ask. */
export interface Recognized<Label extends string> {
  /** Surest first. The shares of all add up to 1. */
  labels: { label: Label; share: number }[];
  /** How many of its words some example has, from 0 to 1; 0 for numbers alone. */
  known: number;
}

/** How often learning goes through the examples, and how far a step goes at first. */
const rounds = 8;
const firstStep = 0.5;
/** What pulls each weight back to nothing, so that no single example decides. */
const decay = 0.0002;
/** Errors below this change nothing that an answer shows, and most are. */
const leastError = 0.005;
/** What a pair of words and a piece of a word say, where a word says 1. */
const weights = { pair: 0.7, piece: 0.25 };
/** Pieces of words find them in other forms and misspelt. In letters. */
const pieceLengths = [3, 4, 5];

/**
 * Learns from examples to tell what a question asks: a logistic regression over words, pairs of words and pieces of
 * words. The same examples give the same recognizer. It computes for most of a second; `pause` lets others on in
 * between.
 */
export async function learn<Label extends string>(
  examples: Readonly<Record<Label, readonly string[]>>,
  pause: () => Promise<void> = async () => undefined,
): Promise<Recognizer<Label>> {
  const labels = Object.keys(examples) as Label[];
  const read = labels.flatMap((label, at) =>
    examples[label].map((text) => ({ features: featuresOf(text), right: at })),
  );
  const vocabulary = vocabularyOf(read.map(({ features }) => features));
  const questions = read.map(({ features, right }) => ({ ...vectorOf(features, vocabulary), right }));
  const model = new Float32Array(vocabulary.size * labels.length);
  /** Sums of squares: what changed much already changes less (AdaGrad). */
  const changed = new Float32Array(model.length).fill(1e-6);
  const shares = new Float64Array(labels.length);
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(questions, random);
    for (const { places, values, right } of questions) {
      readShares({ places, values }, model, shares);
      for (let label = 0; label < labels.length; label += 1) {
        const error = (shares[label] ?? 0) - (label === right ? 1 : 0);
        if (Math.abs(error) < leastError) continue;
        for (let n = 0; n < places.length; n += 1) {
          const at = (places[n] ?? 0) * labels.length + label;
          const slope = error * (values[n] ?? 0) + decay * (model[at] ?? 0);
          changed[at] = (changed[at] ?? 0) + slope * slope;
          model[at] = (model[at] ?? 0) - (firstStep * slope) / Math.sqrt(changed[at] ?? 1);
        }
      }
    }
    await pause();
  }
  return (text) => {
    const features = featuresOf(text);
    const found = new Float64Array(labels.length);
    readShares(vectorOf(features, vocabulary), model, found);
    const words = [...features.keys()].filter((feature) => /^word [^#]/.test(feature));
    return {
      labels: labels.map((label, at) => ({ label, share: found[at] ?? 0 })).sort((a, b) => b.share - a.share),
      known: words.filter((word) => vocabulary.has(word)).length / Math.max(1, words.length),
    };
  };
}

/** What a text is made of, and how much each part says. */
function featuresOf(text: string): Map<string, number> {
  const words = plainWords(withoutAddresses(text))
    .split(' ')
    .filter(Boolean)
    .map((word) => (/^\d/.test(word) ? '#' : word));
  const features = new Map(words.map((word) => [`word ${word}`, 1]));
  const ends = ['^', ...words, '$'];
  for (let at = 1; at < ends.length; at += 1) features.set(`pair ${ends[at - 1]} ${ends[at]}`, weights.pair);
  for (const word of words)
    for (const length of pieceLengths)
      for (let at = 0; at + length <= word.length + 2; at += 1)
        features.set(`piece ${`^${word}$`.slice(at, at + length)}`, weights.piece);
  return features;
}

/** E-mail addresses, links and long numbers say nothing about what is asked; `@name` is a user name. */
function withoutAddresses(text: string): string {
  return text
    .replace(/(?<=^|\s)@[\w.]*/g, ' username ')
    .replace(/\S+@\S+\.\S+|https?:\S+|www\.\S+/g, ' ')
    .replace(/\+?\d[\d\s-]{8,}\d/g, ' ');
}

/** The number of each feature, and how much it says: the rarer, the more. */
type Vocabulary = Map<string, { place: number; weight: number }>;

function vocabularyOf(read: readonly Map<string, number>[]): Vocabulary {
  const seen = new Map<string, number>();
  for (const features of read)
    for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const vocabulary: Vocabulary = new Map();
  for (const [feature, times] of seen)
    vocabulary.set(feature, { place: vocabulary.size, weight: Math.log(read.length / times) });
  return vocabulary;
}

/** A text as numbers: places in the vocabulary and what stands there, of length 1 in all. */
interface Vector {
  places: readonly number[];
  values: readonly number[];
}

function vectorOf(features: ReadonlyMap<string, number>, vocabulary: Vocabulary): Vector {
  const known = [...features].flatMap(([feature, says]) => {
    const one = vocabulary.get(feature);
    return one ? [{ place: one.place, value: says * one.weight }] : [];
  });
  const length = Math.hypot(...known.map(({ value }) => value)) || 1;
  return { places: known.map(({ place }) => place), values: known.map(({ value }) => value / length) };
}

/** Writes how probable each label is for a text. */
function readShares({ places, values }: Vector, model: Float32Array, shares: Float64Array): void {
  const labels = shares.length;
  shares.fill(0);
  for (let n = 0; n < places.length; n += 1) {
    const from = (places[n] ?? 0) * labels;
    const value = values[n] ?? 0;
    for (let label = 0; label < labels; label += 1)
      shares[label] = (shares[label] ?? 0) + (model[from + label] ?? 0) * value;
  }
  const most = Math.max(...shares);
  let sum = 0;
  for (let label = 0; label < labels; label += 1)
    sum += shares[label] = Math.exp((shares[label] ?? 0) - most);
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
