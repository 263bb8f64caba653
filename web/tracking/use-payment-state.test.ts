import { ApiError } from '../api-client/api-error';
import { ask } from './use-payment-state';

const api = jest.fn();
jest.mock('../api-client/api', () => ({ api: (...call: unknown[]) => api(...call) }));

const refusal = (code: string, status = 409) => new ApiError(status, { code });
type Rows = Parameters<typeof ask>[1];
const rows = (state: string, id?: string) => (async () => ({ state, id })) as unknown as Rows;
const noRows = () => Promise.reject(new Error('asked for the rows'));

test.each([
  ['payment_not_completed', 'awaiting-payment'],
  ['payment_processing', 'deciding'],
  ['purchase_closed', 'closed'],
])('%s means %s', async (code, state) => {
  api.mockRejectedValue(refusal(code));
  expect(await ask('pi_1', noRows)).toEqual({ state });
});

test('without an answer of the purchase its rows show an order, but never that nothing was paid', async () => {
  const noAnswer = refusal('unavailable', 503);
  api.mockRejectedValue(noAnswer);
  expect(await ask('pi_1', rows('created', '77'))).toEqual({ state: 'created', orderId: '77' });
  expect(await ask('pi_1', rows('creating'))).toEqual({ state: 'creating' });
  await expect(ask('pi_1', rows('awaiting-payment'))).rejects.toBe(noAnswer);
});
