import { LockKeyholeOpen, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderView } from '#domain/calls/orders.ts';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { useKeptFocus } from '../ui/kept-focus';
import { BuyAgainLink } from './buy-again-link';
import { type NextStep, whatNow } from './next-steps';
import { ReceiptLink, WithdrawalLink } from './order-links';
import { RefillButton } from './refill-button';
import { ReviewLink } from './review-link';
import { TargetCorrection } from './target-correction';
import { useSituation } from './use-situation';

const link = 'inline-flex min-h-11 items-center gap-2 text-sm text-accent-ink underline underline-offset-2';

/** Steps that few take: links below the buttons. */
const isLink: ReadonlySet<NextStep> = new Set(['writeReview', 'withdraw', 'contact']);

/** The situation of an order in a sentence, and the possible actions. */
export function NextSteps({
  order,
  onOpenWhole,
  track = false,
}: {
  order: OrderView;
  /** If the form that opens the full order is on the page. */
  onOpenWhole?: () => void;
  /** With a link to the tracking page. */
  track?: boolean;
}) {
  const { tracking, account } = useMessages();
  const paths = usePaths();
  const { situation, steps } = whatNow(order, Date.now());
  const sentence = useSituation(order);
  const { place, around } = useKeptFocus<HTMLParagraphElement>();
  const view: Record<NextStep, ReactNode> = {
    payAgain: <PayAgain key="payAgain" />,
    buyAgain: (
      <BuyAgainLink
        key="buyAgain"
        order={order}
        variant={situation === 'refunded' || order.status === 'cancelled' ? 'primary' : undefined}
      />
    ),
    openWhole: <OpenWhole key="openWhole" order={order} onOpen={onOpenWhole} />,
    correctTarget: <TargetCorrection key="correctTarget" order={order} />,
    refill: <RefillButton key="refill" order={order} />,
    writeReview: <ReviewLink key="writeReview" order={order} />,
    receipt: <ReceiptLink key="receipt" order={order} />,
    withdraw: <WithdrawalLink key="withdraw" order={order} />,
    contact: <Contact key="contact" order={order} />,
  };
  return (
    <section className="grid gap-3" {...around}>
      <h2 className="font-bold">{tracking.next.title}</h2>
      <p ref={place} tabIndex={-1} className="text-sm leading-6 outline-none">
        {sentence}
      </p>
      <div className="flex flex-wrap items-start gap-2 max-sm:grid max-sm:items-stretch">
        {steps.filter((step) => !isLink.has(step)).map((step) => view[step])}
      </div>
      <div className="flex flex-wrap gap-x-5 max-sm:grid max-sm:justify-items-start">
        {steps.filter((step) => isLink.has(step)).map((step) => view[step])}
        {track && (
          <Link to={paths.trackOrder(order.orderNumber)} className={link}>
            {account.detail.track}
          </Link>
        )}
      </div>
    </section>
  );
}

function PayAgain() {
  const { tracking } = useMessages();
  const paths = usePaths();
  return (
    <Button asChild variant="primary">
      <Link to={paths.checkout}>{tracking.next.payAgain}</Link>
    </Button>
  );
}

function OpenWhole({ order, onOpen }: { order: OrderView; onOpen?: () => void }) {
  const { tracking } = useMessages();
  const paths = usePaths();
  const { openWhole, openWholeWhy } = tracking.next;
  return (
    <>
      {onOpen ? (
        <Button icon={<LockKeyholeOpen aria-hidden className="size-4" />} onClick={onOpen}>
          {openWhole}
        </Button>
      ) : (
        <Button asChild>
          <Link to={paths.trackOrder(order.orderNumber)}>{openWhole}</Link>
        </Button>
      )}
      <p className="basis-full text-sm leading-6 text-muted">{openWholeWhy}</p>
    </>
  );
}

function Contact({ order }: { order: OrderView }) {
  const { tracking } = useMessages();
  const paths = usePaths();
  return (
    <Link to={paths.contactAbout(order.orderNumber)} className={link}>
      <MessageCircle aria-hidden className="size-4" />
      {tracking.next.contact}
    </Link>
  );
}
