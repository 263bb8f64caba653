import type { OrderView } from '#domain/calls/orders.ts';
import { methodBrands } from '#domain/payment-methods.ts';
import { formatCount, formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { paymentWord } from '../order/payment-word';
import { type Fact, Facts } from '../ui/facts';
import { profileAddress } from './order-name';

/** What was ordered, for whom, and how it was paid (S1 §2.4). */
export function OrderFacts({ order }: { order: OrderView }) {
  const messages = useMessages();
  const { account, tracking } = messages;
  const { facts } = account;
  const language = useLanguage();
  const { paymentMethod: paidBy } = order;
  const address = profileAddress(order.username);
  const rows: Fact[] = [
    [facts.date, formatMoment(order.createdAt, language)],
    [tracking.facts.username, `@${order.username}`],
    [
      facts.link,
      <a
        key="link"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="text-accent-ink underline underline-offset-2"
      >
        {address.replace(/^https:\/\/www\.|\/$/g, '')}
      </a>,
    ],
    order.publications !== undefined && [
      tracking.facts.publications,
      formatCount(order.publications, language),
    ],
    [facts.quantity, formatCount(order.totalQuantity, language)],
    [tracking.facts.payment, paymentWord(order, messages)],
    [facts.method, paidBy && paidBy !== 'card' ? methodBrands[paidBy] : facts.card],
  ];
  return <Facts rows={rows} />;
}
