import fc from 'fast-check';
import { jsonRest } from './json-rest';

const answered = (body: unknown, status = 200) =>
  ({ kind: 'answered', status, body: typeof body === 'string' ? body : JSON.stringify(body) }) as const;
const no = (code: string, message: string, status = 422) => answered({ error: { code, message } }, status);
const panel = { baseUrl: 'https://panel.example.com/rest/v1/', apiKey: 'secret' };

test('each question is one request; only the header has the key [S1-2.15.96]', () => {
  const asked = [
    { action: 'add', service: '7', link: 'https://www.instagram.com/lucia/', quantity: '100' },
    { action: 'status', order: '9' },
    { action: 'status', orders: '9,10' },
    { action: 'refill', order: '9' },
    { action: 'refill_status', refill: '../3' },
    { action: 'cancel', orders: '9' },
    { action: 'balance' },
    { action: 'services' },
  ] as const;
  const requests = asked.map((question) => jsonRest.request(panel, question));
  expect(
    requests.map(({ method, url }) => `${method} ${url.slice('https://panel.example.com'.length)}`),
  ).toEqual([
    'POST /rest/v1/orders',
    'GET /rest/v1/orders/9',
    'GET /rest/v1/orders?ids=9%2C10',
    'POST /rest/v1/orders/9/refill',
    'GET /rest/v1/refills/..%2F3',
    'POST /rest/v1/orders/9/cancel',
    'GET /rest/v1/balance',
    'GET /rest/v1/services',
  ]);
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    service: '7',
    link: 'https://www.instagram.com/lucia/',
    quantity: 100,
  });
  for (const { headers, url, body = '' } of requests) {
    expect(headers).toMatchObject({ authorization: 'Bearer secret' });
    expect(url + body).not.toContain('secret');
  }
});

describe('an order', () => {
  test('is accepted if the panel created it and returned its id', () => {
    const taken = answered({ id: 'A-102', status: 'pending' }, 201);
    expect(jsonRest.readAddAnswer(taken)).toEqual({ kind: 'accepted', providerOrderId: 'A-102' });
  });

  test.each([
    ['insufficient_funds', 402, 'not-enough-funds'],
    ['service_inactive', 404, 'invalid-service'],
    ['invalid_link', 422, 'invalid-link'],
    ['invalid_quantity', 422, 'invalid-quantity'],
    ['active_order', 409, 'active-order'],
    ['nobody_knows', 401, 'invalid-key'],
    ['nobody_knows', 429, 'rate-limited'],
    ['nobody_knows', 400, 'other'],
    ['constructor', 400, 'other'],
  ])('refused as %s with HTTP %i is %s', (code, status, refusal) =>
    expect(jsonRest.readAddAnswer(no(code, 'No', status))).toEqual({
      kind: 'rejected',
      refusal,
      message: 'No',
    }),
  );

  test('is refused by HTTP status if the panel leaves the code empty', () => {
    const refused = answered({ error: { code: null, message: 'No' } }, 402);
    expect(jsonRest.readAddAnswer(refused)).toMatchObject({ refusal: 'not-enough-funds' });
  });

  test('is refused with a text of megabytes, which is cut', () => {
    const long = 'x'.repeat(3_000_000);
    for (const error of [long, { code: 'nobody_knows', message: long }])
      expect(jsonRest.readAddAnswer(answered({ error }, 422))).toMatchObject({ message: 'x'.repeat(500) });
    expect(jsonRest.readStatus(answered({ id: 9, status: 'completed', charge: long }))).toMatchObject({
      charge: 'x'.repeat(40),
    });
  });

  test('that certainly never left was not sent; everything else is unknown', () => {
    expect(jsonRest.readAddAnswer({ kind: 'not-sent', reason: 'ECONNREFUSED' }).kind).toBe('not-sent');
    for (const call of [
      no('timeout', 'Took too long', 408),
      no('internal', 'Oops', 500),
      no('maintenance', 'Back soon', 503),
      answered({ id: '5' }, 302),
      answered({ id: '' }, 201),
      answered('<html>', 404),
      answered('', 201),
      { kind: 'lost', reason: 'timeout' } as const,
    ])
      expect(jsonRest.readAddAnswer(call).kind).toBe('unknown');
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(200, 201, 404, 500), (body, status) => {
        const parsed: unknown = JSON.parse(body);
        const hasVerdict =
          typeof parsed === 'object' && parsed !== null && ('id' in parsed || 'error' in parsed);
        return hasVerdict || jsonRest.readAddAnswer(answered(body, status)).kind === 'unknown';
      }),
    );
  });

  test('is reported alone or among many, normalized to the common status words', () => {
    const nine = { id: 9, status: 'in_progress', remaining: 40, start_count: 1200, charge: '0.20' };
    const report = { status: 'in-progress', remains: 40, startCount: 1200, charge: '0.20' };
    expect(jsonRest.readStatus(answered(nine))).toEqual(report);
    const many = answered({ data: [nine, { id: '10' }, 'noise'] });
    expect(jsonRest.readStatuses(many)).toEqual(new Map([['9', report]]));
    expect(['9', '11'].map(jsonRest.partsOf(many))).toEqual([JSON.stringify(nine), undefined]);
    const complaint = jsonRest.statusComplaints(many);
    expect(['9', '10', '11'].map(complaint)).toEqual([
      undefined,
      'unexpected answer (HTTP 200)',
      'unexpected answer (HTTP 200)',
    ]);
    const refused = no('unauthorized', 'Invalid API key', 401);
    expect(jsonRest.readStatuses(refused)).toBeUndefined();
    expect(jsonRest.statusComplaints(refused)('9')).toBe('Invalid API key');
    expect(jsonRest.saysNo(refused)).toBe(true);
  });
});

test('a refill is requested, followed, refused or in doubt', () => {
  expect(jsonRest.readRefillAnswer(answered({ id: 3, status: 'pending' }, 201))).toEqual({
    kind: 'requested',
    providerRefillId: '3',
  });
  expect(jsonRest.readRefillAnswer(no('not_possible', 'Not eligible', 409))).toMatchObject({
    kind: 'rejected',
  });
  expect(jsonRest.readRefillAnswer(answered('', 500))).toMatchObject({ kind: 'unknown' });
  const goesOn = answered({ id: '3', status: 'in_progress' });
  expect([jsonRest.refillGoesOn(goesOn), jsonRest.readRefillEnd(goesOn)]).toEqual([true, undefined]);
  expect(jsonRest.readRefillEnd(answered({ id: '3', status: 'Completed' }))).toEqual({ state: 'completed' });
});

test('a cancel counts only if the panel confirms it', () => {
  expect(jsonRest.readCancelAnswer(answered({ id: '9', status: 'canceled' }))).toEqual({ accepted: true });
  expect(jsonRest.readCancelAnswer(no('not_possible', 'Too late', 409))).toEqual({
    accepted: false,
    reason: 'Too late',
  });
});

test('balance and catalogue', () => {
  expect(jsonRest.readBalance(answered({ balance: 12.5, currency: 'EUR' }))).toEqual({
    balance: '12.5',
    currency: 'EUR',
  });
  expect(jsonRest.readBalance(answered({ balance: 12.5, currency: null }))).toEqual({
    balance: '12.5',
    currency: '',
  });
  expect(jsonRest.readBalance(no('unauthorized', 'Invalid API key', 401))).toEqual({
    complaint: 'Invalid API key',
  });
  const service = { id: '7', name: 'Followers', price_per_1000: '0.90', min: 10, max: 5000, refill: true };
  expect(jsonRest.readServices(answered({ data: [service, { id: '8' }] }))).toEqual({
    services: [
      { id: '7', name: 'Followers', type: '', category: '', rate: '0.90', min: 10, max: 5000, refill: true },
    ],
    unreadable: ['8'],
  });
  expect(jsonRest.readServices(answered('<html>', 503))).toEqual({
    complaint: 'unexpected answer (HTTP 503)',
  });
});
