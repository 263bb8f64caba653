import {
  isSealedAsNow,
  type Keyring,
  KeyringError,
  openText,
  type Place,
  sealText,
} from '../security/keyring';
import type { Db } from './pool';

/**
 * Columns that are sealed with a key of ENCRYPTION_KEYS (`sealText`): their content, and the place it is bound to. Empty
 * where nobody has entered a value yet, as for a panel that was inserted after a restore.
 */
const columns: readonly SealedColumn[] = [
  {
    what: 'kept purchases',
    table: 'kept_purchases',
    column: 'sealed',
    key: 'cart_id',
    type: 'text',
    place: (cartId) => `kept-purchase/${cartId}`,
  },
  {
    what: 'keys of panels',
    table: 'providers',
    column: 'api_key_encrypted',
    key: 'id',
    type: 'integer',
    place: (id) => `panel-key/${Number(id)}`,
  },
  {
    what: 'second factors',
    table: 'admins',
    column: 'totp_secret_encrypted',
    key: 'id',
    type: 'bigint',
    place: (id) => `totp/${id}`,
  },
];
interface SealedColumn {
  what: string;
  table: string;
  column: string;
  /** Identifies the row; it has an index. */
  key: string;
  type: 'text' | 'integer' | 'bigint';
  place(key: string): Place;
}

/** How many values of a kind are sealed with a key. */
export interface SealedCount {
  keyId: string;
  what: string;
  count: number;
}

/** The id of a key ends within the first bytes of a value; Postgres then reads no more of it. */
const longestId = 1000;

/** Counts the sealed values by their key. Reads each row of these tables. */
export async function countSealed(db: Db): Promise<SealedCount[]> {
  const counts = columns.map(
    // The byte before the id says that a value is bound to its place.
    ({ what, table, column }) =>
      `SELECT '${what}' AS what, coalesce(convert_from(substring(text
         FROM 1 FOR nullif(position('\\x3a'::bytea IN text), 0) - 1), 'UTF8'), '?') AS key_id,
           count(*)::integer AS count
       FROM (SELECT ltrim(substring(${column} FROM 1 FOR ${longestId}), '\\x01'::bytea) AS text FROM ${table} WHERE octet_length(${column}) > 0) sealed GROUP BY 2`,
  );
  const { rows } = await db.query<SealedCount>(counts.join(' UNION ALL '));
  return rows;
}

/** The result for the values of one kind. */
export interface Resealed {
  what: string;
  resealed: number;
  /** Row keys of the values that none of our keys opens in place. They stay as they are. */
  unreadable: string[];
}

/** Rows per page; a stored purchase has some kilobytes. */
const pageSize = 200;

/**
 * Seals every value again that isn't sealed with the current key and bound to its place. A value that is written
 * meanwhile is left alone: writers use the current key. Safe to stop and to run again.
 */
export async function reseal(db: Db, keyring: Keyring): Promise<Resealed[]> {
  const done: Resealed[] = [];
  for (const column of columns) done.push(await resealColumn(db, keyring, column));
  return done;
}

async function resealColumn(db: Db, keyring: Keyring, at: SealedColumn): Promise<Resealed> {
  const { what, table, column, key, type, place } = at;
  const done: Resealed = { what, resealed: 0, unreadable: [] };
  for (let after: string | null = null; ; ) {
    const { rows }: { rows: { key: string; sealed: Buffer }[] } = await db.query(
      `SELECT ${key}::text AS key, ${column} AS sealed FROM ${table}
       WHERE octet_length(${column}) > 0 AND ($1::text IS NULL OR ${key} > $1::${type}) ORDER BY ${table}.${key} LIMIT ${pageSize}`,
      [after],
    );
    for (const row of rows) {
      if (isSealedAsNow(keyring, row.sealed)) continue;
      const text = opened(keyring, row.sealed, place(row.key));
      if (text === undefined) {
        done.unreadable.push(row.key);
        continue;
      }
      const { rowCount } = await db.query(
        `UPDATE ${table} SET ${column} = $2 WHERE ${key} = $1::${type} AND ${column} = $3`,
        [row.key, sealText(keyring, text, place(row.key)), row.sealed],
      );
      done.resealed += rowCount ?? 0;
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return done;
    after = last.key;
  }
}

function opened(keyring: Keyring, sealed: Buffer, place: Place): string | undefined {
  try {
    return openText(keyring, sealed, place);
  } catch (error) {
    if (error instanceof KeyringError) return undefined;
    throw error;
  }
}
