import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A message that the mail server took in. */
export interface Mail {
  to: string;
  subject: string;
}

/** A mail server that keeps what it takes. */
export interface Inbox {
  readonly mails: readonly Mail[];
  close(): Promise<void>;
}

/** Starts the mail server; what it accepted it has in `mails` before it says so. */
export async function startInbox(port: number): Promise<Inbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(({ subject }) => {
          for (const { address } of session.envelope.rcptTo)
            mails.push({ to: address, subject: subject ?? '' });
          done();
        }, done);
      });
    },
  });
  // A worker that is killed leaves its connection torn.
  server.on('error', () => undefined);
  const listening = server.listen(port);
  await once(listening, 'listening');
  return {
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
