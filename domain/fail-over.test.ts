import fc from 'fast-check';
import {
  mayGoElsewhere,
  mostInRound,
  nextPanel,
  type PanelChoice,
  panelIsAway,
  panelsLeft,
  panelsTried,
  switchedOff,
  trialPauseSeconds,
} from './fail-over';
import {
  type ProviderRefusal,
  passesByItself,
  providerRefusals,
  readRefusal,
  type SubmissionOutcome,
  targetBusy,
} from './provider';
import type { Submission } from './purchase';

const line = (change: Partial<Submission> = {}): Submission => ({
  id: 's',
  generation: 1,
  line: 1,
  state: 'ready',
  username: 'lucia',
  quantity: 100,
  providerId: 1,
  providerServiceId: '1',
  attempts: 0,
  ...change,
});

const attemptsAllowed = 3;

describe('a line may go to another panel', () => {
  test.each<[ProviderRefusal, boolean]>([
    ['not-enough-funds', true],
    ['invalid-key', true],
    ['invalid-service', true],
    ['invalid-quantity', true],
    ['invalid-link', false],
    ['other', false],
  ])('after a refusal %s: %s', (refusal, may) =>
    expect(mayGoElsewhere(line({ state: 'rejected', refusal }), attemptsAllowed)).toBe(may),
  );

  test('after the allowed number of attempts, and at once if its panel is disabled', () => {
    const away = (attempts: number) => line({ attempts, reason: 'ECONNREFUSED' });
    expect([0, 1, 2, 3].map((attempts) => mayGoElsewhere(away(attempts), attemptsAllowed))).toEqual([
      ...[false, false, false],
      true,
    ]);
    expect(mayGoElsewhere(line({ attempts: 1, reason: switchedOff }), attemptsAllowed)).toBe(true);
  });

  test('never if the panel has it, may have it, or is being called', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('unknown', 'accepted', 'sending', 'dismissed'),
        fc.nat(9),
        fc.constantFrom<ProviderRefusal | undefined>('not-enough-funds', 'invalid-key', undefined),
        (state, attempts, refusal) =>
          !mayGoElsewhere(line({ state, attempts, refusal, reason: switchedOff }), attemptsAllowed),
      ),
    );
  });
});

test('a resend by a person begins a new round', () => {
  const generations = [
    line(),
    line({ generation: 2, providerId: 2, standsIn: true }),
    line({ generation: 3 }),
    line({ generation: 4, providerId: 3, standsIn: true }),
    line({ line: 2, providerId: 7 }),
  ];
  const tried = (of: Submission[], which: number) =>
    panelsTried(of, which).map(({ providerId }) => providerId);
  expect(tried(generations.slice(0, 2), 1)).toEqual([2, 1]);
  expect(tried(generations, 1)).toEqual([3, 1]);
  expect(tried(generations, 2)).toEqual([7]);
});

test('a panel may be tried again for another service, and each service once', () => {
  const service = (providerId: number, providerServiceId: string) => ({ providerId, providerServiceId });
  const tried = [line(service(1, 'old')), line({ ...service(2, 'its'), generation: 2, standsIn: true })];
  const next = (...choices: PanelChoice[]) => nextPanel(choices, panelsTried(tried, 1));
  expect(next(service(1, 'new'), service(2, 'its'))).toEqual(service(1, 'new'));
  expect(next(service(1, 'old'), service(2, 'its'))).toBeUndefined();
  expect(next(service(1, 'old'), service(1, 'new'), service(3, 'old'))).toEqual(service(1, 'new'));
});

describe('the panels that a line may go back to', () => {
  const left = (providerId: number, change: Partial<Submission> = {}) =>
    line({ providerId, state: 'dismissed', reason: panelIsAway, standsIn: true, ...change });
  const round = (...generations: Submission[]) =>
    generations.map((one, index) => ({
      ...one,
      generation: index + 1,
      standsIn: index > 0 ? one.standsIn : undefined,
    }));

  test('are those that it left because they did not answer', () => {
    const stays = line({ providerId: 4, reason: panelIsAway, standsIn: true });
    const gone = left(3, { reason: switchedOff });
    expect(panelsLeft(round(left(1), left(2), gone, stays), 1)).toEqual([2, 1]);
    expect(panelsLeft(round(left(1), left(2), left(1), stays), 1)).toEqual([1, 2]);
    expect(panelsLeft(round(left(1), stays), 2)).toEqual([]);
  });

  test('are none that refused it later, and not the one where it is', () => {
    const refused = line({ state: 'rejected', refusal: 'not-enough-funds', standsIn: true });
    expect(panelsLeft(round(left(1), left(2), refused), 1)).toEqual([2]);
    expect(panelsLeft(round(left(1), left(2), line({ reason: panelIsAway, standsIn: true })), 1)).toEqual([
      2,
    ]);
  });

  test('are none of an earlier round', () => {
    const resent = line({ generation: 3, providerId: 2, reason: panelIsAway });
    expect(panelsLeft([...round(left(1), left(2)), resent], 1)).toEqual([]);
  });

  test('are none after many changes', () => {
    const many = round(...Array.from({ length: mostInRound }, (_, index) => left(1 + (index % 2))));
    expect(panelsLeft(many.slice(0, -1), 1)).toHaveLength(2);
    expect(panelsLeft(many, 1)).toEqual([]);
  });
});

/** Sends a line as the workflow does, with these answers; returns the panels called, and how each call ended. */
function sent(choices: readonly PanelChoice[], answers: readonly SubmissionOutcome[]) {
  const generations = [line(choices[0])];
  const asked: { providerId: number; outcome: SubmissionOutcome }[] = [];
  for (const outcome of answers) {
    const last = generations.at(-1)!;
    asked.push({ providerId: last.providerId, outcome });
    if (outcome.kind === 'accepted' || outcome.kind === 'unknown') last.state = outcome.kind;
    else if (outcome.kind === 'rejected' && !passesByItself(outcome.refusal))
      Object.assign(last, { state: 'rejected', refusal: outcome.refusal });
    else last.attempts += 1;
    const panel = mayGoElsewhere(last, attemptsAllowed)
      ? nextPanel(choices, panelsTried(generations, 1))
      : undefined;
    if (panel) generations.push(line({ ...panel, generation: last.generation + 1, standsIn: true }));
    else if (last.state !== 'ready' || last.attempts >= attemptsAllowed) break;
  }
  return { asked, generations };
}

const outcome = fc.oneof(
  fc.constant<SubmissionOutcome>({ kind: 'accepted', providerOrderId: '1' }),
  fc.constant<SubmissionOutcome>({ kind: 'unknown', reason: 'timeout' }),
  fc.constant<SubmissionOutcome>({ kind: 'not-sent', reason: 'ECONNREFUSED' }),
  fc
    .constantFrom(...providerRefusals)
    .map((refusal): SubmissionOutcome => ({ kind: 'rejected', refusal, message: refusal })),
);
const choices = fc
  .uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
  .map((ids) => ids.map((providerId) => ({ providerId, providerServiceId: String(providerId) })));

test('no panel gets two generations of a round; nothing is sent after a lost answer or an acceptance [S1-2.15.95]', () => {
  fc.assert(
    fc.property(choices, fc.array(outcome, { maxLength: 40 }), (panels, answers) => {
      const { asked, generations } = sent(panels, answers);
      const ids = generations.map(({ providerId }) => providerId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(generations.length).toBeLessThanOrEqual(panels.length);
      const ended = asked.findIndex(({ outcome: { kind } }) => kind === 'unknown' || kind === 'accepted');
      if (ended >= 0) expect(asked.slice(ended + 1)).toEqual([]);
    }),
  );
});

test.each([
  'Not enough funds on balance',
  'neworder.error.not_enough_funds',
  'error.incorrect_service_id',
  'neworder.error.min_quantity',
])('a line goes to another panel after %j', (said) => {
  const refused = line({ state: 'rejected', refusal: readRefusal(said) });
  expect(mayGoElsewhere(refused, attemptsAllowed)).toBe(true);
});

test('a busy target is not the panel’s fault: no other panel is asked, however many attempts there were', () => {
  for (const reason of ['You have active order with this link', 'link_duplicate', targetBusy])
    expect(mayGoElsewhere({ state: 'ready', attempts: 6, reason }, 6)).toBe(false);
  expect(mayGoElsewhere({ state: 'ready', attempts: 6, reason: 'ECONNREFUSED' }, 6)).toBe(true);
});

test('a panel that leaves trials unanswered rests a minute, then twice as long each time, an hour at most', () => {
  expect([0, 1, 2, 5, 6, 40].map((failed) => trialPauseSeconds(failed, 60) / 60)).toEqual([
    1, 2, 4, 32, 60, 60,
  ]);
});
