import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { readKeyring } from '#security/keyring.ts';
import { sealToken } from '#security/sealed-token.ts';
import { cookieJar } from '../cookies';
import { addressHash } from '../order-reader';
import { addOpenedOrder, openedOrders } from './opened-orders';

const keyring = readKeyring(`k1:${randomBytes(32).toString('base64')}`);
const jar = cookieJar('http://localhost:3000');
const now = new Date('2026-11-21T10:00:00Z');
const context = { jar, keyring, owners: ['this-browser', 'as it was known before'], now };
const email = 'Lucia@example.com';
const hour = 3600 * 1000;
const entry = ['4711', 9e15, addressHash(email)];
const after = (hours: number) => new Date(now.getTime() + hours * hour);
const asking = (token?: string) =>
  ({ headers: token ? { cookie: `orders=${encodeURIComponent(token)}` } : {} }) as Request;

/** Value and attributes of the cookie after an order was opened. */
function opened(id: string, before?: string, at = now) {
  let set: { value: string; options: unknown } | undefined;
  const response = {
    cookie: (_name: string, value: string, options: unknown) => {
      set = { value, options };
    },
  } as unknown as Response;
  addOpenedOrder(asking(before), response, { ...context, now: at }, { id, email });
  if (!set) throw new Error('No cookie was set');
  return set;
}

test('an opened order stays open to this browser for a day', () => {
  const { value, options } = opened('4711');
  expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', maxAge: 24 * hour });
  expect(value).not.toContain('4711');
  expect(value).not.toContain(addressHash(email));
  const withAddress = [['4711', addressHash('lucia@example.com')]];
  expect([...openedOrders(asking(value), context)]).toEqual(withAddress);
  expect([...openedOrders(asking(value), { ...context, now: after(23) })]).toEqual(withAddress);
  expect(openedOrders(asking(value), { ...context, now: after(24) }).size).toBe(0);
});

test('each order has its own day, and the newest ten are kept', () => {
  let value = opened('1').value;
  for (let id = 2; id <= 11; id += 1) value = opened(String(id), value, after(12)).value;
  const open = openedOrders(asking(value), { ...context, now: after(13) });
  expect([...open.keys()]).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  value = opened('2', opened('1').value, after(12)).value;
  expect([...openedOrders(asking(value), { ...context, now: after(30) }).keys()]).toEqual(['2']);
});

test.each([
  [
    'of another browser',
    () => sealToken(keyring, 'remembered-orders', { for: 'orders', owner: 'other', orders: [entry] }),
  ],
  [
    'sealed for something else',
    () =>
      sealToken(keyring, 'remembered-orders', {
        for: 'letters',
        owner: 'this-browser',
        orders: [entry],
      }),
  ],
  [
    'of a release that stored no address',
    () =>
      sealToken(keyring, 'remembered-orders', {
        for: 'orders',
        owner: 'this-browser',
        orders: [['4711', 9e15]],
      }),
  ],
  ['made up', () => 'azE6AAAA'],
  // In its middle: some bits of the last character mean nothing.
  ['damaged', () => opened('4711').value.replace(/.(?=.{10}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))],
])('a cookie %s opens nothing', (_what, token) => {
  expect(openedOrders(asking(token()), context).size).toBe(0);
});

test('an order opened under the previous secret stays open', () => {
  const before = sealToken(keyring, 'remembered-orders', {
    for: 'orders',
    owner: 'as it was known before',
    orders: [entry],
  });
  expect([...openedOrders(asking(before), context).keys()]).toEqual(['4711']);
  const since = opened('12', before).value;
  const open = openedOrders(asking(since), { ...context, owners: ['this-browser'] });
  expect([...open.keys()]).toEqual(['12', '4711']);
});

test('without a cookie nothing is open', () => {
  expect(openedOrders(asking(), context).size).toBe(0);
});
