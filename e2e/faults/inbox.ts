import { startSmtp } from '#sandbox/mail/smtp.ts';
import { emptyMail } from '#sandbox/mail/store.ts';

/** A message that the mail server accepted. */
export interface Mail {
  to: string[];
  subject: string;
}

/** The sandbox's mail server, and every message that it ever accepted. */
export interface Inbox {
  readonly mails: readonly Mail[];
  close(): Promise<void>;
}

/** Starts the mail server. Its own store forgets old messages; a checker must not. */
export async function startInbox(port: number): Promise<Inbox> {
  const mails: Mail[] = [];
  const state = emptyMail();
  const server = await startSmtp({
    port,
    state,
    changed: () => mails.push(...state.messages.splice(0).map(({ to, subject }) => ({ to, subject }))),
    mode: () => 'normal',
    now: Date.now,
  });
  return { mails, close: () => server.close() };
}
