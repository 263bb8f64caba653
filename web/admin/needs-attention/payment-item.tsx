import { Link } from 'react-router-dom';
import type { AttentionItem } from '../../../domain/calls/admin-attention';
import { euros } from '../format';
import { attentionDetail, attentionMessages } from '../messages/attention';
import { needsAttention as text } from '../messages/needs-attention';
import { paymentMessages } from '../messages/payments';
import { useMay } from '../session';
import { ItemCard } from './item-card';

/** A payment that became no order and needs a person: why, what to do, and the way to the payment, where it is done. */
export function PaymentItem({ item }: { item: AttentionItem }) {
  const readMoney = useMay('read-money');
  const message = item.reason && attentionMessages[item.reason];
  return (
    <ItemCard title={text.payment(item.reference)} since={item.since}>
      <p className="text-muted wrap-anywhere">
        {[
          item.email || paymentMessages.erased,
          item.amountCents !== undefined && euros(item.amountCents),
          item.detail && attentionDetail(item.detail),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {message && (
        <p>
          {message.happened} {message.todo}
        </p>
      )}
      {readMoney && (
        <p>
          <Link
            to={`/admin/payments/${item.id}`}
            className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-2 lg:min-h-6"
          >
            {text.toPayment}
          </Link>
        </p>
      )}
    </ItemCard>
  );
}
