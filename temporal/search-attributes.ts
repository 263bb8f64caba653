import { type Client, isGrpcServiceError } from '@temporalio/client';
import { temporal } from '@temporalio/proto';
import { searchAttributes } from '../workflows/purchase/search-attributes';

const {
  INDEXED_VALUE_TYPE_BOOL: BOOL,
  INDEXED_VALUE_TYPE_KEYWORD: KEYWORD,
  INDEXED_VALUE_TYPE_KEYWORD_LIST: KEYWORD_LIST,
} = temporal.api.enums.v1.IndexedValueType;
const types = { BOOL, KEYWORD, KEYWORD_LIST };
const all = Object.values(searchAttributes);

/** gRPC codes of a server that allows nobody, or not this key, to read or add search attributes: Temporal Cloud. */
const notForUs = new Set([7, 12]);

/**
 * Registers the search attributes that the namespace lacks. If that isn't allowed, calls `report` with all of their
 * names.
 */
export async function ensureSearchAttributes(
  client: Client,
  namespace: string,
  report: (names: string[]) => void,
): Promise<void> {
  try {
    const { customAttributes } = await client.connection.operatorService.listSearchAttributes({ namespace });
    const missing = all.filter(({ name }) => !(name in (customAttributes ?? {})));
    if (missing.length > 0) await addSearchAttributes(client, namespace, missing);
  } catch (error) {
    if (!isGrpcServiceError(error) || !notForUs.has(error.code)) throw error;
    report(all.map(({ name, type }) => `${name} (${type})`));
  }
}

/** Registers search attributes without checking which exist: the test server can't list them. */
export async function addSearchAttributes(client: Client, namespace: string, added = all): Promise<void> {
  await client.connection.operatorService.addSearchAttributes({
    namespace,
    searchAttributes: Object.fromEntries(added.map(({ name, type }) => [name, types[type]])),
  });
}
