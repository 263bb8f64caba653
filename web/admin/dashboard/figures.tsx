import type { Dashboard } from '#domain/calls/admin-dashboard.ts';
import { count, duration, euros, percent } from '../format';
import { useMay } from '../session';
import { Figure } from './figure';
import { ordersAddress, paymentsAddress } from './links';
import { dashboardMessages as text } from './text';

/** The figures of the range, each with a link to what it counts. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { current: now, previous: before } = dashboard;
  const readMoney = useMay('read-money');
  const orders = ordersAddress(dashboard);
  const payments = (
    ...kind: Parameters<typeof paymentsAddress> extends [unknown, ...infer Rest] ? Rest : never
  ) => (readMoney ? paymentsAddress(dashboard, ...kind) : undefined);
  return (
    <section aria-label={text.figures}>
      <dl className="grid grid-cols-2 gap-px border-y border-line bg-surface md:grid-cols-3 lg:overflow-hidden lg:rounded-card lg:border-x xl:grid-cols-4">
        {now.money && before.money && (
          <>
            <Figure
              name={text.net}
              now={now.money.netCents}
              before={before.money.netCents}
              write={euros}
              to={orders}
              good="up"
              hint={text.netHint(
                euros(now.money.grossCents),
                euros(now.money.refundedCents + now.money.lostCents),
              )}
            />
            <Figure
              name={text.gross}
              now={now.money.grossCents}
              before={before.money.grossCents}
              write={euros}
              to={orders}
              good="up"
            />
            <Figure
              name={text.refunded}
              now={now.money.refundedCents}
              before={before.money.refundedCents}
              write={euros}
              to={payments(undefined, 'refunded')}
              good="down"
              hint={text.refundedHint(count(now.refunds))}
            />
            <Figure
              name={text.lost}
              now={now.money.lostCents}
              before={before.money.lostCents}
              write={euros}
              to={payments(undefined, 'lost')}
              good="down"
            />
          </>
        )}
        <Figure
          name={text.orders}
          now={now.orders}
          before={before.orders}
          write={count}
          to={orders}
          good="up"
        />
        {now.money && before.money && (
          <Figure
            name={text.average}
            now={now.money.averageCents}
            before={before.money.averageCents}
            write={euros}
            to={orders}
            good="up"
          />
        )}
        <Figure
          name={text.conversion}
          now={now.conversion}
          before={before.conversion}
          write={percent}
          to={payments()}
          good="up"
          hint={text.conversionHint(count(now.paid), count(now.begun))}
        />
        <Figure
          name={text.failure}
          now={now.failureRate}
          before={before.failureRate}
          write={percent}
          to={payments('failed')}
          good="down"
          hint={text.failureHint(count(now.failed))}
        />
        <Figure
          name={text.median}
          now={now.medianSeconds}
          before={before.medianSeconds}
          write={duration}
          to={orders}
          good="down"
          hint={text.medianHint(count(now.delivered))}
        />
        <Figure
          name={text.p90}
          now={now.p90Seconds}
          before={before.p90Seconds}
          write={duration}
          to={orders}
          good="down"
          hint={text.p90Hint}
        />
        <Figure
          name={text.abandoned}
          now={now.abandoned}
          before={before.abandoned}
          write={count}
          to={payments('abandoned')}
          good="down"
        />
        <Figure
          name={text.recovered}
          now={now.recovered}
          before={before.recovered}
          write={count}
          to={payments('recovered')}
          good="up"
          hint={text.recoveredHint(count(now.reminded))}
        />
        <Figure
          name={text.discounts}
          now={now.discounted}
          before={before.discounted}
          write={count}
          to={orders}
          hint={now.money && text.discountsHint(euros(now.money.discountCents))}
        />
      </dl>
    </section>
  );
}
