import { recordSent } from '../db/emails';
import { inTransaction } from '../db/pool';
import { insertWithdrawal, noteWithdrawalMail, type WithdrawalRow, withdrawalById } from '../db/withdrawals';
import type { WithdrawalStatement } from '../domain/withdrawal';
import type { MailShop } from './mail-layout';
import { composeAcknowledgement, composeWithdrawalReport } from './mail-withdrawal';
import { createPost, type PostDeps } from './post';

/** Activities on statements of withdrawal. Each is safe to run twice: the row says what was done. */
export function createWithdrawalActivities(deps: PostDeps) {
  const { pool } = deps;
  const post = createPost(deps);

  async function known(id: string): Promise<{ statement: WithdrawalRow; shop: MailShop }> {
    const [statement, shop] = await Promise.all([withdrawalById(pool, id), post.shop()]);
    if (!statement) throw new Error('The statement of withdrawal was removed');
    return { statement, shop };
  }

  return {
    /** Writes the statement down with the time it came in (epoch ms), and with the order it fits. */
    async recordWithdrawal(input: { statement: WithdrawalStatement; receivedAt: number }): Promise<void> {
      await inTransaction(pool, (db) => insertWithdrawal(db, input.statement, new Date(input.receivedAt)));
    },

    /** Sends the acknowledgement to the address that was given, once but for a crash between mail and row. */
    async acknowledgeWithdrawal({ id }: { id: string }): Promise<void> {
      const { statement, shop } = await known(id);
      if (statement.acknowledgedAt) return;
      const message = composeAcknowledgement(statement, shop);
      await post.send(statement.email, message);
      await noteWithdrawalMail(pool, id, 'acknowledgement');
      const { cartId, email: recipient } = statement;
      if (cartId)
        await recordSent(pool, {
          cartId,
          kind: 'withdrawal-acknowledged',
          recipient,
          subject: message.subject,
        });
    },

    /** Tells the support address, which decides what goes back. */
    async reportWithdrawal({ id }: { id: string }): Promise<void> {
      const { statement, shop } = await known(id);
      if (statement.supportToldAt) return;
      await post.send(shop.supportEmail, composeWithdrawalReport(statement, shop));
      await noteWithdrawalMail(pool, id, 'report');
    },
  };
}
export type WithdrawalActivities = ReturnType<typeof createWithdrawalActivities>;
