import { type Keyring, openText } from '../security/keyring';
import type { Db } from './pool';

/** A panel with its key; never leaves the servers. */
export interface ProviderAccess {
  id: number;
  baseUrl: string;
  apiKey: string;
  maxCallsPerSecond: number;
  /** Takes new orders. One that doesn't still delivers those it has. */
  active: boolean;
}

/** A panel's task queue: its id and how often it may be called, in calls a second. */
export interface ProviderQueue {
  id: number;
  maxCallsPerSecond: number;
}

/** Every panel, as workers need it. The table has a handful of rows. */
export async function providerQueues(db: Db): Promise<ProviderQueue[]> {
  const { rows } = await db.query<ProviderQueue>(
    'SELECT id, max_calls_per_second AS "maxCallsPerSecond" FROM providers ORDER BY id',
  );
  return rows;
}

/** One panel by providers_pkey; throws where it does not exist. */
export async function readProvider(db: Db, keyring: Keyring, id: number): Promise<ProviderAccess> {
  const { rows } = await db.query<Omit<ProviderAccess, 'apiKey'> & { sealed: Buffer }>(
    `SELECT id, base_url AS "baseUrl", api_key_encrypted AS sealed, max_calls_per_second AS "maxCallsPerSecond",
       active FROM providers WHERE id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new Error(`Provider ${id} does not exist`);
  const { sealed, ...provider } = row;
  return { ...provider, apiKey: openText(keyring, sealed) };
}
