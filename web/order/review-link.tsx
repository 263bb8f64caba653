import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OrderView } from '#domain/calls/orders.ts';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';

/** The link to review an order. This browser has full access to it, so it needs no link from an e-mail. */
export function ReviewLink({ order }: { order: OrderView }) {
  const { review } = useMessages();
  const paths = usePaths();
  return (
    <Link
      to={paths.reviewOrder(order.orderNumber)}
      className="inline-flex min-h-11 items-center gap-2 text-sm text-accent-ink underline underline-offset-2"
    >
      <Star aria-hidden className="size-4" />
      {review.fromOrder}
    </Link>
  );
}
