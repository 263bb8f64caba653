import type { AdminPaymentRow } from '#domain/calls/admin-payments.ts';
import { disputeOver, needsAnswer, type PaymentState } from '#domain/payments.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { paymentMessages as text } from './text';

const tones: Record<PaymentState, Tone> = {
  open: 'info',
  failed: 'danger',
  cancelled: 'neutral',
  abandoned: 'neutral',
  paid: 'success',
  'partially-refunded': 'warning',
  refunded: 'neutral',
};

const outcomeTones: Record<string, Tone> = { succeeded: 'success', failed: 'danger', pending: 'info' };
const { attempt: attemptNames, refundStates } = text.detail;

/** The state of a payment, and of its dispute. */
export function StateBadges({
  payment,
}: {
  payment: Pick<AdminPaymentRow, 'state' | 'abandoned' | 'disputeStatus'>;
}) {
  const { state, abandoned, disputeStatus } = payment;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{text.stateNames[state]}</Badge>
      {abandoned && state !== 'abandoned' && <Badge>{text.alsoAbandoned}</Badge>}
      {disputeStatus && <DisputeBadge status={disputeStatus} />}
    </span>
  );
}

/** The state of a dispute. */
export function DisputeBadge({ status }: { status: string }) {
  const tone =
    status === 'lost' || needsAnswer(status) ? 'danger' : disputeOver(status) ? 'neutral' : 'warning';
  return (
    <Badge tone={tone}>
      {text.dispute}: {(text.disputeStatuses[status] ?? status).toLowerCase()}
    </Badge>
  );
}

/** The outcome of an attempt to pay. */
export function AttemptBadge({ status }: { status: string }) {
  return <Badge tone={outcomeTones[status] ?? 'neutral'}>{attemptNames[status] ?? status}</Badge>;
}

/** The state of a refund. */
export function RefundBadge({ status }: { status: string }) {
  return <Badge tone={outcomeTones[status] ?? 'neutral'}>{refundStates[status] ?? status}</Badge>;
}
