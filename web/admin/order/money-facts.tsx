import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { euros } from '../format';
import { sourceNames } from '../messages/orders';
import { useMay } from '../session';
import { Copyable } from '../ui/copyable';
import { Fact, Facts } from '../ui/facts';
import { FullTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { keptCents } from './actions';
import { Invoices } from './invoices';
import { orderMore } from './more-text';
import { PaymentBadge } from './status-badge';
import { orderMessages } from './text';

const { money: text, invoice } = orderMessages;
const { conversion: words } = orderMore;

/** The charge, its parts, and refunds. */
export function MoneyFacts({ order }: { order: AdminOrderDetail }) {
  const maySeeMoney = useMay('read-money');
  const rate = String(order.vatRatePercent).replace('.', ',');
  return (
    <Section title={text.title} aside={<PaymentBadge status={order.paymentStatus} />}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <dl className="grid content-start gap-y-1.5 text-sm">
          <Amount name={text.base} cents={order.basePriceCents} />
          {order.upsellPriceCents > 0 && <Amount name={text.upsell} cents={order.upsellPriceCents} />}
          {order.discountCents > 0 && (
            <Amount
              name={`${text.discount}${order.discountCode ? ` ${order.discountCode}` : ''}`}
              cents={-order.discountCents}
            />
          )}
          <Amount name={text.total} cents={order.amountCents} strong />
          <Amount name={text.vat(rate)} cents={order.vatCents} quiet />
          {order.refundedCents > 0 && <Amount name={text.refunded} cents={-order.refundedCents} />}
          {order.lostCents > 0 && <Amount name={text.lost} cents={-order.lostCents} />}
          {order.refundedCents + order.lostCents > 0 && (
            <Amount name={text.kept} cents={keptCents(order)} strong />
          )}
        </dl>
        <Facts>
          <Fact name={text.paid}>
            <FullTime at={order.paidAt} />
          </Fact>
          <Fact name={text.intent}>
            <Copyable mono what={text.intent} value={order.paymentIntentId} />
            {maySeeMoney && (
              <TextLink to={`/admin/payments/${order.paymentIntentId}`}>{text.payment}</TextLink>
            )}
          </Fact>
          <Fact name={invoice.fact}>
            <Invoices order={order} />
          </Fact>
          <Fact name={words.name}>
            {order.conversion && (
              <>
                {words.text(
                  euros(order.conversion.amountCents),
                  sourceNames[order.conversion.source] ?? order.conversion.source,
                )}
                <span className="block text-muted">
                  <FullTime at={order.conversion.at} />
                </span>
              </>
            )}
          </Fact>
        </Facts>
      </div>
    </Section>
  );
}

interface AmountProps {
  name: string;
  cents: number;
  strong?: boolean;
  quiet?: boolean;
}

function Amount({ name, cents, strong, quiet }: AmountProps) {
  const lineClass = strong ? 'border-t border-line pt-1.5 font-semibold' : quiet ? 'text-muted' : '';
  return (
    <div className={`flex justify-between gap-4 ${lineClass}`}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{euros(cents)}</dd>
    </div>
  );
}
