import type { Client } from '@temporalio/client';
import { lazyClient, temporalEnv } from '#temporal/connection.ts';

/** A client of the Temporal of the stack under test; closed after the tests of its file. */
export function testTemporal(): Client {
  const client = lazyClient(temporalEnv.parse(process.env));
  afterAll(() => client.connection.close());
  return client;
}
