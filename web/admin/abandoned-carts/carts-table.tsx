import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AbandonedCart } from '../../../domain/calls/admin-carts';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { postAbandonedCartsNumberClose, postAbandonedCartsNumberReminder } from '../client';
import { euros } from '../format';
import { cartMessages as text } from '../messages/abandoned-carts';
import { commonMessages } from '../messages/common';
import { orderAddress, packageName } from '../orders/package-name';
import { useMay } from '../session';
import { Copyable } from '../ui/copyable';
import { type Column, DataTable } from '../ui/data-table';
import { ReasonDialog } from '../ui/reason-dialog';
import { RelativeTime } from '../ui/relative-time';

type Asking = { act: 'remind' | 'close'; cart: AbandonedCart };

/** Carts with their two acts. */
export function CartsTable({ carts }: { carts: AbandonedCart[] }) {
  const may = useMay('work-orders');
  const [asking, setAsking] = useState<Asking>();
  const { columns } = text;
  const shown: Column<AbandonedCart>[] = [
    { key: 'number', title: columns.number, cell: (cart) => <OrderNumber cart={cart} /> },
    { key: 'age', title: columns.age, cell: ({ changedAt }) => <RelativeTime at={changedAt} /> },
    { key: 'buyer', title: columns.buyer, cell: (cart) => <Buyer cart={cart} /> },
    {
      key: 'package',
      title: columns.package,
      from: '2xl',
      cell: (cart) => (cart.serviceType ? packageName(cart) : '—'),
    },
    { key: 'stage', title: columns.stage, cell: (cart) => <Stage cart={cart} /> },
    { key: 'reminder', title: columns.reminder, from: 'lg', cell: (cart) => <Reminder cart={cart} /> },
    { key: 'amount', title: columns.amount, right: true, cell: ({ amountCents }) => euros(amountCents) },
    {
      key: 'acts',
      title: columns.acts,
      right: true,
      cell: (cart) => <Acts cart={cart} may={may} onAct={(act) => setAsking({ act, cart })} />,
    },
  ];
  return (
    <>
      <DataTable label={text.list} columns={shown} rows={carts} rowKey={({ orderNumber }) => orderNumber} />
      {asking?.act === 'remind' && (
        <ReasonDialog
          title={text.remind.title(asking.cart.orderNumber)}
          description={text.remind.text(asking.cart.email)}
          submit={text.remind.act}
          done={text.remind.done}
          act={(reason) => postAbandonedCartsNumberReminder(asking.cart.orderNumber, { reason })}
          onClose={() => setAsking(undefined)}
        >
          <div className="grid gap-1 text-sm">
            <span className="font-semibold">{text.recovery}</span>
            <Copyable what={text.copyLink} value={asking.cart.recoveryUrl} />
            <span className="text-muted">{text.recoveryHint}</span>
          </div>
        </ReasonDialog>
      )}
      {asking?.act === 'close' && (
        <ReasonDialog
          danger
          title={text.close.title(asking.cart.orderNumber)}
          description={text.close.text}
          submit={text.close.submit}
          done={({ outcome }: { outcome: keyof typeof text.close.done }) => text.close.done[outcome]}
          act={(reason) => postAbandonedCartsNumberClose(asking.cart.orderNumber, { reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

function OrderNumber({ cart: { orderNumber, recoveredAt } }: { cart: AbandonedCart }) {
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

function Buyer({ cart: { email, username } }: { cart: AbandonedCart }) {
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

function Stage({ cart }: { cart: AbandonedCart }) {
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

function Reminder({ cart }: { cart: AbandonedCart }) {
  const { remindedAt, toldOfFailureAt, unsubscribed, closedAs } = cart;
  if (remindedAt)
    return (
      <span>
        {text.reminded} <RelativeTime at={remindedAt} />
      </span>
    );
  if (toldOfFailureAt) return text.told;
  if (unsubscribed) return text.unsubscribed;
  return <span className="text-muted">{closedAs ? text.noReminder : text.notReminded}</span>;
}

function Acts({
  cart,
  may,
  onAct,
}: {
  cart: AbandonedCart;
  may: boolean;
  onAct: (act: Asking['act']) => void;
}) {
  const { orderNumber, closedAs, recoveredAt, stage } = cart;
  const open = !closedAs && !recoveredAt && stage !== 'closed';
  return (
    <span className="inline-flex items-center justify-end gap-1.5 whitespace-nowrap max-md:flex-wrap">
      {open && (
        <>
          <Button
            size="small"
            className="max-lg:min-h-11"
            aria-label={text.remind.name(orderNumber)}
            disabledReason={may ? whyNoReminder(cart) : commonMessages.notAllowed}
            onClick={() => onAct('remind')}
          >
            {text.remind.act}
          </Button>
          <Button
            size="small"
            className="max-lg:min-h-11"
            aria-label={text.close.name(orderNumber)}
            disabledReason={may ? undefined : commonMessages.notAllowed}
            onClick={() => onAct('close')}
          >
            {text.close.act}
          </Button>
        </>
      )}
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
    </span>
  );
}

function whyNoReminder({
  email,
  unsubscribed,
  remindedAt,
  toldOfFailureAt,
}: AbandonedCart): string | undefined {
  if (!email) return text.remind.none;
  if (unsubscribed) return text.remind.left;
  return remindedAt || toldOfFailureAt ? text.remind.already : undefined;
}
