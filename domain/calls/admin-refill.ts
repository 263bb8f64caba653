import { z } from 'zod';
import { defineCall } from './call';
import { instant, maybe, success, whole } from './common';
import { page, pageOf } from './list';
import { intervalMinutes, sweepAnswer, sweepParams, sweepQuery, sweepView } from './sweeps';

export const refillStatus = defineCall('GET /api/admin/refill/status/:id', {
  summary: 'Whether an order can be refilled now, by the panel’s last report and the current follower count',
  access: 'read-orders',
  params: z.object({ id: z.string().max(60) }),
  answer: success.extend({
    order: z.object({
      id: z.string(),
      orderNumber: z.string(),
      status: z.string(),
      username: z.string(),
    }),
    providerOrderId: maybe(z.string()),
    /** The panel's last report (S1 §3). */
    status: z.object({
      status: z.string(),
      start_count: maybe(z.number().int()),
      remains: maybe(z.number().int()),
      error: maybe(z.string()),
      reportedAt: maybe(instant),
    }),
    eligibility: z.object({
      /** The provider offers refills of this service; assumed if it doesn't say. */
      refillAvailable: z.boolean(),
      /** What the provider says about it; absent if it says nothing. */
      refillOffered: maybe(z.boolean()),
      canRefill: z.boolean(),
      /** Why not. */
      code: maybe(z.string()),
      message: maybe(z.string()),
    }),
    /** The follower count. `current` is absent if the profile could not be read. */
    count: z
      .object({
        expected: z.number().int(),
        current: maybe(z.number().int()),
        missing: maybe(z.number().int()),
        lostPercent: maybe(z.number()),
      })
      .optional(),
    /** The newest refill of the order. */
    refill: z
      .object({
        state: z.string(),
        requestedAt: instant,
        requestedBy: z.string(),
        endedAt: maybe(instant),
        reason: maybe(z.string()),
      })
      .optional(),
  }),
});

export const processAllRefills = defineCall('POST /api/admin/refill/process-all', {
  summary: 'Checks every delivered order now and requests the refills that are due, or joins the current run',
  access: 'work-orders',
  answer: sweepAnswer.extend({ message: z.string() }),
});

export const refillRun = defineCall('GET /api/admin/refill/runs/:id', {
  summary: 'A run of the refill sweep: how far it is, and a page of its results',
  access: 'read-orders',
  params: sweepParams,
  query: sweepQuery,
  answer: sweepAnswer,
});

const settings = z.object({
  /** The sweep runs on a schedule. */
  enabled: z.boolean(),
  intervalMinutes: z.number(),
  /** Between two refills of an order, in hours. */
  cooldownHours: z.number(),
  /** How long a delivery is guaranteed, in days; null for a lifetime. */
  guaranteeDays: z
    .number()
    .nullable()
    .meta({ examples: [365] }),
});

export const refillOverview = defineCall('GET /api/admin/refill/overview', {
  summary: 'Rules and Schedule of the refills, and the sweep’s newest run',
  access: 'read-orders',
  answer: success.extend({
    settings,
    thresholdPercent: z.number(),
    eligible: z.number().int(),
    /** Since when the longest overdue count waits; absent if none is due. */
    countOverdueSince: maybe(instant),
    lastSweepTime: maybe(instant),
    nextSweepTime: maybe(instant),
    run: sweepView.optional(),
    scheduleUrl: z.string(),
  }),
});

const hoursWrong = 'Indica las horas, de 1 a 2160';
const daysWrong = 'Indica los días, de 1 a 3650, sin decimales, o deja la garantía de por vida';

export const setRefillSettings = defineCall('PUT /api/admin/refill/settings', {
  summary: 'Sets rules and Schedule of the refills; refused where they have changed since they were read',
  access: 'manage-providers',
  body: z.strictObject({
    enabled: z.boolean('Indica si la revisión automática está activa'),
    intervalMinutes,
    cooldownHours: z
      .number(hoursWrong)
      .min(1, hoursWrong)
      .max(24 * 90, hoursWrong),
    guaranteeDays: whole(1, 3650, daysWrong).nullable(),
    /** What was read. */
    seen: settings,
  }),
  answer: success.extend({ settings }),
});

export const refillCandidatesCall = defineCall('GET /api/admin/refill/candidates', {
  summary: 'Delivered orders that the sweep checks, newest delivery first',
  access: 'read-orders',
  query: z.object({ page }),
  answer: success.extend({
    orders: z.array(
      z.object({
        orderId: z.string(),
        orderNumber: z.string(),
        username: z.string(),
        quantity: z.number().int(),
        expected: z.number().int(),
        deliveredAt: maybe(instant),
      }),
    ),
    ...pageOf,
  }),
});

/** A refill in the history. */
export const pastRefill = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  username: z.string(),
  state: z.string(),
  requestedAt: instant,
  requestedBy: z.string(),
  providerRefillId: maybe(z.string()),
  reason: maybe(z.string()),
  endedAt: maybe(instant),
});

export const refillHistory = defineCall('GET /api/admin/refill/history', {
  summary: 'Refills, newest first',
  access: 'read-orders',
  query: z.object({
    page,
    state: z.enum(['sending', 'requested', 'unknown', 'completed', 'rejected']).optional(),
  }),
  answer: success.extend({
    refills: z.array(pastRefill),
    ...pageOf,
  }),
});
