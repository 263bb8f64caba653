import { ApiError } from '../api-client/api-error';
import { putCart, type WantedCart } from './put-cart';

const wanted: WantedCart = {
  cartId: 'cart_1',
  language: 'es',
  serviceId: 204,
  units: 1100,
  posts: [],
  username: 'lucia',
  email: ' a@b.es ',
  upsell: false,
  immediate: false,
  changed: false,
};
const full = 999;
const answer = (amount: string) => ({
  success: true as const,
  clientSecret: 'pi_1_secret_x',
  paymentIntentId: 'pi_1',
  orderNumber: 'FNZ-261121-AAAA',
  amount,
  upsell: { variant: 'A' as const, secondsLeft: 240 },
});
const refusal = (code: string, details = {}) => new ApiError(409, { code, details });
const makeId = () => 'cart_2';

function calls() {
  return { create: jest.fn(), update: jest.fn() };
}

test('a cart without an intent is created, with the trimmed e-mail and without consent', async () => {
  const api = calls();
  api.create.mockResolvedValue(answer('9.99'));
  const outcome = await putCart(wanted, full, makeId, api);
  expect(outcome).toMatchObject({ kind: 'done', cartId: 'cart_1', intent: { amountCents: 999 } });
  expect(api.create.mock.calls[0][0]).toMatchObject({
    amount: '9.99',
    shownUnits: 1100,
    email: 'a@b.es',
    immediatePerformanceText: '',
  });
});

test('the source of a cart goes with it, and only if it has one [S1-3.3]', async () => {
  const api = calls();
  api.create.mockResolvedValue(answer('9.99'));
  await putCart({ ...wanted, source: 'chooser' }, full, makeId, api);
  await putCart(wanted, full, makeId, api);
  expect(api.create.mock.calls.map(([body]) => body.source)).toEqual(['chooser', undefined]);
});

test.each(['fr', 'it'] as const)('a purchase on a page in %s is made in that language', async (language) => {
  const api = calls();
  api.create.mockResolvedValue(answer('9.99'));
  await putCart({ ...wanted, language, immediate: true }, full, makeId, api);
  expect(api.create.mock.calls[0][0]).toMatchObject({ language });
  expect(api.create.mock.calls[0][0].immediatePerformanceText).not.toContain('inicio');
});

test('a cart with an intent changes that intent', async () => {
  const api = calls();
  api.update.mockResolvedValue(answer('9.99'));
  await putCart({ ...wanted, paymentIntentId: 'pi_1', immediate: true }, full, makeId, api);
  expect(api.create).not.toHaveBeenCalled();
  expect(api.update.mock.calls[0][0]).toMatchObject({
    paymentIntentId: 'pi_1',
    metadata: { cartId: 'cart_1', immediatePerformanceText: expect.stringContaining('inicio-inmediato') },
  });
});

test('an intent that the server no longer knows is created again for the same cart', async () => {
  const api = calls();
  api.update.mockRejectedValue(refusal('purchase_not_found'));
  api.create.mockResolvedValue(answer('9.99'));
  const outcome = await putCart({ ...wanted, paymentIntentId: 'pi_0' }, full, makeId, api);
  expect(outcome).toMatchObject({ kind: 'done', cartId: 'cart_1' });
});

test('a closed purchase restarts once, under another cart id [S0-4.13]', async () => {
  const api = calls();
  api.create.mockRejectedValueOnce(refusal('purchase_closed')).mockResolvedValueOnce(answer('9.99'));
  expect(await putCart(wanted, full, makeId, api)).toMatchObject({ kind: 'done', cartId: 'cart_2' });
  api.create.mockReset().mockRejectedValue(refusal('purchase_closed'));
  expect(await putCart(wanted, full, makeId, api)).toMatchObject({ kind: 'refused' });
  expect(api.create).toHaveBeenCalledTimes(2);
});

test.each([
  ['a paid purchase with other goods restarts', 'already_paid', true, { kind: 'done', cartId: 'cart_2' }],
  ['a paid purchase with the same goods leads to it', 'already_paid', false, { kind: 'paid' }],
  ['one that a bank decides about leads to it', 'payment_processing', true, { kind: 'paid' }],
])('%s', async (_case, code, changed, end) => {
  const api = calls();
  api.update.mockRejectedValue(refusal(code));
  api.create.mockResolvedValue(answer('9.99'));
  const cart = { ...wanted, paymentIntentId: 'pi_1', immediate: true, changed };
  expect(await putCart(cart, full, makeId, api)).toMatchObject(end);
  const [created] = api.create.mock.calls;
  expect(created?.[0].immediatePerformanceText).toBe(end.kind === 'done' ? '' : undefined);
});

test('a purchase closed after too many declined attempts does not restart on its own', async () => {
  const api = calls();
  api.update.mockRejectedValue(refusal('too_many_declines'));
  expect(await putCart({ ...wanted, paymentIntentId: 'pi_1' }, full, makeId, api)).toMatchObject({
    kind: 'refused',
    error: { code: 'too_many_declines' },
  });
  expect(api.create).not.toHaveBeenCalled();
});

test.each([{ amountCents: 1099 }, { amount: '10.99' }])(
  'another price is shown, not accepted: %j',
  async (details) => {
    const api = calls();
    api.create.mockRejectedValue(refusal('price_changed', details));
    expect(await putCart(wanted, full, makeId, api)).toEqual({ kind: 'price', amountCents: 1099 });
    expect(api.create).toHaveBeenCalledTimes(1);
  },
);

test('a discount is sent with its previewed price; another price has to be accepted', async () => {
  const api = calls();
  const discounted = { ...wanted, paymentIntentId: 'pi_1', discountCode: 'VIP5' };
  api.update.mockResolvedValueOnce(answer('9.49'));
  expect(await putCart(discounted, 949, makeId, api)).toMatchObject({ intent: { amountCents: 949 } });
  expect(api.update.mock.calls[0][0]).toMatchObject({
    amount: '9.49',
    metadata: { discountCode: 'VIP5' },
  });
  api.update.mockReset().mockRejectedValue(refusal('price_changed', { amountCents: 899 }));
  expect(await putCart(discounted, 949, makeId, api)).toEqual({ kind: 'price', amountCents: 899 });
  expect(api.update).toHaveBeenCalledTimes(1);
});

test('another browser’s cart restarts with the same choices', async () => {
  const api = calls();
  api.update.mockRejectedValue(refusal('purchase_not_found'));
  api.create.mockRejectedValueOnce(refusal('purchase_not_found')).mockResolvedValueOnce(answer('9.99'));
  const outcome = await putCart({ ...wanted, paymentIntentId: 'pi_0' }, full, makeId, api);
  expect(outcome).toMatchObject({ kind: 'done', cartId: 'cart_2' });
  expect(api.create.mock.calls.map(([body]) => body.cartId)).toEqual(['cart_1', 'cart_2']);
});

test('a cart that is paid, or that a bank decides about, is reported as paid; any other refusal is passed on', async () => {
  const api = calls();
  for (const code of ['already_paid', 'payment_processing']) {
    api.create.mockRejectedValueOnce(refusal(code));
    expect(await putCart(wanted, full, makeId, api)).toMatchObject({ kind: 'paid', error: { code } });
  }
  api.create.mockRejectedValueOnce(refusal('blocked_user'));
  expect(await putCart(wanted, full, makeId, api)).toMatchObject({
    kind: 'refused',
    error: { code: 'blocked_user' },
  });
});

test.each(['0.00', 'nothing'])('an answer with the price %s is an error', async (amount) => {
  const api = calls();
  api.create.mockResolvedValue(answer(amount));
  await expect(putCart(wanted, full, makeId, api)).resolves.toMatchObject({
    kind: 'refused',
    error: { code: 'invalid_price' },
  });
});

test('an answer without a client secret is a failure of the payment provider [S0-5.4]', async () => {
  const api = calls();
  api.create.mockResolvedValue({ ...answer('9.99'), clientSecret: '' });
  await expect(putCart(wanted, full, makeId, api)).resolves.toMatchObject({
    kind: 'refused',
    error: { code: 'payment_provider_failed' },
  });
});
