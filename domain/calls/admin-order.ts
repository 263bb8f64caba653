import { z } from 'zod';
import { callOutcomes } from '../provider';
import { attentionReasons, orderStatuses, paymentStatuses, purchaseStages } from '../states';
import { defineCall } from './call';
import { success } from './common';
import { timelineLineView } from './orders';

/** What an administrator wrote beside an order. */
export const orderNote = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type OrderNoteView = z.infer<typeof orderNote>;

export const adminOrderRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  stage: z.enum(purchaseStages),
  attention: z.enum(attentionReasons).optional(),
  /** A statement of withdrawal waits for an administrator. */
  withdrawalOpen: z.boolean(),
  email: z.string(),
  username: z.string(),
  serviceType: z.string(),
  region: z.string(),
  totalQuantity: z.number().int(),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  providerOrderId: z.string().optional(),
});
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

/** Allowed, or the code and sentence of the reason: what a disabled button shows. */
export const verdictView = z.union([
  z.object({ allowed: z.literal(true) }),
  z.object({ allowed: z.literal(false), code: z.string(), message: z.string() }),
]);
export type VerdictView = z.infer<typeof verdictView>;

export const adminSubmission = z.object({
  id: z.string(),
  generation: z.number().int(),
  line: z.number().int(),
  state: z.string(),
  username: z.string(),
  /** The post that it goes to; absent where it goes to the profile. */
  shortcode: z.string().optional(),
  quantity: z.number().int(),
  providerName: z.string(),
  providerServiceId: z.string(),
  providerOrderId: z.string().optional(),
  providerStatus: z.string().optional(),
  startCount: z.number().int().optional(),
  remains: z.number().int().optional(),
  charge: z.string().optional(),
  reason: z.string().optional(),
  rawAnswer: z.string().optional(),
  sentAt: z.iso.datetime().optional(),
  answeredAt: z.iso.datetime().optional(),
  reportedAt: z.iso.datetime().optional(),
});

/** A refund of an order, in the order in which they were asked for. */
export const adminRefundView = z.object({
  number: z.number().int(),
  amountCents: z.number().int(),
  reason: z.string(),
  requestedBy: z.string(),
  refundId: z.string().optional(),
  status: z.string(),
  createdAt: z.iso.datetime(),
});

export const adminOrderDetail = adminOrderRow.extend({
  cartId: z.string(),
  serviceId: z.number().int(),
  language: z.string(),
  quantity: z.number().int(),
  bonus: z.number().int(),
  upsellQuantity: z.number().int(),
  basePriceCents: z.number().int(),
  upsellPriceCents: z.number().int(),
  discountCents: z.number().int(),
  discountCode: z.string().optional(),
  vatCents: z.number().int(),
  vatRatePercent: z.number(),
  paymentIntentId: z.string(),
  refundProposalCents: z.number().int().optional(),
  attentionDetail: z.string().optional(),
  attentionSince: z.iso.datetime().optional(),
  paidAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().optional(),
  /** Sold without the guarantee; absent where it has one. */
  withoutRefills: z.literal(true).optional(),
  /** The workflow's run in the Temporal UI. */
  runUrl: z.string(),
  submissions: z.array(adminSubmission),
  refills: z.array(
    z.object({
      id: z.string(),
      requestedAt: z.iso.datetime(),
      requestedBy: z.string(),
      state: z.string(),
      providerRefillId: z.string().optional(),
      reason: z.string().optional(),
      endedAt: z.iso.datetime().optional(),
    }),
  ),
  refunds: z.array(adminRefundView),
  /** Version of the text with which immediate performance was requested, the text itself, and when (decision 32). */
  immediatePerformance: z
    .object({ version: z.string(), text: z.string().optional(), at: z.iso.datetime().optional() })
    .optional(),
  /** Statements of withdrawal, newest first. */
  withdrawals: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      name: z.string(),
      reason: z.string().optional(),
      receivedAt: z.iso.datetime(),
      acknowledgedAt: z.iso.datetime().optional(),
      closedAt: z.iso.datetime().optional(),
      closedBy: z.string().optional(),
      closedNote: z.string().optional(),
    }),
  ),
  emails: z.array(
    z.object({
      /** Its name, e.g. `refund-made:2`; a copy has that of the first. */
      letter: z.string(),
      kind: z.string(),
      /** The n-th letter that went out again on request. */
      copy: z.number().int().optional(),
      subject: z.string(),
      sentAt: z.iso.datetime().optional(),
      resend: verdictView,
    }),
  ),
  notes: z.array(orderNote),
  /** The shop's own record of the sale (decision 29). */
  conversion: z
    .object({
      amountCents: z.number().int(),
      currency: z.string(),
      source: z.string(),
      at: z.iso.datetime(),
    })
    .optional(),
  /** What the panel was asked about it and what it answered, newest first; the key is never among it. */
  calls: z.array(
    z.object({
      id: z.string(),
      providerName: z.string(),
      action: z.string(),
      submissionId: z.string().optional(),
      request: z.record(z.string(), z.string()),
      status: z.number().int().optional(),
      answer: z.string().optional(),
      durationMs: z.number().int(),
      outcome: z.enum(callOutcomes),
      at: z.iso.datetime(),
    }),
  ),
  timeline: z.array(timelineLineView),
  can: z.object({
    resend: verdictView,
    forceResend: verdictView,
    resolve: verdictView,
    changeTarget: verdictView,
    refill: verdictView,
    refund: verdictView,
  }),
});
export type AdminOrderDetail = z.infer<typeof adminOrderDetail>;

/** An order by its public id or number. */
export const orderParams = z.object({ id: z.string().max(60) });

export const adminOrder = defineCall({
  method: 'GET',
  path: '/api/admin/orders/:id',
  summary: 'One order with everything that happened, by public id or number',
  access: 'read-orders',
  params: orderParams,
  answer: success.extend({ order: adminOrderDetail }),
});
