import type { Dashboard, DashboardPoint } from '#domain/calls/admin-dashboard.ts';
import { count, duration, euros, shortDay, shortMonth } from '../format';
import { useMay } from '../session';
import { Chart, type ChartProps } from './chart';
import { ordersAddress, paymentsAddress } from './links';
import { dashboardMessages as text } from './text';

const wholeEuros = (cents: number) => `${count(Math.round(cents / 100))} €`;

interface Drawn extends Pick<ChartProps, 'title' | 'write' | 'closest'> {
  bar: [name: string, of: (now: DashboardPoint) => number | undefined];
  mark: [name: string, of: (now: DashboardPoint, before: DashboardPoint | undefined) => number | undefined];
  edge?: ChartProps['edge'];
  to?: (days: DashboardPoint) => string | undefined;
}

/** The figures day by day, or month by month. */
export function Charts({ dashboard }: { dashboard: Dashboard }) {
  const { points, previousPoints } = dashboard;
  const readMoney = useMay('read-money');
  const byMonth = points.some(({ from, to }) => from !== to);
  const label = byMonth ? shortMonth : shortDay;
  const chart = ({ bar, mark, write, edge = write, to = (days) => ordersAddress(days), ...rest }: Drawn) => (
    <Chart
      {...rest}
      unit={byMonth ? text.month : text.day}
      bar={bar[0]}
      mark={mark[0]}
      write={write}
      edge={edge}
      points={points.map((now, index) => ({
        key: now.from,
        label: label(now.from),
        bar: bar[1](now),
        mark: mark[1](now, previousPoints[index]),
        to: to(now),
      }))}
    />
  );
  const { legend, charts } = text;
  return (
    <>
      {dashboard.current.money &&
        chart({
          title: charts.net,
          bar: [legend.now, (now) => now.netCents],
          mark: [legend.before, (_, before) => before?.netCents],
          write: euros,
          edge: wholeEuros,
          closest: 100,
        })}
      {chart({
        title: charts.orders,
        bar: [legend.now, (now) => now.orders],
        mark: [legend.before, (_, before) => before?.orders],
        write: count,
      })}
      {chart({
        title: charts.payments,
        bar: [legend.paid, (now) => now.paid],
        mark: [legend.begun, (now) => now.begun],
        write: count,
        to: (days) => (readMoney ? paymentsAddress(days, 'collected') : undefined),
      })}
      {chart({
        title: charts.delivery,
        bar: [legend.median, (now) => now.medianSeconds],
        mark: [legend.p90, (now) => now.p90Seconds],
        write: duration,
      })}
    </>
  );
}
