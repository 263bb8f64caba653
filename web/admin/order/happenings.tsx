import type { AdminOrderDetail } from '../../../domain/calls/admin-order';
import { Badge, type Tone } from '../../ui/badge';
import { euros } from '../format';
import { messages } from '../messages';
import { refillNames, refundNames } from '../messages/order';
import { RelativeTime } from '../ui/relative-time';
import { Nothing, Section } from '../ui/section';
import { actorName } from './timeline-data';

const text = messages.order;
const refillTones: Record<string, Tone> = {
  requested: 'info',
  unknown: 'warning',
  completed: 'success',
  rejected: 'danger',
};
const refundTones: Record<string, Tone> = { pending: 'info', succeeded: 'success', failed: 'danger' };
const list = 'grid gap-3 text-sm';

/** Refills that were asked for. */
export function Refills({ refills }: Pick<AdminOrderDetail, 'refills'>) {
  return (
    <Section title={text.refills.title}>
      {refills.length === 0 && <Nothing>{text.refills.empty}</Nothing>}
      <ul className={list}>
        {refills.map((refill) => (
          <li key={refill.id} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={refillTones[refill.state] ?? 'neutral'}>
                {refillNames[refill.state] ?? refill.state}
              </Badge>
              <RelativeTime at={refill.requestedAt} />
              {refill.providerRefillId && (
                <span className="text-muted">{text.refills.id(refill.providerRefillId)}</span>
              )}
            </span>
            <span className="text-muted">
              {text.refills.by(actorName(refill.requestedBy))}
              {refill.reason && `: ${refill.reason}`}
            </span>
            {refill.endedAt && (
              <span className="text-muted">
                {text.refills.ended} <RelativeTime at={refill.endedAt} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Money that was given back, or failed to be. */
export function Refunds({ refunds }: Pick<AdminOrderDetail, 'refunds'>) {
  return (
    <Section title={text.refunds.title}>
      {refunds.length === 0 && <Nothing>{text.refunds.empty}</Nothing>}
      <ul className={list}>
        {refunds.map((refund) => (
          <li key={refund.number} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={refundTones[refund.status] ?? 'neutral'}>
                {refundNames[refund.status] ?? refund.status}
              </Badge>
              <span className="font-medium tabular-nums">{euros(refund.amountCents)}</span>
              <RelativeTime at={refund.createdAt} />
            </span>
            <span className="text-muted wrap-anywhere">
              {text.refunds.by(actorName(refund.requestedBy))}: {refund.reason}
            </span>
            {refund.refundId && <span className="font-mono text-xs text-muted">{refund.refundId}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
