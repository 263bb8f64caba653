import type { Request, Response } from 'express';
import { z } from 'zod';
import type { TrackedOrder } from '#db/tracking.ts';
import type { Keyring } from '#security/keyring.ts';
import { openToken, sealToken } from '#security/sealed-token.ts';
import type { CookieJar } from '../cookies';
import { addressHash } from '../order-reader';

/** Name of the cookie. */
export const ordersCookie = 'orders';

/** How long an order stays open to a browser that named its number and e-mail address, in ms. */
const openMs = 24 * 3600 * 1000;

/** The oldest are dropped: a cookie travels with every request. */
const mostOrders = 10;

/**
 * The sealed content. `owner` ties it to one browser; `orders` has public ids, each with its end (epoch ms) and the hash of
 * the named address.
 */
const content = z.object({
  for: z.literal('orders'),
  owner: z.string(),
  orders: z.array(z.tuple([z.string(), z.number(), z.string()])),
});

/**
 * What reading and writing the cookie needs. `owners` are the hashes of the requesting browser's secret, newest first.
 */
interface Context {
  jar: CookieJar;
  keyring: Keyring;
  owners: readonly string[];
  now: Date;
}

/**
 * Public ids of orders that this browser recently named together with their e-mail address, each with that address's hash
 * (D19).
 */
export function openedOrders(request: Request, context: Context): ReadonlyMap<string, string> {
  return new Map(stillOpen(request, context).map(([id, , address]) => [id, address]));
}

/** Opens an order to this browser for a day. */
export function addOpenedOrder(
  request: Request,
  response: Response,
  context: Context,
  order: Pick<TrackedOrder, 'id' | 'email'>,
): void {
  const others = stillOpen(request, context).filter(([id]) => id !== order.id);
  const orders = [[order.id, context.now.getTime() + openMs, addressHash(order.email)], ...others].slice(
    0,
    mostOrders,
  );
  const sealed = sealToken(context.keyring, 'remembered-orders', {
    for: 'orders',
    owner: context.owners[0],
    orders,
  });
  context.jar.set(response, ordersCookie, sealed, { maxAge: openMs });
}

function stillOpen(request: Request, { jar, keyring, owners, now }: Context): [string, number, string][] {
  const token = jar.read(request, ordersCookie);
  if (!token) return [];
  const { data } = content.safeParse(openToken(keyring, 'remembered-orders', token));
  if (!data || !owners.includes(data.owner)) return [];
  return data.orders.filter(([, until]) => until > now.getTime());
}
