import { z } from 'zod';
import { roles } from '../permissions';
import { callOutcomes } from '../provider';
import { attentionReasons, orderStatuses, paymentStatuses, purchaseStages } from '../states';
import { targetIn, targetOf } from '../target';
import { orderNote } from './admin-order';
import { defineCall } from './call';
import { success, username } from './common';
import { timelineLineView } from './orders';

export const session = z.object({
  username: z.string(),
  role: z.enum(roles),
  expiresAt: z.iso.datetime(),
  /** Somebody else chose the password: until it is changed nothing but the own account opens. */
  mustChangePassword: z.boolean(),
});
export type AdminSession = z.infer<typeof session>;

export const adminLogin = defineCall({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Opens a session',
  access: 'public',
  body: z.strictObject({
    username: z
      .string('El nombre de usuario es requerido')
      .trim()
      .min(1, 'El nombre de usuario es requerido')
      .max(60),
    password: z.string('La contraseña es requerida').min(1, 'La contraseña es requerida').max(200),
  }),
  /** Without a session the password was right and the code of the second step is still missing. */
  answer: success.extend({ session: session.optional(), codeNeeded: z.boolean() }),
});

export const adminLogout = defineCall({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends the session',
  access: 'own-account',
  answer: success,
});

export const adminSession = defineCall({
  method: 'GET',
  path: '/api/admin/session',
  summary: 'Who is logged in',
  access: 'own-account',
  answer: success.extend({
    session,
    /** All that waits for a person: the count in the navigation. */
    attentionCount: z.number().int(),
    /** Messages and requests for deletion that wait for a person. */
    openRequests: z.number().int(),
    temporalUiUrl: z.string(),
  }),
});

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
  refunds: z.array(
    z.object({
      number: z.number().int(),
      amountCents: z.number().int(),
      reason: z.string(),
      requestedBy: z.string(),
      refundId: z.string().optional(),
      status: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
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

const orderParams = z.object({ id: z.string().max(60) });
const reason = z
  .string('Indique el motivo')
  .trim()
  .min(3, 'Indique el motivo (al menos 3 caracteres)')
  .max(500, 'El motivo es demasiado largo (500 caracteres como máximo)');

/** The address of a profile or a post, as people paste it. */
const targetUrl = z
  .string('Indique la dirección de un perfil o de una publicación de Instagram')
  .trim()
  .max(300, 'Indique la dirección de un perfil o de una publicación de Instagram')
  .refine((url) => targetIn(url) !== undefined, {
    error: 'Indique la dirección de un perfil o de una publicación de Instagram',
  })
  .meta({ examples: ['https://www.instagram.com/lucia.varenna/'] });

/** Address and user name must name the same profile; what is wrong with one of them by itself is said already. */
function agree(
  context: z.RefinementCtx,
  { url, username: name }: { url?: string; username?: string },
  fields: [url: string, username: string],
): void {
  if (url === undefined || name === undefined || !targetIn(url) || targetOf({ url, username: name })) return;
  const message = 'La dirección y el usuario no son del mismo perfil. Deje solo uno de los dos.';
  for (const field of fields) context.addIssue({ code: 'custom', path: [field], message });
}

export const adminOrder = defineCall({
  method: 'GET',
  path: '/api/admin/orders/:id',
  summary: 'One order with everything that happened, by public id or number',
  access: 'read-orders',
  params: orderParams,
  answer: success.extend({ order: adminOrderDetail }),
});

export const adminSendToProvider = defineCall({
  method: 'POST',
  path: '/api/admin/send-to-provider/:id',
  summary: 'Sends the order to the panel again (S1 §7)',
  access: 'work-orders',
  params: orderParams,
  body: z
    .strictObject({
      reason,
      forceResend: z.boolean().default(false),
      customUrl: targetUrl.optional(),
      customUsername: username.optional(),
    })
    .superRefine(({ customUrl: url, customUsername }, context) =>
      agree(context, { url, username: customUsername }, ['customUrl', 'customUsername']),
    ),
  answer: success.extend({
    state: z.enum(['accepted', 'rejected', 'unknown', 'pending']),
    providerOrderId: z.string().optional(),
    /** For how many targets the panel has its part (decision 15). */
    publicationsProcessed: z.number().int(),
    /** Why it was not accepted, in the panel's words where it gave some. */
    error: z.string().optional(),
  }),
});

export const adminResolveSubmission = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/resolve-submission',
  summary: 'Says what became of a submission whose answer was lost',
  access: 'work-orders',
  params: orderParams,
  body: z.discriminatedUnion('outcome', [
    z.strictObject({
      outcome: z.literal('accepted'),
      providerOrderId: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9_-]{1,40}$/, 'Indique el número del pedido en el panel'),
      reason,
    }),
    z.strictObject({ outcome: z.literal('not-accepted'), reason }),
  ]),
  answer: success.extend({ state: z.enum(['accepted', 'rejected', 'unknown', 'pending']) }),
});

export const adminChangeTarget = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/:id/target',
  summary: 'Corrects the target before the panel has it',
  access: 'work-orders',
  params: orderParams,
  body: z
    .strictObject({ url: targetUrl.optional(), username: username.optional(), reason })
    .superRefine(({ url, username: name }, context) => {
      const none = url === undefined && name === undefined;
      if (none)
        context.addIssue({
          code: 'custom',
          path: ['username'],
          message: 'Indique el usuario, o la dirección de un perfil o de una publicación',
        });
      else agree(context, { url, username: name }, ['url', 'username']);
    }),
  answer: success.extend({
    username: z.string(),
    /** The post that the most pressing part goes to from now on. */
    shortcode: z.string().optional(),
  }),
});

export const adminRefill = defineCall({
  method: 'POST',
  path: '/api/admin/refill/execute/:id',
  summary: 'Asks the panel for a refill now',
  access: 'work-orders',
  params: orderParams,
  body: z.strictObject({ reason }),
  answer: success.extend({ message: z.string(), state: z.enum(['requested', 'unknown']) }),
});

export const adminRefund = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  summary: 'Cancels at the panel where it still can and gives money back',
  access: 'move-money',
  params: orderParams,
  body: z.strictObject({
    reason,
    /** Cents; the whole rest without it. */
    amountCents: z.number().int().min(1).max(10_000_000).optional(),
  }),
  answer: success.extend({ amountCents: z.number().int(), status: z.enum(['pending', 'succeeded']) }),
});

export const adminCloseWithdrawal = defineCall({
  method: 'POST',
  path: '/api/admin/withdrawals/:id/close',
  summary: 'Marks a statement of withdrawal as dealt with: refunded, or answered why not',
  access: 'work-customers',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ reason }),
  answer: success,
});

/** Live changes for lists: GET /api/admin/events, server-sent events `changed` with {orderNumber}. */

/** What one of the two offers has brought (decision 7). Money in cents, less what was given back. */
export const offerResult = z.object({
  variant: z.enum(['A', 'B']),
  /** False for Italian purchases: they are all given B, so there is nothing to compare them with. */
  drawn: z.boolean(),
  offers: z.number().int(),
  acceptances: z.number().int(),
  payments: z.number().int(),
  paymentsWithAddOn: z.number().int(),
  revenueWithCents: z.number().int(),
  revenueWithoutCents: z.number().int(),
  addOnCents: z.number().int(),
});
export type OfferResult = z.infer<typeof offerResult>;

const upsellShare = z.strictObject({
  upsellVariantBPercent: z
    .number('Indique un porcentaje de 0 a 100')
    .int('Indique un porcentaje sin decimales')
    .min(0, 'Indique un porcentaje de 0 a 100')
    .max(100, 'Indique un porcentaje de 0 a 100'),
});

export const adminUpsellExperiment = defineCall({
  method: 'GET',
  path: '/api/admin/upsell-experiment',
  summary: 'Offers, acceptances, payments and revenue by variant of the offer, and the share of variant B',
  access: 'read-money',
  query: z.object({
    /** Only purchases begun in so many days; all without it. */
    days: z.coerce.number().int().min(1).max(3650).optional(),
  }),
  answer: success.extend({ upsellVariantBPercent: z.number(), variants: z.array(offerResult) }),
});

export const adminSetUpsellShare = defineCall({
  method: 'PUT',
  path: '/api/admin/upsell-experiment',
  summary: 'Sets how many of a hundred new carts are shown variant B; carts that began keep theirs',
  access: 'manage-settings',
  body: upsellShare,
  answer: success.extend(upsellShare.shape),
});
