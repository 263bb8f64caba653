import type { Pool } from 'pg';
import type { OwnMove } from '../db/reconciliation';
import { type RecordedServer, recordedServer } from '../instagram/testing/recorded-server';
import { createPaymentComparison } from './payment-comparison';
import { createStripe } from './payments';

let server: RecordedServer;
beforeAll(async () => {
  server = await recordedServer();
});
afterAll(() => server.close());

const ownRefund: OwnMove = {
  id: 're_1',
  known: true,
  amountCents: 500,
  status: 'succeeded',
  intent: 'pi_1',
  orderNumber: null,
  at: new Date(0),
};

const compare = () =>
  createPaymentComparison({
    pool: {} as Pool,
    stripe: createStripe({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: server.url }),
  });

test('a refund that the payment provider does not know is a difference', async () => {
  server.replies({
    status: 404,
    json: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such refund' } },
  });
  expect(await compare().unseenRefund(ownRefund)).toMatchObject({ kind: 'refund-unknown-there' });
});

test.each([
  ['an outage', 500, 'api_error'],
  ['a refused key', 401, 'invalid_request_error'],
])('%s is no difference: the comparison is tried again', async (_what, status, type) => {
  server.replies({ status, json: { error: { type, message: 'Words of the provider' } } });
  await expect(compare().unseenRefund(ownRefund)).rejects.toThrow('Payment provider');
});
