/** A call by its kind, e.g. with a known or an unknown address; `round` counts the calls of each kind. */
type TimedCall<Kind extends string> = (kind: Kind, round: number) => Promise<unknown>;

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const at = (values: readonly number[], part: number) => values[Math.floor(values.length * part)] ?? 0;
const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/**
 * Whether kinds of a call take the same time. The fastest call of each kind is free of the machine's other load: these
 * differ by less than `withinMs`. On a machine too busy for that, the middles of the kinds differ by less than half of
 * what the middle half of one kind varies in itself: four standard errors, with 120 calls. Chance delays vary; a delay
 * in the code stays however often it is called.
 */
export async function takeSameTime<Kind extends string>(
  kinds: readonly Kind[],
  withinMs: number,
  call: TimedCall<Kind>,
): Promise<boolean> {
  const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < 120; round++) {
    // In turns and in both orders, so that other load affects all alike.
    for (const kind of round % 2 ? kinds : [...kinds].reverse()) {
      const before = performance.now();
      await call(kind, round);
      times.get(kind)?.push(performance.now() - before);
    }
    if (round % 30 === 29 && areAlike([...times.values()], withinMs)) return true;
  }
  return false;
}

/** Whether these times, one list for each kind, are the same within `withinMs` or within noise. */
export function areAlike(times: readonly (readonly number[])[], withinMs: number): boolean {
  const kinds = times.map(sorted);
  const fastest = range(kinds.map((kind) => at(kind, 0)));
  const middles = range(kinds.map((kind) => at(kind, 0.5)));
  const spread = Math.min(...kinds.map((kind) => at(kind, 0.75) - at(kind, 0.25)));
  return fastest < withinMs || middles < spread / 2;
}
