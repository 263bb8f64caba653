import type { OrderView } from '../calls/orders';
import { formatCount, formatMoment } from '../format';
import type { Language } from '../money';
import { promisedUntil } from '../on-hold';
import { addressOf } from '../pages';
import { type ChatAnswer, type ChatLink, distinct, linksTo } from './chat-answer';
import { textsOf } from './texts/index';

/**
 * The state of an order at `now` (epoch ms), as anyone with its number may know it (D19): no name, no address,
 * nothing masked.
 */
export function answerAboutOrder(order: OrderView | undefined, language: Language, now: number): ChatAnswer {
  const texts = textsOf[language];
  if (!order) return { message: texts.orderNotFound, links: linksTo(language, 'track', 'contact') };
  const count = (units: number) => formatCount(units, language);
  const parts = [
    texts.order(order.orderNumber, texts.statuses[order.status], texts.payments[order.paymentStatus]),
  ];
  if (order.progress)
    parts.push(texts.progress(count(order.progress.delivered), count(order.progress.total)));
  if (order.expectedAt && order.status === 'processing')
    parts.push(texts.expected(formatMoment(order.expectedAt, language)));
  if (order.refillStatus === 'requested' || order.refillStatus === 'unknown') parts.push(texts.refill);
  parts.push(...whatHoldsIt(order, language, now), texts.more);
  const href = `${addressOf('track', language)}?order=${encodeURIComponent(order.orderNumber)}`;
  return { message: parts.join(' '), links: [{ label: texts.links.track, href }] };
}

/** The state of an order, then what its question also asks (`askedOfOrder`). No language model words a state. */
export function withAsked(state: ChatAnswer, asked: ChatAnswer): ChatAnswer {
  const isSaid = ({ href }: ChatLink) => state.links.some((link) => link.href.startsWith(`${href}?`));
  return {
    message: `${state.message}\n\n${asked.message}`,
    links: distinct([...state.links, ...asked.links.filter((link) => !isSaid(link))]),
    handOver: asked.handOver,
  };
}

/** Why nothing seems to happen, and who acts until when. */
function whatHoldsIt(order: OrderView, language: Language, now: number): string[] {
  const texts = textsOf[language];
  const { onHold, waitsUntil, timeline } = order;
  const until = promisedUntil(onHold);
  if (until) return [now > Date.parse(until) ? texts.overdue : texts.onHold(formatMoment(until, language))];
  // Only a bank knows; its buyer learns it on the order's page.
  if (onHold) return [];
  if (waitsUntil) return [texts.waits];
  const last = timeline.findLast(({ kind }) => kind === 'delivery-late' || kind === 'submission-accepted');
  return last?.kind === 'delivery-late' && order.status === 'processing' ? [texts.late] : [];
}
