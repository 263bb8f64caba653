import fc from 'fast-check';
import {
  partsOf,
  readAddAnswer,
  readBalance,
  readCancelAnswer,
  readRefillAnswer,
  readRefillEnd,
  readServices,
  readStatus,
  readStatuses,
  statusComplaints,
} from './panel-answers';

const answered = (body: unknown, status = 200) =>
  ({ kind: 'answered', status, body: typeof body === 'string' ? body : JSON.stringify(body) }) as const;

describe('add', () => {
  test('an order id as number or string is an acceptance', () => {
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

  test('a panel that says it is down for now was not reached, whatever its words remind of', () => {
    expect(readAddAnswer(answered({ error: 'Service Unavailable' }, 503))).toEqual({
      kind: 'not-sent',
      reason: 'HTTP 503',
    });
  });

  test('a connection that was never established was not sent', () => {
    expect(readAddAnswer({ kind: 'not-sent', reason: 'ECONNREFUSED' })).toMatchObject({ kind: 'not-sent' });
  });

  test('everything else is unknown, and never an acceptance or a refusal [F17 F18]', () => {
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

test('a value that fits no column is cleaned or left out, and the rest of the answer counts', () => {
  expect(readAddAnswer(answered('{"error":"Wrong\\u0000 link \\ud800!"}'))).toMatchObject({
    message: 'Wrong link �!',
  });
  expect(
    readStatus(answered({ status: 'Completed', remains: 1e300, start_count: '2147483648' })),
  ).toMatchObject({
    status: 'completed',
    remains: undefined,
    startCount: undefined,
  });
  expect(readStatus(answered({ status: 'Completed', start_count: 2147483647 }))).toMatchObject({
    startCount: 2147483647,
  });
});

test('a text of megabytes is cut: it goes through Temporal, whose limit is two', () => {
  const long = 'x'.repeat(3_000_000);
  const refused = answered({ error: long });
  expect(readAddAnswer(refused)).toMatchObject({ kind: 'rejected', message: 'x'.repeat(500) });
  expect(readRefillAnswer(refused)).toMatchObject({ kind: 'rejected', reason: 'x'.repeat(500) });
  expect(readRefillAnswer(answered({ refill: { error: long } }))).toMatchObject({ reason: 'x'.repeat(500) });
  expect(readCancelAnswer(refused).reason).toHaveLength(500);
  expect(readCancelAnswer(answered([{ cancel: { error: long } }])).reason).toHaveLength(500);
  expect(readBalance(refused)).toEqual({ complaint: 'x'.repeat(500) });
  expect(statusComplaints(refused)('9')).toHaveLength(500);
  expect(statusComplaints(answered({ 9: { error: long } }))('9')).toHaveLength(500);
  expect(readStatus(answered({ status: 'Completed', charge: '9'.repeat(3_000_000) }))).toMatchObject({
    status: 'completed',
    charge: '9'.repeat(40),
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

  test.each([
    ['Completed', '0', 0],
    ['Pending', '0', undefined],
    ['In progress', 0, undefined],
    ['In progress', '-5', undefined],
    ['In progress', 3, 3],
    ['Completed', -5, 0],
    ['Partial', '0', undefined],
    ['Canceled', '0', undefined],
    ['Refunded', 0, undefined],
    ['Canceled', '-5', 0],
    ['Canceled', '1', 1],
  ])('of a delivery that is %s, %s as the rest means %s', (status, remains, read) => {
    expect(readStatus(answered({ status, remains }))?.remains).toBe(read);
  });

  test('a start count of zero or less is a count that the panel did not read', () => {
    for (const start_count of [0, '0', -1])
      expect(readStatus(answered({ status: 'Completed', start_count }))?.startCount).toBeUndefined();
    expect(readStatus(answered({ status: 'Completed', start_count: '1' }))?.startCount).toBe(1);
  });

  test('an empty or odd charge leaves the report as it is', () => {
    for (const charge of [null, '', {}]) {
      const said = { status: 'Completed', remains: '0', charge };
      expect(readStatus(answered(said))).toMatchObject({ status: 'completed', remains: 0 });
      expect(readStatuses(answered({ 7: said }))?.get('7')).toMatchObject({ status: 'completed' });
    }
  });

  test('errors, pages and noise are no report [F21]', () => {
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

  test('of many, the part about each', () => {
    const part = partsOf(answered({ 1: { status: 'Completed' }, 10: { error: 'Incorrect order ID' } }));
    expect(['1', '10', '2'].map(part)).toEqual([
      '{"status":"Completed"}',
      '{"error":"Incorrect order ID"}',
      undefined,
    ]);
    expect(partsOf(answered('<html>'))('1')).toBeUndefined();
  });
});

test('refill: accepted, refused at top level or inside, lost', () => {
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

describe('complaints about the statuses of many', () => {
  test('are given for each id in the panel’s words, or for all of them', () => {
    const mixed = statusComplaints(
      answered({ 1: { status: 'Completed' }, 2: { error: 'Incorrect order ID' }, 3: { charge: 1 } }),
    );
    expect(['1', '2', '3', '4'].map(mixed)).toEqual([
      undefined,
      'Incorrect order ID',
      'unexpected answer (HTTP 200)',
      'unexpected answer (HTTP 200)',
    ]);
    expect(statusComplaints(answered({ error: 'Invalid API key' }))('1')).toBe('Invalid API key');
    expect(statusComplaints(answered('<html>', 503))('1')).toBe('unexpected answer (HTTP 503)');
    expect(statusComplaints({ kind: 'lost', reason: 'timeout' })('1')).toBe('timeout');
  });
});

test('a balance is a decimal with its currency, or the reason why there is none', () => {
  expect(readBalance(answered({ balance: '100.84292', currency: 'USD' }))).toEqual({
    balance: '100.84292',
    currency: 'USD',
  });
  expect(readBalance(answered({ balance: 3 }))).toEqual({ balance: '3', currency: '' });
  expect(readBalance(answered({ balance: 3, currency: null }))).toEqual({ balance: '3', currency: '' });
  expect(readBalance(answered({ error: 'Invalid API key' }))).toEqual({ complaint: 'Invalid API key' });
  expect(readBalance(answered({ balance: 'plenty' }))).toEqual({ complaint: 'unexpected answer (HTTP 200)' });
  expect(readBalance({ kind: 'lost', reason: 'timeout' })).toEqual({ complaint: 'timeout' });
});

/** What is read of a catalogue's entries. */
function servicesOf(entries: unknown[]) {
  const read = readServices(answered(entries));
  return 'services' in read ? read.services : read;
}

test('a catalogue is read in every dialect; entries that can’t be read are named, those without an id left out', () => {
  const read = readServices(
    answered([
      {
        service: 1,
        name: 'A',
        type: 'Default',
        category: 'F',
        rate: '0.90',
        min: '50',
        max: 10000,
        refill: true,
      },
      { service: '2', name: 'B', rate: 8, min: 1, max: '1e3' },
      { service: 3, name: 'C', rate: 8, min: 1, max: '1000', cancel: 1, desc: 'x' },
      { service: '2', rate: 8 },
      { service: '4', name: 'D', rate: 8, min: 1, max: 'many' },
      { service: '4', name: 'D', rate: 8, min: 1, max: 5 },
      { name: 'E', rate: 8, min: 1, max: 5 },
      'nonsense',
    ]),
  );
  expect(read).toEqual({
    services: [
      { id: '1', name: 'A', type: 'Default', category: 'F', rate: '0.90', min: 50, max: 10000, refill: true },
      { id: '3', name: 'C', type: '', category: '', rate: '8', min: 1, max: 1000, cancel: true },
      { id: '4', name: 'D', type: '', category: '', rate: '8', min: 1, max: 5 },
    ],
    unreadable: ['2'],
  });
  const long = `${'x'.repeat(299)}😀`;
  const odd = { service: 4, name: long, type: null, category: long, rate: 8, min: 1, max: 9 };
  expect(servicesOf([odd, { ...odd, category: null }])).toEqual([
    {
      id: '4',
      name: `${'x'.repeat(299)}�`,
      type: '',
      category: `${'x'.repeat(299)}�`,
      rate: '8',
      min: 1,
      max: 9,
    },
    { id: '4', name: `${'x'.repeat(299)}�`, type: '', category: '', rate: '8', min: 1, max: 9 },
  ]);
  expect(readServices(answered({ error: 'Invalid API key' }))).toEqual({ complaint: 'Invalid API key' });
  expect(readServices(answered('<html>', 503))).toEqual({ complaint: 'unexpected answer (HTTP 503)' });
});

test.each([
  ['a converted rate', { rate: '0.0523076923076923' }, { rate: '0.0523076923' }],
  ['a decimal too many', { rate: '0.00000000016' }, { rate: '0.0000000002' }],
  ['a converted number', { rate: 0.1 + 0.2 }, { rate: '0.3000000000' }],
  ['a tiny number', { rate: 1e-7 }, { rate: '0.0000001000' }],
  ['thousands in a rate', { rate: '1,020.50' }, { rate: '1020.50' }],
  ['decimals in a minimum', { min: '50.0' }, { min: 50 }],
  ['thousands in a maximum', { max: '1,000,000' }, { max: 1_000_000 }],
  ['thousands and decimals', { max: '10,000.00' }, { max: 10_000 }],
  ['no maximum', { max: null }, { max: 2 ** 31 - 1 }],
  ['an empty maximum', { max: '' }, { max: 2 ** 31 - 1 }],
])('%s is read in a catalogue', (_what, says, means) => {
  const entry = { service: 7, name: 'A', rate: '0.90', min: '10', max: '5000' };
  expect(servicesOf([{ ...entry, ...says }])).toEqual([
    { ...{ id: '7', name: 'A', type: '', category: '', rate: '0.90', min: 10, max: 5000 }, ...means },
  ]);
});

test.each([
  ['a rate that may be one or a thousand', { rate: '1,020' }],
  ['a minimum that may be one or a thousand', { min: '1.000' }],
  ['no minimum', { min: null }],
  ['no rate', { rate: 'on request' }],
  ['no name', { name: null }],
])('a service with %s is unreadable, not gone', (_what, says) => {
  const entry = { service: 7, name: 'A', rate: '0.90', min: '10', max: '5000' };
  expect(readServices(answered([{ ...entry, ...says }]))).toEqual({ services: [], unreadable: ['7'] });
});

test.each([
  [true, true],
  ['1', true],
  [1, true],
  ['Available', true],
  ['yes', true],
  [false, false],
  ['0', false],
  ['false', false],
  ['Unavailable', false],
  ['no', false],
  ['perhaps', undefined],
  [7, undefined],
])('a panel that says %j of refills means %j', (said, meant) => {
  const entry = { service: 1, name: 'A', rate: '0.90', min: 50, max: 10000, refill: said };
  expect(servicesOf([entry])).toEqual([expect.objectContaining({ id: '1', refill: meant })]);
});
