import type { Client } from '@temporalio/client';
import { temporal } from '@temporalio/proto';
import { searchAttributes } from '../workflows/purchase/search-attributes';

const { IndexedValueType } = temporal.api.enums.v1;

/** Registers the search attributes that the namespace lacks. */
export async function ensureSearchAttributes(client: Client, namespace: string): Promise<void> {
  const { customAttributes } = await client.connection.operatorService.listSearchAttributes({ namespace });
  const missing = Object.values(searchAttributes).filter(({ name }) => !(name in (customAttributes ?? {})));
  if (missing.length === 0) return;
  await client.connection.operatorService.addSearchAttributes({
    namespace,
    searchAttributes: Object.fromEntries(
      missing.map(({ name, type }) => [
        name,
        type === 'BOOL'
          ? IndexedValueType.INDEXED_VALUE_TYPE_BOOL
          : IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD,
      ]),
    ),
  });
}
