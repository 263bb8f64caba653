import type { OrderView } from '#domain/calls/orders.ts';
import { formatEuros } from '#domain/money.ts';
import { formatCount, formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { type Fact, Facts } from '../ui/facts';
import { OrderEmail } from './email-correction';
import { orderedPackage } from './ordered-package';
import { paymentWord } from './payment-word';
import { StatusBadge } from './status-badge';

/** The data of an order (labels of S0 §2 and S1 §2.3). A stranger sees the user name masked and no e-mail. */
export function OrderFacts({ order }: { order: OrderView }) {
  const messages = useMessages();
  const { tracking } = messages;
  const language = useLanguage();
  const { facts } = tracking;
  const { publications, publicationsProcessed = 0 } = order;
  const rows: Fact[] = [
    [facts.number, order.orderNumber],
    [facts.status, <StatusBadge key="status" status={order.status} />],
    [facts.payment, paymentWord(order, messages)],
    [facts.username, `@${order.username}`],
    order.email ? [facts.email, <OrderEmail key="email" order={order} />] : false,
    [facts.package, orderedPackage(order, messages)],
    [facts.quantity, formatCount(order.totalQuantity, language)],
    publications !== undefined && [
      facts.publications,
      tracking.publications(publicationsProcessed, publications),
    ],
    [
      facts.price,
      tracking.priceWithVat(
        formatEuros(order.totalAmountCents, language),
        formatEuros(order.vatCents, language),
      ),
    ],
    [facts.date, formatMoment(order.createdAt, language)],
    [facts.platform, tracking.platforms[order.platform]],
    [facts.id, order.id],
  ];
  return <Facts rows={rows} />;
}
