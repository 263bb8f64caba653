import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

/** A list's state in the URL. Each field has a default, so that any address is valid. */
type StateSchema = z.ZodObject<Record<string, z.ZodType>>;

/** Reads a state from an address; an invalid field gets its default. */
export function readState<S extends StateSchema>(schema: S, params: URLSearchParams): z.output<S> {
  const entries = Object.entries(schema.shape).map(([name, field]) => {
    const text = params.get(name);
    const read = field.safeParse(text ?? undefined);
    return [name, read.success ? read.data : field.parse(undefined)];
  });
  return Object.fromEntries(entries) as z.output<S>;
}

/**
 * The address of a state; defaults are left out to keep it short. The state of other parts of the screen in the address
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
 * A list's state, kept in the URL so that it can be shared as a link. Any change of the rows returns to the first page.
 */
export function useAddressState<S extends StateSchema>(schema: S) {
  const [params, setParams] = useSearchParams();
  const state = readState(schema, params);
  const changed = (before: URLSearchParams, change: Partial<z.output<S>>) =>
    writeState(
      schema,
      { ...readState(schema, before), ...('page' in schema.shape ? { page: 1 } : {}), ...change },
      before,
    );
  return {
    state,
    /** The state of an empty address. */
    defaults: readState(schema, new URLSearchParams()),
    /** Changes the current address: the one that is rendered may be older, and would undo the change before. */
    change: (change: Partial<z.output<S>>) =>
      setParams(changed(new URLSearchParams(window.location.search), change), {
        replace: true,
        preventScrollReset: true,
      }),
    /** The address after a change, for links. */
    address: (change: Partial<z.output<S>>) => `?${changed(params, change)}`,
    /** Whether anything but page and sorting differs from the defaults. */
    filtered: [...writeState(schema, state).keys()].some(
      (name) => !['page', 'sort', 'columns'].includes(name),
    ),
  };
}
