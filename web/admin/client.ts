// Written by `npm run generate` from the description of the API (OpenAPI). Do not edit.
import { address, exchange } from '../api-client/request';

/** What each call takes besides its own input. */
interface Options {
  signal?: AbortSignal;
}

/** Publishes a text of a section as its next version; it is shown from then on. Needs `edit-content`. */
export const putContentSectionsKeyLanguage = (
  key: 'faq' | 'legal-privacy' | 'legal-terms' | 'legal-refunds' | 'case-studies' | 'reviews',
  language: 'es' | 'fr' | 'it',
  body: {
    jsonContent: string | unknown[] | Record<string, unknown>;
    version?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    version: number;
    publishedAt: string;
  }>({
    method: 'PUT',
    path: address('/api/admin/content-sections/:key/:language', {
      key,
      language,
    }),
    body,
    ...options,
  });

/** Opens a session. Needs `public`. */
export const postLogin = (
  body: {
    username: string;
    password: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    session: {
      username: string;
      role: 'administrator' | 'support' | 'read-only';
      expiresAt: string;
    };
  }>({
    method: 'POST',
    path: '/api/admin/login',
    body,
    ...options,
  });

/** Ends the session. Needs `own-account`. */
export const postLogout = (options?: Options) =>
  exchange<{
    success: true;
  }>({
    method: 'POST',
    path: '/api/admin/logout',
    ...options,
  });

/** Who is logged in. Needs `own-account`. */
export const getSession = (options?: Options) =>
  exchange<{
    success: true;
    session: {
      username: string;
      role: 'administrator' | 'support' | 'read-only';
      expiresAt: string;
    };
    attentionCount: number;
    openRequests: number;
    temporalUiUrl: string;
  }>({
    method: 'GET',
    path: '/api/admin/session',
    ...options,
  });

/** Orders, newest first, in pages. Needs `read-orders`. */
export const getOrders = (
  query: {
    search?: string;
    /** @example "pending" */
    status?: 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'refunded';
    /** @example "true" */
    attention?: 'true';
    page?: number;
    pageSize?: number;
    sort?: 'createdAt' | 'amount';
    direction?: 'asc' | 'desc';
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    orders: {
      id: string;
      orderNumber: string;
      createdAt: string;
      status: 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'refunded';
      paymentStatus: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded';
      stage:
        | 'intent'
        | 'awaiting-payment'
        | 'paid'
        | 'submitting'
        | 'needs-attention'
        | 'in-progress'
        | 'guarantee'
        | 'refunding'
        | 'closed';
      attention?:
        | 'submission-unknown'
        | 'submission-refused'
        | 'provider-unreachable'
        | 'partial-delivery'
        | 'canceled-by-provider'
        | 'refund-failed';
      withdrawalOpen: boolean;
      email: string;
      username: string;
      serviceType: string;
      region: string;
      totalQuantity: number;
      amountCents: number;
      refundedCents: number;
      providerOrderId?: string;
    }[];
    total: number;
    page: number;
    pageSize: number;
    counts: {
      attention: number;
      byStatus: Record<string, number>;
    };
  }>({
    method: 'GET',
    path: '/api/admin/orders',
    query,
    ...options,
  });

/** One order with everything that happened, by public id or number. Needs `read-orders`. */
export const getOrdersId = (id: string, options?: Options) =>
  exchange<{
    success: true;
    order: {
      id: string;
      orderNumber: string;
      createdAt: string;
      status: 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'refunded';
      paymentStatus: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded';
      stage:
        | 'intent'
        | 'awaiting-payment'
        | 'paid'
        | 'submitting'
        | 'needs-attention'
        | 'in-progress'
        | 'guarantee'
        | 'refunding'
        | 'closed';
      attention?:
        | 'submission-unknown'
        | 'submission-refused'
        | 'provider-unreachable'
        | 'partial-delivery'
        | 'canceled-by-provider'
        | 'refund-failed';
      withdrawalOpen: boolean;
      email: string;
      username: string;
      serviceType: string;
      region: string;
      totalQuantity: number;
      amountCents: number;
      refundedCents: number;
      providerOrderId?: string;
      cartId: string;
      serviceId: number;
      language: string;
      quantity: number;
      bonus: number;
      upsellQuantity: number;
      basePriceCents: number;
      upsellPriceCents: number;
      discountCents: number;
      discountCode?: string;
      vatCents: number;
      vatRatePercent: number;
      paymentIntentId: string;
      refundProposalCents?: number;
      attentionDetail?: string;
      attentionSince?: string;
      paidAt: string;
      deliveredAt?: string;
      runUrl: string;
      submissions: {
        id: string;
        generation: number;
        line: number;
        state: string;
        username: string;
        shortcode?: string;
        quantity: number;
        providerName: string;
        providerServiceId: string;
        providerOrderId?: string;
        providerStatus?: string;
        startCount?: number;
        remains?: number;
        charge?: string;
        reason?: string;
        rawAnswer?: string;
        sentAt?: string;
        answeredAt?: string;
        reportedAt?: string;
      }[];
      refills: {
        id: string;
        requestedAt: string;
        requestedBy: string;
        state: string;
        providerRefillId?: string;
        reason?: string;
        endedAt?: string;
      }[];
      refunds: {
        number: number;
        amountCents: number;
        reason: string;
        requestedBy: string;
        refundId?: string;
        status: string;
        createdAt: string;
      }[];
      immediatePerformance?: {
        version: string;
        text?: string;
        at?: string;
      };
      withdrawals: {
        id: string;
        reference: string;
        name: string;
        reason?: string;
        receivedAt: string;
        acknowledgedAt?: string;
        closedAt?: string;
        closedBy?: string;
        closedNote?: string;
      }[];
      emails: {
        kind: string;
        subject: string;
        sentAt?: string;
      }[];
      timeline: {
        seq: number;
        at: string;
        kind: string;
        by: string;
        data: Record<string, string | number | boolean>;
      }[];
      can: {
        resend:
          | {
              allowed: true;
            }
          | {
              allowed: false;
              code: string;
              message: string;
            };
        forceResend:
          | {
              allowed: true;
            }
          | {
              allowed: false;
              code: string;
              message: string;
            };
        resolve:
          | {
              allowed: true;
            }
          | {
              allowed: false;
              code: string;
              message: string;
            };
        changeTarget:
          | {
              allowed: true;
            }
          | {
              allowed: false;
              code: string;
              message: string;
            };
        refill:
          | {
              allowed: true;
            }
          | {
              allowed: false;
              code: string;
              message: string;
            };
        refund:
          | {
              allowed: true;
            }
          | {
              allowed: false;
              code: string;
              message: string;
            };
      };
    };
  }>({
    method: 'GET',
    path: address('/api/admin/orders/:id', { id }),
    ...options,
  });

/** Sends the order to the panel again. Needs `work-orders`. */
export const postSendToProviderId = (
  id: string,
  body: {
    reason: string;
    /** @default false */
    forceResend?: boolean;
    /** @maxLength 200 */
    customUsername?: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    state: 'accepted' | 'rejected' | 'unknown' | 'pending';
    providerOrderId?: string;
    publicationsProcessed: number;
    message?: string;
  }>({
    method: 'POST',
    path: address('/api/admin/send-to-provider/:id', { id }),
    body,
    ...options,
  });

/** Says what became of a submission whose answer was lost. Needs `work-orders`. */
export const postOrdersIdResolveSubmission = (
  id: string,
  body:
    | {
        outcome: 'accepted';
        /** @pattern ^[A-Za-z0-9_-]{1,40}$ */
        providerOrderId: string;
        reason: string;
      }
    | {
        outcome: 'not-accepted';
        reason: string;
      },
  options?: Options,
) =>
  exchange<{
    success: true;
    state: 'accepted' | 'rejected' | 'unknown' | 'pending';
  }>({
    method: 'POST',
    path: address('/api/admin/orders/:id/resolve-submission', { id }),
    body,
    ...options,
  });

/** Corrects the target before the panel has it. Needs `work-orders`. */
export const putOrdersIdTarget = (
  id: string,
  body: {
    /** @maxLength 200 */
    username: string;
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    username: string;
  }>({
    method: 'PUT',
    path: address('/api/admin/orders/:id/target', { id }),
    body,
    ...options,
  });

/** Asks the panel for a refill now. Needs `work-orders`. */
export const postRefillExecuteId = (
  id: string,
  body: {
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    message: string;
    state: 'requested' | 'unknown';
  }>({
    method: 'POST',
    path: address('/api/admin/refill/execute/:id', { id }),
    body,
    ...options,
  });

/** Cancels at the panel where it still can and gives money back. Needs `move-money`. */
export const postOrdersIdRefund = (
  id: string,
  body: {
    reason: string;
    amountCents?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    amountCents: number;
    status: 'pending' | 'succeeded';
  }>({
    method: 'POST',
    path: address('/api/admin/orders/:id/refund', { id }),
    body,
    ...options,
  });

/** Offers, acceptances, payments and revenue by variant of the offer, and the share of variant B. Needs `read-money`. */
export const getUpsellExperiment = (
  query: {
    days?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    upsellVariantBPercent: number;
    variants: {
      variant: 'A' | 'B';
      drawn: boolean;
      offers: number;
      acceptances: number;
      payments: number;
      paymentsWithAddOn: number;
      revenueWithCents: number;
      revenueWithoutCents: number;
      addOnCents: number;
    }[];
  }>({
    method: 'GET',
    path: '/api/admin/upsell-experiment',
    query,
    ...options,
  });

/** Sets how many of a hundred new carts are shown variant B; carts that began keep theirs. Needs `manage-settings`. */
export const putUpsellExperiment = (
  body: {
    upsellVariantBPercent: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    upsellVariantBPercent: number;
  }>({
    method: 'PUT',
    path: '/api/admin/upsell-experiment',
    body,
    ...options,
  });

/** Marks a statement of withdrawal as dealt with: refunded, or answered why not. Needs `work-customers`. */
export const postWithdrawalsIdClose = (
  id: string,
  body: {
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
  }>({
    method: 'POST',
    path: address('/api/admin/withdrawals/:id/close', { id }),
    body,
    ...options,
  });

/** Messages, unsubscriptions and requests for deletion, newest first, in pages. Needs `read-customers`. */
export const getRequests = (
  query: {
    /** @example "contact" */
    kind?: 'contact' | 'unsubscribe' | 'deletion';
    /** @example "true" */
    open?: 'true' | 'false';
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    requests: (
      | {
          kind: 'contact';
          id: string;
          reference: string;
          email: string;
          language: 'es' | 'fr' | 'it';
          receivedAt: string;
          acknowledgedAt?: string;
          decidedAt?: string;
          decidedBy?: string;
          note?: string;
          state: 'open' | 'closed';
          name: string;
          company?: string;
          phone?: string;
          service:
            | 'order'
            | 'content-management'
            | 'digital-strategy'
            | 'metrics-analysis'
            | 'integral-consulting'
            | 'other';
          orderNumber?: string;
          message: string;
          conversation?: {
            role: 'user' | 'assistant';
            content: string;
            timestamp: string;
          }[];
        }
      | {
          kind: 'unsubscribe';
          id: string;
          reference: string;
          email: string;
          language: 'es' | 'fr' | 'it';
          receivedAt: string;
          acknowledgedAt?: string;
          decidedAt?: string;
          decidedBy?: string;
          note?: string;
          state: 'done';
          username: string;
          reason: string;
        }
      | {
          kind: 'deletion';
          id: string;
          reference: string;
          email: string;
          language: 'es' | 'fr' | 'it';
          receivedAt: string;
          acknowledgedAt?: string;
          decidedAt?: string;
          decidedBy?: string;
          note?: string;
          state: 'unproven' | 'open' | 'erasing' | 'erased' | 'refused' | 'expired';
          username: string;
          reason: string;
          provenAt?: string;
          endedAt?: string;
          orders: number;
          underWay: number;
          temporalUrl: string;
        }
    )[];
    total: number;
    openCount: number;
    page: number;
    pages: number;
  }>({
    method: 'GET',
    path: '/api/admin/requests',
    query,
    ...options,
  });

/** Approves or refuses a request for deletion; a refusal is mailed with its reason. Needs `work-customers`. */
export const postDeletionsIdDecision = (
  id: string,
  body: {
    decision: 'approve' | 'refuse';
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    state: 'erasing' | 'refused';
  }>({
    method: 'POST',
    path: address('/api/admin/deletions/:id/decision', { id }),
    body,
    ...options,
  });

/** Marks a message as answered. Needs `work-customers`. */
export const postContactIdClose = (
  id: string,
  body: {
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
  }>({
    method: 'POST',
    path: address('/api/admin/contact/:id/close', { id }),
    body,
    ...options,
  });
