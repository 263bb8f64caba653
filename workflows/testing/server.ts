import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';

let isQuiet = false;
/** Only errors are worth a line. */
function quiet(): void {
  if (!isQuiet)
    Runtime.install({
      logger: new DefaultLogger('ERROR'),
      telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
    });
  isQuiet = true;
}

/** A Temporal server that skips time; `npm test` says where its program is. */
export async function startTestServer(): Promise<TestWorkflowEnvironment> {
  quiet();
  const path = process.env.TEMPORAL_TEST_SERVER;
  if (!path) throw new Error('TEMPORAL_TEST_SERVER is not set: run npm test -- workflow');
  return start(path, 5);
}

/**
 * The real server, without skipped time, for what the other one doesn't do: tasks of a worker that has gone stay with
 * the test server for minutes.
 */
export async function startRealServer(): Promise<TestWorkflowEnvironment> {
  quiet();
  const path = process.env.TEMPORAL_PROGRAM;
  if (!path) throw new Error('TEMPORAL_PROGRAM is not set: run npm test -- workflow');
  return TestWorkflowEnvironment.createLocal({ server: { executable: { type: 'existing-path', path } } });
}

/** The SDK gives the server five seconds to answer, which a busy machine may need more than once. */
async function start(path: string, tries: number): Promise<TestWorkflowEnvironment> {
  try {
    return await TestWorkflowEnvironment.createTimeSkipping({
      server: { executable: { type: 'existing-path', path } },
    });
  } catch (error) {
    if (tries <= 1) throw error;
    return start(path, tries - 1);
  }
}
