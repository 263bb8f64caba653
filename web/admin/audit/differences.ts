/** One field of what was before and after; `undefined` where one of them hasn't got it. */
export interface Difference {
  /** Dotted, e.g. `answer.state`. */
  field: string;
  before: unknown;
  after: unknown;
}

/** What an act changed, and what else was written down about it. */
export interface Differences {
  /** Fields whose value is another one; of something new or gone all its fields. */
  changed: Difference[];
  /** Fields that stayed as they were, or that were written down on one side only, e.g. the reason. */
  other: Difference[];
}

/** Sorts the fields of before and after into those that changed and the others. Nested fields are named by their path. */
export function differences(before: unknown, after: unknown): Differences {
  const [was, is] = [flat(before), flat(after)];
  const all = [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field,
    before: was.get(field),
    after: is.get(field),
  }));
  // Nothing before, or nothing after: it came into being. Of an act that was refused nothing changed.
  const made = was.size === 0 && !is.has('refused');
  const isChanged = ({ field, before: old, after: now }: Difference) =>
    made || (was.has(field) && is.has(field) && !same(old, now));
  return { changed: all.filter(isChanged), other: all.filter((one) => !isChanged(one)) };
}

function flat(value: unknown, path = '', into = new Map<string, unknown>()): Map<string, unknown> {
  if (isRecord(value) && (path === '' || Object.keys(value).length > 0)) {
    for (const [key, inner] of Object.entries(value)) flat(inner, path ? `${path}.${key}` : key, into);
  } else if (value !== undefined && !(path === '' && value === null)) {
    into.set(path || 'value', value);
  }
  return into;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
