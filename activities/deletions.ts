import { ApplicationFailure, Context } from '@temporalio/activity';
import type { Client } from '@temporalio/client';
import type { SignalDefinition } from '@temporalio/common';
import { threadsOf } from '../db/contact';
import { erasedUntil, erasePerson, noteForgetAsked, purchasesOf } from '../db/erasure';
import {
  endLeave,
  insertLeave,
  leaveById,
  noteDecision,
  noteProven,
  reopenLeave,
} from '../db/leave-requests';
import { inTransaction } from '../db/pool';
import { noteRequestMail, noteRequestMailRefused } from '../db/requests';
import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import type { DeletionDecision, LeaveRequest } from '../domain/support';
import { ifRunning } from '../purchases/if-running';
import { forgetInMemory } from '../purchases/memory';
import { signalPurchase } from '../purchases/reach';
import type { Keyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';
import * as messages from '../workflows/messages';
import { createMailSender, type MailSenderDeps, noteIfRefused } from './mail-sender';
import {
  composeDeletionAnswer,
  composeDeletionReport,
  composeDeletionThanks,
  type DeletionOccasion,
} from './mail-support';

/** The pause before an order that is still being delivered is checked again. */
const searchAgain = (attempt: number) => (attempt < 10 ? '5 seconds' : '5 minutes');

/** Activities on requests to erase personal data. Each is safe to run twice. */
export function createDeletionActivities(deps: MailSenderDeps & { client: Client; keyring: Keyring }) {
  const { pool, client, keyring } = deps;
  const mailSender = createMailSender(deps);

  /** Signals an open purchase to forget its buyer; for a closed one, erases rows and memory. */
  async function askToForget(cartId: string): Promise<void> {
    await signalPurchase({ db: pool, temporal: client, keyring }, cartId, messages.forgetBuyer, {});
    await noteForgetAsked(pool, cartId, new Date());
  }

  /** Lets a run that still waits forget the person; most have ended already. */
  function signalIfRunning(workflowId: string, forget: SignalDefinition<[object]>): Promise<void> {
    return ifRunning(client.workflow.getHandle(workflowId).signal(forget, {}));
  }

  /** Ends the run of a request that an erasure on another request of the same address ends. */
  function endRun(id: string): Promise<void> {
    const run = client.workflow.getHandle(messages.deletionWorkflowId(id));
    return ifRunning(run.terminate('Its person was erased on another request'));
  }

  return {
    /** Stores a request with its time of arrival (epoch ms); false if its number belongs to another request. */
    async recordDeletion(input: {
      request: LeaveRequest;
      receivedAt: number;
      proven: boolean;
    }): Promise<boolean> {
      const { request, proven } = input;
      const receivedAt = new Date(input.receivedAt);
      return inTransaction(pool, (db) => insertLeave(db, request, { receivedAt, proven }));
    },

    /** The person opened the link in the acknowledgement. */
    async noteProof({ id, at }: { id: string; at: number }): Promise<void> {
      await noteProven(pool, id, new Date(at));
    },

    /** The proof arrived while the request expired (epoch ms): its row forgot the person, who is waiting for an answer. */
    async reopenDeletion({ request, at }: { request: LeaveRequest; at: number }): Promise<void> {
      await reopenLeave(pool, request, new Date(at));
    },

    /** Stores an administrator's decision. */
    async noteDecision(input: {
      id: string;
      decision: DeletionDecision;
      by: string;
      reason: string;
      at: number;
    }): Promise<void> {
      await noteDecision(pool, input.id, { ...input, at: new Date(input.at) });
    },

    /** Closes a request. */
    async endDeletion(input: {
      id: string;
      state: 'erased' | 'refused' | 'expired';
      at: number;
    }): Promise<void> {
      await endLeave(pool, input.id, { state: input.state, at: new Date(input.at) });
    },

    /** Acknowledges a request to the address, with the link that proves it, whether or not the address is known. */
    async acknowledgeDeletion({ id, proven }: { id: string; proven: boolean }): Promise<void> {
      const [request, shop] = await Promise.all([leaveById(pool, id), mailSender.shop()]);
      if (!request?.email || request.acknowledgedAt) return;
      const token = sealToken(keyring, 'letter', { use: 'deletion', id });
      const link = `${shop.publicUrl}${addressOf('unsubscribe', request.language)}?confirm=${token}`;
      await noteIfRefused(
        mailSender.send(request.email, composeDeletionThanks(request, shop, proven ? undefined : link)),
        () => noteRequestMailRefused(pool, 'leave_requests', id, 'acknowledgement'),
      );
      await noteRequestMail(pool, 'leave_requests', id, 'acknowledgement');
    },

    /**
     * Reports a request to support, its proof, or that the promised time is nearly over. Only the first is guaranteed
     * to be sent once; the others ask for a decision, so they are left out after it.
     */
    async reportDeletion({ id, occasion }: { id: string; occasion: DeletionOccasion }): Promise<void> {
      const [request, shop] = await Promise.all([leaveById(pool, id), mailSender.shop()]);
      if (!request?.email || (occasion === 'received' ? request.supportToldAt : request.decidedAt)) return;
      const report = composeDeletionReport(request, shop, occasion, new Date());
      await mailSender.send(shop.supportEmail, report, { replyTo: request.email });
      if (occasion === 'received') await noteRequestMail(pool, 'leave_requests', id, 'report');
    },

    /**
     * Erases a person. Carts are cancelled; it waits for open deliveries: until they end it fails with
     * `orders-under-way` and is retried, which adds nothing to the history. What tax law requires stays, and what the
     * address buys meanwhile. Other requests of the address that nobody has decided end, with their runs.
     */
    async erasePerson({ id, email }: { id: string; email: string }): Promise<void> {
      // A database that was set back may lack the decision. The first attempt follows it.
      const decidedAt =
        (await leaveById(pool, id))?.decidedAt ?? new Date(Context.current().info.scheduledTimestampMs);
      const purchases = await purchasesOf(pool, email, decidedAt);
      for (const { cartId, open, forgetAsked } of purchases)
        if (open && !forgetAsked) await askToForget(cartId);
      // Before their rows, which alone say which they are; not while an order still holds up the rest. A purchase that
      // is over can still wait for an e-mail.
      if (!purchases.some(({ open }) => open)) {
        for (const id of await threadsOf(pool, email, await erasedUntil(pool, email, decidedAt)))
          await signalIfRunning(messages.contactWorkflowId(id), messages.forgetThread);
        for (const { cartId } of purchases)
          await signalIfRunning(messages.purchaseId(cartId), messages.forgetBuyer);
      }
      const erased = await inTransaction(pool, async (db) => {
        const known = await purchasesOf(db, email, decidedAt);
        if (known.some(({ open }) => open)) return false;
        // Locks the purchases, so that no write of a memory is under way when it is read.
        const requests = await erasePerson(db, email, new Date(), decidedAt);
        for (const { cartId } of known) await forgetInMemory(db, keyring, cartId);
        // Before the commit: once their rows are erased, no further attempt would know which they are.
        for (const other of requests) if (other !== id) await endRun(other);
        return true;
      });
      if (!erased)
        throw ApplicationFailure.create({
          type: 'orders-under-way',
          message: 'An order of the person is still under way',
          nextRetryDelay: searchAgain(Context.current().info.attempt),
        });
    },

    /**
     * Notifies the person of the outcome. The address comes from the sealed workflow, because the rows no longer have
     * it.
     */
    async answerDeletion(input: {
      id: string;
      email: string;
      language: Language;
      outcome: 'erased' | 'refused';
      reason: string;
    }): Promise<void> {
      const { id, email } = input;
      const [request, shop] = await Promise.all([leaveById(pool, id), mailSender.shop()]);
      if (request?.answeredAt) return;
      // Erased on another request meanwhile: its e-mail has told them, and was to be the last.
      if (request?.email === '' && input.outcome === 'refused') return;
      // It isn't tried again, so a person has to tell them in another way.
      await noteIfRefused(
        mailSender.send(email, composeDeletionAnswer(input, shop), {
          forgotten: input.outcome === 'erased',
        }),
        () => noteRequestMailRefused(pool, 'leave_requests', id, 'answer'),
      );
      await noteRequestMail(pool, 'leave_requests', id, 'answer');
    },
  };
}
export type DeletionActivities = ReturnType<typeof createDeletionActivities>;
