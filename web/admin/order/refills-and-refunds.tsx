import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { addressOf } from '#domain/calls/call.ts';
import { filePaths } from '#domain/calls/files.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { euros } from '../format';
import { paymentMessages } from '../payments/text';
import { FileLink } from '../ui/file-link';
import { History } from '../ui/history';
import { RelativeTime } from '../ui/relative-time';
import { orderMessages, refillNames, refundNames } from './text';
import { actorName } from './timeline-data';

const { refills: refillText, refunds: refundText } = orderMessages;
const refillTones: Record<string, Tone> = {
  requested: 'info',
  unknown: 'warning',
  completed: 'success',
  rejected: 'danger',
};
const refundTones: Record<string, Tone> = { pending: 'info', succeeded: 'success', failed: 'danger' };

/** Requested refills. */
export function Refills({ refills }: Pick<AdminOrderDetail, 'refills'>) {
  return (
    <History
      title={refillText.title}
      none={refillText.empty}
      lines={refills.map((refill) => ({
        key: refill.id,
        at: refill.requestedAt,
        lead: (
          <Badge tone={refillTones[refill.state] ?? 'neutral'}>
            {refillNames[refill.state] ?? refill.state}
          </Badge>
        ),
        aside: refill.providerRefillId && refillText.id(refill.providerRefillId),
        details: (
          <>
            {refillText.by(actorName(refill.requestedBy))}
            {refill.reason && `: ${refill.reason}`}
            {refill.endedAt && (
              <span className="block">
                {refillText.ended} <RelativeTime at={refill.endedAt} />
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}

/** Refunds, made or failed, with their corrective receipts. */
export function Refunds({ order: { id, refunds, corrections } }: { order: AdminOrderDetail }) {
  return (
    <History
      title={refundText.title}
      none={refundText.empty}
      lines={refunds.map((refund) => ({
        key: String(refund.number),
        at: refund.createdAt,
        lead: (
          <Badge tone={refundTones[refund.status] ?? 'neutral'}>
            {refundNames[refund.status] ?? refund.status}
          </Badge>
        ),
        aside: <span className="font-medium">{euros(refund.amountCents)}</span>,
        details: (
          <>
            {refundText.by(actorName(refund.requestedBy))}: {refund.reason}
            {refund.outside && <span className="block">{paymentMessages.way.made}</span>}
            {refund.refundId && <span className="block font-mono text-xs">{refund.refundId}</span>}
            {corrections
              .filter(({ refundNumber }) => refundNumber === refund.number)
              .map(({ number, amountCents }) => (
                <FileLink
                  key={number}
                  href={addressOf(filePaths.correction, { id, number })}
                  className="block w-fit text-accent-ink tabular-nums underline-offset-2 hover:underline"
                >
                  {refundText.correction(number, euros(amountCents))}
                </FileLink>
              ))}
          </>
        ),
      }))}
    />
  );
}
