import { WorkflowNotFoundError } from '@temporalio/client';
import { closeContact, contactById } from '#db/contact.ts';
import { leaveById } from '#db/leave-requests.ts';
import { inTransaction } from '#db/pool.ts';
import { listRequests, openRequests, type RequestRow } from '#db/requests.ts';
import {
  adminCloseContact,
  adminDecideDeletion,
  type adminRequest,
  adminRequests,
} from '#domain/calls/admin-requests.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { rowsPerPage } from '#domain/calls/list.ts';
import { ShopError } from '#domain/errors.ts';
import { contactReference, deletionCan, leaveReference } from '#domain/support.ts';
import { decideDeletion, deletionWorkflowId } from '#workflows/messages.ts';
import { recordAct, recordOutcome } from '../audit/record-sql';
import type { Deps } from '../deps';
import { toShopError } from '../errors';
import type { Routes } from '../handle';
import { workflowUrl } from '../orders/views';
import { updateDeadlineMs, withinDeadline } from '../purchases';

/** Messages, unsubscriptions and requests for deletion in the back office. */
export function adminRequestRoutes(routes: Routes, { db, env, temporal, clock, logger }: Deps): void {
  routes.answer(adminRequests, {}, async ({ query }) => {
    const { kind, page } = query;
    const [{ requests, total }, openCount] = await Promise.all([
      listRequests(db, { kind, open: query.open === 'true', page, pageSize: rowsPerPage }),
      openRequests(db),
    ]);
    return { requests: requests.map(view), total, openCount, page, pageSize: rowsPerPage };
  });

  routes.answer(adminDecideDeletion, {}, async ({ params, body, admin, request }) => {
    const found = await leaveById(db, params.id);
    if (found?.wish !== 'deletion') throw new ShopError('not_found');
    const facts = {
      proven: found.provenAt !== undefined,
      decided: found.state !== 'open' && found.state !== 'unproven',
    };
    const verdict = deletionCan.decide(facts, body.decision);
    // If the row already forbids it no workflow is needed; if the row allows it the workflow checks again.
    if (facts.decided && !verdict.allowed) throw new ShopError(verdict.code);
    const { decision, reason } = body;
    const act = await recordAct(db, {
      actor: admin.username,
      action: 'decide-deletion',
      subject: leaveReference(params.id),
      before: { state: found.state, decision, reason },
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
      // Expired, or decided by another administrator and ended.
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
    // Both rows or none: no action goes unrecorded.
    await inTransaction(db, async (transaction) => {
      const done = { by: admin.username, note: body.reason, at: clock() };
      if (!(await closeContact(transaction, params.id, done))) throw new ShopError('message_closed');
      await recordAct(transaction, {
        actor: admin.username,
        action: 'close-contact',
        subject: contactReference(params.id),
        before: { state: 'open', reason: body.reason },
        after: { state: 'closed' },
        ip: request.ip,
      });
    });
    return {};
  });

  function view(row: RequestRow): RowOf<typeof adminRequest> {
    const person = { username: row.username ?? '', reason: row.reason ?? '' };
    if (row.kind === 'contact')
      return {
        ...row,
        kind: 'contact',
        reference: contactReference(row.id),
        state: row.state === 'open' ? 'open' : 'closed',
        name: row.name ?? '',
        service: row.service ?? 'other',
        message: row.message ?? '',
      };
    const reference = leaveReference(row.id);
    if (row.kind === 'unsubscribe')
      return { ...row, ...person, kind: 'unsubscribe', reference, state: 'done' };
    return {
      ...row,
      ...person,
      kind: 'deletion',
      reference,
      state: row.state as Extract<RowOf<typeof adminRequest>, { kind: 'deletion' }>['state'],
      temporalUrl: workflowUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, deletionWorkflowId(row.id)),
    };
  }
}
