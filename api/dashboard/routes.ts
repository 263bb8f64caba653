import type { z } from 'zod';
import { waitingByKind } from '#db/attention.ts';
import { providerBalances } from '#db/provider-balances.ts';
import { readSettings } from '#db/settings.ts';
import { adminDashboard, type dashboardPoint, type ripeningFigures } from '#domain/calls/admin-dashboard.ts';
import { type Group, grouped, shifted } from '#domain/chart-points.ts';
import { addDays, type Day, dayOf, daysBetween, rangeOf, startOf } from '#domain/days.ts';
import { addUp, type DatedFigures, deliveryQuantile, netCents, summarise } from '#domain/figures.ts';
import { may } from '#domain/permissions.ts';
import { lastRipeDay } from '#domain/ripe-days.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { countFigures, figuresOf, wholeDay } from './figures-sql';

/** The first screen of the back office: open work, and how the shop is doing. */
export function adminDashboardRoutes(routes: Routes, { db, clock }: Deps): void {
  routes.answer(adminDashboard, {}, async ({ query, admin }) => {
    const now = clock();
    const { current, previous } = rangeOf(query, now);
    const untilNow = current.to === dayOf(now);
    const withMoney = may(admin.role, 'read-money');
    const [days, before, waiting, balances, { purchase }] = await Promise.all([
      figuresOf(db, current.from, current.to),
      daysBefore(previous, untilNow ? now : undefined),
      waitingByKind(db),
      providerBalances(db),
      readSettings(db),
    ]);
    const length = daysBetween(current.from, current.to);
    const ripeTo = [current.to, lastRipeDay(now, purchase)].sort()[0] as Day;
    const groups = grouped(days);
    const sum = addUp(groups.map(({ figures }) => figures));
    const point = pointView(withMoney);
    return {
      from: current.from,
      to: current.to,
      previousFrom: previous.from,
      previousTo: previous.to,
      untilNow,
      waiting,
      balances,
      current: summarise(sum, withMoney),
      previous: summarise(addUp(before), withMoney),
      ripe:
        ripeTo < current.from
          ? undefined
          : {
              to: ripeTo,
              current: ripening(days, ripeTo),
              previous: ripening(before, addDays(ripeTo, -length)),
            },
      points: groups.map(point),
      previousPoints: shifted(groups, length, before).map(point),
      codes: Object.entries(sum.codes)
        .map(([code, [uses, cents]]) => ({ code, uses, ...(withMoney && { cents }) }))
        .sort((a, b) => b.uses - a.uses || a.code.localeCompare(b.code))
        .slice(0, 10),
      offers: withMoney
        ? Object.entries(sum.offers)
            .map(([variant, { shown, accepted: paid, addOnCents }]) => ({ variant, shown, paid, addOnCents }))
            .sort((a, b) => a.variant.localeCompare(b.variant))
        : undefined,
    };
  });

  /** The previous range. If the current day isn't over, its counterpart counts only up to the same hour. */
  async function daysBefore(
    { from, to }: { from: string; to: string },
    now: Date | undefined,
  ): Promise<DatedFigures[]> {
    if (!now) return figuresOf(db, from, to);
    const last = wholeDay(to);
    const elapsed = now.getTime() - startOf(dayOf(now)).getTime();
    const until = new Date(Math.min(last.to.getTime(), last.from.getTime() + elapsed));
    const [whole, part] = await Promise.all([
      figuresOf(db, from, addDays(to, -1)),
      countFigures(db, { ...last, to: until }),
    ]);
    return [...whole, part];
  }
}

/** The figures that still change, of the days up to this one. */
function ripening(days: readonly DatedFigures[], to: Day): z.input<typeof ripeningFigures> {
  const sum = addUp(days.filter(({ day }) => day <= to));
  const { conversion, failureRate, abandoned, recovered, medianSeconds, p90Seconds } = summarise(sum, false);
  return { conversion, failureRate, abandoned, recovered, medianSeconds, p90Seconds };
}

const pointView =
  (withMoney: boolean) =>
  ({ from, to, figures }: Group): z.input<typeof dashboardPoint> => ({
    from,
    to,
    orders: figures.orders,
    begun: figures.begun,
    paid: figures.paid,
    failed: figures.failed,
    medianSeconds: deliveryQuantile(figures.deliveries, 0.5),
    p90Seconds: deliveryQuantile(figures.deliveries, 0.9),
    ...(withMoney && { netCents: netCents(figures), grossCents: figures.grossCents }),
  });
