import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';

let isQuiet = false;
/** Only errors are logged. */
function quiet(): void {
  if (!isQuiet)
    Runtime.install({
      logger: new DefaultLogger('ERROR'),
      telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
    });
  isQuiet = true;
}

/** A Temporal server that skips time; `npm test` sets the path of its program. */
export async function startTestServer(): Promise<TestWorkflowEnvironment> {
  return patiently(() =>
    TestWorkflowEnvironment.createTimeSkipping({ server: program('TEMPORAL_TEST_SERVER') }),
  );
}

/**
 * The real server, without skipped time, for what the other one can't do: it keeps the tasks of a stopped worker for
 * minutes.
 */
export async function startRealServer(): Promise<TestWorkflowEnvironment> {
  return patiently(() => TestWorkflowEnvironment.createLocal({ server: program('TEMPORAL_PROGRAM') }));
}

function program(variable: 'TEMPORAL_TEST_SERVER' | 'TEMPORAL_PROGRAM') {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} is not set: run npm test -- workflow`);
  return { executable: { type: 'existing-path' as const, path } };
}

/** The SDK gives a server five seconds to start, which a busy machine may exceed. */
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
