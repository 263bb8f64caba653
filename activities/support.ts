import { contactById, insertContact, noteContactMail } from '../db/contact';
import { insertLeave, leaveById, noteLeaveMail } from '../db/leave-requests';
import { inTransaction } from '../db/pool';
import type { ContactMessage, LeaveRequest } from '../domain/support';
import { composeContactReport, composeContactThanks, composeLeaveReport, composeLeft } from './mail-support';
import { createPost, type PostDeps } from './post';

/**
 * Activities on contact messages and unsubscribe requests. Each is safe to run twice: the row records what was done.
 */
export function createSupportActivities(deps: PostDeps) {
  const { pool } = deps;
  const post = createPost(deps);

  return {
    /** Stores a message with its time of arrival (epoch ms). */
    async recordContact(input: { message: ContactMessage; receivedAt: number }): Promise<void> {
      await insertContact(pool, input.message, new Date(input.receivedAt));
    },

    /** Sends the message to support. A reply to that e-mail goes to the sender of the message. */
    async reportContact({ id }: { id: string }): Promise<void> {
      const [message, shop] = await Promise.all([contactById(pool, id), post.shop()]);
      // Erased meanwhile: nothing to report.
      if (!message?.email || message.supportToldAt) return;
      const { email } = message;
      await post.send(shop.supportEmail, composeContactReport(message, shop), { replyTo: email });
      await noteContactMail(pool, id, 'report');
    },

    /** Acknowledges the message to its sender, with its reference. */
    async acknowledgeContact({ id }: { id: string }): Promise<void> {
      const [message, shop] = await Promise.all([contactById(pool, id), post.shop()]);
      if (!message?.email || message.acknowledgedAt) return;
      await post.send(message.email, composeContactThanks(message, shop));
      await noteContactMail(pool, id, 'acknowledgement');
    },

    /**
     * Stores a request to end marketing mail and fulfils it in the same transaction. False if another request has this
     * id: then that one is answered and this one isn't.
     */
    async recordLeave(input: { request: LeaveRequest; receivedAt: number }): Promise<boolean> {
      const receivedAt = new Date(input.receivedAt);
      return inTransaction(pool, (db) => insertLeave(db, input.request, { receivedAt, proven: false }));
    },

    /** Confirms to the address that it gets no more marketing mail. */
    async confirmLeave({ id }: { id: string }): Promise<void> {
      const [wish, shop] = await Promise.all([leaveById(pool, id), post.shop()]);
      if (!wish?.email || wish.acknowledgedAt) return;
      await post.send(wish.email, composeLeft(wish, shop));
      await noteLeaveMail(pool, id, 'acknowledgement');
    },

    /** Reports to support who unsubscribed and why. */
    async reportLeave({ id }: { id: string }): Promise<void> {
      const [wish, shop] = await Promise.all([leaveById(pool, id), post.shop()]);
      if (!wish?.email || wish.supportToldAt) return;
      await post.send(shop.supportEmail, composeLeaveReport(wish, shop), { replyTo: wish.email });
      await noteLeaveMail(pool, id, 'report');
    },
  };
}
export type SupportActivities = ReturnType<typeof createSupportActivities>;
