import type { z } from 'zod';
import { withoutNames } from '#domain/calls/specified-names.ts';

/** A field of an answer that holds a value: `orders[].status`; the values of a record are `counts.*`. */
export interface Leaf {
  path: string;
  kind: 'number' | 'text' | 'flag' | 'any';
}

interface Definition {
  type: string;
  out?: z.ZodType;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
}

/**
 * A schema unwrapped from optional, nullable and conversions (their output); without the specifications' names, which
 * follow from its other fields.
 */
function bare(schema: z.ZodType): Definition {
  const own = withoutNames(schema);
  if (own) return bare(own);
  const definition = schema.def as unknown as Definition;
  const inner = definition.out ?? definition.innerType;
  return inner ? bare(inner) : definition;
}

const kinds: Record<string, Leaf['kind']> = {
  number: 'number',
  string: 'text',
  enum: 'text',
  literal: 'text',
  boolean: 'flag',
};

const within = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** Every leaf of an answer's schema, except `success`, which all answers have. */
export function leavesOf(schema: z.ZodType, path = ''): Leaf[] {
  const { type, shape, element, valueType, options } = bare(schema);
  if (shape)
    return Object.entries(shape)
      .filter(([key]) => path !== '' || key !== 'success')
      .flatMap(([key, field]) => leavesOf(field, within(path, key)));
  if (element) return leavesOf(element, `${path}[]`);
  if (valueType) return leavesOf(valueType, `${path}.*`);
  if (options) {
    const all = options.flatMap((option) => leavesOf(option, path));
    return all.filter((leaf, index) => all.findIndex((other) => other.path === leaf.path) === index);
  }
  return [{ path, kind: kinds[type] ?? 'any' }];
}

/** Whether an answer has names of the specifications, at any depth. */
export function hasNames(schema: z.ZodType): boolean {
  if (withoutNames(schema)) return true;
  const { shape, element } = bare(schema);
  return Object.values(shape ?? {}).some(hasNames) || (element !== undefined && hasNames(element));
}

/** An answer without the names of the specifications. */
export function ownFields(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined || value === null || !hasNames(schema)) return value;
  const { shape, element } = bare(schema);
  if (element) return (value as unknown[]).map((item) => ownFields(element, item));
  const named = withoutNames(schema) !== undefined;
  const fields = Object.entries(value).filter(([key]) => !named || (shape && key in shape));
  return Object.fromEntries(
    fields.map(([key, part]) => [key, shape?.[key] ? ownFields(shape[key], part) : part]),
  );
}

type Note = (path: string, value: unknown, holder: object | undefined) => void;

/** Calls `note` for each leaf that has a value here; a matcher is no value. */
export function walkLeaves(schema: z.ZodType, value: unknown, note: Note, path = '', holder?: object): void {
  if (value === undefined || value === null || isMatcher(value)) return;
  const { shape, element, valueType, options } = bare(schema);
  if (options) {
    // Of several shapes, each reads its own fields.
    for (const option of options) walkLeaves(option, value, note, path, holder);
  } else if (shape) {
    if (typeof value !== 'object') return;
    for (const [key, field] of Object.entries(shape))
      walkLeaves(field, (value as Record<string, unknown>)[key], note, within(path, key), value);
  } else if (element) {
    if (!Array.isArray(value)) return;
    for (const item of value) walkLeaves(element, item, note, `${path}[]`);
  } else if (valueType) {
    for (const part of Object.values(value)) walkLeaves(valueType, part, note, `${path}.*`);
  } else note(path, value, holder);
}

function isMatcher(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'asymmetricMatch' in value;
}
