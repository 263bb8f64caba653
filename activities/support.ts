import {
  contactById,
  insertContact,
  noteReminder,
  noteReplyMail,
  noteReplyRefused,
  recordThread,
  replyById,
  type ThreadChange,
} from '../db/contact';
import { insertLeave, leaveById } from '../db/leave-requests';
import { inTransaction } from '../db/pool';
import { noteRequestMail, noteRequestMailRefused } from '../db/requests';
import { threadUrl } from '../purchases/thread-url';
import type { Keyring } from '../security/keyring';
import type { ContactInput, LeaveInput } from '../workflows/messages';
import {
  composeContactAnswer,
  composeContactReminder,
  composeContactReport,
  composeContactThanks,
  composeReplyReport,
} from './mail-contact';
import { createMailSender, type MailSenderDeps, noteIfRefused } from './mail-sender';
import { composeLeaveReport, composeLeft } from './mail-support';

/** A change of a thread, in the workflow's terms; times in epoch ms. */
type ThreadInput = Pick<ThreadChange, 'reply' | 'closed'> & { id: string; at: number; waitingSince?: number };

/**
 * Activities on messages of the contact form and unsubscribe requests. Each is safe to run twice: the row records what
 * was done.
 */
export function createSupportActivities(deps: MailSenderDeps & { keyring: Keyring }) {
  const { pool } = deps;
  const mailSender = createMailSender(deps);

  return {
    /** Stores a message with its time of arrival (epoch ms). */
    async recordContact(input: { message: ContactInput; receivedAt: number }): Promise<void> {
      await insertContact(pool, input.message, new Date(input.receivedAt));
    },

    /** Sends the message to support. A reply to that e-mail goes to the sender of the message. */
    async reportContact({ id }: { id: string }): Promise<void> {
      const [message, shop] = await Promise.all([contactById(pool, id), mailSender.shop()]);
      // Erased meanwhile: nothing to report.
      if (!message?.email || message.supportToldAt) return;
      const { email } = message;
      await mailSender.send(shop.supportEmail, composeContactReport(message, shop), { replyTo: email });
      await noteRequestMail(pool, 'contact_messages', id, 'report');
    },

    /**
     * Acknowledges the message to its sender, with its reference; does nothing if it was answered meanwhile, or its
     * address has had too many e-mails.
     */
    async acknowledgeContact({ id }: { id: string }): Promise<void> {
      const [message, shop] = await Promise.all([contactById(pool, id), mailSender.shop()]);
      if (!message?.email || message.withoutLetter || message.acknowledgedAt) return;
      if (!message.waitingSince || message.closedAt) return;
      await noteIfRefused(
        mailSender.send(
          message.email,
          composeContactThanks(message, shop, threadUrl(deps, id, message.language)),
        ),
        () => noteRequestMailRefused(pool, 'contact_messages', id, 'acknowledgement'),
      );
      await noteRequestMail(pool, 'contact_messages', id, 'acknowledgement');
    },

    /** Stores a turn of a thread and its new state; false if its person was erased meanwhile. */
    async recordThread({ id, at, waitingSince, reply, closed }: ThreadInput): Promise<boolean> {
      return inTransaction(pool, (db) =>
        recordThread(db, id, {
          at: new Date(at),
          waitingSince: waitingSince === undefined ? undefined : new Date(waitingSince),
          reply,
          closed,
        }),
      );
    },

    /** Notifies support of another message of the customer. */
    async reportReply({ id, reply }: { id: string; reply: string }): Promise<void> {
      const [message, said, shop] = await Promise.all([
        contactById(pool, id),
        replyById(pool, id, reply),
        mailSender.shop(),
      ]);
      if (!message?.email || !said || said.mailedAt) return;
      await mailSender.send(shop.supportEmail, composeReplyReport(message, said, shop), {
        replyTo: message.email,
      });
      await noteReplyMail(pool, id, reply);
    },

    /** Sends support's answer to the customer, with the link to the thread. */
    async sendAnswer({ id, reply }: { id: string; reply: string }): Promise<void> {
      const [message, said, shop] = await Promise.all([
        contactById(pool, id),
        replyById(pool, id, reply),
        mailSender.shop(),
      ]);
      if (!message?.email || !said || said.mailedAt) return;
      const link = threadUrl(deps, id, message.language);
      const answer = composeContactAnswer(message, said, shop, link);
      // It isn't tried again, so a person has to reach the customer in another way.
      await noteIfRefused(
        mailSender.send(message.email, answer, { headers: { 'Auto-Submitted': 'no' } }),
        () => noteReplyRefused(pool, id, reply),
      );
      await noteReplyMail(pool, id, reply);
    },

    /** Reminds support of a waiting thread; does nothing if it was answered or closed meanwhile. */
    async remindOfContact({ id }: { id: string }): Promise<void> {
      const [message, shop] = await Promise.all([contactById(pool, id), mailSender.shop()]);
      if (!message?.email || !message.waitingSince || message.closedAt || message.remindedAt) return;
      await mailSender.send(shop.supportEmail, composeContactReminder(message, message.waitingSince, shop));
      await noteReminder(pool, id);
    },

    /**
     * Stores a request to end marketing mail and fulfils it in the same transaction. False if another request has this
     * id: then that one is answered and this one isn't.
     */
    async recordLeave(input: { request: LeaveInput; receivedAt: number }): Promise<boolean> {
      const receivedAt = new Date(input.receivedAt);
      return inTransaction(pool, (db) => insertLeave(db, input.request, { receivedAt, proven: false }));
    },

    /** Confirms to the address that it gets no more marketing mail, unless it has had too many e-mails. */
    async confirmLeave({ id }: { id: string }): Promise<void> {
      const [request, shop] = await Promise.all([leaveById(pool, id), mailSender.shop()]);
      if (!request?.email || request.withoutLetter || request.acknowledgedAt) return;
      await noteIfRefused(mailSender.send(request.email, composeLeft(request, shop)), () =>
        noteRequestMailRefused(pool, 'leave_requests', id, 'acknowledgement'),
      );
      await noteRequestMail(pool, 'leave_requests', id, 'acknowledgement');
    },

    /** Reports to support who unsubscribed and why. */
    async reportLeave({ id }: { id: string }): Promise<void> {
      const [request, shop] = await Promise.all([leaveById(pool, id), mailSender.shop()]);
      if (!request?.email || request.supportToldAt) return;
      await mailSender.send(shop.supportEmail, composeLeaveReport(request, shop), { replyTo: request.email });
      await noteRequestMail(pool, 'leave_requests', id, 'report');
    },
  };
}
export type SupportActivities = ReturnType<typeof createSupportActivities>;
