import type { Book } from './book';
import { badParameter, noSuch } from './errors';
import type { Params } from './params';

interface Listed {
  id: string;
  created: number;
}

/** A page of Stripe's list calls. */
export interface Page<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** The parameters of every list call. */
export const LIST_PARAMS = ['created', 'ending_before', 'limit', 'starting_after'];

/** Newest first by `created`, filtered by it, cut by `limit` (1–100, default 10) and a cursor. */
export function listPage<T extends Listed>(items: T[], params: Params, url: string): Page<T> {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw badParameter(
      undefined,
      limit < 1
        ? 'This value must be greater than or equal to 1.'
        : 'This value must be less than or equal to 100.',
      'limit',
    );
  }
  const wanted = createdFilter(params);
  // Within one second the last one comes first: the sort is stable.
  let found = [...items]
    .reverse()
    .filter(wanted)
    .sort((a, b) => b.created - a.created);
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  if (after) found = found.slice(position(found, after, 'starting_after') + 1);
  if (before) {
    const end = position(found, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: found.slice(start, end), has_more: start > 0, url };
  }
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url };
}

function position(items: Listed[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) throw noSuch('object', id, param);
  return index;
}

function createdFilter(params: Params): (item: Listed) => boolean {
  if (!params.has('created')) return () => true;
  if (typeof params.tree.created === 'string') {
    const exact = params.integer('created');
    return (item) => item.created === exact;
  }
  const range = params.group('created')?.only(['gt', 'gte', 'lt', 'lte']);
  const bound = (name: string, otherwise: number) => range?.integer(name) ?? otherwise;
  const [gt, gte] = [bound('gt', -1), bound('gte', 0)];
  const [lt, lte] = [bound('lt', Infinity), bound('lte', Infinity)];
  return ({ created }) => created > gt && created >= gte && created < lt && created <= lte;
}

/** Replaces ids by their objects if `expand` names them, for instance `latest_charge`. */
export function expand(book: Book, answer: object, params: Params): object {
  const paths = params.list('expand') ?? [];
  if (paths.length === 0) return answer;
  const copy = structuredClone(answer) as Record<string, unknown>;
  for (const path of paths) expandPath(book, copy, path.split('.'), path);
  return copy;
}

function expandPath(book: Book, node: unknown, [head, ...rest]: string[], path: string): void {
  if (head === undefined || typeof node !== 'object' || node === null) return;
  const object = node as Record<string, unknown>;
  const value = object[head];
  if (Array.isArray(value)) {
    for (const item of value) expandPath(book, item, rest, path);
    return;
  }
  if (typeof value === 'string') {
    const { charges, disputes, intents, methods, refunds, transactions } = book.state;
    const found =
      charges[value] ??
      intents[value] ??
      refunds[value] ??
      disputes[value] ??
      transactions[value] ??
      methods[value]?.object;
    if (found === undefined) {
      throw badParameter(undefined, `This property cannot be expanded (${path}).`, 'expand');
    }
    object[head] = structuredClone(found);
  }
  expandPath(book, object[head], rest, path);
}
