import { z } from 'zod';
import { defineCall } from './call';
import { success } from './common';
import { intervalMinutes, sweepAnswer, sweepParams, sweepQuery, sweepView } from './sweeps';

/** Rows on one page of the two lists. */
export const refillsPerPage = 25;

const page = z.coerce.number().int().min(1).max(10_000).default(1);

export const refillStatus = defineCall({
  method: 'GET',
  path: '/api/admin/refill/status/:id',
  summary: 'Whether an order can be refilled now, by the panel’s last report and the follower count of now',
  access: 'read-orders',
  params: z.object({ id: z.string().max(60) }),
  answer: success.extend({
    order: z.object({
      id: z.string(),
      orderNumber: z.string(),
      status: z.string(),
      username: z.string(),
    }),
    providerOrderId: z.string().optional(),
    /** What the panel last said of it (S1 §3). */
    status: z.object({
      status: z.string(),
      start_count: z.number().int().optional(),
      remains: z.number().int().optional(),
      error: z.string().optional(),
      reportedAt: z.iso.datetime().optional(),
    }),
    eligibility: z.object({
      /** The provider offers refills of this service; taken as offered where it doesn't say. */
      refillAvailable: z.boolean(),
      canRefill: z.boolean(),
      /** Why not. */
      code: z.string().optional(),
      message: z.string().optional(),
    }),
    /** Where followers were counted. `current` is absent where the profile could not be read. */
    count: z
      .object({
        expected: z.number().int(),
        current: z.number().int().optional(),
        missing: z.number().int().optional(),
        lostPercent: z.number().optional(),
      })
      .optional(),
    /** The newest refill of the order. */
    refill: z
      .object({
        state: z.string(),
        requestedAt: z.iso.datetime(),
        requestedBy: z.string(),
        endedAt: z.iso.datetime().optional(),
        reason: z.string().optional(),
      })
      .optional(),
  }),
});

export const processAllRefills = defineCall({
  method: 'POST',
  path: '/api/admin/refill/process-all',
  summary:
    'Looks at every delivered order now and asks for the refills that are due, or joins the run that does',
  access: 'work-orders',
  answer: sweepAnswer.extend({ message: z.string() }),
});

export const refillRun = defineCall({
  method: 'GET',
  path: '/api/admin/refill/runs/:id',
  summary: 'A run of the refill sweep: how far it is, and a page of its results',
  access: 'read-orders',
  params: sweepParams,
  query: sweepQuery,
  answer: sweepAnswer,
});

const settings = z.object({
  /** The sweep runs by itself. */
  enabled: z.boolean(),
  intervalMinutes: z.number(),
  /** Between two refills of an order, in hours. */
  cooldownHours: z.number(),
  /** How long a delivery is guaranteed, in days; null for life. */
  guaranteeDays: z.number().nullable(),
});

export const refillOverview = defineCall({
  method: 'GET',
  path: '/api/admin/refill/overview',
  summary: 'Rules and Schedule of the refills, and the sweep’s newest run',
  access: 'read-orders',
  answer: success.extend({
    settings,
    thresholdPercent: z.number(),
    eligible: z.number().int(),
    lastSweepTime: z.iso.datetime().optional(),
    nextSweepTime: z.iso.datetime().optional(),
    run: sweepView.optional(),
    scheduleUrl: z.string(),
  }),
});

export const setRefillSettings = defineCall({
  method: 'PUT',
  path: '/api/admin/refill/settings',
  summary: 'Sets rules and Schedule of the refills',
  access: 'manage-providers',
  body: z.strictObject({
    enabled: z.boolean('Indique si el barrido está activo'),
    intervalMinutes,
    cooldownHours: z
      .number('Indique las horas')
      .min(1, 'Indique al menos 1 hora')
      .max(24 * 90, 'Indique como máximo 2160 horas (90 días)'),
    guaranteeDays: z
      .number('Indique los días, o deje la garantía de por vida')
      .int('Indique los días sin decimales')
      .min(1, 'Indique al menos 1 día')
      .max(3650, 'Indique como máximo 3650 días')
      .nullable(),
  }),
  answer: success.extend({ settings }),
});

export const refillCandidatesCall = defineCall({
  method: 'GET',
  path: '/api/admin/refill/candidates',
  summary: 'Delivered orders that the sweep looks at, newest delivery first',
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
        deliveredAt: z.iso.datetime().optional(),
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
  }),
});

export const refillHistory = defineCall({
  method: 'GET',
  path: '/api/admin/refill/history',
  summary: 'Refills, newest first',
  access: 'read-orders',
  query: z.object({
    page,
    state: z.enum(['sending', 'requested', 'unknown', 'completed', 'rejected']).optional(),
  }),
  answer: success.extend({
    refills: z.array(
      z.object({
        id: z.string(),
        orderId: z.string(),
        orderNumber: z.string(),
        username: z.string(),
        state: z.string(),
        requestedAt: z.iso.datetime(),
        requestedBy: z.string(),
        providerRefillId: z.string().optional(),
        reason: z.string().optional(),
        endedAt: z.iso.datetime().optional(),
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
  }),
});
