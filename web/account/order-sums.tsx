import type { OrderView } from '#domain/calls/orders.ts';
import { formatPercent } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { type Fact, Facts } from '../ui/facts';
import { Money } from '../ui/money';

/** What was paid, with the tax contained in it: total × r / (100 + r), not S1's share of the total (D31). */
export function OrderSums({ order }: { order: OrderView }) {
  const { facts } = useMessages().account;
  const language = useLanguage();
  const { totalAmountCents: total, vatCents: vat, refundedCents: refunded } = order;
  const rows: Fact[] = [
    [facts.subtotal, <Money key="subtotal" cents={total - vat} />],
    [facts.vat(formatPercent(order.vatRatePercent, language)), <Money key="vat" cents={vat} />],
    [facts.total, <Money key="total" cents={total} className="text-base font-bold" />],
    refunded > 0 && [facts.refunded, <Money key="refunded" cents={-refunded} />],
  ];
  return <Facts rows={rows} />;
}
