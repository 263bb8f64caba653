import { normaliseReference } from '../../../domain/order-number';
import { may, type Role } from '../../../domain/permissions';
import { orderStatuses } from '../../../domain/states';
import { messages } from '../messages';
import { statusNames } from '../messages/orders';
import { defaultListState, writeListState } from '../orders/list-state';
import { orderAddress } from '../orders/package-name';
import { screens } from '../screens';

/** Somewhere to go. */
export interface PaletteEntry {
  name: string;
  to: string;
}

const text = messages.keys;
const orders = '/admin/orders';

const lists = (role: Role): PaletteEntry[] => [
  ...screens
    .filter(({ permission }) => may(role, permission))
    .map(({ title, path }) => ({ name: title, to: `/admin/${path}` })),
  ...orderStatuses.map((status) => ({
    name: text.paletteStatus(statusNames[status]),
    to: `${orders}?${writeListState({ ...defaultListState, status })}`,
  })),
];

/** Where the typed text can lead this role: an order, a search, a screen, a list. */
export function paletteEntries(typed: string, role: Role): PaletteEntry[] {
  const wanted = plain(typed);
  if (!wanted) return lists(role);
  const reference = normaliseReference(typed);
  const search = writeListState({ ...defaultListState, search: typed.trim() });
  return [
    ...(/^[A-Z]{2,6}-\d{6}-[A-Z0-9]{4}$|^\d{5,}$/.test(reference)
      ? [{ name: text.paletteOrder(reference), to: orderAddress(reference) }]
      : []),
    ...lists(role).filter((entry) => plain(entry.name).includes(wanted)),
    { name: text.paletteSearch(typed.trim()), to: `${orders}?${search}` },
  ];
}

/** Without accents and case, so that "atencion" finds "atención". */
function plain(words: string): string {
  return words.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
