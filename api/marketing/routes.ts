import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { findDiscount } from '#db/discounts.ts';
import { endSuppression, listSuppressions, suppressEmail, suppressionById } from '#db/email-suppressions.ts';
import { announce } from '#db/pool.ts';
import { countRequests } from '#db/requests.ts';
import { readSettings } from '#db/settings.ts';
import {
  adminAddSuppression,
  adminConversions,
  adminEndSuppression,
  adminMarketing,
  adminSuppressions,
  type marketingOverview,
  overviewDays,
} from '#domain/calls/admin-marketing.ts';
import { rowsPerPage } from '#domain/calls/list.ts';
import { addDays, dayOf, daysFrom, lastDays, startOf } from '#domain/days.ts';
import { mayAdvertise } from '#domain/discounts.ts';
import { ShopError } from '#domain/errors.ts';
import { addUp } from '#domain/figures.ts';
import { languages } from '#domain/money.ts';
import { may, type Role } from '#domain/permissions.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { figuresOf } from '../dashboard/figures-sql';
import type { Deps } from '../deps';
import { listDiscounts } from '../discount-codes/sql';
import { offerResults } from '../experiment/sql';
import type { Routes } from '../handle';
import { conversionDays, listConversions } from './sql';

type Overview = z.input<typeof marketingOverview>;

/** The event that open screens get when the list of unsubscribed addresses changes. */
const changed = 'email-suppressions';

/**
 * Marketing in the back office: the state of banner, coupons and offer, recorded conversions, unsubscribed addresses.
 */
export function adminMarketingRoutes(routes: Routes, deps: Deps): void {
  const { db, env, clock } = deps;

  routes.answer(adminMarketing, {}, async ({ admin }) => {
    const now = clock();
    const { from, to } = lastDays(overviewDays, dayOf(now));
    const settings = await readSettings(db);
    const one = { search: '', page: 1, pageSize: 1 };
    const withMoney = may(admin.role, 'read-money');
    const [banner, days, offers, active, conversions, requests, suppressed] = await Promise.all([
      bannerState(settings, now),
      figuresOf(db, from, to),
      withMoney ? offerResults(db, startOf(from)) : [],
      listDiscounts(db, { ...one, batch: '', state: 'active', now }),
      conversionDays(db, startOf(from), startOf(addDays(to, 1))),
      countRequests(db, startOf(from)),
      listSuppressions(db, { ...one, state: 'current' }),
    ]);
    const sum = addUp(days);
    const overview: Overview = {
      banner,
      coupons: {
        active: active.total,
        uses: sum.discounted,
        discountCents: withMoney ? sum.discountCents : undefined,
        codes: Object.entries(sum.codes)
          .map(([code, [uses, cents]]) => ({ code, uses, ...(withMoney && { cents }) }))
          .sort((a, b) => b.uses - a.uses || a.code.localeCompare(b.code))
          .slice(0, 5),
      },
      experiment: withMoney
        ? {
            upsellVariantBPercent: settings.upsellVariantBPercent,
            // As on the experiment's page: only what was drawn can be compared.
            variants: (['A', 'B'] as const).map((variant) => {
              const found = offers.find((one) => one.drawn && one.variant === variant);
              const { offers: shown = 0, acceptances: accepted = 0, addOnCents = 0 } = found ?? {};
              return { variant, shown, accepted, addOnCents };
            }),
          }
        : undefined,
      conversions: summed(conversions, admin.role),
      requests,
      suppressed: suppressed.total,
    };
    return { overview };
  });

  /** What visitors see of the banner, by language, and why they don't (S1 §2.14, D33). */
  async function bannerState({ banner }: ShopSettings, now: Date): Promise<Overview['banner']> {
    const { enabled, code, seconds, noRestartIn } = banner;
    const { discount, history } = await findDiscount(db, code, '');
    return {
      enabled,
      code,
      percent: discount?.percent,
      seconds,
      languages: languages.map((language) => {
        const verdict = mayAdvertise(discount, history, now.getTime(), language);
        const why = !enabled ? ('off' as const) : verdict.allowed ? undefined : verdict.code;
        const restarts = !noRestartIn.includes(language.toUpperCase());
        return { language, shown: why === undefined, why, restarts };
      }),
    };
  }

  routes.answer(adminConversions, {}, async ({ query, admin }) => {
    const { source, page } = query;
    const range = lastDays(Number(query.days), dayOf(clock()));
    const [from, to] = [startOf(range.from), startOf(addDays(range.to, 1))];
    const [rows, conversions, { analytics }] = await Promise.all([
      conversionDays(db, from, to),
      listConversions(db, { from, to, source, page, pageSize: rowsPerPage }),
      readSettings(db),
    ]);
    const wanted = rows.filter((row) => source === undefined || row.source === source);
    const all = summed(wanted, admin.role);
    return {
      days: daysFrom(range.from, range.to).map((day) => ({
        day,
        ...summed(
          wanted.filter((row) => row.day === day),
          admin.role,
        ),
      })),
      sources: [...new Set(rows.map((row) => row.source))]
        .map((name) => ({
          source: name,
          ...summed(
            rows.filter((row) => row.source === name),
            admin.role,
          ),
        }))
        .sort((one, other) => other.count - one.count),
      conversions,
      total: all.count,
      totalCents: all.cents,
      page,
      pageSize: rowsPerPage,
      measurement: measurement(env.ANALYTICS_SCRIPT_URL, analytics.enabled),
    };
  });

  routes.answer(adminSuppressions, {}, async ({ query }) => {
    const { rows, ...paged } = await listSuppressions(db, query);
    return { suppressions: rows, ...paged };
  });

  // The audit log names addresses by the id of their suppression, like customers by theirs.
  routes.answer(adminAddSuppression, {}, async ({ body, admin, audited }) => {
    const { email, reason } = body;
    const why = { id: randomUUID(), reason, by: admin.username, at: clock() };
    return audited(
      { action: 'add-suppression', subject: why.id },
      async () => {
        if (!(await suppressEmail(db, email, why))) throw new ShopError('suppressed_already');
        await announce(db, changed);
        return { id: why.id };
      },
      // Of a refused one no erasure would find the reason: no table has its id.
      (answer) => ({ ...answer, reason }),
    );
  });

  routes.answer(adminEndSuppression, {}, async ({ params, body, admin, audited }) => {
    const found = await suppressionById(db, params.id);
    if (!found) throw new ShopError('suppression_ended');
    const { reason } = body;
    return audited(
      {
        action: 'remove-suppression',
        subject: params.id,
        before: { wanted: false, since: found.since, addedBy: found.addedBy, reason },
      },
      async () => {
        if (!(await endSuppression(db, { id: params.id }, { by: admin.username, reason, at: clock() })))
          throw new ShopError('suppression_ended');
        await announce(db, changed);
        return {};
      },
      () => ({ wanted: true }),
    );
  });
}

function measurement(script: string | undefined, enabled: boolean): 'on' | 'off' | 'no-script' {
  if (!script) return 'no-script';
  return enabled ? 'on' : 'off';
}

function summed(rows: { count: number; cents: number }[], role: Role): { count: number; cents?: number } {
  const sum = (name: 'count' | 'cents') => rows.reduce((all, row) => all + row[name], 0);
  return { count: sum('count'), ...(may(role, 'read-money') && { cents: sum('cents') }) };
}
