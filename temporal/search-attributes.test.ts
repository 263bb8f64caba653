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
  const told: string[][] = [];
  await ensureSearchAttributes(refusing(code), 'shop', (names) => told.push(names));
  expect(told).toEqual([
    expect.arrayContaining([
      'OrderNumber (KEYWORD)',
      'ProviderOrderIds (KEYWORD_LIST)',
      'NeedsAttention (BOOL)',
    ]),
  ]);
});

test('an unreachable server does', async () => {
  const told = jest.fn();
  await expect(ensureSearchAttributes(refusing(14), 'shop', told)).rejects.toThrow('refused');
  expect(told).not.toHaveBeenCalled();
});
