import type { UpdateDefinition } from '@temporalio/common';
import { type OrderDetail, orderDetail } from '#db/admin-orders.ts';
import { blocksOf } from '#db/blocked-users.ts';
import { openDeletion } from '#db/leave-requests.ts';
import { addNote, authorOfNote, deleteNote } from '#db/order-notes.ts';
import { announce } from '#db/pool.ts';
import { readSettings } from '#db/settings.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import {
  adminAddNote,
  adminChangeEmail,
  adminChangeTarget,
  adminDeleteNote,
  adminRefill,
  adminRefund,
  adminResendMail,
  adminResolveSubmission,
  adminSendToProvider,
} from '#domain/calls/admin-order-actions.ts';
import { ShopError } from '#domain/errors.ts';
import { may } from '#domain/permissions.ts';
import { mustNameLine } from '#domain/purchase.ts';
import { type Target, targetOf } from '#domain/target.ts';
import { updatePurchase } from '#purchases/reach.ts';
import {
  changeEmail,
  refundOrder,
  requestRefill,
  resendMail,
  resolveSubmission,
  sendToProvider,
  updateTarget,
} from '#workflows/messages.ts';
import { type Audit, reasonGiven } from '../audit/audited';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { once, reachOf, refundInput, withinDeadline } from '../purchases';
import type { Admin } from '../session/admin';
import { detailView } from './views';

/** A panel may be slow; the administrator gets "pending" only after the workflow's own limits. */
const actionDeadlineMs = 40_000;

/** The back office's orders: views and actions. */
export function adminOrderRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal, clock } = deps;
  const reach = reachOf(deps);

  async function find(reference: string): Promise<OrderDetail> {
    const detail = await orderDetail(db, reference);
    if (!detail) throw new ShopError('order_not_found');
    return detail;
  }

  routes.answer(adminOrder, {}, async ({ params }) => {
    const [detail, settings] = await Promise.all([find(params.id), readSettings(db)]);
    const [block] = await blocksOf(db, detail.order.email, [detail.order.username]);
    const order = detailView(detail, {
      settings: settings.purchase,
      now: clock().getTime(),
      blockedAs: block?.username,
      temporalUiUrl: env.TEMPORAL_UI_URL,
      namespace: env.TEMPORAL_NAMESPACE,
    });
    return { order };
  });

  routes.answer(
    adminSendToProvider,
    { error: true },
    async ({ params, body, admin, audited, requireProof }) => {
      const again = body.forceResend && may(admin.role, 'resend-again');
      if (again) requireProof();
      const target = targetOf({ url: body.customUrl, username: body.customUsername });
      const sent = await auditedUpdate(
        audited,
        'send-to-provider',
        {
          reference: params.id,
          reason: body.reason,
          asked: { forceResend: body.forceResend },
          target,
        },
        async (ask) => {
          if (body.forceResend && !again) throw new ShopError('forbidden');
          const answer = await ask(sendToProvider, {
            ...once(body),
            input: {
              ...askedBy(admin, body),
              force: body.forceResend,
              submissionsSeen: body.submissionsSeen,
              generation: body.generation,
              ...target,
            },
          });
          return {
            state: answer.state,
            providerOrderId: answer.providerOrderId,
            publicationsProcessed: answer.publicationsProcessed,
            error: answer.state === 'accepted' ? undefined : (answer.reason ?? sendErrors[answer.state]),
          };
        },
      );
      return { success: sent.state === 'accepted', ...sent };
    },
  );

  routes.answer(adminResolveSubmission, {}, ({ params, body, admin, audited }) => {
    const { reason, requestId, ...resolution } = body;
    return auditedUpdate(
      audited,
      'resolve-submission',
      { reference: params.id, reason, asked: resolution },
      async (ask, order) => {
        const { submissionId } = body;
        if (mustNameLine(order, submissionId)) throw new ShopError('several_doubtful');
        const asked = { ...askedBy(admin, body), submissionId };
        const { state } = await ask(resolveSubmission, {
          ...once({ requestId }),
          input:
            body.outcome === 'accepted'
              ? { ...asked, accepted: true, providerOrderId: body.providerOrderId }
              : { ...asked, accepted: false },
        });
        return { state };
      },
    );
  });

  routes.answer(adminChangeTarget, {}, ({ params, body, admin, audited }) => {
    const target = targetOf(body);
    const { submissionId } = body;
    return auditedUpdate(
      audited,
      'change-target',
      { reference: params.id, reason: body.reason, target },
      (ask) =>
        ask(updateTarget, {
          ...once(body),
          input: { ...askedBy(admin, body), ...target, submissionId },
        }),
    );
  });

  routes.answer(adminChangeEmail, {}, ({ params, body, admin, audited }) =>
    auditedUpdate(audited, 'change-email', { reference: params.id, reason: body.reason }, async (ask) => {
      // Until its decision an erasure would take this order along, and after it the order would keep the erased
      // address. Anybody can ask for one in vain.
      const open = await openDeletion(db, body.email);
      if (open && open.state !== 'unproven') throw new ShopError('erasure_under_way');
      return ask(changeEmail, {
        ...once(body),
        input: { ...askedBy(admin, body), email: body.email },
      });
    }),
  );

  routes.answer(adminRefill, {}, ({ params, body, admin, audited }) =>
    auditedUpdate(audited, 'refill', { reference: params.id, reason: body.reason }, async (ask) => {
      const { state } = await ask(requestRefill, {
        ...once(body),
        input: askedBy(admin, body),
      });
      return { state, message: refillMessages[state] };
    }),
  );

  routes.answer(adminRefund, {}, ({ params, body: { requestId, ...asked }, admin, audited }) =>
    auditedUpdate(
      audited,
      'refund',
      {
        reference: params.id,
        reason: asked.reason,
        asked: {
          amountCents: asked.amountCents,
          dismiss: asked.dismiss?.length,
          undelivered: asked.undelivered,
          outside: asked.outside,
        },
      },
      (ask) =>
        ask(refundOrder, {
          ...once({ requestId }),
          input: refundInput(admin.username, asked),
        }),
    ),
  );

  routes.answer(adminResendMail, {}, ({ params, body, admin, audited }) =>
    auditedUpdate(
      audited,
      'resend-mail',
      { reference: params.id, reason: body.reason, asked: { letter: body.letter } },
      (ask) =>
        ask(resendMail, {
          ...once(body),
          input: { ...askedBy(admin, body), letter: body.letter },
        }),
    ),
  );

  // Notes change nothing of the order: plain rows.

  routes.answer(adminAddNote, {}, async ({ params, body, admin, audited }) => {
    const { order } = await find(params.id);
    const note = await audited(
      { action: 'add-note', subject: order.orderNumber },
      async () => {
        const written = await addNote(db, order.id, { ...body, author: admin.username, at: clock() });
        if (!written) throw new ShopError('buyer_forgotten');
        return written;
      },
      // The text itself may name the customer, and stays with the order.
      ({ id }) => ({ note: id }),
    );
    await announce(db, order.orderNumber);
    return { note };
  });

  routes.answer(adminDeleteNote, {}, async ({ params, admin, audited }) => {
    const { order } = await find(params.id);
    const author = await authorOfNote(db, order.id, params.noteId);
    if (author === undefined) throw new ShopError('not_found');
    if (author !== admin.username) throw new ShopError('note_not_yours');
    await audited(
      { action: 'delete-note', subject: order.orderNumber, before: { note: params.noteId } },
      async () => {
        if (!(await deleteNote(db, order.id, params.noteId))) throw new ShopError('not_found');
      },
    );
    await announce(db, order.orderNumber);
    return {};
  });

  type Ask = <Answer, Input>(
    update: UpdateDefinition<Answer, [Input]>,
    asked: { input: Input; updateId?: string },
  ) => Promise<Answer>;

  /** The recorded part of a request. Of what names a person only the target, which an erasure finds. */
  interface Asked {
    reference: string;
    reason?: string;
    asked?: object;
    target?: Target;
  }

  /** Passes an administrator's action to the purchase and records who, when, what was asked, before and after. */
  async function auditedUpdate<T>(
    audited: Audit,
    action: string,
    { reference, reason, asked, target }: Asked,
    work: (ask: Ask, order: OrderDetail) => Promise<T>,
  ): Promise<T> {
    const detail = await find(reference);
    const { order } = detail;
    // What was erased on request stays erased.
    const named = order.username === '' ? undefined : target;
    const before = {
      ...snapshot(order),
      ...reasonGiven({ reason }),
      asked: asked || named ? { ...asked, ...named } : undefined,
    };
    return audited(
      { action, subject: order.orderNumber, before },
      () =>
        withinDeadline(temporal, actionDeadlineMs, () =>
          work((update, input) => updatePurchase(reach, order.cartId, update, input), detail),
        ),
      async (answer) => ({ answer, ...snapshot((await find(order.id)).order) }),
    );
  }
}

/** Who requests an action, and why; an empty reason counts as absent. */
function askedBy({ username: by }: Admin, { reason = '' }: { reason?: string }) {
  return { by, reason };
}

/** If the panel gave no message (S1 §8). */
const sendErrors = {
  rejected: 'No se pudo procesar la orden',
  unknown: 'Error desconocido',
  pending: 'El panel no estaba disponible. Se repetirá solo.',
} as const;

const refillMessages = {
  requested: 'La reposición se ha pedido al proveedor.',
  unknown: 'El proveedor no respondió. Se comprobará más tarde; no la pidas otra vez todavía.',
} as const;

function snapshot(order: OrderDetail['order']) {
  const { status, stage, username, providerOrderId, refundedCents, attention } = order;
  return { status, stage, username, providerOrderId, refundedCents, attention };
}
