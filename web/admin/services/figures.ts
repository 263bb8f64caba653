import type { AdminServiceView, ServiceLine } from '#domain/calls/admin-services.ts';
import type { Margin } from '#domain/margin.ts';
import { count, euros, moneyIn, percent } from '../format';
import { typeWord } from '../messages/orders';
import { serviceMessages as text } from './text';

type Named = Pick<AdminServiceView, 'type' | 'quantity' | 'range'>;

/** A package in a few words, without its region, e.g. `1.000 seguidores`. */
export function sizeName({ type, quantity, range }: Named): string {
  const what = typeWord(type);
  return range
    ? `${text.range(count(range.min), count(range.max))} ${what} (${text.free})`
    : `${count(quantity)} ${what}`;
}

/** A package with its region, e.g. `1.000 seguidores · España`. */
export function serviceName(service: Named & Pick<AdminServiceView, 'region'>): string {
  const name = sizeName(service);
  return service.region === 'none' ? name : `${name} · ${text.regions[service.region]}`;
}

/** The line that a package belongs to. */
export function lineOf({ type, region }: Pick<AdminServiceView, 'type' | 'region'>): ServiceLine {
  return `${type}-${region}` as ServiceLine;
}

/** A panel's cost, to the cent unless it is less than ten of them; undefined if unknown. */
export function costText({ cost, currency }: Pick<Margin, 'cost' | 'currency'>): string | undefined {
  if (cost === undefined) return undefined;
  return moneyIn(cost < 0.1 ? cost : Math.round(cost * 100) / 100, currency);
}

/** Our most likely line for a panel's service, by its own words. */
export function likelyLine({ name, category }: { name: string; category: string }): ServiceLine {
  const words = `${name} ${category}`.toLowerCase();
  if (/like|me gusta/.test(words)) return 'likes-none';
  if (/view|visuali[sz]|reproduc/.test(words)) return 'views-none';
  return /spain|spanish|españ/.test(words) ? 'followers-spain' : 'followers-europe';
}

/** A margin with its share, or in a word why there is none. */
export function marginText({ marginCents, share, unknown }: Margin): string {
  if (marginCents === undefined) return text.marginUnknown[unknown ?? 'no-rate'];
  return share === undefined ? euros(marginCents) : `${euros(marginCents)} (${percent(share)})`;
}
