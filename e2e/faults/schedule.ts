import { CHOICES, type Choice } from './buyer';

/** One thing that happens to a purchase. */
export type Act =
  /** The page asks for the intent once more, with what is in the cart. */
  | { kind: 'create-again'; choice: Choice }
  /** Another package, or the upsell taken or left. */
  | { kind: 'change'; choice: Choice }
  | { kind: 'decline'; card: string }
  | { kind: 'pay' }
  | { kind: 'confirm' }
  | { kind: 'cancel' }
  /** The oldest or the newest webhook that was not delivered yet. */
  | { kind: 'deliver'; which: 'oldest' | 'newest' }
  /** One that was delivered comes again; several copies at once. */
  | { kind: 'duplicate'; copies: number }
  /** An administrator blocks the target, so that a payment can't become an order. */
  | { kind: 'block' }
  /** kill -9 of the worker, which all purchases share. */
  | { kind: 'crash' };

/** Acts that begin together; the next moment comes when they are done, or after `patienceMs` if that is sooner. */
export interface Moment {
  acts: { act: Act; afterMs: number }[];
  patienceMs: number;
}

/** What becomes of the webhooks that are left when the schedule is over. */
export type Rest = 'in order' | 'reversed' | 'late' | 'never';

/** One interleaving: everything about it follows from its seed. */
export interface Interleaving {
  seed: number;
  first: Choice;
  moments: Moment[];
  rest: Rest;
}

/** Numbers from 0 to under 1 that follow from the seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const declined = [
  'pm_card_chargeDeclined',
  'pm_card_chargeDeclinedInsufficientFunds',
  'pm_card_chargeDeclinedExpiredCard',
];

/** How often each act is drawn. */
const weights: [Act['kind'], number][] = [
  ['pay', 26],
  ['confirm', 20],
  ['deliver', 20],
  ['duplicate', 12],
  ['change', 14],
  ['create-again', 6],
  ['decline', 10],
  ['cancel', 8],
  ['block', 1.5],
];
/** One interleaving of so many, by its seed, kills the worker that all of them share. */
const crashEvery = 40;

const total = weights.reduce((sum, [, weight]) => sum + weight, 0);

/** The interleaving of a seed. */
export function interleavingOf(seed: number): Interleaving {
  const next = numbersFrom(Math.imul(seed, 2_654_435_761));
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;

  function draw(): Act {
    let at = next() * total;
    const kind = weights.find(([, weight]) => {
      at -= weight;
      return at < 0;
    })?.[0];
    switch (kind) {
      case 'change':
      case 'create-again':
        return { kind, choice: pick(CHOICES) };
      case 'decline':
        return { kind, card: pick(declined) };
      case 'deliver':
        return { kind, which: pick(['oldest', 'newest'] as const) };
      case 'duplicate':
        return { kind, copies: 1 + below(4) };
      default:
        return { kind: kind ?? 'pay' } as Act;
    }
  }

  const first = pick(CHOICES);
  const moments = Array.from({ length: 3 + below(5) }, () => ({
    acts: Array.from({ length: 1 + below(4) }, () => ({
      act: draw(),
      afterMs: pick([0, 0, 0, 5, 20, 60]) * (1 + below(3)),
    })),
    patienceMs: pick([0, 20, 80, 250, 2000]),
  }));
  // Not left to chance: of two hundred, five kill the worker.
  if (seed % crashEvery === 0) pick(moments).acts.push({ act: { kind: 'crash' }, afterMs: below(200) });
  return { seed, first, moments, rest: pick(['in order', 'reversed', 'late', 'never'] as const) };
}

/** The interleaving as a person reads it. */
export function describeInterleaving({ seed, first, moments, rest }: Interleaving): string {
  const cart = ({ serviceId, upsell }: Choice) => `${serviceId}${upsell ? ' with upsell' : ''}`;
  const words = (act: Act): string => {
    const { kind, ...more } = act;
    const detail = 'choice' in more ? cart(more.choice) : Object.values(more).join(' ');
    return detail ? `${kind} ${detail}` : kind;
  };
  const lines = moments.map(
    ({ acts, patienceMs }, index) =>
      `  ${index + 1}. ${acts.map(({ act, afterMs }) => `${words(act)} (+${afterMs} ms)`).join(' | ')} – on after ${patienceMs} ms`,
  );
  return [`seed ${seed}: cart ${cart(first)}`, ...lines, `  the webhooks left over come: ${rest}`].join('\n');
}
