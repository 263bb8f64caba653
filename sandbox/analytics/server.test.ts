import { listen, type Running } from 'stripe-sandbox/listen';
import { analyticsApp } from './server';

let running: Running;
beforeAll(async () => {
  running = await listen(analyticsApp({ now: () => 0 }), 0, 'SANDBOX_ANALYTICS_PORT');
});
afterAll(() => running.close());

test('stores its requests by id', async () => {
  const ask = (path: string) => fetch(`http://localhost:${running.port}${path}`);
  const hits = async (id: string) =>
    ((await (await ask(`/hits?id=${id}`)).json()) as { hits: unknown[] }).hits;
  expect(await hits('G-1')).toEqual([]);
  const script = await ask('/tag.js?id=G-1');
  expect(script.headers.get('content-type')).toContain('javascript');
  expect((await ask('/collect?id=G-1&name=page_view&page=https://shop.example/es/ig')).status).toBe(204);
  const bought = 'transaction=FNZ-1&value=9.99&currency=EUR&affiliation=Fanzeo&items=[]';
  await ask(`/collect?id=G-3&name=purchase&page=https://shop.example/es/order-success&${bought}`);
  expect(await hits('G-3')).toMatchObject([
    {
      name: 'purchase',
      transaction: 'FNZ-1',
      value: '9.99',
      currency: 'EUR',
      affiliation: 'Fanzeo',
      items: '[]',
    },
  ]);
  await ask('/tag.js?id=G-2');
  expect(await hits('G-1')).toEqual([
    { at: '1970-01-01T00:00:00.000Z', kind: 'script', id: 'G-1' },
    {
      at: '1970-01-01T00:00:00.000Z',
      kind: 'event',
      id: 'G-1',
      name: 'page_view',
      page: 'https://shop.example/es/ig',
    },
  ]);
});
