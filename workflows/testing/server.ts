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
  return patiently(() =>
    TestWorkflowEnvironment.createTimeSkipping({ server: program('TEMPORAL_TEST_SERVER') }),
  );
}

/**
 * The real server, without skipped time, for what the other one doesn't do: tasks of a worker that has gone stay with
 * the test server for minutes.
 */
export async function startRealServer(): Promise<TestWorkflowEnvironment> {
  return patiently(() => TestWorkflowEnvironment.createLocal({ server: program('TEMPORAL_PROGRAM') }));
}

function program(variable: 'TEMPORAL_TEST_SERVER' | 'TEMPORAL_PROGRAM') {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} is not set: run npm test -- workflow`);
  return { executable: { type: 'existing-path' as const, path } };
}

/** The SDK gives a server five seconds to answer, which a busy machine may need more than once. */
async function patiently(
  start: () => Promise<TestWorkflowEnvironment>,
  tries = 5,
): Promise<TestWorkflowEnvironment> {
  quiet();
  try {
    return await start();
  } catch (error) {
    if (tries <= 1) throw error;
    return patiently(start, tries - 1);
  }
}
