import { randomUUID } from 'node:crypto';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { SupportActivities } from '../activities/support';
import type { ContactMessage, LeaveRequest } from '../domain/support';
import {
  answerThread,
  type ContactAgain,
  closeThread,
  contactWorkflow,
  contactWorkflowId,
  forgetThread,
  leaveWorkflow,
  leaveWorkflowId,
  purchasesQueue,
  type ThreadView,
  writeInThread,
} from './messages';
import { TestWorker } from './testing/worker';

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.start();
});
afterAll(() => worker?.stop());

/** Activities that record what was done; `over` replaces some. */
function prepare(done: string[], over: Partial<SupportActivities>): void {
  const note = (name: string) => async () => void done.push(name);
  const activities: SupportActivities = {
    recordContact: note('recorded'),
    reportContact: note('reported'),
    acknowledgeContact: note('acknowledged'),
    async recordThread({ reply, closed }) {
      if (reply) done.push(`wrote ${reply.author}`);
      if (closed) done.push('closed');
      return true;
    },
    reportReply: note('forwarded'),
    sendAnswer: note('answered'),
    remindOfContact: note('reminded'),
    recordLeave: async () => {
      done.push('left');
      return true;
    },
    confirmLeave: note('confirmed'),
    reportLeave: note('forwarded'),
    ...over,
  };
  worker.activities = activities;
}

/** Runs a workflow in a world with the activities in `over`; returns what was done, in order. */
function run(workflow: string, workflowId: string, input: object, over: Partial<SupportActivities> = {}) {
  const done: string[] = [];
  prepare(done, over);
  const result = worker.env.client.workflow.execute(workflow, {
    workflowId,
    taskQueue: purchasesQueue,
    args: [input],
  });
  return { done, result };
}

/** The actions of customer and support in a thread, and the e-mails after the first two. */
interface Hands {
  write(): Promise<ThreadView>;
  answer(seen: number, close?: boolean): Promise<ThreadView>;
  close(seen: number): Promise<ThreadView>;
  forget(): Promise<void>;
  emails(): string[];
}

/** Opens a thread, lets both sides act in it, and waits for its end. */
async function inThread(
  over: Partial<SupportActivities>,
  converse: (hands: Hands) => Promise<unknown>,
  input: ContactMessage | ContactAgain = { ...message, id: randomUUID() },
) {
  const done: string[] = [];
  prepare(done, over);
  const began = await worker.env.currentTimeMs();
  const { workflow } = worker.env.client;
  const start = {
    workflowId: contactWorkflowId(input.id),
    taskQueue: purchasesQueue,
    args: [input] as [typeof input],
  };
  // A closed thread starts together with its next message, as in the shop: without one, its run ends at once.
  const isClosed = 'soFar' in input && input.soFar.closed;
  const thread = isClosed
    ? workflow.getHandle(start.workflowId)
    : await workflow.start(contactWorkflow, start);
  const text = 'Some words';
  await converse({
    write: () => {
      const args: [{ reply: string; text: string }] = [{ reply: randomUUID(), text }];
      if (!isClosed) return thread.executeUpdate(writeInThread, { args });
      const startWorkflowOperation = new WithStartWorkflowOperation(contactWorkflow, {
        ...start,
        workflowIdConflictPolicy: 'USE_EXISTING',
      });
      return workflow.executeUpdateWithStart(writeInThread, { args, startWorkflowOperation });
    },
    answer: (seen, close = false) =>
      thread.executeUpdate(answerThread, {
        args: [{ reply: randomUUID(), text, by: 'admin', seen, close }],
      }),
    close: (seen) => thread.executeUpdate(closeThread, { args: [{ by: 'admin', reason: 'Done', seen }] }),
    forget: () => thread.signal(forgetThread, {}),
    emails: () => done.filter((what) => /^(answered|forwarded|reminded)$/.test(what)),
  });
  await thread.result();
  return { done, tookMs: (await worker.env.currentTimeMs()) - began };
}

const message: ContactMessage = {
  id: randomUUID(),
  name: 'Ana',
  email: 'a@b.example',
  service: 'other',
  message: 'Hello there',
  language: 'es',
};
const request: LeaveRequest = {
  id: randomUUID(),
  wish: 'mail',
  username: 'ana',
  email: 'a@b.example',
  reason: 'Enough of it',
  language: 'es',
};

test('a message is stored with its time of arrival before any e-mail goes out', async () => {
  const times: number[] = [];
  const before = await worker.env.currentTimeMs();
  const { done } = await inThread(
    { recordContact: async ({ receivedAt }) => void times.push(receivedAt) },
    ({ close }) => close(1),
  );
  expect(done.sort()).toEqual(['acknowledged', 'closed', 'reported']);
  expect(Math.abs((times[0] ?? 0) - before)).toBeLessThan(60_000);
});

test('support is reminded after 20 hours, once, as long as the customer waits [S1-9.5]', async () => {
  const { done } = await inThread({}, async ({ close, emails }) => {
    await worker.env.sleep('19.5 hours');
    expect(emails()).toEqual([]);
    await worker.env.sleep('1 hour');
    expect(emails()).toEqual(['reminded']);
    await worker.env.sleep('3 days');
    expect(emails()).toEqual(['reminded']);
    await close(1);
  });
  expect(done.at(-1)).toBe('closed');
});

test('an answer is stored and mailed; another message of the customer restarts the promised time', async () => {
  const { done } = await inThread({}, async ({ answer, write, close, emails }) => {
    await worker.env.sleep('1 hour');
    expect(await answer(1)).toMatchObject({ state: 'answered', messages: 2 });
    await worker.env.sleep('3 days');
    expect(emails()).toEqual(['answered']);
    expect(await write()).toMatchObject({ state: 'open', messages: 3 });
    // A second message doesn't extend the promised time.
    await worker.env.sleep('15 hours');
    await write();
    await worker.env.sleep('6 hours');
    expect(emails()).toEqual(['answered', 'forwarded', 'forwarded', 'reminded']);
    await expect(answer(3)).rejects.toMatchObject({ cause: { type: 'thread_changed' } });
    await close(4);
  });
  expect(done.filter((what) => what.startsWith('wrote'))).toEqual([
    'wrote support',
    'wrote customer',
    'wrote customer',
  ]);
});

test('an answer can close it; after two weeks without a message it closes on its own', async () => {
  const answered = await inThread({}, async ({ answer }) => {
    expect(await answer(1, true)).toMatchObject({ state: 'closed' });
  });
  expect(answered.done.filter((what) => /wrote|answered|closed/.test(what))).toEqual([
    'wrote support',
    'closed',
    'answered',
  ]);
  const quiet = await inThread({}, async ({ answer }) => {
    await answer(1);
  });
  expect(quiet.done.at(-1)).toBe('closed');
  expect(quiet.tookMs).toBeGreaterThanOrEqual(14 * 24 * 3600_000);
});

test('a closed thread starts again for another message, from its rows', async () => {
  const id = randomUUID();
  const since = (await worker.env.currentTimeMs()) - 3600_000;
  const soFar = { messages: 4, closed: true, lastAt: since, reminded: false };
  const { done } = await inThread(
    {},
    async ({ write, close, emails }) => {
      expect(await write()).toMatchObject({ state: 'open', messages: 5 });
      await worker.env.sleep('21 hours');
      expect(emails()).toEqual(['forwarded', 'reminded']);
      await close(5);
    },
    { id, soFar },
  );
  // The first message is neither stored nor sent again.
  expect(done).not.toContain('recorded');
});

test('a thread accepts a limited number of messages, and closing requires having read all of them', async () => {
  const soFar = { messages: 49, closed: false, lastAt: await worker.env.currentTimeMs(), reminded: false };
  await inThread(
    {},
    async ({ write, close, answer }) => {
      await write();
      await expect(write()).rejects.toMatchObject({ cause: { type: 'thread_full' } });
      await expect(close(49)).rejects.toMatchObject({ cause: { type: 'thread_changed' } });
      await answer(50);
      await close(51);
      await expect(close(51)).rejects.toThrow();
    },
    { id: randomUUID(), soFar },
  );
});

test('undeliverable e-mails block neither answers nor the end', async () => {
  const { done } = await inThread(
    {
      async acknowledgeContact() {
        throw new Error('550 no such mailbox');
      },
      async sendAnswer() {
        throw new Error('550 no such mailbox');
      },
    },
    ({ answer }) => answer(1, true),
  );
  // The report is an e-mail too: it may go out at any time.
  expect(done.filter((one) => one !== 'reported')).toEqual(['recorded', 'wrote support', 'closed']);
  expect(done.filter((one) => one === 'reported')).toHaveLength(1);
});

test('after its person was erased it accepts nothing more, and the run ends', async () => {
  const { done } = await inThread({ recordThread: async () => false }, async ({ write }) => {
    await expect(write()).rejects.toMatchObject({ cause: { type: 'link_invalid' } });
  });
  expect(done).not.toContain('forwarded');
  await inThread({}, ({ forget }) => forget());
});

test('the address is unsubscribed before any e-mail about it goes out', async () => {
  let tries = 0;
  const { done, result } = run(leaveWorkflow, leaveWorkflowId(randomUUID()), request, {
    async confirmLeave() {
      tries += 1;
      if (tries < 20) throw new Error('451 try again later');
      done.push('confirmed');
    },
  });
  await result;
  expect(done).toEqual(['left', 'forwarded', 'confirmed']);
});

test('a request with an id that another request has is not answered', async () => {
  const id = randomUUID();
  const { done, result } = run(
    leaveWorkflow,
    leaveWorkflowId(id),
    { ...request, id },
    {
      recordLeave: async () => false,
    },
  );
  await result;
  expect(done).toEqual([]);
});
