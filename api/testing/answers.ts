import type { z } from 'zod';
import type { AnswerOf, Call, CallInput } from '#domain/calls/call.ts';
import { hasNames, type Leaf, leavesOf, ownFields, walkLeaves } from './answer-leaves';
import { type Browser, Refused } from './browser';

/** What was compared of one call. */
interface Seen {
  /** Leaves with a value that a fault would change: no zero, no empty text, no `false`. */
  full: Set<string>;
  /** Every compared object, as the values of its leaves by path. */
  objects: Map<string, unknown>[];
}

/** The expected answer, without `success` and without the specifications' names, which follow from the rest. */
export type Expected<C extends Call> = Omit<z.input<C['answer']>, 'success'>;

/**
 * Compares the answers of a file's calls with values typed by hand, and records which fields were compared. `gaps`
 * lists what no test has covered, so that a new field without a comparison fails.
 */
export function answersOf(calls: Record<string, Call>) {
  const seen = new Map<Call, Seen>();

  /** The answer as it was sent, before its schema leaves anything out. */
  async function ask<C extends Call>(browser: Browser, call: C, input?: CallInput<C>): Promise<AnswerOf<C>> {
    const { status, body } = await browser.answer(call, input);
    if (status !== 200) throw new Refused(status, body as Refused['answer']);
    // Names of the specifications are exactly those that follow from our own fields.
    if (hasNames(call.answer)) expect(call.answer.parse(body)).toEqual(body);
    return body as AnswerOf<C>;
  }

  /** Compares a complete answer: nothing is missing, nothing is added. */
  function compare<C extends Call>(call: C, body: unknown, expected: Expected<C>): void {
    expect(ownFields(call.answer, body)).toEqual({ success: true, ...expected });
    if (!Object.values(calls).includes(call)) throw new Error(`${call.path} is not among the file's calls`);
    const { full, objects } = seen.get(call) ?? { full: new Set(), objects: [] };
    seen.set(call, { full, objects });
    const byHolder = new Map<object, Map<string, unknown>>();
    walkLeaves(call.answer, expected, (path, value, holder) => {
      if (value !== 0 && value !== '' && value !== false) full.add(path);
      if (holder) byHolder.set(holder, (byHolder.get(holder) ?? new Map()).set(path, value));
    });
    objects.push(...byHolder.values());
  }

  return {
    ask,
    compare,
    /** Calls and compares. */
    async check<C extends Call>(
      browser: Browser,
      call: C,
      input: CallInput<C> | undefined,
      expected: Expected<C>,
    ): Promise<AnswerOf<C>> {
      const body = await ask(browser, call, input);
      compare(call, body, expected);
      return body;
    },
    /** `call field` for each field that was never compared, `call one = other` for each pair that was always equal. */
    gaps(): string[] {
      return Object.entries(calls).flatMap(([name, call]) => {
        const { full, objects } = seen.get(call) ?? { full: new Set(), objects: [] };
        const leaves = leavesOf(call.answer);
        const missing = leaves.filter(({ path }) => !full.has(path));
        const alike = pairsOf(leaves)
          .filter(([one, other]) => !missing.includes(one) && !missing.includes(other))
          .filter(([one, other]) =>
            objects.every((values) => values.get(one.path) === values.get(other.path)),
          );
        return [
          ...missing.map(({ path }) => `${name} ${path}`),
          ...alike.map(([one, other]) => `${name} ${one.path} = ${other.path}`),
        ];
      });
    },
  };
}

/** Neighbours that could be mistaken for each other; a list of values counts as one. */
function pairsOf(all: readonly Leaf[]): [Leaf, Leaf][] {
  const leaves = all.filter(({ path }) => !/(\[\]|\.\*)$/.test(path));
  const parent = ({ path }: Leaf) => path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return leaves.flatMap((one, index) =>
    leaves
      .slice(index + 1)
      .filter((other) => parent(one) === parent(other) && one.kind === other.kind && one.kind !== 'any')
      .map((other): [Leaf, Leaf] => [one, other]),
  );
}
