import type { Dashboard, DashboardPoint } from '#domain/calls/admin-dashboard.ts';
import { count, duration, euros, shortDay, shortMonth } from '../format';
import { useMay } from '../session';
import type { Point } from './bars';
import { Chart } from './chart';
import { ordersAddress, paymentsAddress } from './links';
import { dashboardMessages as text } from './text';

const wholeEuros = (cents: number) => `${count(Math.round(cents / 100))} €`;

/** The figures day by day, or month by month. */
export function Charts({ dashboard }: { dashboard: Dashboard }) {
  const { points, previousPoints } = dashboard;
  const readMoney = useMay('read-money');
  const byMonth = points.some(({ from, to }) => from !== to);
  const unit = byMonth ? text.month : text.day;
  const label = byMonth ? shortMonth : shortDay;
  const series = (
    bar: (now: DashboardPoint) => number | undefined,
    mark: (now: DashboardPoint, before: DashboardPoint | undefined) => number | undefined,
    to: (days: DashboardPoint) => string | undefined,
  ): Point[] =>
    points.map((now, index) => ({
      key: now.from,
      label: label(now.from),
      bar: bar(now),
      mark: mark(now, previousPoints[index]),
      to: to(now),
    }));
  const { legend, charts } = text;
  return (
    <>
      {dashboard.current.money && (
        <Chart
          title={charts.net}
          unit={unit}
          bar={legend.now}
          mark={legend.before}
          write={euros}
          edge={wholeEuros}
          closest={100}
          points={series(
            (now) => now.netCents,
            (_, before) => before?.netCents,
            (days) => ordersAddress(days),
          )}
        />
      )}
      <Chart
        title={charts.orders}
        unit={unit}
        bar={legend.now}
        mark={legend.before}
        write={count}
        edge={count}
        points={series(
          (now) => now.orders,
          (_, before) => before?.orders,
          (days) => ordersAddress(days),
        )}
      />
      <Chart
        title={charts.payments}
        unit={unit}
        bar={legend.paid}
        mark={legend.begun}
        write={count}
        edge={count}
        points={series(
          (now) => now.paid,
          (now) => now.begun,
          (days) => (readMoney ? paymentsAddress(days, 'collected') : undefined),
        )}
      />
      <Chart
        title={charts.delivery}
        unit={unit}
        bar={legend.median}
        mark={legend.p90}
        write={duration}
        edge={duration}
        points={series(
          (now) => now.medianSeconds,
          (now) => now.p90Seconds,
          (days) => ordersAddress(days),
        )}
      />
    </>
  );
}
