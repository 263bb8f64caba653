import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AbandonedCart } from '#domain/calls/admin-carts.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { orderAddress } from '../order/package-name';
import { useMay, useWhyNot } from '../session';
import { RelativeTime } from '../ui/relative-time';
import type { CartAction } from './cart-dialog';
import { cartMessages as text } from './text';

/** The number; a link to the order if the cart was paid after all. */
export function OrderNumber({ cart: { orderNumber, recoveredAt } }: { cart: AbandonedCart }) {
  if (!recoveredAt) return <span className="whitespace-nowrap tabular-nums">{orderNumber}</span>;
  return (
    <Link
      to={orderAddress(orderNumber)}
      className="whitespace-nowrap text-accent-ink tabular-nums underline underline-offset-2"
    >
      {orderNumber}
    </Link>
  );
}

/** The buyer. */
export function Buyer({ cart: { email, username } }: { cart: AbandonedCart }) {
  if (!email) return <span className="text-muted">{text.erased}</span>;
  return (
    <span className="grid max-md:wrap-anywhere md:max-w-44 xl:w-44">
      <span className="truncate max-md:whitespace-normal" title={email}>
        {email}
      </span>
      <span className="truncate text-muted max-md:whitespace-normal">@{username}</span>
    </span>
  );
}

/** The state of the purchase. */
export function Stage({ cart }: { cart: AbandonedCart }) {
  const { stage, closedAs, paymentFailed, recoveredAt } = cart;
  const [name, tone]: [keyof typeof text.stages, Tone] = recoveredAt
    ? ['recovered', 'success']
    : closedAs
      ? [closedAs, 'neutral']
      : paymentFailed
        ? ['failed', 'danger']
        : stage === 'awaiting-payment'
          ? ['waiting', 'info']
          : [stage === 'intent' ? 'choosing' : 'other', 'neutral'];
  return <Badge tone={tone}>{text.stages[name]}</Badge>;
}

/** Whether its buyer was reminded, and if not why. */
export function Reminder({ cart }: { cart: AbandonedCart }) {
  const { remindedAt, toldOfFailureAt, unsubscribed, boughtElsewhere, remindedElsewhere, closedAs } = cart;
  if (remindedAt)
    return (
      <span>
        {text.reminded} <RelativeTime at={remindedAt} />
      </span>
    );
  if (toldOfFailureAt) return text.failureMailed;
  if (unsubscribed) return text.unsubscribed;
  if (boughtElsewhere) return text.boughtElsewhere;
  if (remindedElsewhere && !closedAs) return text.remindedElsewhere;
  return <span className="text-muted">{closedAs ? text.noReminder : text.notReminded}</span>;
}

/** The actions on an open cart, and the link to its run. */
export function Actions({ cart, onAction }: { cart: AbandonedCart; onAction: (action: CartAction) => void }) {
  const whyNot = useWhyNot('work-orders');
  const mayReadRuns = useMay('read-runs');
  const { orderNumber, closedAs, recoveredAt, stage } = cart;
  const open = !closedAs && !recoveredAt && stage !== 'closed';
  return (
    <span className="inline-flex items-center justify-end gap-1.5 whitespace-nowrap max-md:flex-wrap">
      {open && (
        <>
          <Button
            size="small"
            aria-label={text.remind.name(orderNumber)}
            disabledReason={whyNot ?? whyNoReminder(cart)}
            onClick={() => onAction('remind')}
          >
            {text.remind.action}
          </Button>
          <Button
            size="small"
            aria-label={text.close.name(orderNumber)}
            disabledReason={whyNot}
            onClick={() => onAction('close')}
          >
            {text.close.action}
          </Button>
        </>
      )}
      {mayReadRuns && (
        <a
          href={cart.runUrl}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={text.runOf(orderNumber)}
          title={text.run}
          className="grid size-9 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink max-lg:size-11"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </span>
  );
}

function whyNoReminder({
  email,
  unsubscribed,
  boughtElsewhere,
  remindedElsewhere,
  remindedAt,
  toldOfFailureAt,
}: AbandonedCart): string | undefined {
  if (!email) return text.remind.none;
  if (unsubscribed) return text.remind.left;
  if (boughtElsewhere) return text.remind.bought;
  if (remindedAt || toldOfFailureAt) return text.remind.already;
  return remindedElsewhere ? text.remind.elsewhere : undefined;
}
