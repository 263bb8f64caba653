import { CHOICES, type Choice } from './buyer';
import type { Treatment } from './panel';

/** One thing that happens to a purchase. */
export type Action =
  /** The page requests the intent again, with the content of the cart. */
  | { kind: 'create-again'; choice: Choice }
  /** Another package, or the upsell accepted or removed. */
  | { kind: 'change'; choice: Choice }
  | { kind: 'decline'; card: string }
  | { kind: 'pay' }
  | { kind: 'confirm' }
  | { kind: 'cancel' }
  /** The oldest or the newest webhook that was not delivered yet. */
  | { kind: 'deliver'; which: 'oldest' | 'newest' }
  /** A delivered one arrives again, in several parallel copies. */
  | { kind: 'duplicate'; copies: number }
  /** An administrator blocks the target, so that a payment can't become an order. */
  | { kind: 'block' }
  /** Another browser tries to take the purchase over. */
  | { kind: 'intrude'; choice: Choice }
  /** An administrator sends the reminder. */
  | { kind: 'remind' }
  /** A refund, by an administrator or in the provider's dashboard; a share from 0 to 1 of what is left. */
  | { kind: 'refund'; share: number }
  | { kind: 'dashboard-refund'; share: number }
  /** The buyer's bank opens a dispute, or decides it. */
  | { kind: 'dispute' }
  | { kind: 'decide'; status: 'under_review' | 'won' | 'lost' }
  | { kind: 'resend'; force: boolean }
  | { kind: 'resolve' }
  | { kind: 'change-target' }
  /** Followers are lost, and an administrator requests a refill. */
  | { kind: 'refill' }
  /** The customer requests a refill, too. */
  | { kind: 'ask-refill' }
  /** An operator resets the first or the newest run; `point` from 0, its beginning, to 1. */
  | { kind: 'reset'; run: 'first' | 'newest'; point: number }
  /** kill -9 of a part that all purchases share; it is down for `downMs`. */
  | { kind: 'crash'; part: 'worker' | 'api' | 'temporal' | 'postgres'; downMs: number }
  /** The panel can't be reached for `downMs`. */
  | { kind: 'panel-away'; downMs: number };

/** Actions that begin together; the next moment comes when they are done, or after `patienceMs` if that is sooner. */
export interface Moment {
  actions: { action: Action; afterMs: number }[];
  patienceMs: number;
}

/** What happens to the remaining webhooks at the end of the schedule. */
export type Rest = 'in order' | 'reversed' | 'late' | 'never';

/** One interleaving: everything about it follows from its seed. */
export interface Interleaving {
  seed: number;
  first: Choice;
  /** How the panel treats the purchase until the end of the schedule; promptly if absent. */
  panel?: Treatment;
  moments: Moment[];
  rest: Rest;
  /**
   * At rest: followers are lost and the customer requests a refill, or an administrator forces a resend. Before that
   * few deliveries are over.
   */
  atRest?: 'refill' | 'resend';
}

/** Numbers from 0 to below 1 that follow from the seed (mulberry32). */
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

type Weights = readonly (readonly [Action['kind'], number])[];

/** The weight of each action while the buyer buys. */
const buying: Weights = [
  ['pay', 26],
  ['confirm', 20],
  ['deliver', 20],
  ['duplicate', 12],
  ['change', 14],
  ['create-again', 6],
  ['decline', 10],
  ['cancel', 8],
  ['intrude', 3],
  ['remind', 2],
  ['block', 1.5],
  ['reset', 1.5],
];
/** And after that. */
const bought: Weights = [
  ['refund', 12],
  ['dashboard-refund', 8],
  ['dispute', 7],
  ['decide', 8],
  ['resend', 24],
  ['resolve', 10],
  ['change-target', 6],
  ['refill', 14],
  ['ask-refill', 8],
  ['reset', 4],
  ['deliver', 20],
  ['duplicate', 8],
  ['intrude', 2],
  ['remind', 1],
  ['confirm', 2],
];
/** How many of a hundred purchases get each treatment from the panel. */
const treatments: readonly (readonly [Treatment, number])[] = [
  ['running', 10],
  ['forgetful', 12],
  ['deaf', 8],
  ['cancelling', 8],
  ['busy', 6],
];

/** Which interleavings, by their seed, kill a shared part: one of `every`, the one with `rest`. */
const crashes = [
  { part: 'worker', every: 40, rest: 0, downMs: 0 },
  { part: 'api', every: 100, rest: 20, downMs: 0 },
  // Everybody waits for these two.
  { part: 'temporal', every: 200, rest: 30, downMs: 2000 },
  { part: 'postgres', every: 200, rest: 130, downMs: 2000 },
] as const;
/** What one in ten does at rest, by the last digit of its seed. */
const atRest: Record<number, Interleaving['atRest']> = { 5: 'refill', 8: 'resend' };
/** Which ones find the panel away: long enough for several orders. */
const panelAway = { every: 200, rest: 70, downMs: 3000 };

/** The interleaving of a seed. */
export function interleavingOf(seed: number): Interleaving {
  const next = numbersFrom(Math.imul(seed, 2_654_435_761));
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;

  /** By weight; undefined if the weights add up to less than `outOf` and none is hit. */
  function drawn<T>(from: readonly (readonly [T, number])[], outOf: number): T | undefined {
    let at = next() * outOf;
    return from.find(([, weight]) => {
      at -= weight;
      return at < 0;
    })?.[0];
  }

  function draw(weights: Weights): Action {
    const kind = drawn(
      weights,
      weights.reduce((sum, [, weight]) => sum + weight, 0),
    );
    switch (kind) {
      case 'change':
      case 'create-again':
      case 'intrude':
        return { kind, choice: pick(CHOICES) };
      case 'decline':
        return { kind, card: pick(declined) };
      case 'deliver':
        return { kind, which: pick(['oldest', 'newest'] as const) };
      case 'duplicate':
        return { kind, copies: 1 + below(4) };
      case 'refund':
      case 'dashboard-refund':
        return { kind, share: pick([0.1, 0.5, 1]) };
      case 'decide':
        return { kind, status: pick(['under_review', 'won', 'won', 'lost'] as const) };
      case 'reset':
        return { kind, run: pick(['first', 'newest'] as const), point: pick([0, 0.3, 0.6, 0.9, 1]) };
      case 'resend':
        return { kind, force: next() < 0.7 };
      default:
        return { kind: kind ?? 'pay' } as Action;
    }
  }

  function moment(weights: Weights): Moment {
    return {
      actions: Array.from({ length: 1 + below(4) }, () => ({
        action: draw(weights),
        afterMs: pick([0, 0, 0, 5, 20, 60]) * (1 + below(3)),
      })),
      patienceMs: pick([0, 20, 80, 250, 2000]),
    };
  }

  const first = pick(CHOICES);
  const panel = drawn(treatments, 100);
  const moments = Array.from({ length: 3 + below(5) }, () => moment(buying));
  // The others would only be refused because there is no order.
  if (next() < 0.6) {
    const paid = (['pay', 'confirm'] as const).map((kind) => ({ action: { kind }, afterMs: 0 }));
    moments.push({ actions: paid, patienceMs: pick([0, 80, 2000]) });
    moments.push(...Array.from({ length: 1 + below(4) }, () => moment(bought)));
  }
  // Not left to chance: one in ten is reminded before anything is paid, and some of two hundred kill each of the parts.
  if (seed % 10 === 2)
    moments.unshift({ actions: [{ action: { kind: 'remind' }, afterMs: 0 }], patienceMs: 2000 });
  for (const { part, every, rest, downMs } of crashes)
    if (seed % every === rest)
      pick(moments).actions.push({ action: { kind: 'crash', part, downMs }, afterMs: below(200) });
  if (seed % panelAway.every === panelAway.rest)
    pick(moments).actions.push({
      action: { kind: 'panel-away', downMs: panelAway.downMs },
      afterMs: below(200),
    });
  const rest = pick(['in order', 'reversed', 'late', 'never'] as const);
  return { seed, first, panel, moments, rest, atRest: atRest[seed % 10] };
}

/** The interleaving in readable form. */
export function describeInterleaving({
  seed,
  first,
  panel,
  moments,
  rest,
  atRest: then,
}: Interleaving): string {
  const cart = ({ serviceId, upsell }: Choice) => `${serviceId}${upsell ? ' with upsell' : ''}`;
  const words = (action: Action): string => {
    const { kind, ...more } = action;
    const detail = 'choice' in more ? cart(more.choice) : Object.values(more).join(' ');
    return detail ? `${kind} ${detail}` : kind;
  };
  const lines = moments.map(
    ({ actions, patienceMs }, index) =>
      `  ${index + 1}. ${actions.map(({ action, afterMs }) => `${words(action)} (+${afterMs} ms)`).join(' | ')} – on after ${patienceMs} ms`,
  );
  const treated = panel ? `, the panel is ${panel}` : '';
  return [
    `seed ${seed}: cart ${cart(first)}${treated}`,
    ...lines,
    `  the webhooks left over come: ${rest}`,
    ...(then ? [`  at rest: ${then}`] : []),
  ].join('\n');
}
