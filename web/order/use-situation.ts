import type { OrderView } from '#domain/calls/orders.ts';
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
  const at = (moment: string) => formatMoment(moment, language);
  switch (situation) {
    case 'waiting':
      return order.waitsUntil ? `${sentence} ${next.waitsUntil(at(order.waitsUntil))}` : sentence;
    case 'fixProfile':
    case 'fixPosts': {
      const isOpen = order.onHold && Date.now() < Date.parse(order.onHold.until);
      return order.onHold && isOpen ? `${sentence} ${next.lookedAtElse(at(order.onHold.until))}` : sentence;
    }
    case 'inDoubt':
    case 'onHold':
      return order.onHold ? `${sentence} ${next.lookedAt(at(order.onHold.until))}` : sentence;
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
