import { randomUUID } from 'node:crypto';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { SupportActivities } from '../activities/support';
import type { ContactMessage, LeaveRequest } from '../domain/support';
import {
  contactWorkflow,
  contactWorkflowId,
  leaveWorkflow,
  leaveWorkflowId,
  purchasesQueue,
} from './messages';
import { testBundle } from './testing/bundle';
import { startTestServer } from './testing/server';

let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTestServer();
});
afterAll(() => env?.teardown());

/** Runs a workflow against a world in which `over` happens; says what was done in which order. */
async function run(
  workflow: string,
  workflowId: string,
  input: object,
  over: Partial<SupportActivities> = {},
) {
  const done: string[] = [];
  const note = (name: string) => async () => void done.push(name);
  const activities: SupportActivities = {
    recordContact: note('recorded'),
    reportContact: note('reported'),
    acknowledgeContact: note('acknowledged'),
    recordLeave: async () => {
      done.push('left');
      return true;
    },
    confirmLeave: note('confirmed'),
    reportLeave: note('told'),
    ...over,
  };
  const worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue: purchasesQueue,
    workflowBundle: testBundle(),
    activities: { ...activities },
  });
  const result = worker.runUntil(
    env.client.workflow.execute(workflow, { workflowId, taskQueue: purchasesQueue, args: [input] }),
  );
  return { done, result };
}

const message: ContactMessage = {
  id: randomUUID(),
  name: 'Ana',
  email: 'a@b.example',
  service: 'other',
  message: 'Hello there',
  language: 'es',
};
const wish: LeaveRequest = {
  id: randomUUID(),
  wish: 'mail',
  username: 'ana',
  email: 'a@b.example',
  reason: 'Enough of it',
  language: 'es',
};

test('a message is written down before anybody hears of it, with the time at which it came in', async () => {
  const times: number[] = [];
  const before = await env.currentTimeMs();
  const { done, result } = await run(contactWorkflow, contactWorkflowId(randomUUID()), message, {
    async recordContact({ receivedAt }) {
      times.push(receivedAt);
    },
  });
  await result;
  expect(done.sort()).toEqual(['acknowledged', 'reported']);
  expect(Math.abs((times[0] ?? 0) - before)).toBeLessThan(60_000);
});

test('an address that never takes mail ends the run as failed, and support has the message', async () => {
  const { done, result } = await run(contactWorkflow, contactWorkflowId(randomUUID()), message, {
    async acknowledgeContact() {
      throw new Error('550 no such mailbox');
    },
  });
  await expect(result).rejects.toThrow();
  expect(done).toEqual(['recorded', 'reported']);
});

test('marketing mail has ended before any letter about it goes out', async () => {
  let tries = 0;
  const { done, result } = await run(leaveWorkflow, leaveWorkflowId(randomUUID()), wish, {
    async confirmLeave() {
      tries += 1;
      if (tries < 20) throw new Error('451 try again later');
      done.push('confirmed');
    },
  });
  await result;
  expect(done).toEqual(['left', 'told', 'confirmed']);
});

test('a request with an id that another request has is not answered', async () => {
  const id = randomUUID();
  const { done, result } = await run(
    leaveWorkflow,
    leaveWorkflowId(id),
    { ...wish, id },
    {
      recordLeave: async () => false,
    },
  );
  await result;
  expect(done).toEqual([]);
});
