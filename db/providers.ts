import { type Keyring, openText } from '../security/keyring';
import type { Db } from './pool';

/** A panel with its key; never leaves the worker. */
export interface ProviderAccess {
  id: number;
  baseUrl: string;
  apiKey: string;
  maxCallsPerSecond: number;
}

/** Every active panel. */
export async function activeProviders(db: Db, keyring: Keyring): Promise<ProviderAccess[]> {
  const { rows } = await db.query<{
    id: number;
    base_url: string;
    api_key_encrypted: Buffer;
    max_calls_per_second: number;
  }>('SELECT id, base_url, api_key_encrypted, max_calls_per_second FROM providers WHERE active ORDER BY id');
  return rows.map((row) => ({
    id: row.id,
    baseUrl: row.base_url,
    apiKey: openText(keyring, row.api_key_encrypted),
    maxCallsPerSecond: row.max_calls_per_second,
  }));
}

/** One panel; throws where it does not exist or is switched off. */
export async function readProvider(db: Db, keyring: Keyring, id: number): Promise<ProviderAccess> {
  const provider = (await activeProviders(db, keyring)).find((candidate) => candidate.id === id);
  if (!provider) throw new Error(`Provider ${id} is not active`);
  return provider;
}
