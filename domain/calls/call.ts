import type { z } from 'zod';
import type { Permission } from '../permissions';

/** One call of the API: the source of its validation, its document and the browser's types. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for parameters. */
  path: string;
  summary: string;
  /** Who may make it: anyone, or whoever has this permission in the back office. */
  access: 'public' | Permission;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
}

/** Keeps the exact types of a call's schemas. */
export function defineCall<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
>(call: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return call;
}

export type BodyOf<C extends Call> = C extends Call<z.ZodType, z.ZodType, infer B> ? z.input<B> : never;
export type AnswerOf<C extends Call> = z.infer<C['answer']>;
