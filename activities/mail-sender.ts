import { ApplicationFailure } from '@temporalio/common';
import { createTransport, type NodemailerError, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Options as SmtpPoolOptions } from 'nodemailer/lib/smtp-pool';
import type { Pool } from 'pg';
import { readSettings } from '../db/settings';
import type { Seller } from '../domain/seller';
import type { ComposedMail, MailShop } from './mail-layout';
import { type MailSubject, mailLog } from './mail-log';
import { messageId } from './message-id';

/** The mail server, and what e-mails are composed from. */
export interface MailSenderDeps {
  pool: Pool;
  smtpUrl: string;
  from: string;
  publicUrl: string;
}

/**
 * Sends composed messages. Throws the mail server's answer; the caller's activity is retried, unless the server knows
 * no such recipient (`recipient-refused`).
 */
export interface MailSender {
  /** The shop's details in every message, by the current settings. */
  shop(): Promise<MailShop & { seller: Seller }>;
  send(
    to: string,
    message: ComposedMail,
    more?: Pick<SendMailOptions, 'attachments' | 'replyTo'> & {
      headers?: Record<string, string>;
      about?: MailSubject;
      /** The recipient was erased: the log has neither the address nor the text. */
      forgotten?: boolean;
    },
  ): Promise<void>;
}

/**
 * An attempt ends by then, in ms: its activity has half a minute, and retries. A server that had the whole text but not
 * yet answered may deliver it all the same: the next attempt has the same Message-ID.
 */
const longestSendMs = 25_000;

/**
 * Nobody typed these e-mails, so autoresponders keep quiet (RFC 3834 §5). What a person wrote passes `no`. A report
 * that is answered to a person says nothing: help desks set aside what a machine sent, and the person would wait for
 * ever.
 */
const byMachine = { 'Auto-Submitted': 'auto-generated' };

const transports = new Map<string, Transporter>();

/** All senders of a process share connections and rate. A query in the address overrides these options. */
function transportOf(url: string, from: string): Transporter {
  const key = `${url} ${from}`;
  const known = transports.get(key);
  if (known) return known;
  const made = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      // E-mails per second.
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
export function closeMailSenders(): void {
  for (const transport of transports.values()) transport.close();
  transports.clear();
}

/** Replies to `RCPT TO` about the mailbox (RFC 5321 §4.2.3): no such one, moved, or an invalid name. */
const mailboxReplies = [550, 551, 553];

/**
 * Whether a mail server knows no such recipient, which a retry doesn't change. A status of another class, such as
 * 5.7.1, and 5.1.7 and 5.1.8 (RFC 3463) concern the sender or its rights: that gets fixed, and the e-mail goes out.
 */
function isRefused(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as NodemailerError;
  const [, status] = /^\d{3}[ -]5\.(\d+\.\d+)/.exec(response) ?? [];
  const isOfMailbox = status === undefined || /^1\.(?![78]$)/.test(status);
  return command === 'RCPT TO' && mailboxReplies.includes(responseCode) && isOfMailbox;
}

/** Without the server's words, which contain the address; the e-mail log has them. */
const recipientRefused = () =>
  ApplicationFailure.nonRetryable('The mail server knows no such recipient', 'recipient-refused');

/** Whether `send` failed because the mail server knows no such recipient: that e-mail is never sent. */
export const isRecipientRefused = (error: unknown): boolean =>
  error instanceof ApplicationFailure && error.type === 'recipient-refused';

/** Waits for an e-mail; if its recipient was refused, notes that before it fails. */
export async function noteIfRefused(sent: Promise<void>, note: () => Promise<void>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    if (isRecipientRefused(error)) await note();
    throw error;
  }
}

/** The only way to send e-mail. `withinMs` limits how long one may take. */
export function createMailSender(
  { pool, smtpUrl, from, publicUrl }: MailSenderDeps,
  withinMs: number = longestSendMs,
): MailSender {
  const transport = transportOf(smtpUrl, from);
  return {
    async shop() {
      const { shopName, supportEmail, seller } = await readSettings(pool);
      return { shopName, supportEmail, seller, publicUrl };
    },
    async send(to, { kept, ...message }, { about, forgotten = false, headers, ...more } = {}) {
      const { subject } = message;
      const whom = forgotten ? { to: '' } : { to, text: kept };
      const log = mailLog(pool, { ...whom, subject, about });
      try {
        const signal = AbortSignal.timeout(withinMs);
        await transport.sendMail({
          to,
          messageId: messageId({ to, subject, text: kept ?? message.text }, about, publicUrl),
          ...message,
          ...more,
          headers: { ...(more.replyTo === undefined && byMachine), ...headers },
          signal,
        } as SendMailOptions);
      } catch (error) {
        const refused = isRefused(error);
        await log(refused ? 'refused' : 'failed', error);
        throw refused ? recipientRefused() : error;
      }
      await log('sent');
    },
  };
}
