import type { refillStatus } from '#domain/calls/admin-refill.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { count, percent } from '../format';
import { refillNames } from '../order/text';
import { Fact, Facts } from '../ui/facts';
import { FullTime } from '../ui/relative-time';
import { offeredText, refillStatusLabel, autoRefillMessages as text } from './text';

type Status = AnswerOf<typeof refillStatus>;

/** The panel's report on an order, the count, and whether it can be refilled. */
export function RefillFacts({
  status: { order, providerOrderId, status, eligibility, count: counted, refill },
}: {
  status: Status;
}) {
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-semibold tabular-nums">{order.orderNumber}</span>
        {order.username && <span className="text-muted">@{order.username}</span>}
        <Badge tone={eligibility.canRefill ? 'success' : 'neutral'}>
          {eligibility.canRefill ? text.can : text.cannot}
        </Badge>
      </p>
      {eligibility.message && <p className="text-sm">{eligibility.message}</p>}
      <Facts>
        <Fact name={text.status}>{refillStatusLabel(status.status)}</Fact>
        <Fact name={text.providerOrder}>{providerOrderId}</Fact>
        <Fact name={text.startCount}>
          {status.start_count === undefined ? undefined : count(status.start_count)}
        </Fact>
        <Fact name={text.remains}>{status.remains === undefined ? undefined : count(status.remains)}</Fact>
        <Fact name={text.expected}>{counted && count(counted.expected)}</Fact>
        <Fact name={text.current}>
          {counted &&
            (counted.current === undefined ? (
              text.unknownCount
            ) : (
              <>
                {count(counted.current)}{' '}
                {counted.missing !== undefined && counted.missing > 0 && (
                  <span className="text-muted">
                    {text.lost(count(counted.missing), percent((counted.lostPercent ?? 0) / 100))}
                  </span>
                )}
              </>
            ))}
        </Fact>
        <Fact name={text.offered}>{offeredText(eligibility.refillOffered)}</Fact>
        <Fact name={text.panelError}>{status.error}</Fact>
        <Fact name={text.reported}>{status.reportedAt && <FullTime at={status.reportedAt} />}</Fact>
        <Fact name={text.newest}>
          {refill && (
            <>
              {refillNames[refill.state] ?? refill.state}, <FullTime at={refill.requestedAt} />
            </>
          )}
        </Fact>
      </Facts>
    </div>
  );
}
