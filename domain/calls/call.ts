import type { z } from 'zod';
import type { Permission } from '../permissions';

/** What a call is about: who may make it, and the schemas of its input and answer. */
interface Described<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  summary: string;
  /** Who may make it: anyone, or back-office users with this permission. */
  access: 'public' | Permission;
  /**
   * Asks for password or code again if the last proof is older than `proofSeconds`: for what a stolen session must not
   * do.
   */
  stepUp?: true;
  /** The largest body, e.g. `1mb`, of a call that carries more than a form. */
  bodyLimit?: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A method and a path with `:name` for parameters, e.g. `GET /api/orders/:id`. */
type Route = `${Method} /${string}`;

/** One call of the API: the source of its validation, its documentation, its access and every client's types. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  R extends Route = Route,
> extends Described<Params, Query, Body, Answer> {
  route: R;
  method: Method;
  path: string;
}

/** The header of a call that the page made while no person used it: it doesn't count as use of the session. */
export const passiveHeader = 'X-Passive';

/** Keeps the exact types of a call: its route and its schemas. */
export function defineCall<
  R extends Route,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
>(route: R, described: Described<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer, R> {
  const [method, path] = route.split(' ') as [Method, string];
  return { route, method, path, ...described };
}

type SchemaOf<C extends Call, Key extends 'params' | 'query' | 'body'> = NonNullable<C[Key]>;

export type BodyOf<C extends Call> = z.input<SchemaOf<C, 'body'>>;
export type AnswerOf<C extends Call> = z.infer<C['answer']>;
/** The query as callers write it: numbers and booleans become text; undefined fields are left out. */
export type QueryOf<C extends Call> = {
  [Key in keyof z.input<SchemaOf<C, 'query'>>]?: string | number | boolean | undefined;
};

/** A part of the input that a call either has or doesn't have. */
type Part<
  Key extends string,
  Schema extends z.ZodType,
  Value,
  IsNeeded = true,
> = Schema extends z.ZodUndefined
  ? { [K in Key]?: never }
  : IsNeeded extends true
    ? { [K in Key]: Value }
    : { [K in Key]?: Value };

/** The input of a call, derived from its schemas. */
export type CallInput<C extends Call> = Part<
  'params',
  SchemaOf<C, 'params'>,
  { [Key in keyof z.input<SchemaOf<C, 'params'>>]: string | number }
> &
  Part<'query', SchemaOf<C, 'query'>, QueryOf<C>, false> &
  Part<'body', SchemaOf<C, 'body'>, BodyOf<C>>;

/** The address of a call, with its parameters filled in. Throws if one is missing. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | boolean | undefined>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
