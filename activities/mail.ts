import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { readEmailFacts, recordSent, wasSent } from '../db/emails';
import { receiptOf } from '../db/receipts';
import { readSettings } from '../db/settings';
import { receiptFileName, receiptPdf } from '../receipts/receipt';
import { composeEmail } from './mail-messages';

/** The messages of a purchase. */
export type EmailKind = 'payment-reminder' | 'order-confirmation' | 'payment-returned' | 'refund-made';

/** Activities that send e-mail. */
export function createMailActivities(deps: { pool: Pool; smtpUrl: string; from: string; publicUrl: string }) {
  const { pool } = deps;
  const transport = createTransport(deps.smtpUrl, { from: deps.from });
  return {
    /**
     * Sends one message of a purchase; false where it must not or need not go
     * out. Run again it sends nothing: the row says so. A worker that dies
     * between the mail server's yes and the row sends twice, which is the least
     * harm an e-mail can do.
     */
    async sendEmail({ cartId, kind }: { cartId: string; kind: EmailKind }): Promise<boolean> {
      // Refunds can be several; each is told.
      if (kind !== 'refund-made' && (await wasSent(pool, cartId, kind))) return true;
      const [facts, order, settings] = await Promise.all([
        readEmailFacts(pool, cartId),
        receiptOf(pool, { cartId }),
        readSettings(pool),
      ]);
      if (!facts || (kind === 'payment-reminder' && facts.suppressed)) return false;
      const { shopName, supportEmail, seller } = settings;
      const shop = { shopName, supportEmail, seller, publicUrl: deps.publicUrl };
      const message = composeEmail(kind, { facts, order, shop });
      const attachments =
        kind === 'order-confirmation' && order
          ? [
              {
                filename: receiptFileName(order),
                content: await receiptPdf(order, seller, shopName),
                contentType: 'application/pdf',
              },
            ]
          : [];
      await transport.sendMail({ to: facts.recipient, ...message, attachments });
      await recordSent(pool, { cartId, kind, recipient: facts.recipient, subject: message.subject });
      return true;
    },
  };
}
export type MailActivities = ReturnType<typeof createMailActivities>;
