import { inTransaction } from '#db/pool.ts';
import { lockSettings } from '#db/settings.ts';
import { latestSweeps, openSubmissionCounts } from '#db/sweeps.ts';
import {
  providerStatusRun,
  providerStatusStats,
  setSyncInterval,
  startAutoSync,
  stopAutoSync,
  syncAllStatuses,
} from '#domain/calls/admin-provider-status.ts';
import { ShopError } from '#domain/errors.ts';
import { schedules } from '#workflows/messages.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { readSchedule, scheduleUrl, setSchedule } from '../schedules';
import { runNow, runToShow, sweepAnswerOf } from '../sweeps';

const schedule = schedules.statusSync;

/** The status sync with the providers: its Schedule, its runs, and a run on demand (S1 §2.15, D23). */
export function adminProviderStatusRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal, clock } = deps;

  routes.answer(providerStatusStats, {}, async () => {
    const [{ enabled, everyMinutes, nextAt }, providers, latest] = await Promise.all([
      readSchedule(temporal, schedule),
      openSubmissionCounts(db),
      latestSweeps(db, 'status-sync'),
    ]);
    return {
      autoSyncEnabled: enabled,
      syncIntervalMinutes: everyMinutes,
      lastSyncTime: latest.lastDone,
      nextSyncTime: nextAt,
      open: providers.reduce((sum, { open }) => sum + open, 0),
      providers: providers.map(({ providerId, name, open }) => ({ id: providerId, name, open })),
      run: runToShow(latest, clock()),
      scheduleUrl: scheduleUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, schedule),
    };
  });

  routes.answer(syncAllStatuses, {}, ({ admin, audited }) =>
    audited(
      { action: 'sync-all', subject: 'provider-status' },
      async () => {
        const { id } = await runNow(deps, 'status-sync', admin.username);
        return sweepAnswerOf(deps, 'status-sync', id, 1);
      },
      ({ run, summary }) => ({ run: run.id, state: run.state, ...summary }),
    ),
  );

  routes.answer(providerStatusRun, {}, ({ params, query }) =>
    sweepAnswerOf(deps, 'status-sync', params.id, query.page),
  );

  // Stop comes first, so that a test that tries every call in turn leaves the sync active.
  for (const [call, enabled] of [
    [stopAutoSync, false],
    [startAutoSync, true],
  ] as const)
    routes.answer(call, {}, async ({ audited }) => {
      const before = await readSchedule(temporal, schedule);
      return audited(
        {
          action: enabled ? 'start-auto-sync' : 'stop-auto-sync',
          subject: 'provider-status',
          before: { autoSyncEnabled: before.enabled },
        },
        async () => {
          await setSchedule(temporal, schedule, { enabled });
          return { autoSyncEnabled: enabled };
        },
      );
    });

  routes.answer(setSyncInterval, {}, async ({ body, audited }) => {
    const before = await readSchedule(temporal, schedule);
    return audited(
      {
        action: 'set-sync-interval',
        subject: 'provider-status',
        before: { syncIntervalMinutes: before.everyMinutes },
      },
      async () => {
        await inTransaction(db, async (transaction) => {
          await lockSettings(transaction);
          const { everyMinutes } = await readSchedule(temporal, schedule);
          if (everyMinutes !== body.seen) throw new ShopError('settings_changed');
          await setSchedule(temporal, schedule, { everyMinutes: body.minutes });
        });
        return { syncIntervalMinutes: body.minutes };
      },
    );
  });
}
