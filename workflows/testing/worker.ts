import { Context } from '@temporalio/activity';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { purchasesQueue } from '../messages';
import { testWorkflows } from './bundle';
import { startTestServer } from './server';

type Activities = Record<string, (input: never) => Promise<unknown>>;

/**
 * A server that skips time, and one worker for all tests of a file, because starting a worker takes longer than most
 * tests. Each test sets the activities that it needs.
 */
export class TestWorker {
  private current: Activities = {};

  private constructor(
    readonly env: TestWorkflowEnvironment,
    private readonly workers: readonly Worker[],
    private readonly ended: Promise<unknown>,
  ) {}

  /** `queues` get the same activities as the queue of the workflows. */
  static async start(queues: readonly string[] = []): Promise<TestWorker> {
    const env = await startTestServer();
    const activities = {
      // Called for every activity, whatever its name.
      default: (input: never) => started.perform(Context.current().info.activityType, input),
    };
    const workers = await Promise.all(
      [purchasesQueue, ...queues].map((taskQueue) =>
        Worker.create({
          connection: env.nativeConnection,
          taskQueue,
          activities,
          ...(taskQueue === purchasesQueue && testWorkflows()),
        }),
      ),
    );
    const started = new TestWorker(env, workers, Promise.all(workers.map((worker) => worker.run())));
    return started;
  }

  /** Replaces the activities. */
  set activities(activities: object) {
    this.current = activities as Activities;
  }

  async stop(): Promise<void> {
    for (const worker of this.workers) worker.shutdown();
    await this.ended;
    await this.env.teardown();
  }

  private perform(name: string, input: never): Promise<unknown> {
    return this.current[name]?.(input) ?? Promise.reject(new Error(`The test has no activity ${name}`));
  }
}
