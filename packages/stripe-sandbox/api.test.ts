import type Stripe from 'stripe';
import { failure, TestSandbox, until } from './testing';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.start();
});
afterAll(() => sandbox.close());

const order = { amount: 1499, currency: 'eur', automatic_payment_methods: { enabled: true } };

describe('payment intents', () => {
  it('starts without a payment method and is paid by confirming with a good card', async () => {
    const stripe = sandbox.stripe();
    const created = await stripe.paymentIntents.create({ ...order, metadata: { cart: 'c1' } });
    expect(created).toMatchObject({
      status: 'requires_payment_method',
      amount: 1499,
      metadata: { cart: 'c1' },
    });
    expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_`));
    expect(created.lastResponse.requestId).toMatch(/^req_/);

    const paid = await stripe.paymentIntents.confirm(created.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge'],
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1499, last_payment_error: null });
    expect(paid.latest_charge).toMatchObject({ object: 'charge', paid: true, amount_captured: 1499 });
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'Your card has expired.'],
    [
      'pm_card_chargeDeclinedIncorrectCvc',
      'incorrect_cvc',
      'incorrect_cvc',
      "Your card's security code is incorrect.",
    ],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])(
    '%s is refused and leaves the intent payable with another card',
    async (card, code, decline, message) => {
      const stripe = sandbox.stripe();
      const { id } = await stripe.paymentIntents.create(order);
      const error = await failure(stripe.paymentIntents.confirm(id, { payment_method: card }));
      expect(error).toMatchObject({
        type: 'StripeCardError',
        statusCode: 402,
        code,
        decline_code: decline,
        message,
        payment_intent: { id, status: 'requires_payment_method' },
      });
      const after = await stripe.paymentIntents.retrieve(id);
      expect(after).toMatchObject({
        status: 'requires_payment_method',
        amount_received: 0,
        payment_method: null,
      });
      expect(after.last_payment_error).toMatchObject({ code, decline_code: decline, message });
      const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' });
      expect(paid.status).toBe('succeeded');
      expect(paid.last_payment_error).toBeNull();
    },
  );

  it.each([
    ['4242424242424242', 'succeeded'],
    ['5555555555554444', 'succeeded'],
    ['378282246310005', 'succeeded'],
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'card_declined'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    ['4000000000000259', 'succeeded'],
    ['4000000000001976', 'succeeded'],
    ['4000000000005126', 'succeeded'],
    ['4000000000007726', 'succeeded'],
    ['4000002500003155', 'requires_action'],
    ['4111111111111111', 'card_declined'],
  ])('the card number %s ends as %s', async (number, outcome) => {
    const stripe = sandbox.stripe();
    const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 2, cvc: '123' };
    const method = await stripe.paymentMethods.create({ type: 'card', card });
    expect(JSON.stringify(await sandbox.ledger())).not.toContain(number);
    const { id } = await stripe.paymentIntents.create(order);
    const attempt = stripe.paymentIntents.confirm(id, { payment_method: method.id });
    const reached = await attempt.then(
      (intent) => intent.status,
      (error: { code: string }) => error.code,
    );
    expect(reached).toBe(outcome);
  });

  it('asks for 3-D Secure, by redirect if a return address is given', async () => {
    const stripe = sandbox.stripe();
    const intent = await stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_card_threeDSecure2Required',
      return_url: 'http://localhost:3000/back',
    });
    expect(intent.status).toBe('requires_action');
    expect(intent.next_action).toMatchObject({
      type: 'redirect_to_url',
      redirect_to_url: { return_url: 'http://localhost:3000/back' },
    });
  });

  it('keeps a refused card number, expiry or check code from becoming a payment method', async () => {
    const stripe = sandbox.stripe();
    const good = { number: '4242424242424242', exp_month: 12, exp_year: 2050, cvc: '123' };
    const attempt = (card: object) =>
      failure(stripe.paymentMethods.create({ type: 'card', card: { ...good, ...card } }));
    expect((await attempt({ number: '4242424242424241' })).code).toBe('incorrect_number');
    expect((await attempt({ exp_year: 2020 })).code).toBe('invalid_expiry_year');
    expect((await attempt({ exp_month: 13 })).code).toBe('invalid_expiry_month');
    expect((await attempt({ cvc: '1' })).code).toBe('invalid_cvc');
  });

  it('merges metadata and changes the amount until it is paid, then refuses', async () => {
    const stripe = sandbox.stripe();
    const { id } = await stripe.paymentIntents.create({ ...order, metadata: { a: '1', b: '2' } });
    const changed = await stripe.paymentIntents.update(id, { amount: 999, metadata: { b: '', c: '3' } });
    expect(changed).toMatchObject({ amount: 999, metadata: { a: '1', c: '3' } });
    expect(changed.metadata).not.toHaveProperty('b');
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });

    const error = await failure(stripe.paymentIntents.update(id, { amount: 500 }));
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    expect((await stripe.paymentIntents.retrieve(id)).amount).toBe(999);
    for (const call of [stripe.paymentIntents.cancel(id), stripe.paymentIntents.confirm(id)]) {
      expect((await failure(call)).code).toBe('payment_intent_unexpected_state');
    }
  });

  it('cancels once, and a canceled intent accepts neither changes nor money', async () => {
    const stripe = sandbox.stripe();
    const { id } = await stripe.paymentIntents.create(order);
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    for (const call of [
      stripe.paymentIntents.update(id, { metadata: { a: '1' } }),
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
      stripe.paymentIntents.cancel(id),
    ]) {
      expect((await failure(call)).code).toBe('payment_intent_unexpected_state');
    }
  });

  it('lists newest first, by creation time and page by page', async () => {
    const stripe = sandbox.stripe();
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.push((await stripe.paymentIntents.create(order)).id);
    const first = await stripe.paymentIntents.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(first.has_more).toBe(true);
    const next = await stripe.paymentIntents.list({ limit: 1, starting_after: ids[1] });
    expect(next.data.map(({ id }) => id)).toEqual([ids[0]]);
    const later = await stripe.paymentIntents.list({ created: { gt: Math.floor(Date.now() / 1000) + 5 } });
    expect(later.data).toEqual([]);
  });
});

describe('refusals', () => {
  it.each([
    [{ amount: 49, currency: 'eur' }, 'amount_too_small', 'amount'],
    [{ amount: 1499, currency: 'eur', colour: 'red' }, 'parameter_unknown', 'colour'],
    [{ currency: 'eur' }, 'parameter_missing', 'amount'],
    [{ amount: 14.99, currency: 'eur' }, 'parameter_invalid_integer', 'amount'],
  ])('%j is refused as %s', async (params, code, param) => {
    const error = await failure(sandbox.stripe().paymentIntents.create(params as never));
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code, param });
  });

  it('answers 404 for what does not exist', async () => {
    const stripe = sandbox.stripe();
    // Caught at once: a rejection that nobody awaits yet counts as unhandled.
    const failures = await Promise.all(
      [
        stripe.paymentIntents.retrieve('pi_none'),
        stripe.refunds.retrieve('re_none'),
        stripe.charges.retrieve('ch_none'),
        stripe.events.retrieve('evt_none'),
        stripe.paymentIntents.create({ ...order, payment_method: 'pm_none' }),
      ].map(failure),
    );
    for (const error of failures) expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  it('distinguishes a wrong key from a publishable one', async () => {
    expect((await failure(sandbox.stripe('sk_test_wrong').paymentIntents.list())).type).toBe(
      'StripeAuthenticationError',
    );
    expect((await failure(sandbox.stripe('pk_test_sandbox').paymentIntents.list())).code).toBe(
      'secret_key_required',
    );
  });

  it('shows a browser only its own intent, without the merchant’s metadata', async () => {
    const intent = await sandbox.stripe().paymentIntents.create({ ...order, metadata: { cart: 'secret' } });
    const read = (secret: string | null) =>
      fetch(`${sandbox.base}/v1/payment_intents/${intent.id}?key=pk_test_sandbox&client_secret=${secret}`);
    const own = await read(intent.client_secret);
    expect(own.headers.get('access-control-allow-origin')).toBe('*');
    const seen = (await own.json()) as object;
    expect(seen).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('metadata');
    expect((await read('pi_other_secret_x')).status).toBe(400);
  });
});

const paid = (payment_method = 'pm_card_visa') =>
  sandbox.stripe().paymentIntents.create({ ...order, confirm: true, payment_method });
const disputeOf = async (payment_intent: string) =>
  (await sandbox.stripe().disputes.list({ payment_intent })).data[0]!;
const eventsAbout = async (objectId: string) =>
  (await sandbox.ledger()).events
    .filter(({ data }) => data.object.id === objectId)
    .map(({ type, data }) => `${type} ${data.object.status}`);

describe('refunds', () => {
  it('refunds a part, then the rest, and never more', async () => {
    const stripe = sandbox.stripe();
    const { id } = await paid();
    const part = await stripe.refunds.create({ payment_intent: id, amount: 500 });
    expect(part).toMatchObject({ object: 'refund', amount: 500, status: 'succeeded', payment_intent: id });
    const tooMuch = await failure(stripe.refunds.create({ payment_intent: id, amount: 1000 }));
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(tooMuch.message).toContain('greater than unrefunded amount on charge (€9.99)');
    const rest = await stripe.refunds.create({ payment_intent: id, reason: 'requested_by_customer' });
    expect(rest.amount).toBe(999);
    expect((await failure(stripe.refunds.create({ payment_intent: id }))).code).toBe(
      'charge_already_refunded',
    );
    const charge = await stripe.charges.retrieve(String(part.charge));
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 1499 });
    const listed = await stripe.refunds.list({ payment_intent: id });
    expect(listed.data.map((refund) => refund.id)).toEqual([rest.id, part.id]);
  });

  it('refuses to refund what was never paid', async () => {
    const stripe = sandbox.stripe();
    const { id } = await stripe.paymentIntents.create(order);
    expect((await failure(stripe.refunds.create({ payment_intent: id }))).statusCode).toBe(400);
  });

  it('is refused while a bank has the money, and possible again when the shop wins', async () => {
    const stripe = sandbox.stripe();
    const { id } = await paid();
    await sandbox.control('disputes', { paymentIntent: id });
    const { id: dispute } = await disputeOf(id);
    const refused = () => failure(stripe.refunds.create({ payment_intent: id, amount: 500 }));
    expect(await refused()).toMatchObject({
      statusCode: 400,
      code: 'charge_disputed',
      message: expect.stringContaining('has been charged back; cannot issue a refund'),
    });
    await sandbox.control(`disputes/${dispute}`, { status: 'under_review' });
    expect((await refused()).code).toBe('charge_disputed');
    await sandbox.control(`disputes/${dispute}`, { status: 'won' });
    expect(await stripe.refunds.create({ payment_intent: id, amount: 500 })).toMatchObject({
      status: 'succeeded',
    });
    const lost = await paid();
    await sandbox.control('disputes', { paymentIntent: lost.id });
    await sandbox.control(`disputes/${(await disputeOf(lost.id)).id}`, { status: 'lost' });
    expect((await failure(stripe.refunds.create({ payment_intent: lost.id }))).code).toBe('charge_disputed');
  });

  it('that succeeded fails later if the bank returns it: the money is back in the balance', async () => {
    const stripe = sandbox.stripe();
    const { id } = await paid();
    const part = await stripe.refunds.create({ payment_intent: id, amount: 500 });
    expect((await sandbox.control(`refunds/${part.id}`, { status: 'failed' })).status).toBe(200);
    const failed = await stripe.refunds.retrieve(part.id, { expand: ['failure_balance_transaction'] });
    expect(failed).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: { type: 'refund_failure', amount: 500, source: part.id },
    });
    expect((await eventsAbout(part.id)).at(-1)).toBe('refund.failed failed');
    const charge = await stripe.charges.retrieve(String(part.charge));
    expect(charge).toMatchObject({ refunded: false, amount_refunded: 0 });
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(1499);
    for (const status of ['failed', 'succeeded'])
      expect((await sandbox.control(`refunds/${part.id}`, { status })).status).toBe(409);
  });

  it('that is pending fails if the bank disputes the payment meanwhile', async () => {
    const stripe = sandbox.stripe();
    const { id } = await paid('pm_card_pendingRefund');
    const pending = await stripe.refunds.create({ payment_intent: id, amount: 500 });
    await sandbox.control('disputes', { paymentIntent: id });
    expect(await stripe.refunds.retrieve(pending.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'charge_for_pending_refund_disputed',
    });
  });

  it('gets the later answer of a test card’s bank without a call, even after a restart', async () => {
    const stripe = sandbox.stripe();
    const refund = async (card: string) => stripe.refunds.create({ payment_intent: (await paid(card)).id });
    const slow = await refund('pm_card_pendingRefund');
    const returned = await refund('pm_card_refundFail');
    expect([slow.status, returned.status]).toEqual(['pending', 'succeeded']);
    await sandbox.stop();
    sandbox.bankAnswersAfterMs = 0;
    await sandbox.open();
    const now = sandbox.stripe();
    const status = async ({ id }: Stripe.Refund) => (await now.refunds.retrieve(id)).status;
    await until(async () => (await status(slow)) === 'succeeded' && (await status(returned)) === 'failed');
    expect((await eventsAbout(slow.id)).at(-1)).toBe('refund.updated succeeded');
    expect((await eventsAbout(returned.id)).at(-1)).toBe('refund.failed failed');
  });
});

describe('disputes', () => {
  it.each([
    ['pm_card_createDispute', 'needs_response', 'fraudulent'],
    ['pm_card_createDisputeProductNotReceived', 'needs_response', 'product_not_received'],
    ['pm_card_createDisputeInquiry', 'warning_needs_response', 'fraudulent'],
  ])('a payment with %s succeeds and is disputed: %s', async (card, status, reason) => {
    const { id, status: payment } = await paid(card);
    expect(payment).toBe('succeeded');
    expect(await disputeOf(id)).toMatchObject({ status, reason });
  });

  it('begin as an inquiry that takes no money and allows a refund, and may become a chargeback', async () => {
    const stripe = sandbox.stripe();
    const { id } = await paid('pm_card_createDisputeInquiry');
    const inquiry = await disputeOf(id);
    expect(inquiry).toMatchObject({ is_charge_refundable: true, balance_transactions: [] });
    expect((await stripe.refunds.create({ payment_intent: id, amount: 500 })).status).toBe('succeeded');
    const step = (to: string) => sandbox.control(`disputes/${inquiry.id}`, { status: to });
    for (const to of ['won', 'lost']) expect((await step(to)).status).toBe(409);
    await step('under_review');
    expect((await disputeOf(id)).status).toBe('warning_under_review');
    await step('needs_response');
    expect(await disputeOf(id)).toMatchObject({
      status: 'needs_response',
      is_charge_refundable: false,
      balance_transactions: [{ reporting_category: 'dispute' }],
    });
    expect((await failure(stripe.refunds.create({ payment_intent: id }))).code).toBe('charge_disputed');

    const quiet = await paid('pm_card_createDisputeInquiry');
    const { id: closing } = await disputeOf(quiet.id);
    await sandbox.control(`disputes/${closing}`, { status: 'warning_closed' });
    expect((await eventsAbout(closing)).at(-1)).toBe('charge.dispute.closed warning_closed');
    expect((await stripe.refunds.create({ payment_intent: quiet.id })).status).toBe('succeeded');
  });
});

describe('the balance', () => {
  const lines = async (query: object = {}) =>
    (await sandbox.stripe().balanceTransactions.list({ limit: 100, ...query })).data;

  it('has a line for each payment, refund and dispute, with Stripe’s fee', async () => {
    const stripe = sandbox.stripe();
    const { id, latest_charge } = await stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const part = await stripe.refunds.create({ payment_intent: id, amount: 500 });
    const [paid] = await lines({ source: latest_charge });
    expect(paid).toMatchObject({
      object: 'balance_transaction',
      type: 'charge',
      amount: 1499,
      fee: 47,
      net: 1452,
      status: 'pending',
    });
    expect(await lines({ source: part.id })).toEqual([
      expect.objectContaining({ type: 'refund', amount: -500, fee: 0, net: -500, fee_details: [] }),
    ]);
    const charge = await stripe.charges.retrieve(String(latest_charge), { expand: ['balance_transaction'] });
    expect(charge.balance_transaction).toEqual(paid);
    expect(await stripe.balanceTransactions.retrieve(paid!.id)).toMatchObject({ id: paid!.id });
    await sandbox.control('disputes', { paymentIntent: id });
    const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
    expect(dispute!.balance_transactions).toEqual([
      expect.objectContaining({
        type: 'adjustment',
        reporting_category: 'dispute',
        amount: -1499,
        fee: 2000,
      }),
    ]);
    await sandbox.control(`disputes/${dispute!.id}`, { status: 'won' });
    const sums = (await lines({ source: dispute!.id })).map(({ amount }) => amount);
    expect(sums).toEqual([1499, -1499]);
  });

  it('accepts payments from outside the shop, on any day, and lists them there', async () => {
    const stripe = sandbox.stripe();
    const day = Date.UTC(2019, 4, 17) / 1000;
    const answer = await sandbox.control('payments', {
      amount: 2500,
      created: day + 60,
      refund: 700,
      dispute: 'fraudulent',
      webhooks: false,
    });
    const { id } = (await answer.json()) as { id: string };
    const created = { gte: day, lt: day + 86_400 };
    expect((await stripe.charges.list({ created })).data).toEqual([
      expect.objectContaining({ payment_intent: id, amount: 2500, amount_refunded: 700, disputed: true }),
    ]);
    expect((await stripe.refunds.list({ created })).data).toEqual([expect.objectContaining({ amount: 700 })]);
    expect((await stripe.disputes.list({ created })).data).toHaveLength(1);
    expect((await lines({ created })).map(({ type }) => type).sort()).toEqual([
      'adjustment',
      'charge',
      'refund',
    ]);
    // Newer ones come first, whatever was entered last.
    expect((await stripe.charges.list({ limit: 1 })).data[0]?.created).toBeGreaterThan(day + 86_400);
    // Events of earlier tests may still be on their way.
    expect(sandbox.received.filter((one) => JSON.stringify(one).includes(id))).toEqual([]);
  });
});

describe('idempotency keys', () => {
  it('replay the first answer, even a refusal', async () => {
    const stripe = sandbox.stripe();
    const options = { idempotencyKey: 'replay-1' };
    const first = await stripe.paymentIntents.create(order, options);
    const second = await stripe.paymentIntents.create(order, options);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');

    const decline = () =>
      failure(
        stripe.paymentIntents.confirm(
          first.id,
          { payment_method: 'pm_card_chargeDeclined' },
          { idempotencyKey: 'replay-2' },
        ),
      );
    expect((await decline()).code).toBe('card_declined');
    expect((await decline()).code).toBe('card_declined');
    const { charges } = await sandbox.ledger();
    expect(charges.filter((charge) => charge.payment_intent === first.id)).toHaveLength(1);
  });

  it('refuse other parameters, and forget requests that never began', async () => {
    const stripe = sandbox.stripe();
    const options = { idempotencyKey: 'mismatch-1' };
    await failure(stripe.paymentIntents.create({ ...order, amount: 1 }, options));
    await stripe.paymentIntents.create(order, options);
    const error = await failure(stripe.paymentIntents.create({ ...order, amount: 2000 }, options));
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('let one of two concurrent requests through', async () => {
    const stripe = sandbox.stripe();
    const options = { idempotencyKey: 'concurrent-1' };
    await sandbox.control('faults', { delayMs: 1000 });
    const results = await Promise.allSettled([
      stripe.paymentIntents.create(order, options),
      stripe.paymentIntents.create(order, options),
    ]);
    await sandbox.control('faults', { delayMs: 0 });
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  });

  it('expire after 24 hours', async () => {
    const stripe = sandbox.stripe();
    const options = { idempotencyKey: 'day-1' };
    const first = await stripe.paymentIntents.create(order, options);
    sandbox.now = () => new Date(Date.now() + 25 * 3_600_000);
    const second = await stripe.paymentIntents.create(order, options);
    sandbox.now = () => new Date();
    expect(second.id).not.toBe(first.id);
  });
});

describe('methods without a card', () => {
  const methodOf = (type: 'bizum' | 'klarna') => ({
    payment_method_data: { type } as Stripe.PaymentIntentConfirmParams.PaymentMethodData,
    return_url: 'https://shop.test/back',
  });

  it('offers what the account has enabled, within what the intent allows', async () => {
    const stripe = sandbox.stripe();
    const types = async (more: Stripe.PaymentIntentCreateParams = order) =>
      (await stripe.paymentIntents.create({ ...order, ...more })).payment_method_types;
    expect(await types()).toEqual(['card', 'link', 'bizum', 'satispay', 'klarna']);
    expect(await types({ ...order, allowed_payment_method_types: ['bizum', 'card', 'paypal'] })).toEqual([
      'card',
      'bizum',
    ]);
    const error = await failure(types({ ...order, allowed_payment_method_types: ['paypal'] }));
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
  });

  it('redirects the buyer to its page; a payment decided later is in processing until then', async () => {
    const stripe = sandbox.stripe();
    const { id, client_secret } = await stripe.paymentIntents.create(order);
    const waiting = await stripe.paymentIntents.confirm(id, methodOf('bizum'));
    expect(waiting).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: 'https://shop.test/back' } },
    });
    const later = await fetch(`${sandbox.base}/v1/3ds2/challenge_complete`, {
      method: 'POST',
      body: new URLSearchParams({
        key: 'pk_test_sandbox',
        payment_intent: id,
        client_secret: client_secret ?? '',
        outcome: 'processing',
      }),
    });
    expect(await later.json()).toMatchObject({ status: 'processing' });
    expect((await failure(stripe.paymentIntents.cancel(id))).code).toBe('payment_intent_unexpected_state');
    expect((await sandbox.control(`payments/${id}`, { status: 'failed' })).status).toBe(200);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_failed' },
    });
    expect((await sandbox.control(`payments/${id}`, { status: 'succeeded' })).status).toBe(400);
  });

  it('refuses a method that the intent does not accept, and one without a return address', async () => {
    const stripe = sandbox.stripe();
    const { id } = await stripe.paymentIntents.create({ ...order, allowed_payment_method_types: ['card'] });
    expect(await failure(stripe.paymentIntents.confirm(id, methodOf('klarna')))).toMatchObject({
      code: 'payment_intent_invalid_parameter',
    });
    const open = await stripe.paymentIntents.create(order);
    const { return_url: _, ...without } = methodOf('bizum');
    expect(await failure(stripe.paymentIntents.confirm(open.id, without))).toMatchObject({
      code: 'parameter_missing',
      param: 'return_url',
    });
  });
});
