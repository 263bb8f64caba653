import http, { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from './panel-answers';
import { callPanel, type PanelCall } from './panel-client';

async function against<T>(listener: RequestListener, run: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function add(baseUrl: string, timeoutMs: number): Promise<PanelCall> {
  const question = { action: 'add', link: 'https://www.instagram.com/lucia.rivas/' };
  return callPanel(request({ baseUrl, apiKey: 'k' }, question), timeoutMs, 'any');
}

test('sends a form and reads the whole answer, whatever its status', () =>
  against(
    (request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        response.statusCode = 503;
        response.end(`${request.headers['content-type']} ${new URLSearchParams(body).get('link')}`);
      });
    },
    async (url) => {
      expect(await add(url, 30_000)).toEqual({
        kind: 'answered',
        status: 503,
        body: 'application/x-www-form-urlencoded https://www.instagram.com/lucia.rivas/',
      });
    },
  ));

test('a closed port was not sent [F19]', async () => {
  const url = await against(
    () => undefined,
    async (address) => address,
  );
  expect(await add(url, 30_000)).toEqual({ kind: 'not-sent', reason: 'ECONNREFUSED' });
});

test('a host that does not exist was not sent [F19]', async () => {
  expect(await add('http://panel.invalid/api', 3000)).toMatchObject({
    kind: 'not-sent',
  });
});

test.each(['EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET'])(
  'a request whose established connection breaks with %s is lost: it may have arrived',
  async (code) => {
    const made = jest.spyOn(http, 'request');
    try {
      await against(
        () => made.mock.results[0]?.value.destroy(Object.assign(new Error('the route is gone'), { code })),
        async (url) => expect(await add(url, 30_000)).toEqual({ kind: 'lost', reason: code }),
      );
    } finally {
      made.mockRestore();
    }
  },
);

test('silence after the request was sent is lost [F16]', () =>
  against(
    () => undefined,
    async (url) => expect(await add(url, 1000)).toEqual({ kind: 'lost', reason: 'timeout' }),
  ));

test('a connection cut after the request was sent is lost', () =>
  against(
    (request) => request.socket.destroy(),
    async (url) => expect((await add(url, 30_000)).kind).toBe('lost'),
  ));

test('a truncated answer is lost, and so is an endless or dripping one [F18 F20]', async () => {
  await against(
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"order"');
      setTimeout(() => response.destroy(), 20);
    },
    async (url) => expect((await add(url, 30_000)).kind).toBe('lost'),
  );
  await against(
    (_request, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    },
    async (url) => expect((await add(url, 1000)).kind).toBe('lost'),
  );
  await against(
    (_request, response) => {
      response.end(Buffer.alloc(6_000_000, 'x'));
    },
    async (url) => expect((await add(url, 5000)).kind).toBe('lost'),
  );
});
