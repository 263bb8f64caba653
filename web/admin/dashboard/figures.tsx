import type { Dashboard, DashboardSummary, RipeningFigures } from '#domain/calls/admin-dashboard.ts';
import type { Day } from '#domain/days.ts';
import { count, duration, euros, percent } from '../format';
import { useMay } from '../session';
import { Figure, type FigureProps } from './figure';
import { ordersAddress, paymentsAddress } from './links';
import { dashboardMessages as text } from './text';

type Money = NonNullable<DashboardSummary['money']>;
type Rest = Pick<FigureProps, 'to' | 'good' | 'hint'>;

/** Writes a figure of the range; compared are those of `ranges`. */
const figureOf =
  <Of,>(all: Of, ranges: { current: Of; previous: Of; until?: Day } | undefined) =>
  (name: string, of: (figures: Of) => number | undefined, write: FigureProps['write'], rest: Rest) => (
    <Figure
      name={name}
      now={of(all)}
      compared={ranges && { now: of(ranges.current), before: of(ranges.previous), until: ranges.until }}
      write={write}
      {...rest}
    />
  );

/** The figures of the range, each with a link to what it counts. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { current: now, previous: before, ripe } = dashboard;
  const readMoney = useMay('read-money');
  const orders = ordersAddress(dashboard);
  const payments = (
    ...kind: Parameters<typeof paymentsAddress> extends [unknown, ...infer Rest] ? Rest : never
  ) => (readMoney ? paymentsAddress(dashboard, ...kind) : undefined);
  const figure = figureOf(now, { current: now, previous: before });
  const ripening = figureOf<RipeningFigures>(
    now,
    ripe && { ...ripe, until: ripe.to === dashboard.to ? undefined : ripe.to },
  );
  const sum = (name: string, of: (money: Money) => number | undefined, rest: Rest) =>
    now.money && before.money && figure(name, ({ money }) => money && of(money), euros, rest);
  return (
    <section aria-label={text.figures}>
      <dl className="grid grid-cols-2 gap-px border-y border-line bg-surface md:grid-cols-3 lg:overflow-hidden lg:rounded-card lg:border-x xl:grid-cols-4">
        {sum(text.net, (money) => money.netCents, {
          to: orders,
          good: 'up',
          hint:
            now.money &&
            text.netHint(euros(now.money.grossCents), euros(now.money.refundedCents + now.money.lostCents)),
        })}
        {sum(text.gross, (money) => money.grossCents, { to: orders, good: 'up' })}
        {sum(text.refunded, (money) => money.refundedCents, {
          to: payments(undefined, 'refunded'),
          good: 'down',
          hint: text.refundedHint(now.refunds, count(now.refunds)),
        })}
        {sum(text.lost, (money) => money.lostCents, { to: payments(undefined, 'lost'), good: 'down' })}
        {figure(text.orders, (all) => all.orders, count, { to: orders, good: 'up' })}
        {sum(text.average, (money) => money.averageCents, { to: orders, good: 'up' })}
        {ripening(text.conversion, (all) => all.conversion, percent, {
          to: payments(),
          good: 'up',
          hint: text.conversionHint(count(now.paid), count(now.begun)),
        })}
        {ripening(text.failure, (all) => all.failureRate, percent, {
          to: payments('failed'),
          good: 'down',
          hint: text.failureHint(count(now.failed)),
        })}
        {ripening(text.median, (all) => all.medianSeconds, duration, {
          to: orders,
          good: 'down',
          hint: text.medianHint(now.delivered, count(now.delivered)),
        })}
        {ripening(text.p90, (all) => all.p90Seconds, duration, {
          to: orders,
          good: 'down',
          hint: text.p90Hint,
        })}
        {ripening(text.abandoned, (all) => all.abandoned, count, { to: payments('abandoned'), good: 'down' })}
        {ripening(text.recovered, (all) => all.recovered, count, {
          to: payments('recovered'),
          good: 'up',
          hint: text.recoveredHint(count(now.reminded)),
        })}
        {figure(text.discounts, (all) => all.discounted, count, {
          to: orders,
          hint: now.money && text.discountsHint(euros(now.money.discountCents)),
        })}
      </dl>
    </section>
  );
}
