import type { z } from 'zod';
import type { RouteEntry } from '../handle';

/** The parts of a request that a route's schemas check. */
export type Place = 'params' | 'query' | 'body';

/** One request with one bad value in it. */
export interface Attempt {
  route: RouteEntry;
  place: Place;
  /** Dotted, e.g. `metadata.email` or `selectedPosts.0.id`. */
  field: string;
  value: unknown;
  kind: Kind;
  input: Record<Place, Record<string, unknown>>;
  /** Whether the schema accepts it, e.g. a text that is only strange. */
  accepted: boolean;
}

/** Left out instead of sent. */
export const missing = Symbol('missing');

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1) });

/** Values that nobody honest sends, by kind. */
export const hostileValues: Record<'absent' | 'wrong' | 'huge' | 'hostile', unknown[]> = {
  absent: [missing, null, ''],
  wrong: [true, 0, -1, 1.5, 'x', [], {}, [null], ['x', 'x']],
  huge: [
    'x'.repeat(4000),
    '9'.repeat(4000),
    'a@b'.repeat(300),
    1e300,
    2 ** 53,
    Array.from({ length: 3000 }, () => 1),
    deep(300),
  ],
  hostile: [
    '   ',
    '-1',
    '1e309',
    'NaN',
    '٣',
    'NUL \u0000',
    'half \ud800',
    "' OR '1'='1' --",
    '%27; DROP TABLE orders; --',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '..',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine would evaluate
    '${7*7}{{7*7}}',
    'a\r\nSet-Cookie: x=1',
    '\u202egnp.exe',
    { $gt: '' },
    { constructor: { prototype: { admin: true } } },
    { toString: 'x', length: -1 },
  ],
};

type Kind = keyof typeof hostileValues;

/**
 * How many of a kind a field is tried with; the next field gets the next ones, so that all are met. A stranger's calls
 * are tried with more.
 */
const tries: Record<'public' | 'staff', Record<Kind, number>> = {
  public: { absent: 3, wrong: 3, huge: 2, hostile: 5 },
  staff: { absent: 1, wrong: 1, huge: 1, hostile: 1 },
};

function valuesFor(turn: number, count: Record<Kind, number>): Pick<Attempt, 'kind' | 'value'>[] {
  return (Object.keys(hostileValues) as Kind[]).flatMap((kind) => {
    const values: unknown[] = hostileValues[kind];
    return Array.from({ length: count[kind] }, (_, index) => ({
      kind,
      value: values[(turn * count[kind] + index) % values.length],
    }));
  });
}

/** Values of the right kinds that belong to nobody, so that a request with them changes nothing. */
const innocent: readonly unknown[] = [
  'cart_1790000000000_abcdef012345',
  'nobody@example.com',
  'pi_000000000000000000000000',
  '9.99',
  '00000000-0000-4000-8000-000000000000',
  '2026-01-01T00:00:00.000Z',
  'testnobody',
  'FNZ-000000-XXXX',
  'NAV-0A1B2C3D',
  'C-00000000',
  'es',
  'eur',
  'europe',
  '000000',
  'B58378431',
  'FNZ',
  '#2a46dd',
  'https://panel.example.com/api/v2',
  '/api/admin/orders',
  '0123456789abcdef',
  '2026-01-01',
  999_999_999,
  1,
  600,
  true,
  [],
  {},
];

interface Definition {
  type: string;
  in?: z.ZodType;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
}

/** The schema of the input, without its transformations. */
function bare(schema: z.ZodType): Definition {
  const definition = schema.def as unknown as Definition;
  const inner = definition.type === 'pipe' ? definition.in : definition.innerType;
  return inner ? bare(inner) : definition;
}

/** A value that a schema accepts. Throws if none is found: then `innocent` lacks one of its kind. */
export function sampleOf(schema: z.ZodType, path = ''): unknown {
  const { type, shape, element, options, entries, values } = bare(schema);
  const listed = [...Object.values(entries ?? {}), ...(values ?? [])];
  for (const value of [...innocent, ...listed]) if (schema.safeParse(value).success) return value;
  if (type === 'object' && shape) return sampleObject(schema, shape, path);
  if (type === 'array' && element) return [sampleOf(element, `${path}.0`)];
  if (type === 'union' && options?.[0]) return sampleOf(options[0], path);
  throw new Error(
    `No sample is known for ${path || 'the request'}: add one of its kind to api/testing/hostile-values.ts`,
  );
}

function sampleObject(
  schema: z.ZodType,
  shape: Record<string, z.ZodType>,
  path: string,
): Record<string, unknown> {
  const sample: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(shape))
    if (!field.safeParse(undefined).success) sample[key] = sampleOf(field, `${path}.${key}`);
  // Fields that are only needed together with others, e.g. one of two names of a field.
  const { error } = schema.safeParse(sample);
  for (const { path: lacking } of error?.issues ?? []) {
    const name = String(lacking[0]);
    const field = shape[name];
    if (!field) continue;
    // What is right alone may not agree with the others, e.g. a tax number with its country.
    const agreeing = innocent.find((value) => schema.safeParse({ ...sample, [name]: value }).success);
    if (!(name in sample)) sample[name] = sampleOf(field, path);
    else if (agreeing !== undefined) sample[name] = agreeing;
  }
  return sample;
}

/** Every field of a schema, including nested ones. */
export function fieldsOf(schema: z.ZodType, path: (string | number)[] = []): (string | number)[][] {
  const { type, shape, element, options } = bare(schema);
  if (options) return options.flatMap((option) => fieldsOf(option, path));
  if (type === 'array' && element) return [[...path, 0], ...fieldsOf(element, [...path, 0])];
  if (type !== 'object' || !shape) return [];
  return Object.entries(shape).flatMap(([key, field]) => [
    [...path, key],
    ...fieldsOf(field, [...path, key]),
  ]);
}

/** Every field of a route with hostile values of each kind, one at a time in an otherwise innocent request. */
export function attemptsOn(route: RouteEntry): Attempt[] {
  const { call } = route;
  if (!call) return [];
  const schemas = { params: call.params, query: call.query, body: call.body };
  const sample = (place: Place) =>
    (schemas[place] ? sampleOf(schemas[place]) : {}) as Record<string, unknown>;
  const count = tries[call.access === 'public' ? 'public' : 'staff'];
  const innocentInput = { params: sample('params'), query: sample('query'), body: sample('body') };
  return (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = schemas[place];
    if (!schema) return [];
    // Each call begins with other values.
    return fieldsOf(schema).flatMap((path, index) =>
      valuesFor(call.path.length + index, count).flatMap(({ kind, value: hostile }) => {
        const value = place === 'body' || hostile === missing ? hostile : asText(hostile);
        if (place === 'params' && !fitsPath(value)) return [];
        const input = structuredClone(innocentInput);
        input[place] = withValue(input[place], schema, path, value) as Record<string, unknown>;
        const accepted = schema.safeParse(input[place]).success;
        return [{ route, place, field: path.join('.'), value, kind, input, accepted }];
      }),
    );
  });
}

function asText(value: unknown): unknown {
  return typeof value === 'object' ? JSON.stringify(value).slice(0, 4000) : String(value);
}

/** Otherwise the path would be another one. */
function fitsPath(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value !== '' &&
    value !== '.' &&
    value !== '..' &&
    !/\p{Surrogate}/u.test(value)
  );
}

/** An input with one value set or removed; missing parents are added. */
function withValue(current: unknown, schema: z.ZodType, path: (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const { shape, element, options } = bare(schema);
  // Of several shapes, the one that has the field.
  const option = options?.find((one) => String(key) in (bare(one).shape ?? {}));
  if (option) {
    const fits = option.safeParse(current).success;
    return withValue(fits ? current : sampleOf(option), option, path, value);
  }
  if (element) {
    const [first = sampleOf(element), ...others] = Array.isArray(current) ? current : [];
    const changed = withValue(first, element, rest, value);
    return changed === missing ? others : [changed, ...others];
  }
  const sample = typeof current === 'object' && current !== null ? current : sampleOf(schema);
  const object = { ...(sample as Record<string, unknown>) };
  const changed = withValue(object[key], shape?.[String(key)] as z.ZodType, rest, value);
  if (changed === missing) delete object[key];
  else object[key] = changed;
  return object;
}
