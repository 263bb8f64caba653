import { FileX2, TriangleAlert } from 'lucide-react';
import { attentionNames } from '../../../domain/attention';
import type { AttentionReason, OrderStatus, PaymentStatus } from '../../../domain/states';
import { Badge, type Tone } from '../../ui/badge';
import { listMessages, paymentNames, statusNames } from '../messages/orders';

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

/** The status of an order by colour and word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>;
}

/** The status of a payment by colour and word. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={paymentTones[status]}>{paymentNames[status]}</Badge>;
}

/** That a statement of withdrawal about an order waits for an administrator. */
export function WithdrawalMark() {
  return (
    <Badge tone="warning">
      <FileX2 aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{listMessages.needsAttention('')}</span>
      {listMessages.withdrawal}
    </Badge>
  );
}

/** That an order waits for a person, and why. */
export function AttentionMark({ reason }: { reason: AttentionReason }) {
  return (
    <Badge tone="danger">
      <TriangleAlert aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{listMessages.needsAttention('')}</span>
      {attentionNames[reason]}
    </Badge>
  );
}
