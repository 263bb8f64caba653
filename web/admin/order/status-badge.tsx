import { FileX2, TriangleAlert } from 'lucide-react';
import { attentionNames } from '#domain/attention.ts';
import { paymentNames, statusNames } from '#domain/order-names.ts';
import type { AttentionReason, OrderStatus, PaymentStatus } from '#domain/states.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { markNames } from '../messages/orders';
import { refillNames } from './text';

const statusTones: Record<OrderStatus, Tone> = {
  pending: 'neutral',
  processing: 'info',
  completed: 'success',
  partial: 'warning',
  cancelled: 'danger',
  refunded: 'neutral',
};

const paymentTones: Record<PaymentStatus, Tone> = {
  pending: 'neutral',
  paid: 'success',
  failed: 'danger',
  refunded: 'neutral',
  partially_refunded: 'warning',
};

const refillTones: Record<string, Tone> = {
  sending: 'info',
  requested: 'info',
  unknown: 'warning',
  completed: 'success',
  rejected: 'danger',
};

/** The status of an order by colour and word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>;
}

/** The status of a payment by colour and word. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={paymentTones[status]}>{paymentNames[status]}</Badge>;
}

/** The state of a refill by colour and word. */
export function RefillBadge({ state }: { state: string }) {
  return <Badge tone={refillTones[state] ?? 'neutral'}>{refillNames[state] ?? state}</Badge>;
}

/** Mark: a statement of withdrawal about an order waits for an administrator. */
export function WithdrawalMark() {
  return (
    <Badge tone="warning">
      <FileX2 aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{markNames.needsAttention('')}</span>
      {markNames.withdrawal}
    </Badge>
  );
}

/** Mark: an order waits for a person, and why. */
export function AttentionMark({ reason }: { reason: AttentionReason }) {
  return (
    <Badge tone="danger">
      <TriangleAlert aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{markNames.needsAttention('')}</span>
      {attentionNames[reason]}
    </Badge>
  );
}

/** The state of an order, preceded by what waits for a person. */
export function StatusMarks({
  order,
}: {
  order: { status: OrderStatus; attention?: AttentionReason; withdrawalOpen?: boolean };
}) {
  return (
    <span className="flex flex-wrap gap-1">
      {order.attention && <AttentionMark reason={order.attention} />}
      {order.withdrawalOpen && <WithdrawalMark />}
      <StatusBadge status={order.status} />
    </span>
  );
}
