/** One field of the states before and after; `undefined` on a side that doesn't have it. */
export interface Difference {
  /** Dotted, e.g. `answer.state`. */
  field: string;
  before: unknown;
  after: unknown;
}

/** The changes of an action, and the other recorded fields. */
export interface Differences {
  /** Fields whose value has changed; for something new or removed, all its fields. */
  changed: Difference[];
  /** Unchanged fields, and those recorded on one side only, e.g. the reason. */
  other: Difference[];
}

/** Divides the fields of before and after into changed ones and others. Nested fields are named by their path. */
export function differences(before: unknown, after: unknown): Differences {
  const [was, is] = [flat(before), flat(after)];
  const all = [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field,
    before: was.get(field),
    after: is.get(field),
  }));
  // Nothing before, or nothing after: it was created or removed. A refused action changed nothing, and what one without
  // an answer changed is not known.
  const made = was.size === 0 && !is.has('refused') && !is.has('unanswered');
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
