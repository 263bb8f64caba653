import { Link } from 'react-router-dom';
import type { OrderView } from '#domain/calls/orders.ts';
import { useMessages } from '../i18n/messages';
import { BuyAgainLink } from '../order/buy-again-link';
import { isOver, whatNow } from '../order/next-steps';
import { ReceiptLink, WithdrawalLink } from '../order/order-links';
import { RefillButton } from '../order/refill-button';
import { ReviewLink } from '../order/review-link';
import { TargetCorrection } from '../order/target-correction';
import { useSituation } from '../order/use-situation';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { useKeptFocus } from '../ui/kept-focus';

/** What a customer can do with an order: refill, receipt, review, withdrawal, tracking, support. */
export function OrderActions({ order }: { order: OrderView }) {
  const { account } = useMessages();
  const situation = useSituation(order);
  const { place, around } = useKeptFocus<HTMLParagraphElement>();
  const paths = usePaths();
  return (
    <div className="grid justify-items-start gap-3 max-sm:justify-items-stretch" {...around}>
      <p ref={place} tabIndex={-1} className="text-sm leading-6 outline-none">
        {situation}
      </p>
      <TargetCorrection order={order} />
      <RefillButton order={order} />
      {isOver(order) && <BuyAgainLink order={order} />}
      <ReceiptLink order={order} />
      <div className="flex flex-wrap gap-x-5 max-sm:grid max-sm:justify-items-start">
        {whatNow(order, Date.now()).steps.includes('writeReview') && <ReviewLink order={order} />}
        <WithdrawalLink order={order} />
      </div>
      <div className="-mx-4 flex flex-wrap">
        <Button asChild variant="quiet">
          <Link to={paths.trackOrder(order.orderNumber)}>{account.detail.track}</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to={paths.contactAbout(order.orderNumber)}>{account.detail.contact}</Link>
        </Button>
      </div>
    </div>
  );
}
