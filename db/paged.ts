import type { QueryResultRow } from 'pg';
import { countLimit, rowsPerPage } from '../domain/calls/list';
import type { Db } from './pool';

/** Which page of a list. */
export interface WantedPage {
  page: number;
  pageSize?: number;
}

/** A page of a list, and how many rows match. */
export interface Paged<Row> {
  rows: Row[];
  total: number;
  page: number;
  pageSize: number;
}

/** The two queries of a list. */
interface Listed {
  /** The page, newest first or as the reader sorts it; `limit` cuts it out. */
  rows: (limit: string) => string;
  /** FROM and conditions of what is counted. */
  from: string;
  /** The count of a long table stops at `countLimit + 1`; with `pages` there is no page beyond either. */
  bounded?: 'count' | 'pages';
}

/** Reads a page of a list, and counts the list. Both queries have these values. */
export async function onePage<Row extends QueryResultRow>(
  db: Db,
  { page, pageSize = rowsPerPage }: WantedPage,
  values: readonly unknown[],
  { rows, from, bounded }: Listed,
): Promise<Paged<Row>> {
  const offset = (page - 1) * pageSize;
  const next = values.length + 1;
  const [found, total] = await Promise.all([
    bounded === 'pages' && offset >= countLimit
      ? { rows: [] }
      : db.query<Row>(rows(`LIMIT $${next} OFFSET $${next + 1}`), [...values, pageSize, offset]),
    countRows(db, from, values, bounded !== undefined),
  ]);
  return { rows: found.rows, total, page, pageSize };
}

/** How many rows `from` has; `bounded`: up to `countLimit`, or one more if it has more. */
export async function countRows(
  db: Db,
  from: string,
  values: readonly unknown[] = [],
  bounded = false,
): Promise<number> {
  const counted = bounded ? `FROM (SELECT ${from} LIMIT ${countLimit + 1}) AS bounded` : from;
  const { rows } = await db.query<{ total: number }>(`SELECT count(*)::integer AS total ${counted}`, [
    ...values,
  ]);
  return rows[0]?.total ?? 0;
}

/** A typed text for LIKE: its wildcards are plain characters. */
export function literal(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&');
}
