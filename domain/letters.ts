import { allowed, refused, type Verdict } from './result';
import type { OrderStatus } from './states';

/** A letter of a purchase as its row names it: the kind, the number of those that can be several, which copy. */
export interface LetterName {
  kind: string;
  number?: number;
  /** The n-th letter that was sent again on request. */
  copy?: number;
}

/** Writes a letter's name, e.g. `refund-made:2` or `order-confirmation:again-1`. */
export function letterKey({ kind, number, copy }: LetterName): string {
  return [kind, number, copy === undefined ? undefined : `again-${copy}`]
    .filter((part) => part !== undefined)
    .join(':');
}

/** Reads a letter's name; undefined for what is none. */
export function readLetterKey(key: string): LetterName | undefined {
  const found = /^([a-z]+(?:-[a-z]+)*)(?::(\d{1,6}))?(?::again-(\d{1,6}))?$/.exec(key);
  if (!found?.[1]) return undefined;
  return {
    kind: found[1],
    number: found[2] === undefined ? undefined : Number(found[2]),
    copy: found[3] === undefined ? undefined : Number(found[3]),
  };
}

/** What decides which letters are still true. */
export interface LetterFacts {
  hasOrder: boolean;
  forgotten: boolean;
  orderStatus?: OrderStatus;
  /** Status of every refund, in their order. */
  refunds: readonly string[];
  /** State of the newest refill. */
  refill?: string;
}

const stillTrue: Record<string, (facts: LetterFacts, number: number | undefined) => boolean> = {
  'order-confirmation': () => true,
  'delivery-in-progress': ({ orderStatus }) => orderStatus === 'processing',
  'order-completed': ({ orderStatus }) => orderStatus === 'completed',
  'order-partial': ({ orderStatus }) => orderStatus === 'partial',
  'order-cancelled': ({ orderStatus }) => orderStatus === 'cancelled',
  'refund-made': ({ refunds }, number) => {
    const status = number === undefined ? undefined : refunds[number - 1];
    return status !== undefined && status !== 'failed';
  },
  'refill-started': ({ refill }) => refill === 'requested',
  'refill-completed': ({ refill }) => refill === 'completed',
  'refill-rejected': ({ refill }) => refill === 'rejected',
};

/**
 * Whether a letter may be sent again: only while what it says is still so. It is written anew from the rows of now, and
 * a letter about a payment that has been made since, or about a delivery that has gone on, would be a lie.
 */
export function mayResend(
  facts: LetterFacts,
  { kind, number }: Pick<LetterName, 'kind' | 'number'>,
): Verdict<'no_order' | 'buyer_forgotten' | 'letter_out_of_date'> {
  if (!facts.hasOrder) return refused('no_order');
  if (facts.forgotten) return refused('buyer_forgotten');
  const holds = Object.hasOwn(stillTrue, kind) ? stillTrue[kind] : undefined;
  return holds?.(facts, number) ? allowed : refused('letter_out_of_date');
}
