import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { History } from '../ui/history';
import { RelativeTime } from '../ui/relative-time';
import { RefillBadge } from './status-badge';
import { orderMessages } from './text';
import { actorName } from './timeline-data';

const text = orderMessages.refills;

/** Requested refills. */
export function Refills({ refills }: Pick<AdminOrderDetail, 'refills'>) {
  return (
    <History
      title={text.title}
      none={text.empty}
      lines={refills.map((refill) => ({
        key: refill.id,
        at: refill.requestedAt,
        lead: <RefillBadge state={refill.state} />,
        aside: refill.providerRefillId && text.id(refill.providerRefillId),
        details: (
          <>
            {text.by(actorName(refill.requestedBy))}
            {refill.reason && `: ${refill.reason}`}
            {refill.endedAt && (
              <span className="block">
                {text.ended} <RelativeTime at={refill.endedAt} />
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}
