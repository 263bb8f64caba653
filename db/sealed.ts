import type { Db } from './pool';

/** Columns that are sealed with a key of ENCRYPTION_KEYS (`sealText`), with what they hold. */
const columns = [
  { what: 'kept purchases', table: 'kept_purchases', column: 'sealed' },
  { what: 'keys of panels', table: 'providers', column: 'api_key_encrypted' },
  { what: 'second factors', table: 'admins', column: 'totp_secret_encrypted' },
] as const;

/** How many values of a kind are sealed with a key. */
export interface SealedCount {
  keyId: string;
  what: string;
  count: number;
}

/** Counts what the rows hold by the key that it is sealed with. Reads each of these tables whole. */
export async function countSealed(db: Db): Promise<SealedCount[]> {
  const counts = columns.map(
    ({ what, table, column }) =>
      `SELECT '${what}' AS what, coalesce(convert_from(substring(${column}
         FROM 1 FOR nullif(position('\\x3a'::bytea IN ${column}), 0) - 1), 'UTF8'), '?') AS key_id,
           count(*)::integer AS count FROM ${table} WHERE ${column} IS NOT NULL GROUP BY 2`,
  );
  const { rows } = await db.query<SealedCount>(counts.join(' UNION ALL '));
  return rows;
}
