/** A generation of a line, from the run or from its row. */
export interface Generation {
  line: number;
  generation: number;
  quantity: number;
  username: string;
  shortcode?: string | null;
  state: string;
  report?: { startCount?: number };
}

/** What a line delivers to its current target, over all of its generations. */
export interface LineDelivery<S> {
  /** The generations that deliver it, oldest first; the last one is the current one. */
  parts: S[];
  /** Their units together. */
  quantity: number;
  /** The panel's count before the first of them; undefined if the panels don't say. */
  startCount?: number;
}

/**
 * A line's generations, oldest first, with the units that each contributes. A resend in full replaces what came before
 * it, and a resend of the rest adds to it: what a panel accepted contributes the units that the next generation doesn't
 * order again. `newestGenerations` (db/submissions.ts) is the same rule in SQL.
 */
function contributions<S extends Generation>(order: { submissions: readonly S[] }, line: number) {
  const generations = order.submissions
    .filter((one) => one.line === line)
    .sort((a, b) => a.generation - b.generation);
  return generations.map((one, index) => {
    const next = generations[index + 1];
    if (!next) return { one, units: one.quantity };
    return { one, units: one.state === 'accepted' ? one.quantity - next.quantity : 0 };
  });
}

/** The units that earlier generations of a line delivered, to any target. `newest` is its current generation. */
export function deliveredEarlier<S extends Generation>(
  order: { submissions: readonly S[] },
  newest: S,
): number {
  return contributions(order, newest.line).reduce((sum, { units }) => sum + units, -newest.quantity);
}

/** The delivery of a line. `newest` is its current generation. */
export function deliveryOf<S extends Generation>(
  order: { submissions: readonly S[] },
  newest: S,
): LineDelivery<S> {
  const here = contributions(order, newest.line).filter(
    ({ one, units }) => units > 0 && one.username === newest.username && one.shortcode === newest.shortcode,
  );
  const quantity = here.reduce((sum, { units }) => sum + units, 0);
  const counted = newest.report?.startCount;
  return {
    parts: here.map(({ one }) => one),
    quantity,
    // The count before a resend of the rest includes what was delivered until then.
    startCount:
      here[0]?.one.report?.startCount ??
      (counted === undefined ? undefined : counted - (quantity - newest.quantity)),
  };
}
