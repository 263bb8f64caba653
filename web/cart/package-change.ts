import type { ServiceView } from '#domain/calls/shop.ts';
import { bringsTheSame, type PricePoint } from '#domain/catalogue.ts';
import { formatEuros, type Language } from '#domain/money.ts';
import { formatCount } from '../i18n/format';
import type { Messages } from '../i18n/shape';

type Words = Messages['order'];

/** What a package was and is now, in a sentence. */
export function changeText(before: PricePoint, now: ServiceView, words: Words, language: Language): string {
  const { priceChanges: changes } = words;
  const price = ({ priceCents }: PricePoint) => formatEuros(priceCents, language);
  if (bringsTheSame(before, now))
    return changes.changed(words[now.type](now.quantity), price(before), price(now));
  const goods = ({ quantity, bonus }: PricePoint) => {
    const gift = bonus > 0 ? ` ${words.bonus(formatCount(bonus, language), now.type)}` : '';
    return `${words[now.type](quantity)}${gift}`;
  };
  const deal = (sold: PricePoint) => changes.deal(goods(sold), price(sold));
  // The same price is named once. Of a package that was bought before, only what it brought is known.
  const was = before.priceCents === now.priceCents ? goods(before) : deal(before);
  return changes.resized(was, deal(now));
}

/** What of a package was different before: its units, its price, or both. */
export function wasText(before: PricePoint, now: PricePoint, words: Words, language: Language): string {
  const { quantity, bonus, priceCents } = before;
  const units = [formatCount(quantity, language), bonus > 0 && `+${formatCount(bonus, language)}`];
  const was = [
    !bringsTheSame(before, now) && units.filter(Boolean).join(' '),
    priceCents !== now.priceCents && formatEuros(priceCents, language),
  ];
  return words.priceChanges.was(was.filter(Boolean).join(' · '));
}
