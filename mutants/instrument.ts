import type { Mutant } from './mutant';

/**
 * Header of a file with faults. Without the switch (mutants/runtime/switch.cjs) no fault is on. A declaration is
 * hoisted, so it exists before the first import runs, even in a circular import. The switch is kept: a realm looks its
 * globals up slowly.
 */
export const HEADER =
  'var __on: any; function __mutant(id: number): boolean { __on ??= (globalThis as any).__mutantSwitch; return __on !== undefined && __on(id); } ';

/** The source text with each fault behind its switch: `(__mutant(17)?(a <= b):(a < b))`. Lines keep their numbers. */
export function instrument(text: string, mutants: readonly Mutant[]): string {
  const places = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const key = `${mutant.start}:${mutant.end}`;
    places.set(key, [...(places.get(key) ?? []), mutant]);
  }
  const opened = new Map<number, string[]>();
  const closed = new Map<number, string[]>();
  // Outer places come first, so that an inner one opens after and closes before.
  const outerFirst = [...places.values()].sort(
    ([one], [other]) => one!.start - other!.start || other!.end - one!.end,
  );
  for (const there of outerFirst) {
    const { start, end } = there[0]!;
    const faults = there.map(({ id, mutated }) => `__mutant(${id})?(${oneLine(mutated)}):`).join('');
    opened.set(start, [...(opened.get(start) ?? []), `(${faults}(`]);
    closed.set(end, ['))', ...(closed.get(end) ?? [])]);
  }
  const edges = [...new Set([0, ...opened.keys(), ...closed.keys(), text.length])].sort(
    (one, other) => one - other,
  );
  const parts = edges.map((edge, index) =>
    [
      ...(closed.get(edge) ?? []),
      ...(opened.get(edge) ?? []),
      text.slice(edge, edges[index + 1] ?? edge),
    ].join(''),
  );
  return HEADER + parts.join('');
}

/** Code on one line; template literals keep their lines, and so does code with a comment. */
function oneLine(code: string): string {
  return code.includes('`') || code.includes('//') ? code : code.replace(/\s*\n\s*/g, ' ');
}
