import { randomUUID } from 'node:crypto';
import type { WorkflowHandle } from '@temporalio/client';
import type { DeletionActivities } from '../activities/deletions';
import {
  confirmDeletion,
  type DeletionInput,
  decideDeletion,
  deletionWorkflow,
  deletionWorkflowId,
  purchasesQueue,
} from './messages';
import { codeOf } from './testing/shop';
import { TestWorker } from './testing/worker';

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.start();
});
afterAll(() => worker?.stop());

const approve = { decision: 'approve' as const, by: 'ana', reason: 'in order' };
const refuse = { decision: 'refuse' as const, by: 'ana', reason: 'open dispute' };

/** Starts a request with the activities in `over`, runs `walk` with it and returns what was done, in order. */
async function request(
  proven: boolean,
  walk: (run: WorkflowHandle, done: string[]) => Promise<void>,
  over: (done: string[]) => Partial<DeletionActivities> = () => ({}),
): Promise<string[]> {
  const done: string[] = [];
  const activities: DeletionActivities = {
    recordDeletion: async () => {
      done.push('recorded');
      return true;
    },
    noteProof: async () => void done.push('proof'),
    reopenDeletion: async () => void done.push('reopened'),
    noteDecision: async ({ decision }) => void done.push(`decided ${decision}`),
    endDeletion: async ({ state }) => void done.push(`ended ${state}`),
    acknowledgeDeletion: async () => void done.push('acknowledged'),
    reportDeletion: async ({ occasion }) => void done.push(`reported ${occasion}`),
    erasePerson: async () => void done.push('erased'),
    answerDeletion: async ({ outcome, email }) => void done.push(`answered ${outcome} to ${email}`),
    ...over(done),
  };
  worker.activities = activities;
  const id = randomUUID();
  const input: DeletionInput = {
    proven,
    request: {
      id,
      wish: 'deletion',
      username: 'ana',
      email: 'a@b.example',
      reason: 'Enough of it',
      language: 'es',
    },
  };
  const run = await worker.env.client.workflow.start(deletionWorkflow, {
    workflowId: deletionWorkflowId(id),
    taskQueue: purchasesQueue,
    args: [input],
  });
  await walk(run, done);
  return done;
}

const decide = (run: WorkflowHandle, decision: typeof approve | typeof refuse) =>
  run.executeUpdate(decideDeletion, { args: [decision] });

/** Waits for a step in skipped time. */
async function until(done: string[], step: string): Promise<void> {
  for (let tries = 0; !done.includes(step); tries++) {
    if (tries > 200) throw new Error(`Never happened: ${step}; done: ${done.join(', ')}`);
    await worker.env.sleep('1 second');
  }
}

test('a person who proved the address is erased once an administrator approves, and gets an e-mail at that address', async () => {
  const done = await request(false, async (run, seen) => {
    await until(seen, 'reported received');
    expect(await codeOf(decide(run, approve))).toBe('address_not_proven');
    await run.signal(confirmDeletion);
    await until(seen, 'reported proven');
    expect(await decide(run, approve)).toEqual({ state: 'erasing' });
    await run.result();
  });
  expect(done.slice(0, 3).sort()).toEqual(['acknowledged', 'recorded', 'reported received']);
  expect(done.slice(3)).toEqual([
    'proof',
    'reported proven',
    'decided approve',
    'erased',
    'answered erased to a@b.example',
    'ended erased',
  ]);
});

test('a request that reuses the number of another is neither answered nor carried out', async () => {
  const done = await request(
    true,
    async (run) => void (await run.result()),
    () => ({ recordDeletion: async () => false }),
  );
  expect(done).toEqual([]);
});

test('with an account session no proof is needed', async () => {
  const done = await request(true, async (run, seen) => {
    await until(seen, 'reported received');
    await decide(run, approve);
    await run.result();
  });
  expect(done).not.toContain('proof');
  expect(done).toContain('erased');
});

test('a refusal erases nothing and is answered; a second decision is refused [S1-4.3]', async () => {
  let resolveAnswered: () => void = () => undefined;
  const secondIsAnswered = new Promise<void>((resolve) => {
    resolveAnswered = resolve;
  });
  const done = await request(
    true,
    async (run, seen) => {
      await until(seen, 'recorded');
      const first = await run.startUpdate(decideDeletion, { args: [refuse], waitForStage: 'ACCEPTED' });
      expect(await codeOf(decide(run, approve))).toBe('request_decided');
      resolveAnswered();
      expect(await first.result()).toEqual({ state: 'refused' });
      await run.result();
    },
    (steps) => ({
      noteDecision: async ({ decision }) => {
        await secondIsAnswered;
        steps.push(`decided ${decision}`);
      },
    }),
  );
  expect(done).not.toContain('erased');
  expect(done.slice(-3)).toEqual(['decided refuse', 'answered refused to a@b.example', 'ended refused']);
});

test('support is reminded before the promised day is over, and each day after it [S1-2.10.5 S1-9.5]', async () => {
  const done = await request(true, async (run, seen) => {
    await until(seen, 'reported received');
    await worker.env.sleep('19 hours');
    expect(seen).not.toContain('reported reminder');
    await worker.env.sleep('2 hours');
    expect(seen.filter((step) => step === 'reported reminder')).toHaveLength(1);
    await worker.env.sleep('24 hours');
    expect(seen.filter((step) => step === 'reported reminder')).toHaveLength(2);
    await decide(run, approve);
    await run.result();
  });
  expect(done.at(-1)).toBe('ended erased');
});

test('an address that nobody proves expires, and nobody is erased [S1-2.10.5]', async () => {
  const done = await request(false, async (run) => {
    await run.result();
  });
  expect(done.sort()).toEqual(['acknowledged', 'ended expired', 'recorded', 'reported received']);
});

/** A request that expires while the database is away. `during` runs until it is back, `after` then. */
function expiring(
  during: (run: WorkflowHandle) => Promise<unknown>,
  after: (run: WorkflowHandle, done: string[]) => Promise<void> = async () => undefined,
): Promise<string[]> {
  let isAway = true;
  return request(
    false,
    async (run, seen) => {
      await until(seen, 'reported received');
      await worker.env.sleep('7 days');
      await until(seen, 'expiring');
      await during(run);
      isAway = false;
      await after(run, seen);
      await run.result();
    },
    (done) => ({
      async endDeletion({ state }) {
        if (!done.includes('expiring')) done.push('expiring');
        if (isAway) throw new Error('No connection');
        done.push(`ended ${state}`);
      },
    }),
  );
}

test('a decision on a request that is expiring is refused, and the request still ends', async () => {
  const done = await expiring(async (run) => {
    expect(await codeOf(decide(run, refuse))).toBe('request_decided');
  });
  expect(done.slice(-2)).toEqual(['expiring', 'ended expired']);
});

test('a proof that arrives while the request expires counts: the request is open again and gets its decision', async () => {
  const done = await expiring(
    (run) => run.signal(confirmDeletion),
    async (run, seen) => {
      await until(seen, 'reported proven');
      expect(await decide(run, approve)).toEqual({ state: 'erasing' });
    },
  );
  expect(done.slice(3)).toEqual([
    'expiring',
    'ended expired',
    'reopened',
    'reported proven',
    'decided approve',
    'erased',
    'answered erased to a@b.example',
    'ended erased',
  ]);
});

test('open orders finish first, and a worker that dies while it erases does it again', async () => {
  let tries = 0;
  const done = await request(
    true,
    async (run, seen) => {
      await until(seen, 'recorded');
      await decide(run, approve);
      await run.result();
    },
    (seen) => ({
      async erasePerson() {
        tries += 1;
        seen.push(`erasing ${tries}`);
        if (tries < 4) throw new Error('orders-under-way');
        seen.push('erased');
      },
    }),
  );
  expect(done.slice(-6)).toEqual([
    'erasing 2',
    'erasing 3',
    'erasing 4',
    'erased',
    'answered erased to a@b.example',
    'ended erased',
  ]);
});

test('a mail server that never answers does not prevent an erasure', async () => {
  const away = async () => {
    throw new Error('421 go away');
  };
  const done = await request(
    true,
    async (run, seen) => {
      await until(seen, 'recorded');
      await decide(run, approve);
      await run.result();
    },
    () => ({ acknowledgeDeletion: away, reportDeletion: away, answerDeletion: away }),
  );
  expect(done).toEqual(['recorded', 'decided approve', 'erased', 'ended erased']);
});

const hour = 3_600_000;
const startOf = ({ startTime }: { startTime: Date }) => startTime.getTime();

/** Support's mailbox refuses all mail for now. */
const mailboxFull = (done: string[]): Partial<DeletionActivities> => ({
  async reportDeletion({ occasion }) {
    if (!done.includes(`tried ${occasion}`)) done.push(`tried ${occasion}`);
    throw new Error('452 mailbox full');
  },
});

test('support’s mailbox that takes no mail does not delay the decision after a proof', async () => {
  const done = await request(
    false,
    async (run, seen) => {
      await until(seen, 'acknowledged');
      await run.signal(confirmDeletion);
      await until(seen, 'proof');
      expect(await decide(run, approve)).toEqual({ state: 'erasing' });
      expect(await worker.env.currentTimeMs()).toBeLessThan(startOf(await run.describe()) + hour);
      await run.result();
    },
    mailboxFull,
  );
  expect(done.slice(-3)).toEqual(['erased', 'answered erased to a@b.example', 'ended erased']);
});

test('nor the decision after a reminder', async () => {
  const done = await request(
    true,
    async (run, seen) => {
      await until(seen, 'acknowledged');
      await worker.env.sleep('21 hours');
      await until(seen, 'tried reminder');
      expect(await decide(run, approve)).toEqual({ state: 'erasing' });
      expect(await worker.env.currentTimeMs()).toBeLessThan(startOf(await run.describe()) + 22 * hour);
      await run.result();
    },
    mailboxFull,
  );
  expect(done.slice(-3)).toEqual(['erased', 'answered erased to a@b.example', 'ended erased']);
});
