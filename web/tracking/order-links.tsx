import { FileDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OrderView } from '../../domain/calls/shop';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';

/** What only the buyer is offered: the receipt, and the way out of the contract. */
export function OrderLinks({ order }: { order: OrderView }) {
  const { tracking, withdrawal } = useMessages();
  const language = useLanguage();
  const paths = usePaths();
  return (
    <div className="grid justify-items-start gap-1">
      <Button asChild>
        <a href={`/api/orders/${encodeURIComponent(order.id)}/receipt.pdf`} download>
          <FileDown aria-hidden className="size-4" />
          {tracking.receipt}
        </a>
      </Button>
      {order.withdrawnAt ? (
        <p className="text-sm leading-6">
          {withdrawal.receivedOn(formatMoment(order.withdrawnAt, language))}
        </p>
      ) : (
        <Link
          to={paths.withdrawOrder(order.orderNumber)}
          className="inline-flex min-h-11 items-center text-sm text-accent-ink underline underline-offset-2"
        >
          {withdrawal.link}
        </Link>
      )}
    </div>
  );
}
