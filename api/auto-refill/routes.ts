import { isDeepStrictEqual } from 'node:util';
import { orderDetail } from '#db/admin-orders.ts';
import { type Db, inTransaction } from '#db/pool.ts';
import { longestOverdue, refillCandidateCount, refillCandidatePage, takeCount } from '#db/refills.ts';
import { announceShopChange, lockSettings, readSettings } from '#db/settings.ts';
import { latestSweeps } from '#db/sweeps.ts';
import {
  processAllRefills,
  refillCandidatesCall,
  refillHistory,
  refillOverview,
  refillRun,
  refillStatus,
  setRefillSettings,
} from '#domain/calls/admin-refill.ts';
import { countLimit } from '#domain/calls/list.ts';
import type { SweepView } from '#domain/calls/sweeps.ts';
import { ShopError } from '#domain/errors.ts';
import type { PurchaseSettings } from '#domain/purchase.ts';
import { refillThresholdPercent } from '#domain/refills.ts';
import { countsBeside } from '#instagram/budget.ts';
import { openInstagram } from '#instagram/open-directory.ts';
import { schedules } from '#workflows/messages.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { readSchedule, type ScheduleView, scheduleUrl, setSchedule } from '../schedules';
import { runNow, runToShow, sweepAnswerOf } from '../sweeps';
import { deliveryOfRows, refillStatusOf } from './refill-status';
import { refillHistoryPage, refillOffered, writeRefillRules } from './sql';

const schedule = schedules.refillSweep;
const hour = 3600;
const day = 24 * hour;

/** Refills in the back office: one order, all that are due, rules and history (S1 §2.15, D24). */
export function adminRefillRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal, clock } = deps;
  const directory = openInstagram(env);

  routes.answer(refillOverview, {}, async () => {
    const [sweep, { purchase }, latest, countOverdueSince] = await Promise.all([
      readSchedule(temporal, schedule),
      readSettings(db),
      latestSweeps(db, 'refill-sweep'),
      longestOverdue(db, clock()),
    ]);
    return {
      settings: settingsOf(sweep, purchase),
      thresholdPercent: refillThresholdPercent,
      eligible: await refillCandidateCount(db, quiet(purchase)),
      countOverdueSince,
      lastSweepTime: latest.lastDone,
      nextSweepTime: sweep.nextAt,
      run: runToShow(latest, clock()),
      scheduleUrl: scheduleUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, schedule),
    };
  });

  routes.answer(refillStatus, {}, async ({ params }) => {
    const [detail, { purchase }] = await Promise.all([orderDetail(db, params.id), readSettings(db)]);
    if (!detail) throw new ShopError('order_not_found');
    const [offered, current] = await Promise.all([
      refillOffered(db, deliveryOfRows(detail)?.delivery.parts.map(({ id }) => id) ?? []),
      detail.order.username ? followersOf(detail.order.username) : undefined,
    ]);
    return refillStatusOf(detail, { settings: purchase, offered, current, now: clock().getTime() });
  });

  routes.answer(processAllRefills, {}, ({ admin, audited }) =>
    audited(
      { action: 'process-all-refills', subject: 'auto-refill' },
      async () => {
        const { id } = await runNow(deps, 'refill-sweep', admin.username);
        const answer = await sweepAnswerOf(deps, 'refill-sweep', id, 1);
        return { ...answer, message: said(answer.run) };
      },
      ({ run, message }) => ({ run: run.id, state: run.state, message }),
    ),
  );

  routes.answer(refillRun, {}, ({ params, query }) =>
    sweepAnswerOf(deps, 'refill-sweep', params.id, query.page),
  );

  routes.answer(setRefillSettings, {}, async ({ body: { seen, ...body }, audited }) => {
    const before = await currentSettings(db);
    return audited({ action: 'set-refill-settings', subject: 'auto-refill', before }, async () => {
      await inTransaction(db, async (transaction) => {
        await lockSettings(transaction);
        if (!isDeepStrictEqual(seen, await currentSettings(transaction)))
          throw new ShopError('settings_changed');
        await writeRefillRules(transaction, {
          refillCooldownSeconds: Math.round(body.cooldownHours * hour),
          guaranteeSeconds: body.guaranteeDays === null ? undefined : body.guaranteeDays * day,
        });
        await announceShopChange(transaction);
        await setSchedule(temporal, schedule, { enabled: body.enabled, everyMinutes: body.intervalMinutes });
      });
      return { settings: body };
    });
  });

  routes.answer(refillCandidatesCall, {}, async ({ query }) => {
    const { purchase } = await readSettings(db);
    const { rows, ...paged } = await refillCandidatePage(db, { ...quiet(purchase), ...query });
    return { orders: rows.map((row) => ({ ...row, expected: row.startCount + row.quantity })), ...paged };
  });

  routes.answer(refillHistory, {}, async ({ query }) => {
    const { rows, ...paged } = await refillHistoryPage(db, query);
    return { refills: rows, ...paged };
  });

  /** The profile may be gone, the directory down, the hour's counts used up: then the panel decides (decision 0005). */
  async function followersOf(username: string): Promise<number | undefined> {
    if (!(await takeCount(db, countsBeside(env)))) return undefined;
    return directory.followerCount(username).catch(() => undefined);
  }

  async function currentSettings(from: Db) {
    const [sweep, { purchase }] = await Promise.all([readSchedule(temporal, schedule), readSettings(from)]);
    return settingsOf(sweep, purchase);
  }

  function quiet({ refillCooldownSeconds }: PurchaseSettings) {
    return { cooldownSeconds: refillCooldownSeconds, now: clock() };
  }
}

function settingsOf(sweep: ScheduleView, purchase: PurchaseSettings) {
  const { refillCooldownSeconds, guaranteeSeconds } = purchase;
  return {
    enabled: sweep.enabled,
    intervalMinutes: sweep.everyMinutes,
    cooldownHours: Math.round((refillCooldownSeconds / hour) * 100) / 100,
    guaranteeDays: guaranteeSeconds === undefined ? null : Math.round((guaranteeSeconds / day) * 100) / 100,
  };
}

function said({
  state,
  checked,
  updated,
  left,
}: Pick<SweepView, 'state' | 'checked' | 'updated' | 'left'>): string {
  if (state === 'running') return `Se están revisando los pedidos: ${checked} hasta ahora.`;
  const remaining = left > countLimit ? `más de ${countLimit}` : left;
  return `Pedidos revisados: ${checked}. Reposiciones pedidas: ${updated}. Sin revisar: ${remaining}.`;
}
