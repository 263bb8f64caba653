import type { Fault } from './mutant';

/** Recognizes an SQL text, or a part of one. */
const LOOKS_LIKE_SQL =
  /\b(SELECT|INSERT INTO|UPDATE \w+|DELETE FROM|WHERE|EXISTS|ORDER BY|IS (NOT )?NULL|IN \()|\b[a-z_]+\.[a-z_]+ (=|<|>|<=|>=|<>) /;

/** Words that end a condition. */
const ENDS =
  /^(AND|OR|ORDER|GROUP|LIMIT|RETURNING|ON|FOR|HAVING|UNION|THEN|WHEN|ELSE|END|SET|FROM|JOIN|LEFT|WINDOW)\b/;

const SWAPS: readonly { kind: string; from: RegExp; to: string }[] = [
  { kind: 'SQL boundary', from: / < /g, to: ' <= ' },
  { kind: 'SQL boundary', from: / <= /g, to: ' < ' },
  { kind: 'SQL boundary', from: / > /g, to: ' >= ' },
  { kind: 'SQL boundary', from: / >= /g, to: ' > ' },
  { kind: 'SQL null', from: /\bIS NOT NULL\b/g, to: 'IS NULL' },
  { kind: 'SQL null', from: /\bIS NULL\b/g, to: 'IS NOT NULL' },
  { kind: 'SQL lock', from: /\s+FOR UPDATE( OF \w+)?( SKIP LOCKED)?/g, to: '' },
  { kind: 'SQL order', from: /\s+DESC\b/g, to: '' },
  { kind: 'SQL arithmetic', from: / \+ /g, to: ' - ' },
  { kind: 'SQL arithmetic', from: / - /g, to: ' + ' },
  { kind: 'SQL function', from: /\bgreatest\(/gi, to: 'least(' },
  { kind: 'SQL function', from: /\bleast\(/gi, to: 'greatest(' },
];

/** Faults in a string or template as in the source, quotes included. Text that isn't SQL has none. */
export function sqlFaults(source: string): Fault[] {
  const masked = mask(source);
  if (!LOOKS_LIKE_SQL.test(masked)) return [];
  const cut = (kind: string, from: number, to: number, put = ''): Fault => ({
    kind,
    mutated: source.slice(0, from) + put + source.slice(to),
  });
  const swaps = SWAPS.flatMap(({ kind, from, to }) =>
    [...masked.matchAll(from)].map(({ 0: found, index }) => cut(kind, index, index + found.length, to)),
  );
  const conditions = [...masked.matchAll(/\s+AND\s+/g)]
    .filter(({ index }) => !/BETWEEN\s+\S+$/.test(masked.slice(0, index)))
    .map(({ 0: found, index }) => cut('SQL condition', index, conditionEnd(masked, index + found.length)));
  return [...swaps, ...conditions, ...membersDropped(masked, cut)];
}

/** One value fewer in each `IN ('a', 'b')`. */
function membersDropped(
  masked: string,
  cut: (kind: string, from: number, to: number, put: string) => Fault,
): Fault[] {
  return [...masked.matchAll(/\bIN \(('[^)]*')\)/g)].flatMap(({ 0: found, 1: list = '', index }) => {
    const values = list.split(/,\s*/);
    if (values.length < 2) return [];
    return values.map((_, dropped) => {
      const rest = values.filter((_, position) => position !== dropped).join(', ');
      return cut('SQL member', index, index + found.length, `IN (${rest})`);
    });
  });
}

/** The end of the condition that begins at `from`: the next word or parenthesis at the same depth. */
function conditionEnd(masked: string, from: number): number {
  let depth = 0;
  for (let at = from; at < masked.length; at += 1) {
    const sign = masked[at];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0 || sign === '`' || sign === ';') return beforeBlanks(masked, at);
    // A quote that ends a plain string, not one of an SQL value.
    if (at === masked.length - 1) return at;
    if (depth === 0 && /\s/.test(masked[at - 1] ?? '') && ENDS.test(masked.slice(at)))
      return beforeBlanks(masked, at);
  }
  return masked.length - 1;
}

function beforeBlanks(masked: string, at: number): number {
  return masked.slice(0, at).trimEnd().length;
}

/** The source with every `${…}` replaced by letters of the same length, so that a search for SQL finds no code. */
function mask(source: string): string {
  let depth = 0;
  let masked = '';
  for (let at = 0; at < source.length; at += 1) {
    const opens = source.startsWith('${', at) || (depth > 0 && source[at] === '{');
    if (opens) depth += 1;
    masked += depth > 0 ? 'x' : source[at];
    if (depth > 0 && source[at] === '}') depth -= 1;
    if (source.startsWith('${', at)) {
      masked += 'x';
      at += 1;
    }
  }
  return masked;
}
