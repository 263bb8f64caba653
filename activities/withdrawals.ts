import { claimEmail, noteSent } from '../db/emails';
import { inTransaction } from '../db/pool';
import { noteRequestMail } from '../db/requests';
import { insertWithdrawal, noteUnacknowledged, type WithdrawalRow, withdrawalById } from '../db/withdrawals';
import type { WithdrawalStatement } from '../domain/withdrawal';
import type { MailShop } from './mail-layout';
import { createMailSender, type MailSenderDeps, noteIfRefused } from './mail-sender';
import { composeAcknowledgement, composeWithdrawalReport } from './mail-withdrawal';

/** Activities on statements of withdrawal. Each is safe to run twice: the row records what was done. */
export function createWithdrawalActivities(deps: MailSenderDeps) {
  const { pool } = deps;
  const mailSender = createMailSender(deps);

  async function known(id: string): Promise<{ statement: WithdrawalRow; shop: MailShop }> {
    const [statement, shop] = await Promise.all([withdrawalById(pool, id), mailSender.shop()]);
    if (!statement) throw new Error('The statement of withdrawal was removed');
    return { statement, shop };
  }

  return {
    /** Stores the statement with its time of arrival (epoch ms), and with the matching order. */
    async recordWithdrawal(input: {
      statement: WithdrawalStatement & { withoutLetter?: boolean };
      receivedAt: number;
    }): Promise<void> {
      await inTransaction(pool, (db) => insertWithdrawal(db, input.statement, new Date(input.receivedAt)));
    },

    /** Sends the acknowledgement to the given address, once except after a crash between mail and row. */
    async acknowledgeWithdrawal({ id }: { id: string }): Promise<void> {
      const { statement, shop } = await known(id);
      // Erased meanwhile: nobody to acknowledge it to.
      if (!statement.email || statement.acknowledgedAt) return;
      const message = composeAcknowledgement(statement, shop);
      const { cartId, email: recipient } = statement;
      const row = cartId && { cartId, kind: 'withdrawal-acknowledged', recipient, subject: message.subject };
      // It goes out in any case: the law asks for it.
      if (row) await claimEmail(pool, row);
      // If it is refused it isn't tried again, so a person has to acknowledge it.
      await noteIfRefused(
        mailSender.send(
          recipient,
          message,
          cartId ? { about: { kind: 'acknowledgeWithdrawal', cartId } } : {},
        ),
        () => noteUnacknowledged(pool, id),
      );
      await noteRequestMail(pool, 'withdrawals', id, 'acknowledgement');
      if (row) await noteSent(pool, row);
    },

    /** Reports it to support, where the refund is decided. A reply to that e-mail goes to the consumer. */
    async reportWithdrawal({ id }: { id: string }): Promise<void> {
      const { statement, shop } = await known(id);
      if (statement.supportToldAt) return;
      // Erased meanwhile: nobody to reply to.
      const replyTo = statement.email || undefined;
      await mailSender.send(shop.supportEmail, composeWithdrawalReport(statement, shop), { replyTo });
      await noteRequestMail(pool, 'withdrawals', id, 'report');
    },
  };
}
export type WithdrawalActivities = ReturnType<typeof createWithdrawalActivities>;
