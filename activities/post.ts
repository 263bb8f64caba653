import { ApplicationFailure } from '@temporalio/common';
import { createTransport, type NodemailerError, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Options as SmtpPoolOptions } from 'nodemailer/lib/smtp-pool';
import type { Pool } from 'pg';
import { readSettings } from '../db/settings';
import type { Seller } from '../domain/seller';
import type { ComposedMail, MailShop } from './mail-layout';
import { type MailSubject, mailLog } from './mail-log';

/** Where mail is handed in, and what it is written from. */
export interface PostDeps {
  pool: Pool;
  smtpUrl: string;
  from: string;
  publicUrl: string;
}

/**
 * Sends composed messages. Throws what the mail server said; the caller's activity is tried again, unless the server knows
 * no such recipient (`recipient-refused`).
 */
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

/**
 * A letter that has not gone out by then never does, in ms: its activity, which has half a minute, tries again, and
 * nobody gets it twice.
 */
const longestSendMs = 25_000;

const transports = new Map<string, Transporter>();

/** All senders of a process share connections and pace. A query in the address overrides what is here. */
function transportOf(url: string, from: string): Transporter {
  const key = `${url} ${from}`;
  const known = transports.get(key);
  if (known) return known;
  const made = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      // Letters a second.
      rateLimit: 10,
      socketTimeout: longestSendMs,
      idleTimeout: 5000,
    } as SmtpPoolOptions,
    { from },
  );
  transports.set(key, made);
  return made;
}

/** Closes the connections to mail servers, which would keep the process alive. */
export function closePost(): void {
  for (const transport of transports.values()) transport.close();
  transports.clear();
}

/** The replies to `RCPT TO` that speak of the mailbox (RFC 5321 §4.2.3): no such one, moved, or a name that can't be. */
const mailboxReplies = [550, 551, 553];

/**
 * Whether a mail server knows no such recipient, which no further try changes. A status of another class, such as 5.7.1
 * (RFC 3463), speaks of the sender or its rights: that is mended, and the letter goes out.
 */
function isRefused(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as NodemailerError;
  const [, subject] = /^\d{3}[ -]5\.(\d+)\.\d+/.exec(response) ?? [];
  return command === 'RCPT TO' && mailboxReplies.includes(responseCode) && (subject ?? '1') === '1';
}

/** Without the server's words, which name the address; the log of letters has them. */
const recipientRefused = () =>
  ApplicationFailure.nonRetryable('The mail server knows no such recipient', 'recipient-refused');

/** The one way out for e-mail. `withinMs` is how long a letter may take. */
export function createPost(
  { pool, smtpUrl, from, publicUrl }: PostDeps,
  withinMs: number = longestSendMs,
): Post {
  const transport = transportOf(smtpUrl, from);
  return {
    async shop() {
      const { shopName, supportEmail, seller } = await readSettings(pool);
      return { shopName, supportEmail, seller, publicUrl };
    },
    async send(to, message, { about, forgotten = false, ...more } = {}) {
      const log = mailLog(pool, { to: forgotten ? '' : to, subject: message.subject, about });
      try {
        const signal = AbortSignal.timeout(withinMs);
        await transport.sendMail({ to, ...message, ...more, signal } as SendMailOptions);
      } catch (error) {
        await log('failed', error);
        throw isRefused(error) ? recipientRefused() : error;
      }
      await log('sent');
    },
  };
}
