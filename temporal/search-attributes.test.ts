import type { Client } from '@temporalio/client';
import { ensureSearchAttributes } from './search-attributes';

/** A server that answers the request for its attributes with this gRPC error. */
function refusing(code: number) {
  const refused = Object.assign(new Error('refused'), { code, details: 'no', metadata: {} });
  const listSearchAttributes = () => Promise.reject(refused);
  return { connection: { operatorService: { listSearchAttributes } } } as unknown as Client;
}

test.each([
  ['lets this key not look', 7],
  ['has no such call', 12],
])('a server that %s keeps no worker from starting: the missing names are reported', async (_name, code) => {
  const reported: string[][] = [];
  await ensureSearchAttributes(refusing(code), 'shop', (names) => reported.push(names));
  expect(reported).toEqual([
    expect.arrayContaining([
      'OrderNumber (KEYWORD)',
      'ProviderOrderIds (KEYWORD_LIST)',
      'NeedsAttention (BOOL)',
    ]),
  ]);
});

test('an unreachable server does', async () => {
  const reported = jest.fn();
  await expect(ensureSearchAttributes(refusing(14), 'shop', reported)).rejects.toThrow('refused');
  expect(reported).not.toHaveBeenCalled();
});
