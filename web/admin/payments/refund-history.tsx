import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { addressOf } from '#domain/calls/call.ts';
import { filePaths } from '#domain/calls/files.ts';
import { euros } from '../format';
import { actorName } from '../order/timeline-data';
import { FileLink } from '../ui/file-link';
import { History } from '../ui/history';
import { RefundBadge } from './state-badge';
import { paymentMessages } from './text';

const text = paymentMessages.detail;

interface Props {
  refunds: AdminOrderDetail['refunds'];
  /** The order that they belong to, for its corrective receipts. */
  order?: Pick<AdminOrderDetail, 'id' | 'corrections'>;
}

/** Refunds, made, pending or failed: how much, why, by whom; for an order also their corrective receipts. */
export function RefundHistory({ refunds, order }: Props) {
  return (
    <History
      title={text.refunds}
      none={text.noRefunds}
      lines={refunds.map((refund) => ({
        key: String(refund.number),
        at: refund.createdAt,
        lead: <RefundBadge status={refund.status} />,
        aside: <span className="font-medium">{euros(refund.amountCents)}</span>,
        details: (
          <>
            {/* An erasure removes the reason. */}
            {[
              text.refundReasons[refund.reason] ?? refund.reason,
              text.refundBy(actorName(refund.requestedBy)),
            ]
              .filter(Boolean)
              .join(' · ')}
            {refund.outside && <span className="block">{paymentMessages.way.made}</span>}
            {refund.refundId && <span className="block font-mono text-xs">{refund.refundId}</span>}
            {order?.corrections
              .filter(({ refundNumber }) => refundNumber === refund.number)
              .map(({ number, amountCents }) => (
                <FileLink
                  key={number}
                  href={addressOf(filePaths.correction, { id: order.id, number })}
                  className="block w-fit text-accent-ink tabular-nums underline-offset-2 hover:underline"
                >
                  {text.correction(number, euros(amountCents))}
                </FileLink>
              ))}
          </>
        ),
      }))}
    />
  );
}
