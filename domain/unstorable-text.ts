// A NUL, or half of a surrogate pair.
const unstorable = /\0|\p{Surrogate}/u;

/**
 * The field (`metadata.email`, or `body`) of the first text that Postgres can't
 * store; undefined if there is none. Such a text must not reach a workflow,
 * as its writes could never succeed. Walks without recursion, because a hostile
 * body may be nested as deep as it is long.
 */
export function unstorableText(value: unknown): string | undefined {
  const open: [path: string, value: unknown][] = [['', value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, part] = next;
    if (typeof part === 'string' && unstorable.test(part)) return path || 'body';
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, child] of Object.entries(part)) {
      if (unstorable.test(key)) return path || 'body';
      open.push([path ? `${path}.${key}` : key, child]);
    }
  }
  return undefined;
}
