import { Link } from 'react-router-dom';
import type { AttentionItem } from '../../../domain/calls/admin-attention';
import { euros } from '../format';
import { needsAttention as text } from '../messages/needs-attention';
import { paymentMessages } from '../messages/payments';
import { orderAddress } from '../orders/package-name';
import { useMay } from '../session';
import { ItemCard } from './item-card';

const link = 'inline-flex min-h-11 items-center text-accent-ink underline underline-offset-2 lg:min-h-6';

/** A dispute that waits for our answer, which is given at the payment provider: what it says, and the way there. */
export function DisputeItem({ item }: { item: AttentionItem }) {
  const readMoney = useMay('read-money');
  const { detail = '' } = item;
  return (
    <ItemCard title={text.dispute(item.reference)} since={item.since}>
      <p className="text-muted wrap-anywhere">
        {[
          item.email || paymentMessages.erased,
          paymentMessages.disputeReasons[detail] ?? detail,
          item.amountCents !== undefined && euros(item.amountCents),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>{text.disputeTodo}</p>
      <p className="flex flex-wrap gap-x-4">
        {readMoney && (
          <Link
            to={`/admin/payments?state=disputed&search=${encodeURIComponent(item.reference)}`}
            className={link}
          >
            {text.toPayment}
          </Link>
        )}
        {item.hasOrder && item.orderNumber && (
          <Link to={orderAddress(item.orderNumber)} className={link}>
            {text.open}
          </Link>
        )}
      </p>
    </ItemCard>
  );
}
