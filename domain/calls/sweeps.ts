import { z } from 'zod';
import { instant, maybe, success, whole } from './common';
import { page } from './list';

/** Results in one answer and on one page of the screen. */
export const sweepResultsPerPage = 100;

/** A run of the status sync or of the refill sweep. */
export const sweepView = z.object({
  /** Temporal's id of the run. */
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** An administrator, or `schedule`. */
  startedBy: z.string(),
  startedAt: instant,
  finishedAt: maybe(instant),
  /** Submissions to read when the run began, and how many it has read. */
  total: z.number().int(),
  checked: z.number().int(),
  /** Changed; in a refill sweep: a refill was requested. */
  updated: z.number().int(),
  completed: z.number().int(),
  processing: z.number().int(),
  errors: z.number().int(),
  /** A refill sweep that ended early: how many it left uncounted, up to 10,001. */
  left: z.number().int(),
});
export type SweepView = z.infer<typeof sweepView>;

/** A run's result for one submission (S1 §3, Sync response). */
export const sweepResultView = z.object({
  submissionId: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  outcome: z.enum(['error', 'updated', 'unchanged', 'requested', 'holds', 'uncounted', 'ended']),
  previousStatus: maybe(z.string()),
  newStatus: maybe(z.string()),
  providerStatus: maybe(z.string()),
  updated: z.boolean(),
  /** The panel's or directory's own words. */
  error: maybe(z.string()),
});
export type SweepResultView = z.infer<typeof sweepResultView>;

/** A run with one page of its results, failures first, and its sums. */
export const sweepAnswer = success.extend({
  run: sweepView,
  results: z.array(sweepResultView),
  /** The number of results on all pages. */
  resultCount: z.number().int(),
  page: z.number().int(),
  /** S1 §3: sums of the run. */
  summary: z.object({
    total: z.number().int(),
    updated: z.number().int(),
    completed: z.number().int(),
    processing: z.number().int(),
    errors: z.number().int(),
  }),
});

export const sweepParams = z.object({ id: z.uuid('Esta ejecución no existe') });
export const sweepQuery = z.object({ page });

/** How often a Schedule starts, in minutes. */
export const intervalMinutes = whole(1, 1440, 'Indica los minutos, de 1 a 1440, sin decimales');
