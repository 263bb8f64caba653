import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Pool } from 'pg';
import { readSettings } from '../db/settings';
import type { Seller } from '../domain/seller';
import type { ComposedMail, MailShop } from './mail-layout';
import { mailLog } from './mail-log';

/** Where mail is handed in, and what it is written from. */
export interface PostDeps {
  pool: Pool;
  smtpUrl: string;
  from: string;
  publicUrl: string;
}

/** What the log says of a letter, where its activity alone doesn't tell. */
export interface MailSubject {
  kind: string;
  cartId: string;
}

/** Sends composed messages. Throws what the mail server said; the caller's activity is tried again. */
export interface Post {
  /** What every message names of the shop, as the settings are now. */
  shop(): Promise<MailShop & { seller: Seller }>;
  send(
    to: string,
    message: ComposedMail,
    more?: Pick<SendMailOptions, 'attachments' | 'headers' | 'replyTo'> & {
      about?: MailSubject;
      /** The shop has forgotten who gets it: the log names nobody. */
      forgotten?: boolean;
    },
  ): Promise<void>;
}

/** The one way out for e-mail. */
export function createPost({ pool, smtpUrl, from, publicUrl }: PostDeps): Post {
  const transport = createTransport(smtpUrl, { from });
  return {
    async shop() {
      const { shopName, supportEmail, seller } = await readSettings(pool);
      return { shopName, supportEmail, seller, publicUrl };
    },
    async send(to, message, { about, forgotten = false, ...more } = {}) {
      const log = mailLog(pool, { to: forgotten ? '' : to, subject: message.subject, about });
      try {
        await transport.sendMail({ to, ...message, ...more });
      } catch (error) {
        await log('failed', error);
        throw error;
      }
      await log('sent');
    },
  };
}
