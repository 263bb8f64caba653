import type { SearchAnswer } from '#domain/calls/admin-search.ts';
import { statusNames } from '#domain/order-names.ts';
import { normaliseReference } from '#domain/order-number.ts';
import { may, type Role } from '#domain/permissions.ts';
import { orderStatuses } from '#domain/states.ts';
import { requestReference } from '#domain/support.ts';
import { euros } from '../format';
import { messages } from '../messages';
import { orderAddress } from '../order/package-name';
import { paymentMessages } from '../payments/text';
import { screens } from '../screens';

/** A destination. */
export interface PaletteEntry {
  name: string;
  to: string;
  /** Distinguishes it from others with the same name. */
  detail?: string;
}

/** Entries under a heading. */
export interface PaletteGroup {
  name: string;
  entries: readonly PaletteEntry[];
}

const text = messages.keys;
const orders = '/admin/orders';

const lists = (role: Role): PaletteEntry[] => [
  ...screens
    .filter(({ permission }) => may(role, permission))
    .map(({ title, path }) => ({ name: title, to: `/admin/${path}` })),
  ...orderStatuses.map((status) => ({
    name: text.paletteStatus(statusNames[status]),
    to: `${orders}?status=${status}`,
  })),
];

/** The typed text as the reference of a message, a request or a withdrawal; undefined if it isn't one. */
export function typedRequest(typed: string): string | undefined {
  const reference = normaliseReference(typed);
  return requestReference.test(reference) ? reference : undefined;
}

/** The destinations for a typed text and this role: an order, a request, a search, a screen, a list. */
export function paletteEntries(typed: string, role: Role): PaletteEntry[] {
  const wanted = plain(typed);
  if (!wanted) return lists(role);
  const reference = normaliseReference(typed);
  const request = typedRequest(typed);
  const search = new URLSearchParams({ search: typed.trim() });
  return [
    ...(/^[A-Z]{2,6}-\d{6}-[A-Z0-9]{4}$|^\d{5,}$/.test(reference)
      ? [{ name: text.paletteOrder(reference), to: orderAddress(reference) }]
      : []),
    ...(request && may(role, 'read-customers')
      ? [{ name: text.paletteRequest(request), to: `/admin/requests/${request}` }]
      : []),
    ...lists(role).filter((entry) => plain(entry.name).includes(wanted)),
    // An address is found below as order, customer and payment; in a link it would stay in the browser's history.
    ...(typed.includes('@') ? [] : [{ name: text.paletteSearch(typed.trim()), to: `${orders}?${search}` }]),
  ];
}

/** Search results as groups; kinds without a match are left out. No link contains a person's address. */
export function hitGroups({ orders: found, customers, payments = [] }: SearchAnswer): PaletteGroup[] {
  const erased = (email: string) => email || text.paletteErased;
  return [
    {
      name: text.paletteGroups.orders,
      entries: found.map(({ orderNumber, email, username, status }) => ({
        name: orderNumber,
        detail: `${statusNames[status]} · @${username || text.paletteErased} · ${erased(email)}`,
        to: orderAddress(orderNumber),
      })),
    },
    {
      name: text.paletteGroups.customers,
      entries: customers.map(({ id, email, orders: many }) => ({
        name: email,
        detail: text.paletteCustomer(many),
        to: `/admin/customers/${id}`,
      })),
    },
    {
      name: text.paletteGroups.payments,
      entries: payments.map(({ intent, orderNumber, email, amountCents, state }) => ({
        name: intent,
        detail: `${paymentMessages.stateNames[state]} · ${euros(amountCents)} · ${orderNumber} · ${erased(email)}`,
        to: `/admin/payments/${intent}`,
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
}

/** Without accents and case, so that "atencion" finds "atención". */
function plain(words: string): string {
  return words.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
