import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exchange } from './panel-calls';

const key = '0123456789abcdef0123456789abcdef';

async function against<T>(listener: RequestListener, run: (baseUrl: string) => Promise<T>): Promise<T> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const access = (baseUrl: string) => ({ id: 3, baseUrl, apiKey: key, protocol: 'smm-v2' as const });

test('the log of a call has neither the key that was sent nor the one that came back [S1-2.15.31 V31]', () =>
  against(
    (request, response) => {
      let sent = '';
      request.on('data', (chunk) => {
        sent += chunk;
      });
      request.on('end', () =>
        response.end(JSON.stringify({ error: `invalid key ${new URLSearchParams(sent).get('key')}` })),
      );
    },
    async (baseUrl) => {
      const { answer, kept } = await exchange(access(baseUrl), { action: 'balance' }, 1000, 'any');
      expect(kept).toMatchObject({
        providerId: 3,
        action: 'balance',
        request: { action: 'balance' },
        status: 200,
        answer: '{"error":"invalid key •••"}',
      });
      expect(JSON.stringify([answer, kept])).not.toContain(key);
    },
  ));

test('a call without an answer is logged with its error', async () => {
  const { kept } = await exchange(
    access('http://panel.invalid/api'),
    { action: 'status', order: '1' },
    3000,
    'any',
  );
  expect(kept).toMatchObject({ request: { action: 'status', order: '1' }, status: undefined });
  expect(kept.answer).toMatch(/ENOTFOUND|EAI_AGAIN/);
});
