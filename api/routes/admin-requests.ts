import { WorkflowNotFoundError } from '@temporalio/client';
import type { z } from 'zod';
import { recordAct, recordOutcome } from '../../db/audit';
import { closeContact, contactById } from '../../db/contact';
import { leaveById } from '../../db/leave-requests';
import { inTransaction } from '../../db/pool';
import { listRequests, openRequests, type RequestRow } from '../../db/requests';
import {
  adminCloseContact,
  adminDecideDeletion,
  type adminRequest,
  adminRequests,
  requestsPerPage,
} from '../../domain/calls/admin-requests';
import { ShopError } from '../../domain/errors';
import { contactReference, deletionCan, leaveReference } from '../../domain/support';
import { decideDeletion, deletionWorkflowId } from '../../workflows/messages';
import { workflowUrl } from '../admin-views';
import type { Deps } from '../deps';
import { toShopError } from '../errors';
import type { Routes } from '../handle';
import { updateDeadlineMs, withinDeadline } from '../purchases';

/** Messages, unsubscriptions and requests for deletion in the back office. */
export function adminRequestRoutes(routes: Routes, { db, env, temporal, clock, logger }: Deps): void {
  routes.answer(adminRequests, {}, async ({ query }) => {
    const { kind, page } = query;
    const [{ requests, total }, openCount] = await Promise.all([
      listRequests(db, { kind, open: query.open === 'true', page, pageSize: requestsPerPage }),
      openRequests(db),
    ]);
    const pages = Math.max(1, Math.ceil(total / requestsPerPage));
    return { requests: requests.map(view), total, openCount, page, pages };
  });

  routes.answer(adminDecideDeletion, {}, async ({ params, body, admin, request }) => {
    const found = await leaveById(db, params.id);
    if (found?.wish !== 'deletion') throw new ShopError('not_found');
    const facts = {
      proven: found.provenAt !== undefined,
      decided: found.state !== 'open' && found.state !== 'unproven',
    };
    const verdict = deletionCan.decide(facts, body.decision);
    // What the row already refuses needs no workflow; what it allows the workflow checks again.
    if (facts.decided && !verdict.allowed) throw new ShopError(verdict.code);
    const { decision, reason } = body;
    const act = await recordAct(db, {
      actor: admin.username,
      action: 'decide-deletion',
      subject: leaveReference(params.id),
      before: { decision, reason },
      ip: request.ip,
    });
    try {
      const answer = await withinDeadline(temporal, updateDeadlineMs, () =>
        temporal.workflow
          .getHandle(deletionWorkflowId(params.id))
          .executeUpdate(decideDeletion, { args: [{ decision, reason, by: admin.username }] }),
      );
      await recordOutcome(db, act, answer);
      return answer;
    } catch (error) {
      // Expired, or decided by another administrator and over.
      const known =
        error instanceof WorkflowNotFoundError ? new ShopError('request_decided') : toShopError(error);
      await recordOutcome(db, act, { refused: known.code }).catch((lost: unknown) =>
        logger.error({ err: lost, act }, 'the outcome of an act was not recorded'),
      );
      throw known;
    }
  });

  routes.answer(adminCloseContact, {}, async ({ params, body, admin, request }) => {
    if (!(await contactById(db, params.id))) throw new ShopError('not_found');
    // Both rows or none: no act goes unrecorded.
    await inTransaction(db, async (transaction) => {
      const done = { by: admin.username, note: body.reason, at: clock() };
      if (!(await closeContact(transaction, params.id, done))) throw new ShopError('message_closed');
      await recordAct(transaction, {
        actor: admin.username,
        action: 'close-contact',
        subject: contactReference(params.id),
        before: { reason: body.reason },
        ip: request.ip,
      });
    });
    return {};
  });

  function view(row: RequestRow): z.input<typeof adminRequest> {
    const time = (at: Date | null) => at?.toISOString();
    const common = {
      id: row.id,
      email: row.email,
      language: row.language,
      receivedAt: row.receivedAt.toISOString(),
      acknowledgedAt: time(row.acknowledgedAt),
      decidedAt: time(row.decidedAt),
      decidedBy: row.decidedBy ?? undefined,
      note: row.note ?? undefined,
    };
    const person = { username: row.username ?? '', reason: row.reason ?? '' };
    if (row.kind === 'contact')
      return {
        ...common,
        kind: 'contact',
        reference: contactReference(row.id),
        state: row.state === 'open' ? 'open' : 'closed',
        name: row.name ?? '',
        company: row.company ?? undefined,
        phone: row.phone ?? undefined,
        service: row.service ?? 'other',
        orderNumber: row.orderNumber ?? undefined,
        message: row.message ?? '',
        conversation: row.conversation ?? undefined,
      };
    const reference = leaveReference(row.id);
    if (row.kind === 'unsubscribe')
      return { ...common, ...person, kind: 'unsubscribe', reference, state: 'done' };
    return {
      ...common,
      ...person,
      kind: 'deletion',
      reference,
      state: row.state as Extract<z.input<typeof adminRequest>, { kind: 'deletion' }>['state'],
      provenAt: time(row.provenAt),
      endedAt: time(row.endedAt),
      orders: row.orders,
      underWay: row.underWay,
      temporalUrl: workflowUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, deletionWorkflowId(row.id)),
    };
  }
}
