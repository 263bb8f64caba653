import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

/** What a list shows, as it stands in the address. Each field has a default, so that any address makes sense. */
type StateSchema = z.ZodObject<Record<string, z.ZodType>>;

/** Reads a state out of an address; a field that makes no sense in it has its default. */
export function readState<S extends StateSchema>(schema: S, params: URLSearchParams): z.output<S> {
  const entries = Object.entries(schema.shape).map(([name, field]) => {
    const text = params.get(name);
    const read = field.safeParse(text ?? undefined);
    return [name, read.success ? read.data : field.parse(undefined)];
  });
  return Object.fromEntries(entries) as z.output<S>;
}

/**
 * The address of a state; defaults are left out to keep it short. What another part of the screen has in the address
 * `before` stays.
 */
export function writeState<S extends StateSchema>(
  schema: S,
  state: z.output<S>,
  before?: URLSearchParams,
): URLSearchParams {
  const defaults = readState(schema, new URLSearchParams()) as Record<string, unknown>;
  const params = new URLSearchParams(before);
  for (const name of Object.keys(schema.shape)) params.delete(name);
  for (const [name, value] of Object.entries(state)) {
    if (value !== undefined && value !== '' && value !== defaults[name]) params.set(name, String(value));
  }
  return params;
}

/**
 * What a list shows, kept in the address so that a link can be sent to a colleague. Whatever changes the rows begins
 * at the first page again.
 */
export function useAddressState<S extends StateSchema>(schema: S) {
  const [params, setParams] = useSearchParams();
  const state = readState(schema, params);
  const changed = (change: Partial<z.output<S>>): z.output<S> => ({
    ...state,
    ...('page' in schema.shape ? { page: 1 } : {}),
    ...change,
  });
  return {
    state,
    /** What an empty address means. */
    defaults: readState(schema, new URLSearchParams()),
    change: (change: Partial<z.output<S>>) =>
      setParams(writeState(schema, changed(change), params), { replace: true, preventScrollReset: true }),
    /** The address after a change, for links. */
    address: (change: Partial<z.output<S>>) => `?${writeState(schema, changed(change), params)}`,
    /** Whether anything but page and sorting differs from the defaults. */
    filtered: [...writeState(schema, state).keys()].some(
      (name) => !['page', 'sort', 'columns'].includes(name),
    ),
  };
}
