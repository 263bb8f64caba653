import { z } from 'zod';
import { defineCall } from './call';
import { instant, maybe, success } from './common';
import { intervalMinutes, sweepAnswer, sweepParams, sweepQuery, sweepView } from './sweeps';

export const providerStatusStats = defineCall('GET /api/provider-status/stats', {
  summary: 'Whether and how often the status sync runs, and its newest run',
  access: 'read-catalogue',
  answer: success.extend({
    autoSyncEnabled: z.boolean(),
    syncIntervalMinutes: z.number(),
    /** When a sync last succeeded, manual or scheduled. */
    lastSyncTime: maybe(instant),
    /** Absent while it is paused. */
    nextSyncTime: maybe(instant),
    /** Submissions that the sync would read now. */
    open: z.number().int(),
    providers: z.array(z.object({ id: z.number().int(), name: z.string(), open: z.number().int() })),
    /** The run to show: the current one, else the newest that somebody requested, else the newest. */
    run: sweepView.optional(),
    scheduleUrl: z.string(),
  }),
});

export const syncAllStatuses = defineCall('POST /api/provider-status/sync-all', {
  summary: 'Asks every provider for all open submissions now, or joins the run that does',
  access: 'work-orders',
  answer: sweepAnswer,
});

export const providerStatusRun = defineCall('GET /api/provider-status/runs/:id', {
  summary: 'A run of the status sync: how far it is, and a page of its results',
  access: 'read-catalogue',
  params: sweepParams,
  query: sweepQuery,
  answer: sweepAnswer,
});

export const stopAutoSync = defineCall('POST /api/provider-status/stop-auto-sync', {
  summary: 'Pauses the Schedule of the status sync',
  access: 'manage-providers',
  answer: success.extend({ autoSyncEnabled: z.boolean() }),
});

export const startAutoSync = defineCall('POST /api/provider-status/start-auto-sync', {
  summary: 'Activates the Schedule of the status sync',
  access: 'manage-providers',
  answer: success.extend({ autoSyncEnabled: z.boolean() }),
});

export const setSyncInterval = defineCall('PUT /api/provider-status/interval', {
  summary: 'Sets how often the status sync runs; refused if that has changed since it was read',
  access: 'manage-providers',
  body: z.strictObject({
    minutes: intervalMinutes,
    /** What was read, in minutes. */
    seen: z.number(),
  }),
  answer: success.extend({ syncIntervalMinutes: z.number() }),
});
