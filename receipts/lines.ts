import { formatCount, formatPercent } from '../domain/format';
import { formatEuros, type Language } from '../domain/money';
import { packageName } from '../domain/package-name';
import { dateInWords } from '../domain/typography';
import type { SoldOrder } from './order';
import { receiptTexts } from './texts';

/** A line with its amount, both in readable form. */
export type Line = [label: string, amount: string];

/** The lines of an order: package, bonus, upsell, discount. Their amounts add up to the total. */
export function orderLines(order: SoldOrder): Line[] {
  const { language } = order;
  const texts = receiptTexts[language];
  const unit = texts.services[order.serviceType];
  const money = (cents: number) => formatEuros(cents, language);
  const number = (value: number) => formatCount(value, language);
  const lines: Line[] = [[packageName(order, language), money(order.basePriceCents)]];
  if (order.bonus > 0) lines.push([texts.bonus(number(order.bonus), unit), texts.free]);
  if (order.upsellQuantity > 0)
    lines.push([texts.upsell(number(order.upsellQuantity), unit), money(order.upsellPriceCents)]);
  if (order.discountCents > 0)
    lines.push([texts.discount(order.discountCode ?? ''), `−${money(order.discountCents)}`]);
  return lines;
}

/** Net, tax and total. The tax is included in the total (D31). */
export function orderTotals(order: SoldOrder): { net: Line; vat: Line; total: Line } {
  const texts = receiptTexts[order.language];
  const money = (cents: number) => formatEuros(cents, order.language);
  return {
    net: [texts.net, money(order.amountCents - order.vatCents)],
    vat: [texts.vat(formatPercent(order.vatRatePercent, order.language)), money(order.vatCents)],
    total: [texts.total, money(order.amountCents)],
  };
}

/** As `formatMoment`, for narrow columns, e.g. `21 nov 2026, 09:05`. */
export function formatShortMoment(at: Date, language: Language): string {
  return dateInWords(at, language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
}

/** The day in the shop's zone, e.g. `21 de noviembre de 2026`. */
export function formatDay(at: Date, language: Language): string {
  return dateInWords(at, language, { day: 'numeric', month: 'long', year: 'numeric' });
}
