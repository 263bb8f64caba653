import type { Client } from '@temporalio/client';
import { temporal } from '@temporalio/proto';
import { searchAttributes } from '../workflows/purchase/search-attributes';

const { IndexedValueType } = temporal.api.enums.v1;
const all = Object.values(searchAttributes);

/** Registers the search attributes that the namespace lacks. */
export async function ensureSearchAttributes(client: Client, namespace: string): Promise<void> {
  const { customAttributes } = await client.connection.operatorService.listSearchAttributes({ namespace });
  const missing = all.filter(({ name }) => !(name in (customAttributes ?? {})));
  if (missing.length > 0) await addSearchAttributes(client, namespace, missing);
}

/** Registers search attributes without asking which exist: the test server can't tell. */
export async function addSearchAttributes(client: Client, namespace: string, added = all): Promise<void> {
  await client.connection.operatorService.addSearchAttributes({
    namespace,
    searchAttributes: Object.fromEntries(
      added.map(({ name, type }) => [
        name,
        type === 'BOOL'
          ? IndexedValueType.INDEXED_VALUE_TYPE_BOOL
          : IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD,
      ]),
    ),
  });
}
