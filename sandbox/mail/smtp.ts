import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { portBusy } from 'stripe-sandbox/listen';
import { keep, type MailState } from './store';

/** How the server behaves; `down` hangs up immediately. */
export type SmtpMode = 'normal' | 'reject' | 'tempfail' | 'down';

/** Starts a mail server that keeps every message and delivers none. */
export async function startSmtp(options: {
  port: number;
  state: MailState;
  changed: () => void;
  mode: () => SmtpMode;
  now: () => number;
}): Promise<{ close(): Promise<void> }> {
  const unlessDown = () =>
    options.mode() === 'down'
      ? Object.assign(new Error('Service is down'), { responseCode: 421 })
      : undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 5_000_000,
    onConnect: (_session, done) => done(unlessDown()),
    // On a connection that is already open.
    onMailFrom: (_address, _session, done) => done(unlessDown()),
    onRcptTo: (_address, _session, done) => {
      const mode = options.mode();
      if (mode === 'reject')
        return done(Object.assign(new Error('Mailbox unavailable'), { responseCode: 550 }));
      if (mode === 'tempfail')
        return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        try {
          const raw = Buffer.concat(chunks);
          const mail = await PostalMime.parse(raw);
          keep(options.state, {
            receivedAt: new Date(options.now()).toISOString(),
            from: mail.from?.address ?? '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? '',
            raw: raw.toString('utf8'),
          });
          options.changed();
          done();
        } catch (error) {
          done(error as Error);
        }
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portBusy(options.port, 'SANDBOX_SMTP_PORT', error) : error),
    );
    server.listen(options.port, '127.0.0.1', resolve);
  });
  // A client that breaks off is not this server's problem.
  server.on('error', () => undefined);
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
