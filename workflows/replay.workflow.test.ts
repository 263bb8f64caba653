import { temporal } from '@temporalio/proto';
import { DefaultLogger, makeTelemetryFilterString, Runtime, Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { dataConverter } from '../temporal/connection';
import { testWorkflows } from './testing/bundle';
import { type Recording, recordings, replayKeys } from './testing/histories';

/*
 * Runs that began under older code must continue under the current code. If this fails, the change needs `patched` (see
 * histories/README.md); new recordings would only hide that purchases under way would stop.
 */
const recorded = recordings();

beforeAll(() => {
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  });
});

/** The run that a recording belongs to. */
const runOf = ({ history }: Recording): unknown => {
  const [started] = history.events;
  const attributes = started?.workflowExecutionStartedEventAttributes as Record<string, unknown> | undefined;
  return attributes?.originalExecutionRunId;
};

/** One worker replays all histories. Returns each run and why it doesn't replay. */
async function replayAll(runs: readonly Recording[]): Promise<{ run: string; error: unknown }[]> {
  const histories = runs.map(({ history, workflowId }) => ({
    workflowId,
    history: temporal.api.history.v1.History.fromObject(history),
  }));
  const options = {
    ...testWorkflows(),
    dataConverter: dataConverter({ ENCRYPTION_KEYS: replayKeys }),
  };
  const outcomes = [];
  for await (const { runId, error } of Worker.runReplayHistories(options, histories))
    outcomes.push({ run: runId, error });
  return outcomes;
}

test('there are recordings of every path of a purchase', () => {
  const paths = recorded.map(({ name }) => name.split('/')[1]);
  expect(paths).toEqual(
    expect.arrayContaining([
      'abandoned-after-reminder',
      'account-deletion',
      'alerts',
      'back-at-its-own-panel-1',
      'refused-post-given-back-1',
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
      'failed-refund-paid-in-another-way-1',
      'failed-refund-paid-in-another-way-2',
      'failed-refund-told-1',
      'forgotten',
      'full-refund',
      'given-back-in-the-dashboard',
      'held-for-its-panel-1',
      'intent-handed-over-1',
      'late-then-delivered-1',
      'leave',
      'letter-sent-again',
      'long-delivery-told',
      'lost-in-part',
      'paid-then-returned',
      'part-refunded-and-stopped-1',
      'panel-away',
      'partial-of-unknown-rest',
      'partial-then-refunded',
      'payment-events',
      'payment-failed-told',
      'plain-in-guarantee-2',
      'posts-polled-slowly',
      'provider-status-sync',
      'refill',
      'refill-sweep',
      'refused-then-resent',
      'refunded-twice-in-the-dashboard-1',
      'reminded-by-hand',
      'resent-by-force-2',
      'resent-then-refunded',
      'same-cart-again-1',
      'sent-as-mapped-1',
      'reset-to-before-the-payment-1',
      'rest-resent-then-refilled-1',
      'retention',
      'review-letters',
      'short-delivery-given-back',
      'stopped-by-a-dispute-1',
      'unknown-then-resolved',
      'unknown-then-sent-again-1',
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

describe('the current code continues', () => {
  let outcomes: Map<unknown, unknown>;
  beforeAll(async () => {
    outcomes = new Map((await replayAll(recorded)).map(({ run, error }) => [run, error]));
  });

  test.each(recorded)('$name replays [F35]', (recording) => {
    expect([...outcomes.keys()]).toContain(runOf(recording));
    expect(outcomes.get(runOf(recording))).toBeUndefined();
  });
});

test('replay fails if a run called something else', async () => {
  const activities = ['createPaymentIntent', 'retrievePaymentIntent', 'submitToProvider', 'sendEmail'];
  const text = JSON.stringify(recorded.find(({ name }) => name.endsWith('completed-with-upsell')));
  const doctored = activities.map((activity) =>
    text.replace(`"activityType":{"name":"${activity}"}`, '"activityType":{"name":"other"}'),
  );
  expect(doctored).not.toContain(text);
  const outcomes = await replayAll(doctored.map((one) => JSON.parse(one) as Recording));
  expect(outcomes.map(({ error }) => error)).toEqual(
    activities.map(() => expect.any(DeterminismViolationError)),
  );
});
