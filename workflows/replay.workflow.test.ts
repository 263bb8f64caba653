import { temporal } from '@temporalio/proto';
import {
  bundleWorkflowCode,
  DefaultLogger,
  makeTelemetryFilterString,
  Runtime,
  Worker,
} from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { dataConverter } from '../temporal/connection';
import { type Recording, recordings, replayKeys } from './testing/histories';

/*
 * Runs that began under older code must go on under the present one. Where this
 * fails, the change needs `patched` (see histories/README.md); recording anew only
 * hides that purchases under way would stop.
 */
const recorded = recordings();
let options: Parameters<typeof Worker.runReplayHistory>[0];

beforeAll(async () => {
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  });
  const workflowBundle = await bundleWorkflowCode({
    workflowsPath: require.resolve('.'),
    failureConverterPath: require.resolve('../temporal/failure-converter'),
    logger: new DefaultLogger('ERROR'),
  });
  options = { workflowBundle, dataConverter: dataConverter({ ENCRYPTION_KEYS: replayKeys }) };
}, 60_000);

/** Replays one run; throws where the present code would have done something else. */
function replay({ history, workflowId }: Recording): Promise<void> {
  return Worker.runReplayHistory(options, temporal.api.history.v1.History.fromObject(history), workflowId);
}

test('there are recordings of every path of a purchase', () => {
  const paths = recorded.map(({ name }) => name.split('/')[1]);
  expect(paths).toEqual(
    expect.arrayContaining([
      'abandoned-after-reminder',
      'account-deletion',
      'bulk-act',
      'cancelled',
      'completed-with-upsell',
      'contact',
      'continued-as-new-1',
      'continued-as-new-2',
      'delivered-by-another-panel',
      'disputed',
      'failed-card-then-paid',
      'forgotten',
      'full-refund',
      'leave',
      'letter-sent-again',
      'long-delivery-told',
      'paid-then-returned',
      'partial-then-refunded',
      'payment-failed-told',
      'provider-status-sync',
      'refill',
      'refill-sweep',
      'refused-then-resent',
      'reminded-by-hand',
      'retention',
      'short-delivery-given-back',
      'unknown-then-resolved',
      'withdrawal',
    ]),
  );
});

test.each(recorded)('$name replays', async (recording) => {
  await expect(replay(recording)).resolves.toBeUndefined();
});

describe('the gate can close', () => {
  const whole = recorded.find(({ name }) => name.endsWith('completed-with-upsell'));

  test.each(['createPaymentIntent', 'retrievePaymentIntent', 'submitToProvider', 'sendEmail'])(
    'where a run called something else than %s',
    async (activity) => {
      const text = JSON.stringify(whole);
      const doctored = text.replace(
        `"activityType":{"name":"${activity}"}`,
        '"activityType":{"name":"other"}',
      );
      expect(doctored).not.toBe(text);
      await expect(replay(JSON.parse(doctored) as Recording)).rejects.toThrow(DeterminismViolationError);
    },
  );
});
