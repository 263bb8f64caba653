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
});

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
      'alerts',
      'bulk-act',
      'cancelled',
      'completed-with-upsell',
      'contact',
      'continued-as-new-1',
      'continued-as-new-2',
      'delivered-by-another-panel',
      'delivery-watch',
      'digest',
      'disputed',
      'doctor',
      'failed-card-then-paid',
      'forgotten',
      'full-refund',
      'given-back-in-the-dashboard',
      'held-for-its-panel-1',
      'intent-handed-over-1',
      'late-then-delivered-1',
      'leave',
      'letter-sent-again',
      'long-delivery-told',
      'paid-then-returned',
      'panel-away',
      'partial-then-refunded',
      'payment-events',
      'payment-failed-told',
      'plain-in-guarantee-2',
      'provider-status-sync',
      'refill',
      'refill-sweep',
      'refused-then-resent',
      'reminded-by-hand',
      'resent-by-force-2',
      'reset-to-before-the-payment-1',
      'retention',
      'short-delivery-given-back',
      'stopped-by-a-dispute-1',
      'unknown-then-resolved',
      'waited-for-its-target-1',
      'withdrawal',
      'woken-by-a-dispute',
      'woken-by-a-failed-refund-1',
    ]),
  );
});

test('a plain purchase of the newest release leaves little: 40 events and 12 kB at rest, 15 events in its guarantee', () => {
  const plain = (run: number) => recorded.findLast(({ name }) => name.endsWith(`plain-in-guarantee-${run}`));
  const events = plain(1)?.history.events ?? [];
  // It rests until the panel's last report comes, by Signal.
  const end = events.findLastIndex(({ eventType }) => eventType === 'EVENT_TYPE_WORKFLOW_EXECUTION_SIGNALED');
  const atRest = events.slice(0, end);
  const { History } = temporal.api.history.v1;
  expect(atRest.length).toBeGreaterThan(20);
  expect(atRest.length).toBeLessThanOrEqual(40);
  expect(History.encode(History.fromObject({ events: atRest })).finish().length).toBeLessThanOrEqual(12_000);
  expect(plain(2)?.history.events.length).toBeLessThanOrEqual(15);
});

test.each(recorded)('$name replays [F35]', async (recording) => {
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
