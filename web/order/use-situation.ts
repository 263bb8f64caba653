import type { OrderView } from '#domain/calls/orders.ts';
import { formatEuros } from '#domain/money.ts';
import { promisedUntil } from '#domain/on-hold.ts';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { whatNow } from './next-steps';
import { refundWay } from './order-steps';

/** The situation of an order in a sentence or two: until when, and who does what. */
export function useSituation(order: OrderView): string {
  const { next, refundedOutside } = useMessages().tracking;
  const language = useLanguage();
  const { situation } = whatNow(order, Date.now());
  const sentence = next.situations[situation];
  const until = promisedUntil(order.onHold);
  const at = (moment: string) => formatMoment(moment, language);
  switch (situation) {
    case 'waiting':
      return order.waitsUntil ? `${sentence} ${next.waitsUntil(at(order.waitsUntil))}` : sentence;
    case 'fixProfile':
    case 'fixPosts':
      return until && Date.now() < Date.parse(until)
        ? `${sentence} ${next.lookedAtElse(at(until))}`
        : sentence;
    case 'inDoubt':
    case 'onHold':
      return until ? `${sentence} ${next.lookedAt(at(until))}` : sentence;
    case 'refundOwed': {
      const { refundOwedCents: cents } = order;
      return cents ? `${next.owed(formatEuros(cents, language))} ${sentence}` : sentence;
    }
    case 'madeGood':
    case 'refunded': {
      const way = refundWay(order);
      if (way === 'outside') return next.outside[situation];
      return way === 'both' ? `${sentence} ${refundedOutside}` : sentence;
    }
    default:
      return sentence;
  }
}
