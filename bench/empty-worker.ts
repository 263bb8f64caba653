/** The process that runs the workflows which purchases are compared with; it ends with SIGTERM. */
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';

/** The task queue of the empty workflows. */
export const emptyQueue = 'bench-empty';

/** An activity that does nothing. */
export async function nothing(): Promise<void> {}

async function main(): Promise<void> {
  Runtime.install({ logger: new DefaultLogger('WARN') });
  const connection = await NativeConnection.connect({ address: process.env.TEMPORAL_ADDRESS });
  const worker = await Worker.create({
    connection,
    taskQueue: emptyQueue,
    workflowsPath: require.resolve('./empty-workflows'),
    maxCachedWorkflows: 1000,
    activities: { nothing },
  });
  const running = worker.run();
  process.stdout.write('ready\n');
  await running;
  await connection.close();
}

if (require.main === module) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error}\n`);
    process.exitCode = 1;
  });
}
