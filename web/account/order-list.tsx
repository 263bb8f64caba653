import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AccountOrder } from '#domain/calls/customer.ts';
import { formatCount, formatDate } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { RefillButton } from '../order/refill-button';
import { StatusBadge } from '../order/status-badge';
import { usePaths } from '../shell/paths';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { classes } from '../ui/classes';
import { useKeptFocus } from '../ui/kept-focus';
import { Money } from '../ui/money';
import { orderName } from './order-name';

/** Orders, newest first; a note if no order matches the filter. */
export function OrderList({ orders, fading }: { orders: AccountOrder[]; fading: boolean }) {
  const { account } = useMessages();
  if (orders.length === 0)
    return (
      <p className="rounded-card border border-dashed border-line-strong/60 p-8 text-center text-muted">
        {account.list.empty}
      </p>
    );
  return (
    <ul aria-busy={fading} className={classes('grid gap-3', fading && 'renewing')}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderItem order={order} />
        </li>
      ))}
    </ul>
  );
}

/** One order: package, target, state, price, and its refill if one can be requested. */
function OrderItem({ order }: { order: AccountOrder }) {
  const messages = useMessages();
  const { account, common, tracking } = messages;
  const language = useLanguage();
  const paths = usePaths();
  const { place, around } = useKeptFocus<HTMLDivElement>();
  return (
    <Card className="grid gap-3 p-4 sm:p-5" {...around}>
      <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
        <div className="min-w-0">
          <h3 className="font-bold">{orderName(order, messages)}</h3>
          <p className="text-sm wrap-anywhere text-muted">@{order.username}</p>
        </div>
        <div ref={place} tabIndex={-1} className="flex flex-col items-end gap-1.5 outline-none">
          <StatusBadge status={order.status} words={account.statuses} />
          {order.refillStatus === 'requested' && (
            <Badge tone="accent">
              {common.labelled(account.facts.refill, tracking.refill.states.requested)}
            </Badge>
          )}
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Fact label={account.facts.quantity}>{formatCount(order.totalQuantity, language)}</Fact>
        <Fact label={account.facts.amount}>
          <Money cents={order.totalAmountCents} />
        </Fact>
        {order.refundedCents > 0 && (
          <Fact label={account.facts.refunded}>
            <Money cents={order.refundedCents} />
          </Fact>
        )}
        <Fact label={account.facts.date}>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt, language)}</time>
        </Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to={paths.accountOrder(order.orderNumber)}
          aria-label={account.list.detailsOf(order.orderNumber)}
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-2"
        >
          {account.list.details}
        </Link>
        {/* The order's own page says why it can't be requested now. */}
        {order.refill?.allowed && <RefillButton order={order} />}
      </div>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
