/**
 * Replacements for some sentences of a catalogue; the others stay. Functions are replaced as a whole; items of a list
 * are named by their index.
 */
export type Overrides<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends readonly (infer Item)[]
    ? Readonly<Record<number, Overrides<Item>>>
    : T extends object
      ? { readonly [Key in keyof T]?: Overrides<T[Key]> }
      : T;

/** A copy of a catalogue with some sentences replaced. */
export function withOverrides<T>(catalogue: T, overrides: Overrides<NoInfer<T>>): T {
  return merged(catalogue, overrides) as T;
}

function merged(value: unknown, other: unknown): unknown {
  if (other === undefined) return value;
  if (typeof other !== 'object' || other === null || typeof value !== 'object' || value === null)
    return other;
  const entries = Object.entries(other);
  if (Array.isArray(value)) {
    const places = [...(value as unknown[])];
    for (const [index, part] of entries) places[Number(index)] = merged(places[Number(index)], part);
    return places;
  }
  const changed = entries.map(([key, part]) => [key, merged((value as Record<string, unknown>)[key], part)]);
  return { ...value, ...Object.fromEntries(changed) };
}
