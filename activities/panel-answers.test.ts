import fc from 'fast-check';
import {
  readAddAnswer,
  readCancelAnswer,
  readRefillAnswer,
  readRefillEnd,
  readStatus,
  readStatuses,
} from './panel-answers';

const answered = (body: unknown, status = 200) =>
  ({ kind: 'answered', status, body: typeof body === 'string' ? body : JSON.stringify(body) }) as const;

describe('add', () => {
  test('a number or a string of an order is an acceptance', () => {
    expect(readAddAnswer(answered({ order: 23501 }))).toEqual({ kind: 'accepted', providerOrderId: '23501' });
    expect(readAddAnswer(answered({ status: 'success', order: '23501' }))).toMatchObject({
      kind: 'accepted',
    });
  });

  test('an error sentence is a refusal', () => {
    expect(readAddAnswer(answered({ error: 'Not enough funds on balance' }))).toMatchObject({
      kind: 'rejected',
      refusal: 'not-enough-funds',
    });
    expect(readAddAnswer(answered({ error: 'slow down' }, 429))).toMatchObject({ refusal: 'rate-limited' });
  });

  test('a connection that never came about was not sent', () => {
    expect(readAddAnswer({ kind: 'not-sent', reason: 'ECONNREFUSED' })).toMatchObject({ kind: 'not-sent' });
  });

  test('everything else is unknown, and never an acceptance or a refusal', () => {
    for (const call of [
      answered('<html>Maintenance</html>'),
      answered('<html>Maintenance</html>', 503),
      answered(''),
      answered('{}'),
      answered({ order: null }),
      answered({ order: 0 }),
      answered('{"order": 23'),
      answered({ error: 'Internal error' }, 500),
      { kind: 'lost', reason: 'timeout' } as const,
    ])
      expect(readAddAnswer(call).kind).toBe('unknown');
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(200, 500, 502), (body, status) => {
        const parsed: unknown = JSON.parse(body);
        const hasVerdict =
          typeof parsed === 'object' && parsed !== null && ('order' in parsed || 'error' in parsed);
        return hasVerdict || readAddAnswer(answered(body, status)).kind === 'unknown';
      }),
    );
  });
});

describe('status', () => {
  test('numbers and strings, capitals and unknown remains', () => {
    expect(
      readStatus(answered({ status: 'Partial', remains: '157', start_count: '3572', charge: '0.27' })),
    ).toEqual({
      status: 'partial',
      remains: 157,
      startCount: 3572,
      charge: '0.27',
    });
    expect(
      readStatus(answered({ status: 'IN PROGRESS', remains: 'Unknown', start_count: null, charge: 0.1 })),
    ).toEqual({
      status: 'in-progress',
      remains: undefined,
      startCount: undefined,
      charge: '0.1',
    });
    expect(readStatus(answered({ status: 'Completed', remains: -5 }))).toMatchObject({ remains: 0 });
  });

  test('errors, pages and noise say nothing', () => {
    expect(readStatus(answered({ error: 'Incorrect order ID' }))).toBeUndefined();
    expect(readStatus(answered('<html>'))).toBeUndefined();
    expect(readStatus({ kind: 'lost', reason: 'timeout' })).toBeUndefined();
  });

  test('of many, those that have one', () => {
    const reports = readStatuses(
      answered({ 1: { status: 'Completed' }, 10: { error: 'Incorrect order ID' } }),
    );
    expect([...(reports ?? [])].map(([id]) => id)).toEqual(['1']);
    expect(readStatuses(answered({ error: 'Invalid API key' }))).toBeUndefined();
  });
});

test('refill: accepted, refused plainly or inside, lost', () => {
  expect(readRefillAnswer(answered({ refill: '1' }))).toEqual({ kind: 'requested', providerRefillId: '1' });
  expect(readRefillAnswer(answered({ error: 'Order not eligible for refill.' }))).toMatchObject({
    kind: 'rejected',
  });
  expect(readRefillAnswer(answered({ refill: { error: 'Incorrect order ID' } }))).toMatchObject({
    kind: 'rejected',
  });
  expect(readRefillAnswer({ kind: 'lost', reason: 'timeout' })).toMatchObject({ kind: 'unknown' });
  expect(readRefillEnd(answered({ status: 'In progress' }))).toBeUndefined();
  expect(readRefillEnd(answered({ status: 'COMPLETED' }))).toEqual({ state: 'completed' });
  expect(readRefillEnd(answered({ status: 'Rejected' }))).toEqual({ state: 'rejected' });
});

test('cancel: as a list with a verdict for each', () => {
  expect(readCancelAnswer(answered([{ order: 2, cancel: 1 }]))).toEqual({ accepted: true });
  expect(readCancelAnswer(answered([{ order: 9, cancel: { error: 'Incorrect order ID' } }]))).toEqual({
    accepted: false,
    reason: 'Incorrect order ID',
  });
});
