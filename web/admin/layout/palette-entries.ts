import { normaliseReference } from '../../../domain/order-number';
import { orderStatuses } from '../../../domain/states';
import { messages } from '../messages';
import { listMessages, statusNames } from '../messages/orders';
import { defaultListState, writeListState } from '../orders/list-state';
import { orderAddress } from '../orders/package-name';

/** Somewhere to go. */
export interface PaletteEntry {
  name: string;
  to: string;
}

const text = messages.keys;
const orders = '/admin/orders';

const lists: PaletteEntry[] = [
  { name: listMessages.attention, to: `${orders}?attention=true` },
  { name: text.paletteAll, to: orders },
  ...orderStatuses.map((status) => ({
    name: text.paletteStatus(statusNames[status]),
    to: `${orders}?${writeListState({ ...defaultListState, status })}`,
  })),
  { name: messages.shell.requests, to: '/admin/requests' },
  { name: messages.shell.experiment, to: '/admin/upsell-experiment' },
];

/** Where the typed text can lead: an order, a search, a list. */
export function paletteEntries(typed: string): PaletteEntry[] {
  const wanted = plain(typed);
  if (!wanted) return lists;
  const reference = normaliseReference(typed);
  const search = writeListState({ ...defaultListState, search: typed.trim() });
  return [
    ...(/^[A-Z]{2,6}-\d{6}-[A-Z0-9]{4}$|^\d{5,}$/.test(reference)
      ? [{ name: text.paletteOrder(reference), to: orderAddress(reference) }]
      : []),
    ...lists.filter((entry) => plain(entry.name).includes(wanted)),
    { name: text.paletteSearch(typed.trim()), to: `${orders}?${search}` },
  ];
}

/** Without accents and case, so that "atencion" finds "atención". */
function plain(words: string): string {
  return words.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
