import type { AddressInfo } from 'node:net';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import type { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import type { MailSubject } from './mail-log';
import { closeMailSenders, createMailSender } from './mail-sender';

const email = (subject: string) => ({ subject, text: 'text', html: 'html' });
const postAt = (port: number, query = '', withinMs?: number) =>
  createMailSender(
    {
      pool: { query: async () => ({ rows: [] }) } as unknown as Pool,
      smtpUrl: `smtp://127.0.0.1:${port}${query}`,
      from: 'shop@example.com',
      publicUrl: 'https://shop.example.com',
    },
    withinMs,
  );

let port: number;
let server: SMTPServer;
let connections: number;
let taken: string[];
/** The last e-mail as it came. */
let raw: string;
/** The Message-IDs of all. */
let messageIds: string[];
/** Its answer to a text that it has taken. */
let answer: Error | undefined;
/** Until then the server sends no greeting. */
let greeting: Promise<void>;
/** Its answer to every recipient that it refuses. */
let refusal: string | undefined;
beforeEach(async () => {
  connections = 0;
  taken = [];
  messageIds = [];
  answer = undefined;
  refusal = undefined;
  greeting = Promise.resolve();
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 10,
    onConnect: (_session, done) => {
      connections += 1;
      void greeting.then(() => done());
    },
    onRcptTo: (_address, _session, done) => {
      const [code, ...words] = refusal?.split(' ') ?? [];
      if (!code) return done();
      done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }));
    },
    onData: (stream, session, done) => {
      taken.push(session.envelope.rcptTo[0]?.address ?? '');
      raw = '';
      stream.on('data', (part) => {
        raw += part;
      });
      stream.on('end', () => {
        messageIds.push(/^Message-ID: (.*)(?=\r)/im.exec(raw)?.[1] ?? '');
        done(answer);
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.server.address() as AddressInfo).port;
});
afterEach(async () => {
  closeMailSenders();
  await new Promise<void>((done) => server.close(() => done()));
});

it('all senders share a few connections to the mail server', async () => {
  const [one, two] = [postAt(port), postAt(port)];
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      (index % 2 ? one : two).send(`${index}@example.com`, email('many')),
    ),
  );
  expect(new Set(taken).size).toBe(8);
  expect(connections).toBeLessThanOrEqual(3);
});

it.each([
  ['an e-mail of the shop', {}, 'auto-generated'],
  ['a marketing e-mail', { 'List-Unsubscribe': '<https://x.example>' }, 'auto-generated'],
  ['a person’s answer', { 'Auto-Submitted': 'no' }, 'no'],
] as [string, Record<string, string>, string][])(
  '%s says whether autoresponders may answer it',
  async (_what, headers, expected) => {
    await postAt(port).send('reader@example.com', email('x'), { headers });
    expect(raw.match(/^Auto-Submitted: .*(?=\r)/gim)).toEqual([`Auto-Submitted: ${expected}`]);
    for (const name of Object.keys(headers)) expect(raw).toContain(`${name}: `);
  },
);

it('a report that is answered to a person does not look like a machine’s', async () => {
  await postAt(port).send('support@example.com', email('x'), { replyTo: 'eva@example.com' });
  expect(raw).toContain('Reply-To: eva@example.com');
  expect(raw).not.toContain('Auto-Submitted');
});

it('the rate in the mail server’s address is kept', async () => {
  const mailSender = postAt(port, '?rateLimit=2&maxConnections=1');
  const sent = ['a', 'b', 'c'].map((name) => mailSender.send(`${name}@example.com`, email(name)));
  await Promise.all(sent.slice(0, 2));
  expect(taken).toHaveLength(2);
  await sent[2];
  expect(taken).toHaveLength(3);
});

it.each([
  ['550 5.1.1 No such user', true],
  ['553 5.1.3 Bad address', true],
  ['550 No such user', true],
  ['550 5.7.1 Relaying denied', false],
  ['550 5.1.8 Sender domain not found', false],
  ['552 5.2.2 Mailbox full', false],
  ['450 4.2.1 Busy', false],
])('a recipient that is answered %s: given up at once is %s', async (reply, isFinal) => {
  refusal = reply;
  const sending = postAt(port).send('nobody@example.com', email('x'));
  await expect(sending).rejects.toMatchObject(
    isFinal ? { nonRetryable: true, type: 'recipient-refused' } : { command: 'RCPT TO' },
  );
  if (isFinal) await expect(sending).rejects.not.toThrow(/nobody/);
});

it('an e-mail that a silent server delayed never goes out: its activity retries', async () => {
  let speak = () => {};
  greeting = new Promise((resolve) => {
    speak = resolve;
  });
  const lost = Array.from({ length: 5 }, (_, index) =>
    postAt(port, '', 200).send(`${index}@example.com`, email('lost')),
  );
  for (const one of lost) await expect(one).rejects.toThrow(/abort/i);
  speak();
  await postAt(port).send('next@example.com', email('next'));
  expect(taken).toEqual(['next@example.com']);
});

describe('an e-mail that is sent again', () => {
  const logger = new DefaultLogger('ERROR');
  /** Sends it in an attempt of an activity. */
  const attempt = (
    activityId: string,
    message: ReturnType<typeof email> & { kept?: string },
    about?: MailSubject,
  ) =>
    new MockActivityEnvironment({ activityId }, { logger }).run(() =>
      postAt(port).send('reader@example.com', message, { about }),
    );
  const text = { ...email('same'), text: 'with a link', kept: 'without its token' };

  it('has the same Message-ID in each attempt, so that mailboxes show one', async () => {
    answer = Object.assign(new Error('Try later'), { responseCode: 451 });
    await expect(attempt('7', text)).rejects.toThrow('Try later');
    answer = undefined;
    await attempt('7', { ...text, text: 'with another link' });
    expect(messageIds).toEqual([messageIds[0], messageIds[0]]);
    expect(messageIds[0]).toMatch(/^<[\da-f]{32}@shop\.example\.com>$/);
  });

  it.each([
    ['another activity', () => attempt('8', text)],
    ['another order of the same activity', () => attempt('7', text, { kind: 'x', cartId: 'a' })],
    ['a text that has changed', () => attempt('7', { ...text, kept: 'other items' })],
    ['a subject that has changed', () => attempt('7', { ...text, subject: 'other' })],
    ['no activity', () => postAt(port).send('reader@example.com', text)],
  ])('has another Message-ID with %s', async (_what, send) => {
    await attempt('7', text);
    await send();
    expect(new Set(messageIds).size).toBe(2);
    expect(messageIds).not.toContain('');
  });
});
