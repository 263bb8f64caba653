import { listen, type Running } from 'stripe-sandbox/listen';
import { eventually } from '#api/testing/wait.ts';
import { emptyDirectoryState, openDirectory } from '../instagram/directory';
import { emptyPanel, type PanelState } from './model';
import { panelApp } from './server';

let running: Running;
let state: PanelState;
let now: number;
const directory = openDirectory(emptyDirectoryState(), () => undefined);

beforeEach(async () => {
  now = Date.parse('2026-11-21T10:00:00Z');
  state = emptyPanel(now);
  const app = panelApp({ state, directory, key: 'k', now: () => now, changed: () => undefined });
  running = await listen(app, 0, 'SANDBOX_PANEL_PORT');
});
afterEach(() => running.close());

const url = (path: string) => `http://127.0.0.1:${running.port}${path}`;

async function call(params: Record<string, string>): Promise<Record<string, unknown>> {
  const response = await fetch(url('/api/v2'), {
    method: 'POST',
    body: new URLSearchParams({ key: 'k', ...params }),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function change(path: string, body: unknown): Promise<Response> {
  return fetch(url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const add = (username: string, more: Record<string, string> = {}) =>
  call({
    action: 'add',
    service: '1001',
    link: `https://www.instagram.com/${username}/`,
    quantity: '1000',
    ...more,
  });
const status = async (order: unknown) => call({ action: 'status', order: String(order) });

test('refuses in the words of panels, with HTTP 200', async () => {
  expect(await call({ key: 'wrong', action: 'balance' })).toEqual({ error: 'Invalid API key' });
  expect(await call({ action: 'nonsense' })).toEqual({ error: 'Incorrect request' });
  expect(await add('testpanel', { service: '9' })).toEqual({ error: 'Incorrect service ID' });
  expect(await add('nadie.aqui')).toEqual({ error: 'Incorrect link' });
  expect(await add('testpanel', { quantity: '5' })).toEqual({ error: 'Quantity less than minimal 10' });
  expect(await add('testpanel', { quantity: '999999' })).toEqual({
    error: 'Quantity more than maximum 200000',
  });
  expect(await call({ action: 'status', order: '1' })).toEqual({ error: 'Incorrect order ID' });
  expect(await call({ action: 'refill_status', refill: '9' })).toEqual({ error: 'Refill not found' });
});

test('delivers on its clock, and the profile grows by it', async () => {
  const before = directory.count('followers', 'testgrow');
  const { order } = await add('testgrow');
  expect(await status(order)).toMatchObject({ start_count: null, remains: 'Unknown' });
  now += 3_000 + 12_500;
  expect(await status(order)).toMatchObject({ start_count: String(before), remains: '500' });
  await change('/_sandbox/clock', { advanceSeconds: 60 });
  expect(String((await status(order)).status).toLowerCase()).toBe('completed');
  expect(directory.count('followers', 'testgrow')).toBe(before + 1000);
});

test('raises the likes or the views of a post, by the ordered service', async () => {
  const { shortcode } = directory.posts(directory.find('testposts')!, 1)[0]!;
  const [likes, views] = [directory.count('likes', shortcode), directory.count('views', shortcode)];
  const link = `https://www.instagram.com/p/${shortcode}/`;
  await add('', { service: '1003', link, quantity: '50' });
  await add('', { service: '1004', link: `https://www.instagram.com/reel/${shortcode}/`, quantity: '700' });
  await change('/_sandbox/clock', { advanceSeconds: 60 });
  await status(1);
  expect(directory.count('likes', shortcode)).toBe(likes + 50);
  expect(directory.count('views', shortcode)).toBe(views + 700);
});

test('accepts no post for followers and no profile for likes', async () => {
  expect(await add('', { link: 'https://www.instagram.com/p/Cabc12345/' })).toEqual({
    error: 'Incorrect link',
  });
  expect(await add('testpanel', { service: '1003', quantity: '50' })).toEqual({ error: 'Incorrect link' });
});

test('charges the balance and says when it is too low', async () => {
  await change('/_sandbox/settings', { balance: 1.5 });
  expect(await add('testmoney')).toHaveProperty('order');
  expect(await call({ action: 'balance' })).toEqual({ balance: '0.40000', currency: 'USD' });
  expect(await add('testmoney')).toEqual({ error: 'Not enough funds on balance' });
});

test('a mixed panel uses every word and letter case for a delivery under way', async () => {
  const words = new Set<unknown>();
  for (let number = 0; number < 6; number++) {
    const { order } = await add(`testword${number}`);
    words.add((await status(order)).status);
  }
  expect([...words].sort()).toEqual(['AWAITING', 'Awaiting', 'PENDING', 'Pending']);
  now += 10_000;
  const under = await Promise.all(state.orders.map(async ({ id }) => (await status(id)).status));
  expect([...new Set(under)].sort()).toEqual(['IN PROGRESS', 'In progress', 'PROCESSING', 'Processing']);
});

test('a status call answers each order separately, a hundred at most', async () => {
  const { order } = await add('testmany');
  const answer = await call({ action: 'status', orders: `${order},1` });
  expect(answer).toMatchObject({ [String(order)]: { currency: 'USD' }, 1: { error: 'Incorrect order ID' } });
  const tooMany = Array.from({ length: 101 }, (_, index) => index).join(',');
  expect(await call({ action: 'status', orders: tooMany })).toHaveProperty('error');
});

test('a refill is refused while nothing is missing, and restores what was lost', async () => {
  const { order } = await add('testrefill');
  now += 60_000;
  expect(await call({ action: 'refill', order: String(order) })).toEqual({
    error: 'Order not eligible for refill.',
  });
  const full = directory.count('followers', 'testrefill');
  await change(`/_sandbox/orders/${order}/drop`, { percent: 30 });
  expect(directory.count('followers', 'testrefill')).toBe(full - 300);
  const { refill } = await call({ action: 'refill', order: String(order) });
  expect(await call({ action: 'refill', order: String(order) })).toHaveProperty('error');
  now += 60_000;
  expect(await call({ action: 'refill_status', refill: String(refill) })).toEqual({ status: 'Completed' });
  expect(directory.count('followers', 'testrefill')).toBe(full);
});

test('a refill restores no more than its own order delivered', async () => {
  const first = await add('testparts');
  now += 60_000;
  const rest = await add('testparts', { quantity: '400' });
  now += 60_000;
  await status(rest.order);
  const full = directory.count('followers', 'testparts');
  await change(`/_sandbox/orders/${first.order}/drop`, { percent: 100 });
  await call({ action: 'refill', order: String(rest.order) });
  now += 60_000;
  await call({ action: 'refill_status', refill: '1' });
  expect(directory.count('followers', 'testparts')).toBe(full - 600);
});

test('cancel stops an open order and refunds the rest, once', async () => {
  const { order } = await add('testcancel');
  const cancel = async () => (await call({ action: 'cancel', orders: String(order) })) as unknown;
  expect(await cancel()).toEqual([{ order: Number(order), cancel: 1 }]);
  expect(state.balance).toBe(10_000);
  expect(await status(order)).toMatchObject({ charge: '0.00000' });
  expect(await cancel()).toEqual([{ order: Number(order), cancel: { error: 'Order can not be canceled' } }]);
});

test('an active order blocks its link if the switch says so', async () => {
  await change('/_sandbox/settings', { rejectActiveLink: true });
  await add('testlink');
  expect(String((await add('testlink')).error)).toContain('active order with this link');
});

describe('faults', () => {
  const post = (signal?: AbortSignal) => {
    const body = new URLSearchParams({
      key: 'k',
      action: 'add',
      service: '1001',
      link: 'https://www.instagram.com/testfault/',
      quantity: '100',
    });
    return fetch(url('/api/v2'), { method: 'POST', body, signal });
  };

  test('accepting without an answer leaves an order behind', async () => {
    await change('/_sandbox/faults', { kind: 'acceptThenTimeout', count: 1 });
    const patience = new AbortController();
    const answer = post(patience.signal);
    await eventually(async () => expect(state.orders).toHaveLength(1));
    patience.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect((await post()).ok).toBe(true);
  });

  test.each([
    ['acceptThen500', 500, 1],
    ['error500', 500, 0],
    ['html', 200, 0],
    ['html503', 503, 0],
    ['rateLimit', 429, 0],
    ['garbage', 200, 0],
    ['empty', 200, 0],
  ])('%s answers %i and leaves %i orders', async (kind, code, orders) => {
    await change('/_sandbox/faults', { kind, count: 1 });
    const response = await post();
    expect(response.status).toBe(code);
    const body = await response.text();
    expect(() => JSON.parse(body).order.toString()).toThrow();
    expect(state.orders).toHaveLength(orders);
  });

  test('partial and cancelled deliveries end early', async () => {
    await change('/_sandbox/faults', { kind: 'partial', count: 1, remainsPercent: 40 });
    const { order } = await add('testpartial');
    now += 60_000;
    expect(await status(order)).toMatchObject({ status: 'Partial', remains: '400' });
    await change('/_sandbox/faults', { kind: 'partial', count: 1, hidesRemains: true });
    const silent = await add('testsilent');
    now += 60_000;
    expect(await status(silent.order)).toMatchObject({ remains: 'Unknown' });
    await change('/_sandbox/faults', { kind: 'canceled', count: 1, zeroRemains: true });
    const wrong = await add('testwrong');
    now += 60_000;
    expect(await status(wrong.order)).toMatchObject({ remains: '0' });
  });

  test.each([
    ['partial', 'Partial'],
    ['canceled', 'Canceled'],
    ['failed', 'Failed'],
    ['refunded', 'Refunded'],
  ])('a delivery that ends %s gives back the charge of what remains, once', async (kind, word) => {
    await change('/_sandbox/faults', { kind, count: 1, remainsPercent: 40 });
    const { order } = await add(`test${kind}`);
    expect(await call({ action: 'balance' })).toMatchObject({ balance: '9998.90000' });
    now += 60_000;
    const said = await status(order);
    expect(said).toMatchObject({ remains: '400', charge: '0.66000' });
    expect(String(said.status).toLowerCase()).toBe(word.toLowerCase());
    now += 60_000;
    expect(await call({ action: 'balance' })).toMatchObject({ balance: '9999.34000' });
  });

  test('a delivery may bring more than was ordered: then less than nothing remains', async () => {
    const before = directory.count('followers', 'testover');
    await change('/_sandbox/faults', { kind: 'overDelivered', count: 1 });
    const { order } = await add('testover');
    now += 60_000;
    const said = await status(order);
    expect(said).toMatchObject({ remains: '-100', charge: '1.10000' });
    expect(String(said.status).toLowerCase()).toBe('completed');
    expect(directory.count('followers', 'testover')).toBe(before + 1100);
  });

  test('a refill may end rejected, and then brings nothing', async () => {
    const { order } = await add('testrejected');
    now += 60_000;
    await change(`/_sandbox/orders/${order}/drop`, { percent: 30 });
    const left = directory.count('followers', 'testrejected');
    await change('/_sandbox/faults', { kind: 'rejected', action: 'refill', count: 1 });
    const { refill } = await call({ action: 'refill', order: String(order) });
    expect(await call({ action: 'refill_status', refill: String(refill) })).toEqual({ status: 'Pending' });
    now += 60_000;
    expect(await call({ action: 'refill_status', refill: String(refill) })).toEqual({ status: 'Rejected' });
    expect(directory.count('followers', 'testrejected')).toBe(left);
    expect(await call({ action: 'refill', order: String(order) })).toHaveProperty('refill');
  });

  test('an unknown switch is refused with an explanation', async () => {
    const response = await change('/_sandbox/faults', { kind: 'explode' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('error');
  });
});

test('the ledger shows every call without its key', async () => {
  await add('testledger');
  const ledger = await (await fetch(url('/_sandbox/ledger'))).text();
  expect(JSON.parse(ledger).calls).toHaveLength(1);
  expect(ledger).not.toContain('"key"');
  const page = await (await fetch(url('/'))).text();
  expect(page).toContain('testledger');
});

test('the same panel speaks JSON over REST: orders, reports, refusals by status', async () => {
  const rest = async (method: string, path: string, body?: unknown, key = 'k') => {
    const response = await fetch(url(`/rest/v1${path}`), {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const link = 'https://www.instagram.com/testrest/';
  expect((await rest('GET', '/balance', undefined, 'wrong')).status).toBe(401);
  expect(await rest('POST', '/orders', { service: '9', link, quantity: 100 })).toEqual({
    status: 404,
    body: { error: { code: 'service_not_found', message: 'Incorrect service ID' } },
  });
  const made = await rest('POST', '/orders', { service: '1001', link, quantity: 100 });
  expect(made).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  now += 60_000;
  const { id } = made.body;
  expect((await rest('GET', `/orders/${id}`)).body).toMatchObject({
    id,
    status: 'completed',
    remaining: '0',
  });
  expect((await rest('GET', `/orders?ids=${id},1`)).body).toMatchObject({ data: [{ id }] });
  await change(`/_sandbox/orders/${id}/drop`, { percent: 50 });
  const refill = await rest('POST', `/orders/${id}/refill`, {});
  expect(refill.status).toBe(201);
  expect((await rest('GET', `/refills/${refill.body.id}`)).body.status).toBe('pending');
  expect((await rest('POST', `/orders/${id}/cancel`, {})).status).toBe(409);
  expect((await rest('GET', '/services')).body).toMatchObject({ data: [{ id: '1001' }, {}, {}, {}, {}] });
});
