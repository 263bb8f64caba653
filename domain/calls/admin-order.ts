import { z } from 'zod';
import type { Region, ServiceType } from '../catalogue';
import type { Language } from '../money';
import { callOutcomes } from '../provider';
import { attentionReasons, orderStatuses, paymentStatuses, purchaseStages } from '../states';
import { unacknowledgedReasons } from '../withdrawal';
import { defineCall } from './call';
import { instant, language, maybe, success } from './common';
import { timelineLineView } from './orders';
import { orderNames, withNames } from './specified-names';

/** An administrator's note on an order. */
export const orderNote = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  at: instant,
});
export type OrderNoteView = z.infer<typeof orderNote>;

export const adminOrderRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: instant,
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  stage: z.enum(purchaseStages),
  attention: maybe(z.enum(attentionReasons)),
  /** A statement of withdrawal waits for an administrator. */
  withdrawalOpen: z.boolean(),
  email: z.string(),
  username: z.string(),
  serviceType: z.string(),
  region: z.string(),
  totalQuantity: z.number().int(),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  providerOrderId: maybe(z.string()),
});
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

/** Allowed, or the code and sentence of the reason: shown on a disabled button. */
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
  /** The post that it goes to; absent if it goes to the profile. */
  shortcode: maybe(z.string()),
  quantity: z.number().int(),
  providerId: z.number().int(),
  providerName: z.string(),
  providerServiceId: z.string(),
  providerOrderId: maybe(z.string()),
  providerStatus: maybe(z.string()),
  startCount: maybe(z.number().int()),
  remains: maybe(z.number().int()),
  charge: maybe(z.string()),
  reason: maybe(z.string()),
  rawAnswer: maybe(z.string()),
  sentAt: maybe(instant),
  /** When its outcome was known: by the panel's answer, by a person, or by a claim that was missing. */
  answeredAt: maybe(instant),
  reportedAt: maybe(instant),
});

export const adminRefillView = z.object({
  id: z.string(),
  requestedAt: instant,
  requestedBy: z.string(),
  state: z.string(),
  providerRefillId: maybe(z.string()),
  reason: maybe(z.string()),
  endedAt: maybe(instant),
});

/** A refund of an order; listed in the order of the requests. */
export const adminRefundView = z.object({
  number: z.number().int(),
  amountCents: z.number().int(),
  reason: z.string(),
  requestedBy: z.string(),
  refundId: maybe(z.string()),
  status: z.string(),
  createdAt: instant,
  /** An administrator paid it outside of the payment provider. */
  outside: z.boolean(),
});

/** An e-mail about an order. */
export const orderEmail = z.object({
  /** Its name, e.g. `refund-made:2`; a copy has the name of the first e-mail. */
  letter: z.string(),
  kind: z.string(),
  /** The n-th copy sent on request. */
  copy: maybe(z.number().int()),
  subject: z.string(),
  sentAt: maybe(instant),
  resend: verdictView,
});

/** The shop's record of a sale (D29). */
export const conversion = z.object({
  amountCents: z.number().int(),
  currency: z.string(),
  source: z.string(),
  at: instant,
});

/** A request to the panel about an order and its answer; the key is never included. */
export const orderCall = z.object({
  id: z.string(),
  providerName: z.string(),
  action: z.string(),
  submissionId: maybe(z.string()),
  request: z.record(z.string(), z.string()),
  status: maybe(z.number().int()),
  answer: maybe(z.string()),
  durationMs: z.number().int(),
  outcome: z.enum(callOutcomes),
  at: instant,
});

/** A statement of withdrawal about an order. */
export const orderWithdrawal = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  reason: maybe(z.string()),
  /** The language of the reason. */
  language,
  receivedAt: instant,
  acknowledgedAt: maybe(instant),
  /** Why no acknowledgement goes out by e-mail. */
  unacknowledged: maybe(z.enum(unacknowledgedReasons)),
  closedAt: maybe(instant),
  closedBy: maybe(z.string()),
  closedNote: maybe(z.string()),
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
  discountCode: maybe(z.string()),
  /** Taken by a bank in lost disputes. */
  lostCents: z.number().int(),
  vatCents: z.number().int(),
  vatRatePercent: z.number(),
  paymentIntentId: z.string(),
  refundProposalCents: maybe(z.number().int()),
  /** What a person is asked to refund because it failed. */
  refundOwedCents: maybe(z.number().int()),
  /** What no panel has was given up with a refund that failed. */
  refundGivesUpPosts: z.boolean(),
  attentionDetail: maybe(z.string()),
  attentionSince: maybe(instant),
  paidAt: instant,
  deliveredAt: maybe(instant),
  /** Sold without the guarantee; absent if it has one. */
  withoutRefills: z.literal(true).optional(),
  /** The workflow's run in the Temporal UI. */
  runUrl: z.string(),
  submissions: z.array(adminSubmission),
  refills: z.array(adminRefillView),
  refunds: z.array(adminRefundView),
  /** Corrective receipts of its refunds, oldest first. The sign of an amount says what it adds to the payment. */
  corrections: z.array(
    z.object({
      number: z.string(),
      /** Number of the refund that it belongs to. */
      refundNumber: z.number().int(),
      amountCents: z.number().int(),
      vatCents: z.number().int(),
      issuedAt: instant,
    }),
  ),
  /** Its invoices, oldest first; each after the first corrects the one before it. */
  invoices: z.array(
    z.object({
      number: z.string(),
      issuedAt: instant,
      /** Its recipient; empty once the buyer was erased. */
      name: z.string(),
      taxId: z.string(),
      address: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: z.string(),
    }),
  ),
  /** The user name of the block that concerns its buyer or its target. */
  blockedAs: maybe(z.string()),
  /** Version of the text with which immediate performance was requested, the text itself, and when (D32). */
  immediatePerformance: z
    .object({ version: z.string(), text: maybe(z.string()), at: maybe(instant) })
    .optional(),
  /** Statements of withdrawal, newest first. */
  withdrawals: z.array(orderWithdrawal),
  emails: z.array(orderEmail),
  notes: z.array(orderNote),
  conversion: conversion.optional(),
  /** Newest first. */
  calls: z.array(orderCall),
  timeline: z.array(timelineLineView),
  can: z.object({
    resend: verdictView,
    forceResend: verdictView,
    resolve: verdictView,
    changeTarget: verdictView,
    changeEmail: verdictView,
    refill: verdictView,
    refund: verdictView,
    invoice: verdictView,
  }),
});
export type AdminOrderDetail = z.infer<typeof adminOrderDetail>;

/** The names that S1 §3 gives to an order's fields "across screens". */
const namesOfOrder = {
  ...orderNames((order: AdminOrderDetail) => ({
    ...order,
    totalAmountCents: order.amountCents,
    serviceType: order.serviceType as ServiceType,
    region: order.region as Region,
    language: order.language as Language,
    whole: true,
  })),
  platform: [z.literal('instagram'), () => 'instagram'],
  providerProcessed: [z.boolean(), ({ providerOrderId }: AdminOrderDetail) => providerOrderId !== undefined],
  emailConfirmationSent: [
    z.boolean(),
    ({ emails }: AdminOrderDetail) =>
      emails.some(({ kind, sentAt }) => kind === 'order-confirmation' && sentAt !== undefined),
  ],
  lastEmailDate: [
    z.iso.datetime().optional(),
    ({ emails }: AdminOrderDetail) =>
      emails
        .map(({ sentAt }) => sentAt ?? '')
        .sort()
        .at(-1) || undefined,
  ],
} as const;

/** An order by its public id or number. */
export const orderParams = z.object({ id: z.string().max(60) });

export const adminOrder = defineCall('GET /api/admin/orders/:id', {
  summary: 'One order with everything that happened, by public id or number',
  access: 'read-orders',
  params: orderParams,
  answer: success.extend({ order: withNames(adminOrderDetail, namesOfOrder) }),
});
