import { WorkflowNotFoundError } from '@temporalio/client';
import { waitingCount } from '#db/attention.ts';
import { factsOfThread, isAnswerUnsent, replyById, settleUnsent } from '#db/contact.ts';
import { wasGivenOrder } from '#db/erasure.ts';
import { leaveById, noteToldOfRefusal } from '#db/leave-requests.ts';
import { inTransaction } from '#db/pool.ts';
import { listRequests, type RequestRow, requestByReference } from '#db/requests.ts';
import {
  adminAnswerContact,
  adminCloseContact,
  adminDecideDeletion,
  adminNoteDeletionAnswer,
  type adminRequest,
  adminRequestByReference,
  adminRequests,
} from '#domain/calls/admin-requests.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { allow, ShopError } from '#domain/errors.ts';
import { may } from '#domain/permissions.ts';
import {
  contactReference,
  deletionCan,
  deletionTimes,
  leaveReference,
  promisedSeconds,
} from '#domain/support.ts';
import { type ContactFacts, type ContactState, contactCan, contactStateOf } from '#domain/threads.ts';
import { withdrawalReference } from '#domain/withdrawal.ts';
import { decideOnDeletion } from '#purchases/deletions.ts';
import { answerThread, closeThread, contactWorkflowId, deletionWorkflowId } from '#workflows/messages.ts';
import { recordAction } from '../audit/record-sql';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { workflowUrl } from '../orders/views';
import { updateDeadlineMs, withinDeadline } from '../purchases';
import { askThread } from '../support/thread';

/** Messages, unsubscriptions and requests for deletion in the back office. */
export function adminRequestRoutes(routes: Routes, { db, env, temporal, clock }: Deps): void {
  routes.answer(adminRequests, {}, async ({ query }) => {
    const [{ rows, ...paged }, openCount] = await Promise.all([
      listRequests(db, { ...query, open: query.open === 'true' }),
      waitingCount(db, ['contact', 'deletion', 'withdrawal']),
    ]);
    return { requests: rows.map(view), openCount, ...paged };
  });

  routes.answer(adminRequestByReference, {}, async ({ params }) => {
    const row = await requestByReference(db, params.reference.toUpperCase());
    if (!row) throw new ShopError('not_found');
    return { request: view(row) };
  });

  routes.answer(adminDecideDeletion, {}, async ({ params, body, admin, audited }) => {
    const found = await leaveById(db, params.id);
    if (found?.wish !== 'deletion') throw new ShopError('not_found');
    const facts = {
      proven: found.provenAt !== undefined,
      // Without its address the person is erased, and nobody can tell whose purchases an approval would erase.
      decided: (found.state !== 'open' && found.state !== 'unproven') || found.email === '',
    };
    // If the row already forbids it no workflow is needed; if the row allows it the workflow checks again.
    if (facts.decided) allow(deletionCan.decide(facts, body.decision));
    const { decision, reason } = body;
    const input = { decision, reason, by: admin.username };
    const since = new Date(clock().getTime() - deletionTimes.givenAddressSeconds * 1000);
    return audited(
      {
        action: 'decide-deletion',
        subject: leaveReference(params.id),
        // The reason is in the request, which forgets it together with the person.
        before: { state: found.state, decision },
      },
      async () => {
        if (
          decision === 'approve' &&
          !may(admin.role, 'vouch-for-customers') &&
          (await wasGivenOrder(db, found.email, since))
        )
          throw new ShopError('erasure_needs_administrator');
        try {
          return await withinDeadline(temporal, updateDeadlineMs, () =>
            decideOnDeletion({ db, temporal }, params.id, input),
          );
        } catch (error) {
          // Expired, or decided by another administrator and over.
          throw error instanceof WorkflowNotFoundError ? new ShopError('request_decided') : error;
        }
      },
      outcome,
    );
  });

  routes.answer(adminNoteDeletionAnswer, {}, async ({ params, body, admin, request }) => {
    const answeredAt = clock();
    // Both rows or none: no action goes unrecorded.
    await inTransaction(db, async (transaction) => {
      if (!(await noteToldOfRefusal(transaction, params.id, answeredAt))) throw new ShopError('not_found');
      await recordAction(transaction, {
        actor: admin.username,
        action: 'note-deletion-answer',
        subject: leaveReference(params.id),
        before: { state: 'refused', reason: body.reason },
        after: { answeredAt },
        ip: request.ip,
      });
    });
    return {};
  });

  routes.answer(adminAnswerContact, {}, async ({ params, body, admin, audited }) => {
    const sent = await replyById(db, params.id, body.id);
    const facts = await threadFacts(params.id);
    if (sent) {
      // Sent again by a page that lost the answer. If it says something else now, the customer hasn't got that.
      if (sent.text !== body.text || facts.closed !== body.close) throw new ShopError('thread_changed');
      return { state: contactStateOf(facts) };
    }
    const { id: reply, ...said } = body;
    const { close, seen } = said;
    // The audit log names the answer; its text is in the thread, and erased with it.
    const before = { state: contactStateOf(facts), messages: facts.messages, close };
    const { state } = await audited(
      { action: 'answer-contact', subject: contactReference(params.id), before },
      () => {
        allow(contactCan.answer(facts, seen));
        const input = { ...said, reply, by: admin.username };
        return askThread({ db, temporal }, params.id, answerThread, input);
      },
      outcome,
    );
    return { state };
  });

  routes.answer(adminCloseContact, {}, async ({ params, body, admin, audited }) => {
    const facts = await threadFacts(params.id);
    // Closed with an answer that the customer never got: its note says how they got it.
    const unsent = facts.closed && (await isAnswerUnsent(db, params.id));
    allow(contactCan.close({ ...facts, closed: facts.closed && !unsent }, body.seen));
    const settle = async () => {
      const done = { by: admin.username, note: body.reason, at: clock() };
      if (!(await settleUnsent(db, params.id, done))) throw new ShopError('thread_changed');
    };
    await audited(
      {
        action: 'close-contact',
        subject: contactReference(params.id),
        before: { state: contactStateOf(facts), reason: body.reason },
      },
      async () => {
        if (unsent) await settle();
        else await askThread({ db, temporal }, params.id, closeThread, { ...body, by: admin.username });
        return { state: 'closed' };
      },
      outcome,
    );
    return {};
  });

  async function threadFacts(id: string): Promise<ContactFacts> {
    const facts = await factsOfThread(db, id);
    if (!facts) throw new ShopError('not_found');
    return facts;
  }

  /** What the audit log keeps of an answer. */
  const outcome = ({ state }: { state: string }) => ({ state });

  function view(row: RequestRow): RowOf<typeof adminRequest> {
    const person = { username: row.username ?? '', reason: row.reason ?? '' };
    if (row.kind === 'contact')
      return {
        ...row,
        kind: 'contact',
        reference: contactReference(row.id),
        state: row.state as ContactState,
        temporalUrl: workflowUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, contactWorkflowId(row.id)),
        dueAt: dueAt(row),
        name: row.name ?? '',
        service: row.service ?? 'other',
        message: row.message ?? '',
      };
    if (row.kind === 'withdrawal')
      return {
        ...row,
        kind: 'withdrawal',
        reference: withdrawalReference(row.id),
        state: row.state as 'open' | 'closed',
        name: row.name ?? '',
        orderNumber: row.orderNumber ?? '',
      };
    const reference = leaveReference(row.id);
    if (row.kind === 'unsubscribe')
      return { ...row, ...person, kind: 'unsubscribe', reference, state: 'done' };
    return {
      ...row,
      ...person,
      kind: 'deletion',
      reference,
      dueAt: dueAt(row),
      state: row.state as Extract<RowOf<typeof adminRequest>, { kind: 'deletion' }>['state'],
      temporalUrl: workflowUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, deletionWorkflowId(row.id)),
    };
  }
}

/** Until when an answer was promised; undefined if nobody waits. */
function dueAt({ waitingSince }: RequestRow): Date | undefined {
  return waitingSince ? new Date(waitingSince.getTime() + promisedSeconds * 1000) : undefined;
}
