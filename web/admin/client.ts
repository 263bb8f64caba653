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
    draftRevision?: number;
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

/** A section in a language: the published text, the draft, the versions. Needs `read-content`. */
export const getContentSectionsKeyLanguage = (
  key: 'faq' | 'legal-privacy' | 'legal-terms' | 'legal-refunds' | 'case-studies' | 'reviews',
  language: 'es' | 'fr' | 'it',
  options?: Options,
) =>
  exchange<{
    success: true;
    published: {
      version: number;
      publishedAt?: string;
      publishedBy?: string;
      content: Record<string, unknown>;
    };
    draft?: {
      revision: number;
      baseVersion: number;
      updatedAt: string;
      updatedBy: string;
      problems: Record<string, string>;
      content: Record<string, unknown>;
    };
    versions: {
      version: number;
      publishedAt?: string;
      publishedBy?: string;
    }[];
  }>({
    method: 'GET',
    path: address('/api/admin/content-sections/:key/:language', {
      key,
      language,
    }),
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
    session?: {
      username: string;
      role: 'administrator' | 'support' | 'read-only';
      expiresAt: string;
      mustChangePassword: boolean;
    };
    codeNeeded: boolean;
  }>({
    method: 'POST',
    path: '/api/admin/login',
    body,
    ...options,
  });

/** Second step of the login: a code of the app, or a recovery code. Needs `public`. */
export const postLoginCode = (
  body: {
    code: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    session: {
      username: string;
      role: 'administrator' | 'support' | 'read-only';
      expiresAt: string;
      mustChangePassword: boolean;
    };
    recoveryCodesLeft?: number;
  }>({
    method: 'POST',
    path: '/api/admin/login/code',
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
      mustChangePassword: boolean;
    };
    attentionCount: number;
    openRequests: number;
    temporalUiUrl: string;
  }>({
    method: 'GET',
    path: '/api/admin/session',
    ...options,
  });

/** The own user: second factor and open sessions. Needs `own-account`. */
export const getAccount = (options?: Options) =>
  exchange<{
    success: true;
    username: string;
    role: 'administrator' | 'support' | 'read-only';
    mustChangePassword: boolean;
    passwordChangedAt?: string;
    lastLoginAt?: string;
    totp: {
      activeSince?: string;
      recoveryCodesLeft: number;
    };
    sessions: {
      id: string;
      createdAt: string;
      lastSeenAt: string;
      expiresAt: string;
      ip?: string;
      current: boolean;
    }[];
  }>({
    method: 'GET',
    path: '/api/admin/account',
    ...options,
  });

/** Changes the own password and ends the other sessions. Needs `own-account`. */
export const postAccountPassword = (
  body: {
    oldPassword: string;
    newPassword: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
  }>({
    method: 'POST',
    path: '/api/admin/account/password',
    body,
    ...options,
  });

/** Ends one of the own sessions. Needs `own-account`. */
export const deleteAccountSessionsId = (id: string, options?: Options) =>
  exchange<{
    success: true;
  }>({
    method: 'DELETE',
    path: address('/api/admin/account/sessions/:id', { id }),
    ...options,
  });

/** Ends all own sessions, the asking one too or all others. Needs `own-account`. */
export const postAccountSessionsEnd = (
  body: {
    thisOneToo: boolean;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    ended: number;
  }>({
    method: 'POST',
    path: '/api/admin/account/sessions/end',
    body,
    ...options,
  });

/** Makes a secret for the second step; it counts once a right code was typed. Needs `own-account`. */
export const postAccountTotpBegin = (
  body: {
    password: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    secret: string;
    address: string;
  }>({
    method: 'POST',
    path: '/api/admin/account/totp/begin',
    body,
    ...options,
  });

/** Switches the second step on with a code of the new secret. Needs `own-account`. */
export const postAccountTotpConfirm = (
  body: {
    /** @pattern ^[0-9]{3} ?[0-9]{3}$ */
    code: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    recoveryCodes: string[];
  }>({
    method: 'POST',
    path: '/api/admin/account/totp/confirm',
    body,
    ...options,
  });

/** Switches the second step off. Needs `own-account`. */
export const postAccountTotpEnd = (
  body: {
    proof: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
  }>({
    method: 'POST',
    path: '/api/admin/account/totp/end',
    body,
    ...options,
  });

/** Ten new recovery codes; those before are void. Needs `own-account`. */
export const postAccountTotpRecoveryCodes = (
  body: {
    proof: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    recoveryCodes: string[];
  }>({
    method: 'POST',
    path: '/api/admin/account/totp/recovery-codes',
    body,
    ...options,
  });

/** Users of the back office by name, in pages. Needs `manage-users`. */
export const getUsers = (
  query: {
    search?: string;
    /** @example "administrator" */
    role?: 'administrator' | 'support' | 'read-only';
    /** @example "true" */
    active?: 'true' | 'false';
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    users: {
      id: string;
      username: string;
      role: 'administrator' | 'support' | 'read-only';
      active: boolean;
      totp: boolean;
      mustChangePassword: boolean;
      createdAt: string;
      lastLoginAt?: string;
      openSessions: number;
      self: boolean;
    }[];
    total: number;
    page: number;
    pageSize: number;
  }>({
    method: 'GET',
    path: '/api/admin/users',
    query,
    ...options,
  });

/** A new user with a first password, which is shown once and changed at the first login. Needs `manage-users`. */
export const postUsers = (
  body: {
    /** @pattern ^[a-z0-9][a-z0-9._-]{2,39}$ */
    username: string;
    role: 'administrator' | 'support' | 'read-only';
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    id: string;
    username: string;
    password: string;
  }>({
    method: 'POST',
    path: '/api/admin/users',
    body,
    ...options,
  });

/** Gives a user another role and ends their sessions. Needs `manage-users`. */
export const putUsersIdRole = (
  id: string,
  body: {
    role: 'administrator' | 'support' | 'read-only';
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    role: 'administrator' | 'support' | 'read-only';
  }>({
    method: 'PUT',
    path: address('/api/admin/users/:id/role', { id }),
    body,
    ...options,
  });

/** Deactivates a user and ends their sessions, or activates them again. Needs `manage-users`. */
export const putUsersIdActive = (
  id: string,
  body: {
    active: boolean;
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    active: boolean;
  }>({
    method: 'PUT',
    path: address('/api/admin/users/:id/active', { id }),
    body,
    ...options,
  });

/** A new first password, shown once; ends the user’s sessions. Needs `manage-users`. */
export const postUsersIdPassword = (
  id: string,
  body: {
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    password: string;
  }>({
    method: 'POST',
    path: address('/api/admin/users/:id/password', { id }),
    body,
    ...options,
  });

/** Switches another user’s second step off, e.g. after a lost phone. Needs `manage-users`. */
export const postUsersIdTotpEnd = (
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
    path: address('/api/admin/users/:id/totp/end', { id }),
    body,
    ...options,
  });

/** Ends all sessions of a user. Needs `manage-users`. */
export const postUsersIdSessionsEnd = (
  id: string,
  body: {
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    ended: number;
  }>({
    method: 'POST',
    path: address('/api/admin/users/:id/sessions/end', { id }),
    body,
    ...options,
  });

/** Acts in the back office, newest first, in pages. Needs `read-audit`. */
export const getAuditLog = (
  query: {
    search?: string;
    actor?: string;
    action?: string;
    from?: string;
    to?: string;
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    acts: {
      id: string;
      at: string;
      actor: string;
      action: string;
      subject: string;
      ip?: string;
      refused?: string;
    }[];
    total: number;
    more: boolean;
    page: number;
    pageSize: number;
    actors: string[];
    actions: string[];
  }>({
    method: 'GET',
    path: '/api/admin/audit-log',
    query,
    ...options,
  });

/** One act with what was before and after. Needs `read-audit`. */
export const getAuditLogId = (id: string, options?: Options) =>
  exchange<{
    success: true;
    act: {
      id: string;
      at: string;
      actor: string;
      action: string;
      subject: string;
      ip?: string;
      refused?: string;
      before?: unknown;
      after?: unknown;
    };
  }>({
    method: 'GET',
    path: address('/api/admin/audit-log/:id', { id }),
    ...options,
  });

/** Orders in pages, filtered and sorted; counts above 10,000 are told as 10,001. Needs `read-orders`. */
export const getOrders = (
  query: {
    search?: string;
    /** @example "pending" */
    status?: 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'refunded';
    /** @example "pending" */
    payment?: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded';
    /** @example "followers" */
    type?: 'followers' | 'likes' | 'views';
    service?: number;
    provider?: number;
    /** @example "es" */
    language?: 'es' | 'fr' | 'it';
    from?: string;
    to?: string;
    /** @example "true" */
    attention?: 'true';
    /** @example "true" */
    refunded?: 'true';
    /** @example "true" */
    withdrawal?: 'true';
    page?: number;
    pageSize?: number;
    sort?: 'createdAt' | 'amount' | 'deliveredAt';
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
        | 'target-busy'
        | 'payment-disputed'
        | 'delivery-late'
        | 'partial-delivery'
        | 'canceled-by-provider'
        | 'refund-failed'
        | 'stuck';
      withdrawalOpen: boolean;
      email: string;
      username: string;
      serviceType: string;
      region: string;
      totalQuantity: number;
      amountCents: number;
      refundedCents: number;
      providerOrderId?: string;
      serviceId: number;
      language: string;
      paymentIntentId: string;
      deliveredAt?: string;
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

/** The services and panels by which orders can be filtered. Needs `read-orders`. */
export const getOrderChoices = (options?: Options) =>
  exchange<{
    success: true;
    services: {
      id: number;
      type: string;
      region: string;
      quantity: number;
      range: boolean;
    }[];
    providers: {
      id: number;
      name: string;
    }[];
  }>({
    method: 'GET',
    path: '/api/admin/order-choices',
    ...options,
  });

/** Saved views of the list of orders: the own ones, then those that colleagues share. Needs `read-orders`. */
export const getOrderViews = (options?: Options) =>
  exchange<{
    success: true;
    views: {
      id: string;
      name: string;
      address: string;
      shared: boolean;
      own: boolean;
      owner: string;
    }[];
  }>({
    method: 'GET',
    path: '/api/admin/order-views',
    ...options,
  });

/** Saves a view under an id of the browser, or changes an own one. Needs `own-account`. */
export const putOrderViewsId = (
  id: string,
  body: {
    name: string;
    address: string;
    shared: boolean;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    view: {
      id: string;
      name: string;
      address: string;
      shared: boolean;
      own: boolean;
      owner: string;
    };
  }>({
    method: 'PUT',
    path: address('/api/admin/order-views/:id', { id }),
    body,
    ...options,
  });

/** Deletes an own view. Needs `own-account`. */
export const deleteOrderViewsId = (id: string, options?: Options) =>
  exchange<{
    success: true;
  }>({
    method: 'DELETE',
    path: address('/api/admin/order-views/:id', { id }),
    ...options,
  });

/** Resends, resends where the outcome is unknown, asks the panel about, or refills many orders as one durable workflow. Needs `work-orders`. */
export const postBulk = (
  body: {
    id: string;
    orders:
      | {
          by: 'ids';
          ids: string[];
        }
      | {
          by: 'filter';
          filter: {
            /** @maxLength 100 */
            search?: string;
            status?: 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'refunded';
            payment?: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded';
            type?: 'followers' | 'likes' | 'views';
            service?: number;
            provider?: number;
            language?: 'es' | 'fr' | 'it';
            from?: string;
            to?: string;
            attention?: 'true';
            refunded?: 'true';
            withdrawal?: 'true';
          };
        };
    reason: string;
    act: 'resend' | 'resend-unknown' | 'sync' | 'refill';
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    id: string;
  }>({
    method: 'POST',
    path: '/api/admin/bulk',
    body,
    ...options,
  });

/** Acts on many orders that run or began in the last hour, newest first. Needs `read-orders`. */
export const getBulk = (options?: Options) =>
  exchange<{
    success: true;
    acts: {
      id: string;
      act: 'resend' | 'resend-unknown' | 'sync' | 'refill' | 'refund';
      startedBy: string;
      reason: string;
      startedAt: string;
      endedAt?: string;
      cancelled: boolean;
      total: number;
      counts: {
        waiting: number;
        done: number;
        refused: number;
        failed: number;
        skipped: number;
      };
    }[];
  }>({
    method: 'GET',
    path: '/api/admin/bulk',
    ...options,
  });

/** Cancels many orders at the panel where it still can and gives their money back. Needs `move-money`. */
export const postBulkRefunds = (
  body: {
    id: string;
    orders:
      | {
          by: 'ids';
          ids: string[];
        }
      | {
          by: 'filter';
          filter: {
            /** @maxLength 100 */
            search?: string;
            status?: 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'refunded';
            payment?: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded';
            type?: 'followers' | 'likes' | 'views';
            service?: number;
            provider?: number;
            language?: 'es' | 'fr' | 'it';
            from?: string;
            to?: string;
            attention?: 'true';
            refunded?: 'true';
            withdrawal?: 'true';
          };
        };
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    id: string;
  }>({
    method: 'POST',
    path: '/api/admin/bulk-refunds',
    body,
    ...options,
  });

/** One act on many orders, with a page of its results. Needs `read-orders`. */
export const getBulkId = (
  id: string,
  query: {
    /** @example "waiting" */
    state?: 'waiting' | 'done' | 'refused' | 'failed' | 'skipped';
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    act: {
      id: string;
      act: 'resend' | 'resend-unknown' | 'sync' | 'refill' | 'refund';
      startedBy: string;
      reason: string;
      startedAt: string;
      endedAt?: string;
      cancelled: boolean;
      total: number;
      counts: {
        waiting: number;
        done: number;
        refused: number;
        failed: number;
        skipped: number;
      };
    };
    results: {
      orderNumber: string;
      state: 'waiting' | 'done' | 'refused' | 'failed' | 'skipped';
      code?: string;
      message?: string;
      outcome?: string;
      at?: string;
    }[];
    matching: number;
    page: number;
    temporalUrl: string;
  }>({
    method: 'GET',
    path: address('/api/admin/bulk/:id', { id }),
    query,
    ...options,
  });

/** Stops an act on many orders: what is under way ends, the rest is left alone. Needs `work-orders`. */
export const postBulkIdCancel = (id: string, options?: Options) =>
  exchange<{
    success: true;
  }>({
    method: 'POST',
    path: address('/api/admin/bulk/:id/cancel', { id }),
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
        | 'target-busy'
        | 'payment-disputed'
        | 'delivery-late'
        | 'partial-delivery'
        | 'canceled-by-provider'
        | 'refund-failed'
        | 'stuck';
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
      withoutRefills?: true;
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
        letter: string;
        kind: string;
        copy?: number;
        subject: string;
        sentAt?: string;
        resend:
          | {
              allowed: true;
            }
          | {
              allowed: false;
              code: string;
              message: string;
            };
      }[];
      notes: {
        id: string;
        author: string;
        text: string;
        at: string;
      }[];
      conversion?: {
        amountCents: number;
        currency: string;
        source: string;
        at: string;
      };
      calls: {
        id: string;
        providerName: string;
        action: string;
        submissionId?: string;
        request: Record<string, string>;
        status?: number;
        answer?: string;
        durationMs: number;
        outcome: 'ok' | 'refused' | 'error' | 'unreadable' | 'unreachable';
        at: string;
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

/** Sends the order to the panel again (S1 §7). Needs `work-orders`. */
export const postSendToProviderId = (
  id: string,
  body: {
    reason: string;
    requestId?: string;
    generation?: number;
    /** @default false */
    forceResend?: boolean;
    /** @maxLength 300 */
    customUrl?: string;
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
    error?: string;
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
        requestId?: string;
      }
    | {
        outcome: 'not-accepted';
        reason: string;
        requestId?: string;
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
    /** @maxLength 300 */
    url?: string;
    /** @maxLength 200 */
    username?: string;
    reason: string;
    requestId?: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    username: string;
    shortcode?: string;
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
    requestId?: string;
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
    requestId?: string;
    refundedCents?: number;
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

/** Sends a letter of an order again, once a call, where what it says is still so. Needs `work-orders`. */
export const postOrdersIdEmailsResend = (
  id: string,
  body: {
    letter: string;
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    state: 'sent' | 'pending';
  }>({
    method: 'POST',
    path: address('/api/admin/orders/:id/emails/resend', { id }),
    body,
    ...options,
  });

/** Writes a note beside an order, for colleagues. Needs `work-orders`. */
export const postOrdersIdNotes = (
  id: string,
  body: {
    text: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    note: {
      id: string;
      author: string;
      text: string;
      at: string;
    };
  }>({
    method: 'POST',
    path: address('/api/admin/orders/:id/notes', { id }),
    body,
    ...options,
  });

/** Takes an own note away. Needs `work-orders`. */
export const deleteOrdersIdNotesNoteId = (id: string, noteId: string, options?: Options) =>
  exchange<{
    success: true;
  }>({
    method: 'DELETE',
    path: address('/api/admin/orders/:id/notes/:noteId', { id, noteId }),
    ...options,
  });

/** What waits for a person, and the figures of a range of days beside those of the range before. Needs `read-orders`. */
export const getDashboard = (
  query: {
    range?: '7' | '30' | '90' | '365' | 'today' | 'custom';
    from?: string;
    to?: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    from: string;
    to: string;
    previousFrom: string;
    previousTo: string;
    untilNow: boolean;
    waiting: {
      kind: string;
      count: number;
      since: string;
    }[];
    balances: {
      id: number;
      name: string;
      balance?: string;
      currency?: string;
      alertBelow?: string;
      low: boolean;
      saidAt?: string;
      error?: string;
    }[];
    current: {
      orders: number;
      begun: number;
      paid: number;
      failed: number;
      abandoned: number;
      reminded: number;
      recovered: number;
      delivered: number;
      refunds: number;
      disputesLost: number;
      discounted: number;
      conversion?: number;
      failureRate?: number;
      medianSeconds?: number;
      p90Seconds?: number;
      money?: {
        grossCents: number;
        refundedCents: number;
        lostCents: number;
        netCents: number;
        averageCents?: number;
        discountCents: number;
      };
    };
    previous: {
      orders: number;
      begun: number;
      paid: number;
      failed: number;
      abandoned: number;
      reminded: number;
      recovered: number;
      delivered: number;
      refunds: number;
      disputesLost: number;
      discounted: number;
      conversion?: number;
      failureRate?: number;
      medianSeconds?: number;
      p90Seconds?: number;
      money?: {
        grossCents: number;
        refundedCents: number;
        lostCents: number;
        netCents: number;
        averageCents?: number;
        discountCents: number;
      };
    };
    points: {
      from: string;
      to: string;
      orders: number;
      begun: number;
      paid: number;
      failed: number;
      netCents?: number;
      grossCents?: number;
      medianSeconds?: number;
      p90Seconds?: number;
    }[];
    previousPoints: {
      from: string;
      to: string;
      orders: number;
      begun: number;
      paid: number;
      failed: number;
      netCents?: number;
      grossCents?: number;
      medianSeconds?: number;
      p90Seconds?: number;
    }[];
    codes: {
      code: string;
      uses: number;
      cents?: number;
    }[];
    offers?: {
      variant: string;
      shown: number;
      accepted: number;
      addOnCents: number;
    }[];
  }>({
    method: 'GET',
    path: '/api/admin/dashboard',
    query,
    ...options,
  });

/** Payments, one row for each payment intent, newest first, in pages; counts above 10,000 are told as 10,001. Needs `read-money`. */
export const getPayments = (
  query: {
    search?: string;
    /** @example "open" */
    state?:
      | 'open'
      | 'failed'
      | 'cancelled'
      | 'abandoned'
      | 'collected'
      | 'refunded'
      | 'disputed'
      | 'reminded'
      | 'recovered';
    /** @example "card" */
    method?: 'card' | 'apple_pay' | 'google_pay' | 'link' | 'paypal' | 'klarna';
    dates?: 'begun' | 'refunded' | 'lost';
    from?: string;
    to?: string;
    minCents?: number;
    maxCents?: number;
    sort?: 'createdAt' | 'amount';
    direction?: 'asc' | 'desc';
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    payments: {
      intent: string;
      orderNumber: string;
      createdAt: string;
      amountCents: number;
      refundedCents: number;
      state: 'open' | 'failed' | 'cancelled' | 'abandoned' | 'paid' | 'partially-refunded' | 'refunded';
      abandoned: boolean;
      email: string;
      hasOrder: boolean;
      method?: string;
      brand?: string;
      last4?: string;
      failureCode?: string;
      disputeStatus?: string;
    }[];
    total: number;
    page: number;
    pageSize: number;
  }>({
    method: 'GET',
    path: '/api/admin/payments',
    query,
    ...options,
  });

/** One payment: amounts, attempts, refunds, disputes, events. Needs `read-money`. */
export const getPaymentsIntent = (intent: string, options?: Options) =>
  exchange<{
    success: true;
    payment: {
      intent: string;
      orderNumber: string;
      createdAt: string;
      amountCents: number;
      refundedCents: number;
      state: 'open' | 'failed' | 'cancelled' | 'abandoned' | 'paid' | 'partially-refunded' | 'refunded';
      abandoned: boolean;
      email: string;
      hasOrder: boolean;
      method?: string;
      brand?: string;
      last4?: string;
      failureCode?: string;
      disputeStatus?: string;
      cartId: string;
      stage: string;
      feeCents?: number;
      keptCents: number;
      charges: {
        id: string;
        at: string;
        status: string;
        amountCents: number;
        method?: string;
        brand?: string;
        last4?: string;
        country?: string;
        failureCode?: string;
      }[];
      events: {
        id: string;
        type: string;
        at: string;
        code?: string;
        outcome?: string;
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
      disputes: {
        id: string;
        amountCents: number;
        reason: string;
        status:
          | 'warning_needs_response'
          | 'warning_under_review'
          | 'warning_closed'
          | 'needs_response'
          | 'under_review'
          | 'won'
          | 'lost'
          | 'prevented'
          | string;
        needsAnswer: boolean;
        evidenceDueAt?: string;
        openedAt: string;
        closedAt?: string;
      }[];
      providerUrl?: string;
      runUrl: string;
      can: {
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
    path: address('/api/admin/payments/:intent', { intent }),
    ...options,
  });

/** Gives a part or all of a payment back; refused where another refund was made meanwhile. Needs `move-money`. */
export const postPaymentsIntentRefund = (
  intent: string,
  body: {
    reason: string;
    amountCents?: number;
    requestId?: string;
    refundedCents: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    amountCents: number;
    status: 'pending' | 'succeeded';
  }>({
    method: 'POST',
    path: address('/api/admin/payments/:intent/refund', { intent }),
    body,
    ...options,
  });

/** The newest comparisons with the payment provider’s books, with their sums, and how many differences wait. Needs `read-money`. */
export const getReconciliation = (options?: Options) =>
  exchange<{
    success: true;
    runs: {
      id: string;
      state: 'running' | 'done' | 'failed';
      startedBy: string;
      startedAt: string;
      finishedAt?: string;
      from: string;
      to: string;
      counts: {
        payments: number;
        refunds: number;
        disputes: number;
        orders: number;
        found: number;
      };
      sums: {
        paidCents: number;
        refundedCents: number;
        disputedCents: number;
        otherCents: number;
        feeCents: number;
        netCents: number;
        otherCurrency: number;
      };
      ownSums?: {
        paidCents: number;
        refundedCents: number;
      };
      runUrl: string;
    }[];
    open: number;
    scheduleUrl: string;
  }>({
    method: 'GET',
    path: '/api/admin/reconciliation',
    ...options,
  });

/** Differences between the payment provider’s books and ours, newest first, in pages. Needs `read-money`. */
export const getReconciliationDifferences = (
  query: {
    /** @example "open" */
    state?: 'open' | 'settled' | 'gone';
    /** @example "payment-without-order" */
    kind?:
      | 'payment-without-order'
      | 'payment-amount'
      | 'payment-unknown-there'
      | 'refund-unknown-here'
      | 'refund-unknown-there'
      | 'refund-amount'
      | 'dispute-unknown-here'
      | 'dispute-unknown-there'
      | 'dispute-differs';
    search?: string;
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    differences: {
      id: string;
      kind:
        | 'payment-without-order'
        | 'payment-amount'
        | 'payment-unknown-there'
        | 'refund-unknown-here'
        | 'refund-unknown-there'
        | 'refund-amount'
        | 'dispute-unknown-here'
        | 'dispute-unknown-there'
        | 'dispute-differs';
      objectId: string;
      intent?: string;
      hasPayment: boolean;
      orderNumber?: string;
      hasOrder: boolean;
      thereCents?: number;
      hereCents?: number;
      currency?: string;
      thereStatus?: string;
      hereStatus?: string;
      happenedAt: string;
      foundAt: string;
      lastFoundAt: string;
      state: 'open' | 'settled' | 'gone';
      settledBy?: string;
      settledAt?: string;
      note?: string;
      goneAt?: string;
      providerUrl?: string;
    }[];
    total: number;
    page: number;
    pageSize: number;
  }>({
    method: 'GET',
    path: '/api/admin/reconciliation/differences',
    query,
    ...options,
  });

/** Compares a range of days now; who asks for the same range meanwhile joins the same run. Needs `move-money`. */
export const postReconciliationRuns = (
  body: {
    from: string;
    to: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    run: {
      id: string;
      state: 'running' | 'done' | 'failed';
      startedBy: string;
      startedAt: string;
      finishedAt?: string;
      from: string;
      to: string;
      counts: {
        payments: number;
        refunds: number;
        disputes: number;
        orders: number;
        found: number;
      };
      sums: {
        paidCents: number;
        refundedCents: number;
        disputedCents: number;
        otherCents: number;
        feeCents: number;
        netCents: number;
        otherCurrency: number;
      };
      ownSums?: {
        paidCents: number;
        refundedCents: number;
      };
      runUrl: string;
    };
  }>({
    method: 'POST',
    path: '/api/admin/reconciliation/runs',
    body,
    ...options,
  });

/** Marks a difference as dealt with; it changes neither money nor orders. Needs `move-money`. */
export const postReconciliationDifferencesIdSettle = (
  id: string,
  body: {
    note: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
  }>({
    method: 'POST',
    path: address('/api/admin/reconciliation/differences/:id/settle', { id }),
    body,
    ...options,
  });

/** Orders, customers and payments by number, address, user name, intent or the panel’s order number: whole, or its beginning. Needs `read-orders`. */
export const getSearch = (
  query: {
    q: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    orders: {
      orderNumber: string;
      email: string;
      username: string;
      status: 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'refunded';
      createdAt: string;
    }[];
    customers: {
      id: string;
      email: string;
      orders: number;
    }[];
    payments?: {
      intent: string;
      orderNumber: string;
      email: string;
      amountCents: number;
      state: 'open' | 'failed' | 'cancelled' | 'abandoned' | 'paid' | 'partially-refunded' | 'refunded';
    }[];
  }>({
    method: 'GET',
    path: '/api/admin/search',
    query,
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

/** Everything that waits for a person, who waits longest first, in pages. Needs `read-orders`. */
export const getAttention = (
  query: {
    /** @example "incident" */
    kind?:
      | 'incident'
      | 'order'
      | 'payment'
      | 'dispute'
      | 'difference'
      | 'balance'
      | 'panel'
      | 'withdrawal'
      | 'contact'
      | 'deletion';
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    items: {
      kind:
        | 'incident'
        | 'order'
        | 'payment'
        | 'dispute'
        | 'difference'
        | 'balance'
        | 'panel'
        | 'withdrawal'
        | 'contact'
        | 'deletion';
      id: string;
      reference: string;
      since: string;
      orderNumber?: string;
      hasOrder: boolean;
      email: string;
      who: string;
      reason?:
        | 'submission-unknown'
        | 'submission-refused'
        | 'provider-unreachable'
        | 'target-busy'
        | 'payment-disputed'
        | 'delivery-late'
        | 'partial-delivery'
        | 'canceled-by-provider'
        | 'refund-failed'
        | 'stuck';
      detail?: string;
      status?: 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'refunded';
      amountCents?: number;
      refundedCents?: number;
      proposalCents?: number;
      /** @format uri */
      url?: string;
    }[];
    counts: {
      incident: number;
      order: number;
      payment: number;
      dispute: number;
      difference: number;
      balance: number;
      panel: number;
      withdrawal: number;
      contact: number;
      deletion: number;
    };
    total: number;
    page: number;
    pageSize: number;
  }>({
    method: 'GET',
    path: '/api/admin/attention',
    query,
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

/** Every setting of the shop, by section, each section with the version that saving it needs. Needs `read-settings`. */
export const getSettings = (options?: Options) =>
  exchange<{
    success: true;
    sections: {
      shop: {
        values: {
          shopName: string;
          supportEmail: string;
          alertEmail: string | null;
          /** @pattern ^[A-Z]{2,5}$ */
          orderPrefix: string;
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
      appearance: {
        values: {
          logoText: string | null;
          accent: string | null;
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
      seller: {
        values: {
          legalName: string;
          taxId: string;
          address: string;
          email: string;
          sample: boolean;
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
      tax: {
        values: {
          vatMode: 'seller' | 'destination';
          sellerCountry: 'ES' | 'FR' | 'IT';
          vatRates: {
            ES: number;
            FR: number;
            IT: number;
          };
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
      offer: {
        values: {
          upsellVariantBPercent: number;
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
      banner: {
        values: {
          enabled: boolean;
          /** @pattern ^[A-Z0-9_-]{2,40}$ */
          code: string;
          seconds: number;
          /** @maxItems 3 */
          noRestartIn: ('ES' | 'FR' | 'IT')[];
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
      reminders: {
        values: {
          reminderAfterSeconds: number;
          abandonAfterSeconds: number;
          paymentFailedMailAfterSeconds: number;
          progressMailAfterSeconds: number;
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
      delivery: {
        values: {
          undelivered: 'propose-refund' | 'refund';
          submissionAttempts: number;
          submissionRetrySeconds: number;
          lateAfterSeconds: number;
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
      guarantee: {
        values: {
          guaranteeSeconds: number | null;
          refillCooldownSeconds: number;
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
      analytics: {
        values: {
          enabled: boolean;
          id: string | null;
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
      retention: {
        values: {
          logDays: number;
        };
        /** @pattern ^[0-9a-f]{16}$ */
        version: string;
      };
    };
    measurement: {
      scriptUrl?: string;
      id?: string;
    };
  }>({
    method: 'GET',
    path: '/api/admin/settings',
    ...options,
  });

/** Saves the section `shop` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsShop = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      shopName: string;
      supportEmail: string;
      alertEmail: string | null;
      /** @pattern ^[A-Z]{2,5}$ */
      orderPrefix: string;
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/shop',
    body,
    ...options,
  });

/** Saves the section `appearance` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsAppearance = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      logoText: string | null;
      accent: string | null;
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/appearance',
    body,
    ...options,
  });

/** Saves the section `seller` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsSeller = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      legalName: string;
      taxId: string;
      address: string;
      email: string;
      sample: boolean;
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/seller',
    body,
    ...options,
  });

/** Saves the section `tax` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsTax = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      vatMode: 'seller' | 'destination';
      sellerCountry: 'ES' | 'FR' | 'IT';
      vatRates: {
        ES: number;
        FR: number;
        IT: number;
      };
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/tax',
    body,
    ...options,
  });

/** Saves the section `offer` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsOffer = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      upsellVariantBPercent: number;
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/offer',
    body,
    ...options,
  });

/** Saves the section `banner` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsBanner = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      enabled: boolean;
      /** @pattern ^[A-Z0-9_-]{2,40}$ */
      code: string;
      seconds: number;
      /** @maxItems 3 */
      noRestartIn: ('ES' | 'FR' | 'IT')[];
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/banner',
    body,
    ...options,
  });

/** Saves the section `reminders` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsReminders = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      reminderAfterSeconds: number;
      abandonAfterSeconds: number;
      paymentFailedMailAfterSeconds: number;
      progressMailAfterSeconds: number;
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/reminders',
    body,
    ...options,
  });

/** Saves the section `delivery` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsDelivery = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      undelivered: 'propose-refund' | 'refund';
      submissionAttempts: number;
      submissionRetrySeconds: number;
      lateAfterSeconds: number;
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/delivery',
    body,
    ...options,
  });

/** Saves the section `guarantee` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsGuarantee = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      guaranteeSeconds: number | null;
      refillCooldownSeconds: number;
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/guarantee',
    body,
    ...options,
  });

/** Saves the section `analytics` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsAnalytics = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      enabled: boolean;
      id: string | null;
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/analytics',
    body,
    ...options,
  });

/** Saves the section `retention` of the settings; refused where it has changed since it was read. Needs `manage-settings`. */
export const putSettingsRetention = (
  body: {
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    values: {
      logDays: number;
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
  }>({
    method: 'PUT',
    path: '/api/admin/settings/retention',
    body,
    ...options,
  });

/** Every section in every language: what is published, and what is being written. Needs `read-content`. */
export const getContentSections = (options?: Options) =>
  exchange<{
    success: true;
    sections: {
      key: 'faq' | 'legal-privacy' | 'legal-terms' | 'legal-refunds' | 'case-studies' | 'reviews';
      language: 'es' | 'fr' | 'it';
      published: {
        version: number;
        publishedAt?: string;
        publishedBy?: string;
      };
      draft?: {
        revision: number;
        baseVersion: number;
        updatedAt: string;
        updatedBy: string;
        problems: Record<string, string>;
      };
    }[];
  }>({
    method: 'GET',
    path: '/api/admin/content-sections',
    ...options,
  });

/** What a version of a section said; version 0 is the text that the program brings along. Needs `read-content`. */
export const getContentSectionsKeyLanguageVersionsVersion = (
  key: 'faq' | 'legal-privacy' | 'legal-terms' | 'legal-refunds' | 'case-studies' | 'reviews',
  language: 'es' | 'fr' | 'it',
  version: number,
  options?: Options,
) =>
  exchange<{
    success: true;
    version: number;
    content: Record<string, unknown>;
  }>({
    method: 'GET',
    path: address('/api/admin/content-sections/:key/:language/versions/:version', { key, language, version }),
    ...options,
  });

/** Saves the draft of a section; refused where somebody else has saved it since it was read. Needs `edit-content`. */
export const putContentSectionsKeyLanguageDraft = (
  key: 'faq' | 'legal-privacy' | 'legal-terms' | 'legal-refunds' | 'case-studies' | 'reviews',
  language: 'es' | 'fr' | 'it',
  body: {
    jsonContent: Record<string, unknown>;
    revision: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    revision: number;
    problems: Record<string, string>;
  }>({
    method: 'PUT',
    path: address('/api/admin/content-sections/:key/:language/draft', {
      key,
      language,
    }),
    body,
    ...options,
  });

/** Throws the draft of a section away; the published text stays. Needs `edit-content`. */
export const postContentSectionsKeyLanguageDraftDiscard = (
  key: 'faq' | 'legal-privacy' | 'legal-terms' | 'legal-refunds' | 'case-studies' | 'reviews',
  language: 'es' | 'fr' | 'it',
  body: {
    revision: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
  }>({
    method: 'POST',
    path: address('/api/admin/content-sections/:key/:language/draft/discard', {
      key,
      language,
    }),
    body,
    ...options,
  });

/** Letters that were sent or could not be, newest first, without their text. Needs `read-logs`. */
export const getEmailLogs = (
  query: {
    search?: string;
    /** @example "payment-failed" */
    kind?:
      | 'payment-failed'
      | 'payment-reminder'
      | 'order-confirmation'
      | 'delivery-in-progress'
      | 'order-completed'
      | 'order-partial'
      | 'order-cancelled'
      | 'refund-made'
      | 'payment-returned'
      | 'refill-started'
      | 'refill-completed'
      | 'refill-rejected'
      | 'withdrawal-acknowledged'
      | 'sendLoginCode'
      | 'acknowledgeContact'
      | 'reportContact'
      | 'confirmLeave'
      | 'reportLeave'
      | 'sendAlerts'
      | 'sendDigest'
      | 'acknowledgeDeletion'
      | 'reportDeletion'
      | 'answerDeletion'
      | 'acknowledgeWithdrawal'
      | 'reportWithdrawal';
    /** @example "sent" */
    state?: 'sent' | 'failed';
    from?: string;
    to?: string;
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    mails: {
      id: string;
      kind: string;
      recipient: string;
      subject?: string;
      state: 'sent' | 'failed';
      tries: number;
      error?: string;
      firstAt: string;
      at: string;
      orderNumber?: string;
      orderId?: string;
    }[];
    total: number;
    page: number;
  }>({
    method: 'GET',
    path: '/api/admin/email-logs',
    query,
    ...options,
  });

/** Calls to panels, events of the payment provider, or refused and failed requests of our own API. Needs `read-logs`. */
export const getApiLogs = (
  query: {
    source?: 'panel' | 'payments' | 'api';
    search?: string;
    /** @example "true" */
    failed?: 'true' | 'false';
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    lines: {
      id: string;
      at: string;
      title: string;
      outcome: string;
      failed: boolean;
      status?: number;
      durationMs?: number;
      orderNumber?: string;
      orderId?: string;
      reference?: string;
      caller?: string;
      request?: Record<string, unknown>;
      answer?: string;
    }[];
    total: number;
    page: number;
  }>({
    method: 'GET',
    path: '/api/admin/api-logs',
    query,
    ...options,
  });

/** Who may not order, newest first, in pages (S1 §7). Needs `read-customers`. */
export const getBlockedUsers = (
  query: {
    search?: string;
    state?: 'active' | 'ended' | 'all';
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    data: {
      id: string;
      username: string;
      email?: string;
      reason: string;
      blockedBy: string;
      blockedAt: string;
      isActive: boolean;
      unblockedAt?: string;
      unblockedBy?: string;
    }[];
    total: number;
    page: number;
    pages: number;
  }>({
    method: 'GET',
    path: '/api/blocked-users',
    query,
    ...options,
  });

/** Bars a user name, and an address with it where one is given; a refusal carries `error` too (S1 §7). Needs `work-customers`. */
export const postBlockedUsers = (
  body: {
    username: string;
    email?: '' | string;
    reason: string;
    blockedBy?: unknown;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    data: {
      id: string;
      username: string;
      email?: string;
      reason: string;
      blockedBy: string;
      blockedAt: string;
      isActive: boolean;
      unblockedAt?: string;
      unblockedBy?: string;
    };
  }>({
    method: 'POST',
    path: '/api/blocked-users',
    body,
    ...options,
  });

/** Ends a block; it stays as history. Needs `work-customers`. */
export const deleteBlockedUsersId = (id: string, options?: Options) =>
  exchange<{
    success: true;
    data: {
      id: string;
      username: string;
      email?: string;
      reason: string;
      blockedBy: string;
      blockedAt: string;
      isActive: boolean;
      unblockedAt?: string;
      unblockedBy?: string;
    };
  }>({
    method: 'DELETE',
    path: address('/api/blocked-users/:id', { id }),
    ...options,
  });

/** Customers, that is addresses with orders, in pages; searched by the beginning of address or user name. Needs `read-customers`. */
export const getCustomers = (
  query: {
    search?: string;
    sort?: 'newest-desc' | 'newest-asc' | 'spent-desc' | 'spent-asc' | 'orders-desc' | 'orders-asc';
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    customers: {
      id: string;
      email: string;
      orders: number;
      spentCents: number;
      refundedCents: number;
      firstOrderAt: string;
      lastOrderAt: string;
      username: string;
      blocked: boolean;
    }[];
    total: number;
    page: number;
    pages: number;
  }>({
    method: 'GET',
    path: '/api/admin/customers',
    query,
    ...options,
  });

/** One customer: orders in pages, and the newest refills, refunds, discounts and messages. Needs `read-customers`. */
export const getCustomersId = (
  id: string,
  query: {
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    customer: {
      id: string;
      email: string;
      orders: number;
      spentCents: number;
      refundedCents: number;
      firstOrderAt: string;
      lastOrderAt: string;
      usernames: string[];
      languages: ('es' | 'fr' | 'it')[];
      suppressedSince?: string;
      blocks: {
        id: string;
        username: string;
        email?: string;
        reason: string;
        blockedBy: string;
        blockedAt: string;
        isActive: boolean;
        unblockedAt?: string;
        unblockedBy?: string;
      }[];
      deletion?: {
        reference: string;
        state: 'unproven' | 'open' | 'erasing';
      };
      orderList: {
        orderNumber: string;
        createdAt: string;
        status: 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'refunded';
        paymentStatus: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded';
        username: string;
        serviceType: string;
        region: string;
        totalQuantity: number;
        amountCents: number;
        refundedCents: number;
        discountCode?: string;
      }[];
      refills: {
        orderNumber: string;
        requestedAt: string;
        state: string;
        requestedBy: string;
      }[];
      refunds: {
        orderNumber: string;
        createdAt: string;
        amountCents: number;
        status: string;
      }[];
      discounts: {
        orderNumber: string;
        code: string;
        redeemedAt: string;
        discountCents: number;
      }[];
      messages: {
        kind: 'contact' | 'unsubscribe' | 'deletion' | 'withdrawal';
        id: string;
        at: string;
        state: string;
        text: string;
      }[];
    };
    page: number;
  }>({
    method: 'GET',
    path: address('/api/admin/customers/:id', { id }),
    query,
    ...options,
  });

/** Ends marketing mail to a customer, or allows it again where the customer asked for it. Needs `work-customers`. */
export const putCustomersIdMarketing = (
  id: string,
  body: {
    wanted: boolean;
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    wanted: boolean;
  }>({
    method: 'PUT',
    path: address('/api/admin/customers/:id/marketing', { id }),
    body,
    ...options,
  });

/** Begins the deletion of a customer’s data: with the proof that an administrator has, else the address is asked. Needs `work-customers`. */
export const postCustomersIdErasure = (
  id: string,
  body: {
    id: string;
    reason: string;
    proof?: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    reference: string;
    state: 'unproven' | 'open';
  }>({
    method: 'POST',
    path: address('/api/admin/customers/:id/erasure', { id }),
    body,
    ...options,
  });

/** Purchases without a payment, newest change first, in pages, with the figures of the last days. Needs `read-orders`. */
export const getAbandonedCarts = (
  query: {
    state?: 'open' | 'closed' | 'recovered';
    search?: string;
    days?: number;
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    carts: {
      orderNumber: string;
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
      closedAs?: 'abandoned' | 'cancelled' | 'forgotten';
      paymentFailed: boolean;
      email: string;
      username: string;
      language: 'es' | 'fr' | 'it';
      serviceType: string;
      region: string;
      totalQuantity: number;
      amountCents: number;
      startedAt: string;
      changedAt: string;
      remindedAt?: string;
      toldOfFailureAt?: string;
      unsubscribed: boolean;
      recoveredAt?: string;
      recoveryUrl: string;
      runUrl: string;
    }[];
    total: number;
    page: number;
    pages: number;
    figures: {
      abandoned: number;
      abandonedCents?: number;
      reminded: number;
      recovered: number;
      recoveredCents?: number;
    };
  }>({
    method: 'GET',
    path: '/api/admin/abandoned-carts',
    query,
    ...options,
  });

/** Has the one reminder of a cart sent now. Needs `work-orders`. */
export const postAbandonedCartsNumberReminder = (
  number: string,
  body: {
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    outcome: 'sending';
  }>({
    method: 'POST',
    path: address('/api/admin/abandoned-carts/:number/reminder', { number }),
    body,
    ...options,
  });

/** Closes a purchase without a payment and cancels its intent; says `paid` where the payment was quicker. Needs `work-orders`. */
export const postAbandonedCartsNumberClose = (
  number: string,
  body: {
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    outcome: 'cancelled' | 'paid';
  }>({
    method: 'POST',
    path: address('/api/admin/abandoned-carts/:number/close', { number }),
    body,
    ...options,
  });

/** Whether and how often the status sync runs, and its newest run. Needs `read-catalogue`. */
export const getProviderStatusStats = (options?: Options) =>
  exchange<{
    success: true;
    autoSyncEnabled: boolean;
    syncIntervalMinutes: number;
    lastSyncTime?: string;
    nextSyncTime?: string;
    open: number;
    providers: {
      id: number;
      name: string;
      open: number;
    }[];
    run?: {
      id: string;
      state: 'running' | 'done' | 'failed';
      startedBy: string;
      startedAt: string;
      finishedAt?: string;
      total: number;
      checked: number;
      updated: number;
      completed: number;
      processing: number;
      errors: number;
    };
    scheduleUrl: string;
  }>({
    method: 'GET',
    path: '/api/provider-status/stats',
    ...options,
  });

/** Asks every provider for all open submissions now, or joins the run that does. Needs `work-orders`. */
export const postProviderStatusSyncAll = (options?: Options) =>
  exchange<{
    success: true;
    run: {
      id: string;
      state: 'running' | 'done' | 'failed';
      startedBy: string;
      startedAt: string;
      finishedAt?: string;
      total: number;
      checked: number;
      updated: number;
      completed: number;
      processing: number;
      errors: number;
    };
    results: {
      submissionId: string;
      orderId: string;
      orderNumber: string;
      outcome: 'error' | 'updated' | 'unchanged' | 'requested' | 'holds' | 'uncounted' | 'ended';
      previousStatus?: string;
      newStatus?: string;
      providerStatus?: string;
      updated: boolean;
      error?: string;
    }[];
    resultCount: number;
    page: number;
    summary: {
      total: number;
      updated: number;
      completed: number;
      processing: number;
      errors: number;
    };
  }>({
    method: 'POST',
    path: '/api/provider-status/sync-all',
    ...options,
  });

/** A run of the status sync: how far it is, and a page of its results. Needs `read-catalogue`. */
export const getProviderStatusRunsId = (
  id: string,
  query: {
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    run: {
      id: string;
      state: 'running' | 'done' | 'failed';
      startedBy: string;
      startedAt: string;
      finishedAt?: string;
      total: number;
      checked: number;
      updated: number;
      completed: number;
      processing: number;
      errors: number;
    };
    results: {
      submissionId: string;
      orderId: string;
      orderNumber: string;
      outcome: 'error' | 'updated' | 'unchanged' | 'requested' | 'holds' | 'uncounted' | 'ended';
      previousStatus?: string;
      newStatus?: string;
      providerStatus?: string;
      updated: boolean;
      error?: string;
    }[];
    resultCount: number;
    page: number;
    summary: {
      total: number;
      updated: number;
      completed: number;
      processing: number;
      errors: number;
    };
  }>({
    method: 'GET',
    path: address('/api/provider-status/runs/:id', { id }),
    query,
    ...options,
  });

/** Pauses the Schedule of the status sync. Needs `manage-providers`. */
export const postProviderStatusStopAutoSync = (options?: Options) =>
  exchange<{
    success: true;
    autoSyncEnabled: boolean;
  }>({
    method: 'POST',
    path: '/api/provider-status/stop-auto-sync',
    ...options,
  });

/** Activates the Schedule of the status sync. Needs `manage-providers`. */
export const postProviderStatusStartAutoSync = (options?: Options) =>
  exchange<{
    success: true;
    autoSyncEnabled: boolean;
  }>({
    method: 'POST',
    path: '/api/provider-status/start-auto-sync',
    ...options,
  });

/** Sets how often the status sync runs. Needs `manage-providers`. */
export const putProviderStatusInterval = (
  body: {
    minutes: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    syncIntervalMinutes: number;
  }>({
    method: 'PUT',
    path: '/api/provider-status/interval',
    body,
    ...options,
  });

/** Rules and Schedule of the refills, and the sweep’s newest run. Needs `read-orders`. */
export const getRefillOverview = (options?: Options) =>
  exchange<{
    success: true;
    settings: {
      enabled: boolean;
      intervalMinutes: number;
      cooldownHours: number;
      guaranteeDays: number | null;
    };
    thresholdPercent: number;
    eligible: number;
    lastSweepTime?: string;
    nextSweepTime?: string;
    run?: {
      id: string;
      state: 'running' | 'done' | 'failed';
      startedBy: string;
      startedAt: string;
      finishedAt?: string;
      total: number;
      checked: number;
      updated: number;
      completed: number;
      processing: number;
      errors: number;
    };
    scheduleUrl: string;
  }>({
    method: 'GET',
    path: '/api/admin/refill/overview',
    ...options,
  });

/** Whether an order can be refilled now, by the panel’s last report and the follower count of now. Needs `read-orders`. */
export const getRefillStatusId = (id: string, options?: Options) =>
  exchange<{
    success: true;
    order: {
      id: string;
      orderNumber: string;
      status: string;
      username: string;
    };
    providerOrderId?: string;
    status: {
      status: string;
      start_count?: number;
      remains?: number;
      error?: string;
      reportedAt?: string;
    };
    eligibility: {
      refillAvailable: boolean;
      canRefill: boolean;
      code?: string;
      message?: string;
    };
    count?: {
      expected: number;
      current?: number;
      missing?: number;
      lostPercent?: number;
    };
    refill?: {
      state: string;
      requestedAt: string;
      requestedBy: string;
      endedAt?: string;
      reason?: string;
    };
  }>({
    method: 'GET',
    path: address('/api/admin/refill/status/:id', { id }),
    ...options,
  });

/** Looks at every delivered order now and asks for the refills that are due, or joins the run that does. Needs `work-orders`. */
export const postRefillProcessAll = (options?: Options) =>
  exchange<{
    success: true;
    run: {
      id: string;
      state: 'running' | 'done' | 'failed';
      startedBy: string;
      startedAt: string;
      finishedAt?: string;
      total: number;
      checked: number;
      updated: number;
      completed: number;
      processing: number;
      errors: number;
    };
    results: {
      submissionId: string;
      orderId: string;
      orderNumber: string;
      outcome: 'error' | 'updated' | 'unchanged' | 'requested' | 'holds' | 'uncounted' | 'ended';
      previousStatus?: string;
      newStatus?: string;
      providerStatus?: string;
      updated: boolean;
      error?: string;
    }[];
    resultCount: number;
    page: number;
    summary: {
      total: number;
      updated: number;
      completed: number;
      processing: number;
      errors: number;
    };
    message: string;
  }>({
    method: 'POST',
    path: '/api/admin/refill/process-all',
    ...options,
  });

/** A run of the refill sweep: how far it is, and a page of its results. Needs `read-orders`. */
export const getRefillRunsId = (
  id: string,
  query: {
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    run: {
      id: string;
      state: 'running' | 'done' | 'failed';
      startedBy: string;
      startedAt: string;
      finishedAt?: string;
      total: number;
      checked: number;
      updated: number;
      completed: number;
      processing: number;
      errors: number;
    };
    results: {
      submissionId: string;
      orderId: string;
      orderNumber: string;
      outcome: 'error' | 'updated' | 'unchanged' | 'requested' | 'holds' | 'uncounted' | 'ended';
      previousStatus?: string;
      newStatus?: string;
      providerStatus?: string;
      updated: boolean;
      error?: string;
    }[];
    resultCount: number;
    page: number;
    summary: {
      total: number;
      updated: number;
      completed: number;
      processing: number;
      errors: number;
    };
  }>({
    method: 'GET',
    path: address('/api/admin/refill/runs/:id', { id }),
    query,
    ...options,
  });

/** Sets rules and Schedule of the refills. Needs `manage-providers`. */
export const putRefillSettings = (
  body: {
    enabled: boolean;
    intervalMinutes: number;
    cooldownHours: number;
    guaranteeDays: number | null;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    settings: {
      enabled: boolean;
      intervalMinutes: number;
      cooldownHours: number;
      guaranteeDays: number | null;
    };
  }>({
    method: 'PUT',
    path: '/api/admin/refill/settings',
    body,
    ...options,
  });

/** Delivered orders that the sweep looks at, newest delivery first. Needs `read-orders`. */
export const getRefillCandidates = (
  query: {
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    orders: {
      orderId: string;
      orderNumber: string;
      username: string;
      quantity: number;
      expected: number;
      deliveredAt?: string;
    }[];
    total: number;
    page: number;
  }>({
    method: 'GET',
    path: '/api/admin/refill/candidates',
    query,
    ...options,
  });

/** Refills, newest first. Needs `read-orders`. */
export const getRefillHistory = (
  query: {
    page?: number;
    /** @example "sending" */
    state?: 'sending' | 'requested' | 'unknown' | 'completed' | 'rejected';
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    refills: {
      id: string;
      orderId: string;
      orderNumber: string;
      username: string;
      state: string;
      requestedAt: string;
      requestedBy: string;
      providerRefillId?: string;
      reason?: string;
      endedAt?: string;
    }[];
    total: number;
    page: number;
  }>({
    method: 'GET',
    path: '/api/admin/refill/history',
    query,
    ...options,
  });

/** Every provider with balance and health. Needs `read-catalogue`. */
export const getProviders = (options?: Options) =>
  exchange<{
    success: true;
    providers: {
      id: number;
      name: string;
      baseUrl: string;
      protocol: 'smm-v2' | 'json-rest';
      hasApiKey: boolean;
      apiKeyLast4: string;
      maxCallsPerSecond: number;
      active: boolean;
      version: number;
      balance?: string;
      balanceCurrency?: string;
      balanceSaidAt?: string;
      balanceError?: string;
      balanceAlertBelow?: string;
      balanceLow: boolean;
      services: number;
      open: number;
      catalogue: number;
      catalogueTakenAt?: string;
      health: {
        calls: number;
        errorPercent?: number;
        refused: number;
        p50Ms?: number;
        p95Ms?: number;
        lastSuccessAt?: string;
        lastFailureAt?: string;
      };
    }[];
  }>({
    method: 'GET',
    path: '/api/providers',
    ...options,
  });

/** Adds a provider; workers serve it within seconds. Needs `manage-providers`. */
export const postProviders = (
  body: {
    name: string;
    baseUrl: string;
    protocol?: 'smm-v2' | 'json-rest';
    maxCallsPerSecond: number;
    balanceAlertBelow: string | null;
    apiKey: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    provider: {
      id: number;
      name: string;
      baseUrl: string;
      protocol: 'smm-v2' | 'json-rest';
      hasApiKey: boolean;
      apiKeyLast4: string;
      maxCallsPerSecond: number;
      active: boolean;
      version: number;
      balance?: string;
      balanceCurrency?: string;
      balanceSaidAt?: string;
      balanceError?: string;
      balanceAlertBelow?: string;
      balanceLow: boolean;
      services: number;
      open: number;
      catalogue: number;
      catalogueTakenAt?: string;
      health: {
        calls: number;
        errorPercent?: number;
        refused: number;
        p50Ms?: number;
        p95Ms?: number;
        lastSuccessAt?: string;
        lastFailureAt?: string;
      };
    };
  }>({
    method: 'POST',
    path: '/api/providers',
    body,
    ...options,
  });

/** One provider; of its key only that it is there and its last four characters. Needs `read-catalogue`. */
export const getProvidersId = (id: number, options?: Options) =>
  exchange<{
    success: true;
    provider: {
      id: number;
      name: string;
      baseUrl: string;
      protocol: 'smm-v2' | 'json-rest';
      hasApiKey: boolean;
      apiKeyLast4: string;
      maxCallsPerSecond: number;
      active: boolean;
      version: number;
      balance?: string;
      balanceCurrency?: string;
      balanceSaidAt?: string;
      balanceError?: string;
      balanceAlertBelow?: string;
      balanceLow: boolean;
      services: number;
      open: number;
      catalogue: number;
      catalogueTakenAt?: string;
      health: {
        calls: number;
        errorPercent?: number;
        refused: number;
        p50Ms?: number;
        p95Ms?: number;
        lastSuccessAt?: string;
        lastFailureAt?: string;
      };
    };
  }>({
    method: 'GET',
    path: address('/api/providers/:id', { id }),
    ...options,
  });

/** Changes a provider; without a key it keeps its own, which another address does not get. Needs `manage-providers`. */
export const putProvidersId = (
  id: number,
  body: {
    name: string;
    baseUrl: string;
    protocol?: 'smm-v2' | 'json-rest';
    maxCallsPerSecond: number;
    balanceAlertBelow: string | null;
    apiKey?: string;
    active: boolean;
    version: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    provider: {
      id: number;
      name: string;
      baseUrl: string;
      protocol: 'smm-v2' | 'json-rest';
      hasApiKey: boolean;
      apiKeyLast4: string;
      maxCallsPerSecond: number;
      active: boolean;
      version: number;
      balance?: string;
      balanceCurrency?: string;
      balanceSaidAt?: string;
      balanceError?: string;
      balanceAlertBelow?: string;
      balanceLow: boolean;
      services: number;
      open: number;
      catalogue: number;
      catalogueTakenAt?: string;
      health: {
        calls: number;
        errorPercent?: number;
        refused: number;
        p50Ms?: number;
        p95Ms?: number;
        lastSuccessAt?: string;
        lastFailureAt?: string;
      };
    };
  }>({
    method: 'PUT',
    path: address('/api/providers/:id', { id }),
    body,
    ...options,
  });

/** Asks a panel from the server: for its balance, and whether it has a service. Needs `manage-providers`. */
export const postProvidersTestConnection = (
  body: {
    id?: number;
    baseUrl?: string;
    protocol?: 'smm-v2' | 'json-rest';
    apiKey?: string;
    serviceId?: string | number;
  },
  options?: Options,
) =>
  exchange<{
    success: boolean;
    service?: {
      name: string;
      service: string;
    };
    details?: {
      id: string;
      name: string;
      type: string;
      category: string;
      rate: string;
      min: number;
      max: number;
      refill?: boolean;
      cancel?: boolean;
    };
    error?: string;
    reason?: 'unreachable' | 'refused' | 'service-not-found';
    balance?: string;
    currency?: string;
    services?: number;
    durationMs: number;
  }>({
    method: 'POST',
    path: '/api/providers/test-connection',
    body,
    ...options,
  });

/** Services of a provider as they were last taken over. Needs `read-catalogue`. */
export const getProvidersIdCatalogue = (
  id: number,
  query: {
    search?: string;
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    services: {
      id: string;
      name: string;
      type: string;
      category: string;
      rate: string;
      min: number;
      max: number;
      refill?: boolean;
      cancel?: boolean;
      takenAt: string;
      goneAt?: string;
    }[];
    total: number;
    page: number;
  }>({
    method: 'GET',
    path: address('/api/providers/:id/catalogue', { id }),
    query,
    ...options,
  });

/** Asks the panel for its catalogue and says what has changed; nothing is taken over. Needs `manage-providers`. */
export const postProvidersIdCataloguePreview = (id: number, options?: Options) =>
  exchange<{
    success: true;
    offered: number;
    changes: {
      key: string;
      kind: 'new' | 'changed' | 'gone';
      id: string;
      before?: {
        id: string;
        name: string;
        type: string;
        category: string;
        rate: string;
        min: number;
        max: number;
        refill?: boolean;
        cancel?: boolean;
      };
      after?: {
        id: string;
        name: string;
        type: string;
        category: string;
        rate: string;
        min: number;
        max: number;
        refill?: boolean;
        cancel?: boolean;
      };
      usedBy: number[];
    }[];
  }>({
    method: 'POST',
    path: address('/api/providers/:id/catalogue/preview', { id }),
    ...options,
  });

/** Takes the chosen changes over, where the panel still offers what was shown. Needs `manage-providers`. */
export const postProvidersIdCatalogueApply = (
  id: number,
  body: {
    keys: string[];
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    applied: number;
    outdated: number;
  }>({
    method: 'POST',
    path: address('/api/providers/:id/catalogue/apply', { id }),
    body,
    ...options,
  });

/** Packages in the order of the shop, with panel, cost and margin. Needs `read-catalogue`. */
export const getServices = (
  query: {
    search?: string;
    /** @example "followers" */
    type?: 'followers' | 'likes' | 'views';
    /** @example "spain" */
    region?: 'spain' | 'europe' | 'none';
    state?: 'on-sale' | 'off-sale' | 'all';
    provider?: number;
    /** @example "true" */
    warned?: 'true';
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    services: {
      id: number;
      type: 'followers' | 'likes' | 'views';
      region: 'spain' | 'europe' | 'none';
      quantity: number;
      bonus: number;
      priceCents: number;
      regularPriceCents: number;
      referencePriceCents: number;
      featured: boolean;
      active: boolean;
      position?: number;
      version: number;
      range?: {
        min: number;
        max: number;
        step: number;
        bonusPercent?: number;
      };
      sources: {
        providerId: number;
        providerName: string;
        providerActive: boolean;
        providerServiceId: string;
        currency?: string;
        listed?: {
          name: string;
          rate: string;
          min: number;
          max: number;
          gone: boolean;
        };
        margin: {
          netCents: number;
          cost?: number;
          currency?: string;
          marginCents?: number;
          share?: number;
          unknown?: 'no-rate' | 'no-currency' | 'other-currency';
        };
      }[];
      warnings: (
        | 'provider-inactive'
        | 'panel-service-gone'
        | 'below-minimum'
        | 'above-maximum'
        | 'loss'
        | 'without-refills'
        | 'panel-service-unknown'
      )[];
    }[];
    vat: {
      ratePercent: number;
      byDestination: boolean;
    };
  }>({
    method: 'GET',
    path: '/api/admin/services',
    query,
    ...options,
  });

/** Makes a package of fixed size; it is not on sale yet. Needs `move-money`. */
export const postServices = (
  body: {
    type: 'followers' | 'likes' | 'views';
    region: 'spain' | 'europe' | 'none';
    quantity: number;
    bonus: number;
    priceCents: number;
    regularPriceCents: number;
    featured: boolean;
    source: {
      providerId: number;
      /** @pattern ^[\w.:-]{1,40}$ */
      providerServiceId: string;
    };
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    service: {
      id: number;
      type: 'followers' | 'likes' | 'views';
      region: 'spain' | 'europe' | 'none';
      quantity: number;
      bonus: number;
      priceCents: number;
      regularPriceCents: number;
      referencePriceCents: number;
      featured: boolean;
      active: boolean;
      position?: number;
      version: number;
      range?: {
        min: number;
        max: number;
        step: number;
        bonusPercent?: number;
      };
      sources: {
        providerId: number;
        providerName: string;
        providerActive: boolean;
        providerServiceId: string;
        currency?: string;
        listed?: {
          name: string;
          rate: string;
          min: number;
          max: number;
          gone: boolean;
        };
        margin: {
          netCents: number;
          cost?: number;
          currency?: string;
          marginCents?: number;
          share?: number;
          unknown?: 'no-rate' | 'no-currency' | 'other-currency';
        };
      }[];
      warnings: (
        | 'provider-inactive'
        | 'panel-service-gone'
        | 'below-minimum'
        | 'above-maximum'
        | 'loss'
        | 'without-refills'
        | 'panel-service-unknown'
      )[];
    };
  }>({
    method: 'POST',
    path: '/api/admin/services',
    body,
    ...options,
  });

/** One package, what it has cost since when, and what shoppers find beside it. Needs `read-catalogue`. */
export const getServicesId = (id: number, options?: Options) =>
  exchange<{
    success: true;
    service: {
      id: number;
      type: 'followers' | 'likes' | 'views';
      region: 'spain' | 'europe' | 'none';
      quantity: number;
      bonus: number;
      priceCents: number;
      regularPriceCents: number;
      referencePriceCents: number;
      featured: boolean;
      active: boolean;
      position?: number;
      version: number;
      range?: {
        min: number;
        max: number;
        step: number;
        bonusPercent?: number;
      };
      sources: {
        providerId: number;
        providerName: string;
        providerActive: boolean;
        providerServiceId: string;
        currency?: string;
        listed?: {
          name: string;
          rate: string;
          min: number;
          max: number;
          gone: boolean;
        };
        margin: {
          netCents: number;
          cost?: number;
          currency?: string;
          marginCents?: number;
          share?: number;
          unknown?: 'no-rate' | 'no-currency' | 'other-currency';
        };
      }[];
      warnings: (
        | 'provider-inactive'
        | 'panel-service-gone'
        | 'below-minimum'
        | 'above-maximum'
        | 'loss'
        | 'without-refills'
        | 'panel-service-unknown'
      )[];
    };
    vat: {
      ratePercent: number;
      byDestination: boolean;
    };
    prices: {
      priceCents: number;
      since: string;
    }[];
    othersOnSale: number;
    ends?: {
      quantity: number;
      bonus: number;
      priceCents: number;
      margin: {
        netCents: number;
        cost?: number;
        currency?: string;
        marginCents?: number;
        share?: number;
        unknown?: 'no-rate' | 'no-currency' | 'other-currency';
      };
    }[];
  }>({
    method: 'GET',
    path: address('/api/admin/services/:id', { id }),
    ...options,
  });

/** Changes a package of fixed size; purchases that have begun are asked to agree to another price. Needs `move-money`. */
export const putServicesId = (
  id: number,
  body: {
    quantity: number;
    bonus: number;
    priceCents: number;
    regularPriceCents: number;
    featured: boolean;
    version: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    service: {
      id: number;
      type: 'followers' | 'likes' | 'views';
      region: 'spain' | 'europe' | 'none';
      quantity: number;
      bonus: number;
      priceCents: number;
      regularPriceCents: number;
      referencePriceCents: number;
      featured: boolean;
      active: boolean;
      position?: number;
      version: number;
      range?: {
        min: number;
        max: number;
        step: number;
        bonusPercent?: number;
      };
      sources: {
        providerId: number;
        providerName: string;
        providerActive: boolean;
        providerServiceId: string;
        currency?: string;
        listed?: {
          name: string;
          rate: string;
          min: number;
          max: number;
          gone: boolean;
        };
        margin: {
          netCents: number;
          cost?: number;
          currency?: string;
          marginCents?: number;
          share?: number;
          unknown?: 'no-rate' | 'no-currency' | 'other-currency';
        };
      }[];
      warnings: (
        | 'provider-inactive'
        | 'panel-service-gone'
        | 'below-minimum'
        | 'above-maximum'
        | 'loss'
        | 'without-refills'
        | 'panel-service-unknown'
      )[];
    };
  }>({
    method: 'PUT',
    path: address('/api/admin/services/:id', { id }),
    body,
    ...options,
  });

/** Changes which quantities of a package without fixed size can be bought. Needs `move-money`. */
export const putServicesIdRange = (
  id: number,
  body: {
    min: number;
    max: number;
    step: number;
    bonusPercent: number | null;
    version: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    service: {
      id: number;
      type: 'followers' | 'likes' | 'views';
      region: 'spain' | 'europe' | 'none';
      quantity: number;
      bonus: number;
      priceCents: number;
      regularPriceCents: number;
      referencePriceCents: number;
      featured: boolean;
      active: boolean;
      position?: number;
      version: number;
      range?: {
        min: number;
        max: number;
        step: number;
        bonusPercent?: number;
      };
      sources: {
        providerId: number;
        providerName: string;
        providerActive: boolean;
        providerServiceId: string;
        currency?: string;
        listed?: {
          name: string;
          rate: string;
          min: number;
          max: number;
          gone: boolean;
        };
        margin: {
          netCents: number;
          cost?: number;
          currency?: string;
          marginCents?: number;
          share?: number;
          unknown?: 'no-rate' | 'no-currency' | 'other-currency';
        };
      }[];
      warnings: (
        | 'provider-inactive'
        | 'panel-service-gone'
        | 'below-minimum'
        | 'above-maximum'
        | 'loss'
        | 'without-refills'
        | 'panel-service-unknown'
      )[];
    };
  }>({
    method: 'PUT',
    path: address('/api/admin/services/:id/range', { id }),
    body,
    ...options,
  });

/** Puts a package on sale or takes it off. Needs `move-money`. */
export const putServicesIdActive = (
  id: number,
  body: {
    active: boolean;
    reason: string;
    version: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    service: {
      id: number;
      type: 'followers' | 'likes' | 'views';
      region: 'spain' | 'europe' | 'none';
      quantity: number;
      bonus: number;
      priceCents: number;
      regularPriceCents: number;
      referencePriceCents: number;
      featured: boolean;
      active: boolean;
      position?: number;
      version: number;
      range?: {
        min: number;
        max: number;
        step: number;
        bonusPercent?: number;
      };
      sources: {
        providerId: number;
        providerName: string;
        providerActive: boolean;
        providerServiceId: string;
        currency?: string;
        listed?: {
          name: string;
          rate: string;
          min: number;
          max: number;
          gone: boolean;
        };
        margin: {
          netCents: number;
          cost?: number;
          currency?: string;
          marginCents?: number;
          share?: number;
          unknown?: 'no-rate' | 'no-currency' | 'other-currency';
        };
      }[];
      warnings: (
        | 'provider-inactive'
        | 'panel-service-gone'
        | 'below-minimum'
        | 'above-maximum'
        | 'loss'
        | 'without-refills'
        | 'panel-service-unknown'
      )[];
    };
  }>({
    method: 'PUT',
    path: address('/api/admin/services/:id/active', { id }),
    body,
    ...options,
  });

/** From which panel a package is ordered, and which ones stand in for it, in this order. Needs `manage-providers`. */
export const putServicesIdSources = (
  id: number,
  body: {
    sources: {
      providerId: number;
      /** @pattern ^[\w.:-]{1,40}$ */
      providerServiceId: string;
    }[];
    version: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    service: {
      id: number;
      type: 'followers' | 'likes' | 'views';
      region: 'spain' | 'europe' | 'none';
      quantity: number;
      bonus: number;
      priceCents: number;
      regularPriceCents: number;
      referencePriceCents: number;
      featured: boolean;
      active: boolean;
      position?: number;
      version: number;
      range?: {
        min: number;
        max: number;
        step: number;
        bonusPercent?: number;
      };
      sources: {
        providerId: number;
        providerName: string;
        providerActive: boolean;
        providerServiceId: string;
        currency?: string;
        listed?: {
          name: string;
          rate: string;
          min: number;
          max: number;
          gone: boolean;
        };
        margin: {
          netCents: number;
          cost?: number;
          currency?: string;
          marginCents?: number;
          share?: number;
          unknown?: 'no-rate' | 'no-currency' | 'other-currency';
        };
      }[];
      warnings: (
        | 'provider-inactive'
        | 'panel-service-gone'
        | 'below-minimum'
        | 'above-maximum'
        | 'loss'
        | 'without-refills'
        | 'panel-service-unknown'
      )[];
    };
  }>({
    method: 'PUT',
    path: address('/api/admin/services/:id/sources', { id }),
    body,
    ...options,
  });

/** In which order the shop shows the packages of a type and region; all of them are named. Needs `move-money`. */
export const putServicesOrder = (
  body: {
    type: 'followers' | 'likes' | 'views';
    region: 'spain' | 'europe' | 'none';
    services: {
      id: number;
      version: number;
    }[];
    byQuantity: boolean;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
  }>({
    method: 'PUT',
    path: '/api/admin/services-order',
    body,
    ...options,
  });

/** Asks a panel for its catalogue: what has changed, and what that does to the packages' margins. Needs `manage-providers`. */
export const postServicesImportPreview = (
  body: {
    providerId: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    version: string;
    currency?: string;
    changes: {
      kind: 'new' | 'changed' | 'gone';
      id: string;
      before?: {
        id: string;
        name: string;
        type: string;
        category: string;
        rate: string;
        min: number;
        max: number;
        refill?: boolean;
        cancel?: boolean;
      };
      after?: {
        id: string;
        name: string;
        type: string;
        category: string;
        rate: string;
        min: number;
        max: number;
        refill?: boolean;
        cancel?: boolean;
      };
    }[];
    packages: {
      id: number;
      type: 'followers' | 'likes' | 'views';
      region: 'spain' | 'europe' | 'none';
      quantity: number;
      range?: {
        min: number;
        max: number;
        step: number;
        bonusPercent?: number;
      };
      active: boolean;
      providerServiceId: string;
      own: boolean;
      gone: boolean;
      before: {
        netCents: number;
        cost?: number;
        currency?: string;
        marginCents?: number;
        share?: number;
        unknown?: 'no-rate' | 'no-currency' | 'other-currency';
      };
      after?: {
        netCents: number;
        cost?: number;
        currency?: string;
        marginCents?: number;
        share?: number;
        unknown?: 'no-rate' | 'no-currency' | 'other-currency';
      };
    }[];
    services: {
      id: string;
      name: string;
      type: string;
      category: string;
      rate: string;
      min: number;
      max: number;
      refill?: boolean;
      cancel?: boolean;
      usedBy: number[];
    }[];
  }>({
    method: 'POST',
    path: '/api/admin/services-import/preview',
    body,
    ...options,
  });

/** Takes the catalogue over as it was shown, makes packages of it that are not on sale yet, all or nothing. Needs `manage-providers`. */
export const postServicesImportApply = (
  body: {
    providerId: number;
    /** @pattern ^[0-9a-f]{16}$ */
    version: string;
    withdrawGone: boolean;
    /** @maxItems 100 */
    packages: {
      providerServiceId: string;
      type: 'followers' | 'likes' | 'views';
      region: 'spain' | 'europe' | 'none';
      quantity: number;
      bonus: number;
      priceCents: number;
    }[];
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    taken: number;
    gone: number;
    created: number[];
    withdrawn: number[];
  }>({
    method: 'POST',
    path: '/api/admin/services-import/apply',
    body,
    ...options,
  });

/** Discount codes, newest first, in pages; by beginning of the code, state, or what was made together. Needs `read-catalogue`. */
export const getDiscountCodes = (
  query: {
    search?: string;
    state?: 'all' | 'active' | 'scheduled' | 'expired' | 'exhausted' | 'inactive';
    batch?: string;
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    codes: {
      off:
        | {
            kind: 'percent';
            percent: number;
          }
        | {
            kind: 'amount';
            amountCents: number;
          };
      active: boolean;
      oncePerEmail: boolean;
      minOrderCents?: number;
      serviceTypes?: ('followers' | 'likes' | 'views')[];
      languages?: ('es' | 'fr' | 'it')[];
      maxRedemptions?: number;
      validFrom?: string;
      validUntil?: string;
      validSecondsAfterGrant?: number;
      grantedIn?: ('es' | 'fr' | 'it')[];
      /** @maxLength 300 */
      note: string;
      code: string;
      state: 'active' | 'scheduled' | 'expired' | 'exhausted' | 'inactive';
      shownBy: ('banner' | 'thank-you')[];
      batch?: string;
      createdBy?: string;
      createdAt: string;
      version: number;
      redemptions: number;
      promised: number;
      revenueCents?: number;
      discountCents?: number;
    }[];
    total: number;
    page: number;
    pages: number;
  }>({
    method: 'GET',
    path: '/api/admin/discount-codes',
    query,
    ...options,
  });

/** Makes a code; a name that exists is refused. Needs `move-money`. */
export const postDiscountCodes = (
  body: {
    off:
      | {
          kind: 'percent';
          percent: number;
        }
      | {
          kind: 'amount';
          amountCents: number;
        };
    active: boolean;
    oncePerEmail: boolean;
    minOrderCents?: number;
    serviceTypes?: ('followers' | 'likes' | 'views')[];
    languages?: ('es' | 'fr' | 'it')[];
    maxRedemptions?: number;
    validFrom?: string;
    validUntil?: string;
    validSecondsAfterGrant?: number;
    grantedIn?: ('es' | 'fr' | 'it')[];
    /** @maxLength 300 */
    note: string;
    /** @pattern ^[A-Z0-9][A-Z0-9_-]{2,39}$ */
    code: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    discount: {
      off:
        | {
            kind: 'percent';
            percent: number;
          }
        | {
            kind: 'amount';
            amountCents: number;
          };
      active: boolean;
      oncePerEmail: boolean;
      minOrderCents?: number;
      serviceTypes?: ('followers' | 'likes' | 'views')[];
      languages?: ('es' | 'fr' | 'it')[];
      maxRedemptions?: number;
      validFrom?: string;
      validUntil?: string;
      validSecondsAfterGrant?: number;
      grantedIn?: ('es' | 'fr' | 'it')[];
      /** @maxLength 300 */
      note: string;
      code: string;
      state: 'active' | 'scheduled' | 'expired' | 'exhausted' | 'inactive';
      shownBy: ('banner' | 'thank-you')[];
      batch?: string;
      createdBy?: string;
      createdAt: string;
      version: number;
      redemptions: number;
      promised: number;
      revenueCents?: number;
      discountCents?: number;
    };
  }>({
    method: 'POST',
    path: '/api/admin/discount-codes',
    body,
    ...options,
  });

/** One code and a page of the orders that used it, newest first. Needs `read-catalogue`. */
export const getDiscountCodesCode = (
  code: string,
  query: {
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    discount: {
      off:
        | {
            kind: 'percent';
            percent: number;
          }
        | {
            kind: 'amount';
            amountCents: number;
          };
      active: boolean;
      oncePerEmail: boolean;
      minOrderCents?: number;
      serviceTypes?: ('followers' | 'likes' | 'views')[];
      languages?: ('es' | 'fr' | 'it')[];
      maxRedemptions?: number;
      validFrom?: string;
      validUntil?: string;
      validSecondsAfterGrant?: number;
      grantedIn?: ('es' | 'fr' | 'it')[];
      /** @maxLength 300 */
      note: string;
      code: string;
      state: 'active' | 'scheduled' | 'expired' | 'exhausted' | 'inactive';
      shownBy: ('banner' | 'thank-you')[];
      batch?: string;
      createdBy?: string;
      createdAt: string;
      version: number;
      redemptions: number;
      promised: number;
      revenueCents?: number;
      discountCents?: number;
    };
    orders: {
      orderNumber: string;
      createdAt: string;
      status: 'pending' | 'processing' | 'completed' | 'partial' | 'cancelled' | 'refunded';
      amountCents: number;
      refundedCents: number;
      discountCents: number;
    }[];
    total: number;
    page: number;
  }>({
    method: 'GET',
    path: address('/api/admin/discount-codes/:code', { code }),
    query,
    ...options,
  });

/** Changes the rules of a code; prices that were promised with it stand. Needs `move-money`. */
export const putDiscountCodesCode = (
  code: string,
  body: {
    off:
      | {
          kind: 'percent';
          percent: number;
        }
      | {
          kind: 'amount';
          amountCents: number;
        };
    active: boolean;
    oncePerEmail: boolean;
    minOrderCents?: number;
    serviceTypes?: ('followers' | 'likes' | 'views')[];
    languages?: ('es' | 'fr' | 'it')[];
    maxRedemptions?: number;
    validFrom?: string;
    validUntil?: string;
    validSecondsAfterGrant?: number;
    grantedIn?: ('es' | 'fr' | 'it')[];
    /** @maxLength 300 */
    note: string;
    version: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    discount: {
      off:
        | {
            kind: 'percent';
            percent: number;
          }
        | {
            kind: 'amount';
            amountCents: number;
          };
      active: boolean;
      oncePerEmail: boolean;
      minOrderCents?: number;
      serviceTypes?: ('followers' | 'likes' | 'views')[];
      languages?: ('es' | 'fr' | 'it')[];
      maxRedemptions?: number;
      validFrom?: string;
      validUntil?: string;
      validSecondsAfterGrant?: number;
      grantedIn?: ('es' | 'fr' | 'it')[];
      /** @maxLength 300 */
      note: string;
      code: string;
      state: 'active' | 'scheduled' | 'expired' | 'exhausted' | 'inactive';
      shownBy: ('banner' | 'thank-you')[];
      batch?: string;
      createdBy?: string;
      createdAt: string;
      version: number;
      redemptions: number;
      promised: number;
      revenueCents?: number;
      discountCents?: number;
    };
  }>({
    method: 'PUT',
    path: address('/api/admin/discount-codes/:code', { code }),
    body,
    ...options,
  });

/** Switches a code off or on; prices that were promised with it stand. Needs `move-money`. */
export const putDiscountCodesCodeState = (
  code: string,
  body: {
    active: boolean;
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    discount: {
      off:
        | {
            kind: 'percent';
            percent: number;
          }
        | {
            kind: 'amount';
            amountCents: number;
          };
      active: boolean;
      oncePerEmail: boolean;
      minOrderCents?: number;
      serviceTypes?: ('followers' | 'likes' | 'views')[];
      languages?: ('es' | 'fr' | 'it')[];
      maxRedemptions?: number;
      validFrom?: string;
      validUntil?: string;
      validSecondsAfterGrant?: number;
      grantedIn?: ('es' | 'fr' | 'it')[];
      /** @maxLength 300 */
      note: string;
      code: string;
      state: 'active' | 'scheduled' | 'expired' | 'exhausted' | 'inactive';
      shownBy: ('banner' | 'thank-you')[];
      batch?: string;
      createdBy?: string;
      createdAt: string;
      version: number;
      redemptions: number;
      promised: number;
      revenueCents?: number;
      discountCents?: number;
    };
  }>({
    method: 'PUT',
    path: address('/api/admin/discount-codes/:code/state', { code }),
    body,
    ...options,
  });

/** Switches all codes off or on that were made together; `changed` says how many stood otherwise. Needs `move-money`. */
export const putDiscountBatchesBatchState = (
  batch: string,
  body: {
    active: boolean;
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    changed: number;
    total: number;
  }>({
    method: 'PUT',
    path: address('/api/admin/discount-batches/:batch/state', { batch }),
    body,
    ...options,
  });

/** Makes up to a thousand codes with the same rules: a prefix and ten characters that nobody confuses. Needs `move-money`. */
export const postDiscountCodesBatch = (
  body: {
    off:
      | {
          kind: 'percent';
          percent: number;
        }
      | {
          kind: 'amount';
          amountCents: number;
        };
    active: boolean;
    oncePerEmail: boolean;
    minOrderCents?: number;
    serviceTypes?: ('followers' | 'likes' | 'views')[];
    languages?: ('es' | 'fr' | 'it')[];
    maxRedemptions?: number;
    validFrom?: string;
    validUntil?: string;
    validSecondsAfterGrant?: number;
    grantedIn?: ('es' | 'fr' | 'it')[];
    /** @maxLength 300 */
    note: string;
    id: string;
    /** @pattern ^[A-Z0-9]{2,20}$ */
    prefix: string;
    count: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    batch: string;
    codes: string[];
  }>({
    method: 'POST',
    path: '/api/admin/discount-codes/batch',
    body,
    ...options,
  });

/** State of banner, coupons, offer, conversions, requests and suppressions; figures of the last 30 days. Needs `read-customers`. */
export const getMarketing = (options?: Options) =>
  exchange<{
    success: true;
    overview: {
      banner: {
        enabled: boolean;
        code: string;
        percent?: number;
        seconds: number;
        languages: {
          language: 'es' | 'fr' | 'it';
          shown: boolean;
          why?:
            | 'off'
            | 'discount_invalid'
            | 'discount_expired'
            | 'discount_used'
            | 'discount_exhausted'
            | 'discount_minimum'
            | 'discount_not_applicable';
          restarts: boolean;
        }[];
      };
      coupons: {
        active: number;
        uses: number;
        discountCents?: number;
        codes: {
          code: string;
          uses: number;
          cents?: number;
        }[];
      };
      experiment?: {
        upsellVariantBPercent: number;
        variants: {
          variant: 'A' | 'B';
          shown: number;
          accepted: number;
          addOnCents: number;
        }[];
      };
      conversions: {
        count: number;
        cents?: number;
      };
      requests: {
        contact: {
          open: number;
          received: number;
        };
        unsubscribe: {
          open: number;
          received: number;
        };
        deletion: {
          open: number;
          received: number;
        };
      };
      suppressed: number;
    };
  }>({
    method: 'GET',
    path: '/api/admin/marketing',
    ...options,
  });

/** Recorded conversions of the last days: by day, by source, and in pages, newest first. Needs `read-orders`. */
export const getConversions = (
  query: {
    days?: '7' | '30' | '90';
    source?: string;
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    days: {
      day: string;
      count: number;
      cents?: number;
    }[];
    sources: {
      source: string;
      count: number;
      cents?: number;
    }[];
    conversions: {
      orderNumber: string;
      at: string;
      source: string;
      amountCents: number;
      currency: string;
    }[];
    total: number;
    totalCents?: number;
    page: number;
    measurement: 'on' | 'off' | 'no-script';
  }>({
    method: 'GET',
    path: '/api/admin/conversions',
    query,
    ...options,
  });

/** Addresses that want no marketing mail, newest first, in pages; searched by their beginning. Needs `read-customers`. */
export const getSuppressions = (
  query: {
    search?: string;
    state?: 'current' | 'ended';
    page?: number;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    suppressions: {
      id: string;
      email: string;
      since: string;
      reason?: string;
      addedBy?: string;
      endedAt?: string;
      endedBy?: string;
      endReason?: string;
    }[];
    total: number;
    page: number;
  }>({
    method: 'GET',
    path: '/api/admin/suppressions',
    query,
    ...options,
  });

/** Ends marketing mail to an address, whether it bought or not. Needs `work-customers`. */
export const postSuppressions = (
  body: {
    email: string;
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
    id: string;
  }>({
    method: 'POST',
    path: '/api/admin/suppressions',
    body,
    ...options,
  });

/** Allows marketing mail to an address again, because its owner asked for it. Needs `work-customers`. */
export const postSuppressionsIdEnd = (
  id: string,
  body: {
    asked: true;
    reason: string;
  },
  options?: Options,
) =>
  exchange<{
    success: true;
  }>({
    method: 'POST',
    path: address('/api/admin/suppressions/:id/end', { id }),
    body,
    ...options,
  });
