import type { ServiceView } from '#domain/calls/shop.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Discount } from '#domain/pricing.ts';
import { ApiError } from '../api-client/api-error';
import { choosePackage, togglePost } from '../cart/cart';
import { createCartStorage } from '../cart/cart-storage';
import type { PendingCode } from '../shell/pending-code';
import { PurchaseSession } from './purchase-session';
import type { CartCalls } from './put-cart';

let mockCarried: PendingCode | undefined;
jest.mock('../shell/pending-code', () => ({
  pendingCode: () => mockCarried,
  setPendingCode: (code: PendingCode) => {
    mockCarried = code;
  },
  forgetCode: () => {
    mockCarried = undefined;
  },
}));
afterEach(() => {
  mockCarried = undefined;
});

const service = {
  id: 204,
  type: 'followers',
  region: 'europe',
  quantity: 1000,
  bonus: 100,
  priceCents: 999,
  active: true,
} as unknown as ServiceView;

/** The server's offer. */
const offer = {
  variant: 'A',
  additionalFollowers: 500,
  totalFollowers: 1500,
  addOnPriceCents: 600,
  newPriceCents: 1599,
} as const;

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const post = (shortcode: string) => ({ id: shortcode, shortcode });

let made = 0;
/** A tab of a browser whose tabs share `local`. */
function tab(local = memory()) {
  const storage = createCartStorage(memory(), local, () => `cart_1795000000000_aaaaaaa${++made}`, Date.now);
  return storage;
}

type Asked = { amount?: string; metadata?: unknown } & Record<string, unknown>;

/**
 * A server that accepts any price, unless `refuse` says otherwise. `answered`: what its answers say of the offer's time,
 * of a limited code's reserved time, both in seconds, and of the code.
 */
function server(
  refuse: (asked: Asked) => ApiError | undefined = () => undefined,
  answered: () => { secondsLeft?: number; codeSecondsLeft?: number; discount?: Discount } = () => ({}),
) {
  const asked: Asked[] = [];
  let running = 0;
  let atOnce = 0;
  const answer = async (body: Asked) => {
    asked.push(body);
    running += 1;
    atOnce = Math.max(atOnce, running);
    await new Promise(setImmediate);
    running -= 1;
    const error = refuse(body);
    if (error) throw error;
    const { secondsLeft = 240, ...more } = answered();
    return {
      success: true as const,
      clientSecret: 'pi_1_secret_x',
      paymentIntentId: 'pi_1',
      orderNumber: 'FNZ-261121-AAAA',
      amount: body.amount ?? '',
      upsell: { variant: 'A' as const, secondsLeft, offer },
      ...more,
    };
  };
  return { calls: { create: answer, update: answer } as unknown as CartCalls, asked, most: () => atOnce };
}

function session(calls: CartCalls, storage = tab(), sold = service) {
  storage.change((cart) => ({ ...cart, serviceId: 204, email: 'a@b.es', username: 'lucia' }));
  const prices = jest.fn();
  const purchase = new PurchaseSession(storage, { service: sold, language: 'es' }, prices, calls);
  return { purchase, storage, prices };
}

/** Waits until no call is running. */
async function quiet(purchase: PurchaseSession): Promise<void> {
  do await new Promise(setImmediate);
  while (purchase.get().calls > 0);
}

const refusal = (code: string, details = {}) => new ApiError(409, { code, details });

test('opening it creates the purchase once, even if React opens it twice', async () => {
  const { calls, asked } = server();
  const { purchase, storage } = session(calls);
  const close = purchase.open('at-once');
  close();
  purchase.open('at-once');
  await quiet(purchase);
  expect(asked).toHaveLength(1);
  expect(purchase.get()).toMatchObject({ name: 'ready', intent: { amountCents: 999 } });
  expect(storage.get()).toMatchObject({ paymentIntentId: 'pi_1', offer, language: 'es' });
});

test('a form that asks for the e-mail address itself begins the purchase on payment', async () => {
  const { calls, asked } = server();
  const { purchase } = session(calls);
  purchase.open('on-payment');
  await quiet(purchase);
  expect(asked).toHaveLength(0);
  expect(await purchase.settle()).toMatchObject({ kind: 'done', intent: { amountCents: 999 } });
});

test('changes go to the server one at a time, and paying makes no further call', async () => {
  const { calls, asked, most } = server();
  const { purchase } = session(calls);
  purchase.open('at-once');
  await Promise.all([
    purchase.change({ upsell: 'accepted' }),
    purchase.change({ discount: { code: 'VIP5', percent: 5 } }),
  ]);
  await quiet(purchase);
  expect(most()).toBe(1);
  const before = asked.length;
  expect(await purchase.settle()).toMatchObject({ kind: 'done' });
  expect(asked).toHaveLength(before);
});

describe('with a limited code, of which a use is reserved for an hour', () => {
  const minute = 60_000;
  afterEach(() => jest.restoreAllMocks());

  async function begun(isExhausted: () => boolean) {
    const refuse = ({ metadata }: Asked) =>
      isExhausted() && (metadata as Asked).discountCode ? refusal('discount_exhausted') : undefined;
    const { calls, asked } = server(refuse, () => ({ codeSecondsLeft: 3600 }));
    const { purchase, storage } = session(calls);
    storage.change((cart) => ({ ...cart, discount: { code: 'FIRST10', percent: 10 } }));
    purchase.open('at-once');
    await quiet(purchase);
    const start = Date.now();
    const at = (minutes: number) => jest.spyOn(Date, 'now').mockReturnValue(start + minutes * minute);
    return { purchase, asked, at };
  }

  test('paying renews it if less than half of that is left', async () => {
    const { purchase, asked, at } = await begun(() => false);
    at(29);
    expect(await purchase.settle()).toMatchObject({ kind: 'done' });
    expect(asked).toHaveLength(1);
    at(31);
    expect(await purchase.settle()).toMatchObject({ kind: 'done' });
    expect(asked).toHaveLength(2);
  });

  test('who pays after others have used it up sees the price without it, before anything is charged', async () => {
    let exhausted = false;
    const { purchase, at } = await begun(() => exhausted);
    exhausted = true;
    at(70);
    expect(await purchase.settle()).toMatchObject({ kind: 'price', amountCents: 999 });
    expect(purchase.get()).toMatchObject({ name: 'price-changed', lostDiscount: 'FIRST10' });
  });
});

test('what the buyer changes while a call runs is sent before the payment', async () => {
  const { calls, asked } = server(() => {
    if (asked.length === 1)
      storage.change((cart) => ({ ...cart, email: 'other@b.es', username: 'ana', immediate: true }));
    return undefined;
  });
  const { purchase, storage } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  expect(await purchase.settle()).toMatchObject({ kind: 'done' });
  expect(asked).toHaveLength(2);
  expect(asked[1]?.metadata).toMatchObject({
    email: 'other@b.es',
    username: 'ana',
    immediatePerformanceText: expect.stringMatching(/./),
  });
  expect(await purchase.settle()).toMatchObject({ kind: 'done' });
  expect(asked).toHaveLength(2);
});

test('what another tab has sent and taken back since is sent again before the payment', async () => {
  const { calls, asked } = server();
  const local = memory();
  const here = session(calls, tab(local));
  here.storage.change((cart) => togglePost(cart, post('AAAAA')));
  here.purchase.open('at-once');
  await quiet(here.purchase);
  const there = tab(local);
  const choose = (email: string) => {
    there.change((cart) => togglePost({ ...cart, email }, post('BBBBB')));
    here.storage.changedElsewhere();
  };
  choose('other@b.es');
  const second = new PurchaseSession(there, { service, language: 'es' }, jest.fn(), calls);
  second.open('at-once');
  await quiet(second);
  choose('a@b.es');
  await quiet(here.purchase);
  expect(await here.purchase.settle()).toMatchObject({ kind: 'done' });
  expect(asked).toHaveLength(3);
  expect(asked[2]?.metadata).toMatchObject({ selectedPosts: [post('AAAAA')], email: 'a@b.es' });
  expect(await here.purchase.settle()).toMatchObject({ kind: 'done' });
  expect(asked).toHaveLength(3);
});

test('what was sent without an answer and taken back since is sent again before the payment', async () => {
  const lost = new ApiError(0, { code: 'network' });
  const { calls, asked } = server(() => (asked.length === 2 ? lost : undefined));
  const { purchase, storage } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  storage.change((cart) => ({ ...cart, email: 'other@b.es' }));
  expect(await purchase.settle()).toMatchObject({ kind: 'refused' });
  storage.change((cart) => ({ ...cart, email: 'a@b.es' }));
  expect(await purchase.settle()).toMatchObject({ kind: 'done' });
  expect(asked).toHaveLength(3);
  expect(asked[2]?.metadata).toMatchObject({ email: 'a@b.es' });
});

test('an offer that another tab accepts while a call runs is priced after it', async () => {
  const { calls, asked } = server(() => {
    if (asked.length === 1) storage.change((cart) => ({ ...cart, upsell: 'accepted' }));
    return undefined;
  });
  const { purchase, storage } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  expect(asked.map(({ amount }) => amount)).toEqual(['9.99', '15.99']);
  expect(purchase.get()).toMatchObject({ name: 'ready', intent: { amountCents: 1599 } });
});

test.each([
  ['accepts', 'declines', 'accepted', 'declined', '9.99'],
  ['declines', 'accepts', 'declined', 'accepted', '15.99'],
] as const)(
  'who %s the offer and then %s it gets the later choice',
  async (_first, _then, first, then, amount) => {
    const { calls, asked } = server(() => {
      if (asked.length === 2) storage.change((cart) => ({ ...cart, upsell: then }));
      return undefined;
    });
    const { purchase, storage } = session(calls);
    purchase.open('at-once');
    await quiet(purchase);
    await purchase.change({ upsell: first });
    await quiet(purchase);
    expect(storage.get().upsell).toBe(then);
    expect(asked.map((one) => one.amount)).toEqual(['9.99', first === 'accepted' ? '15.99' : '9.99', amount]);
    expect(purchase.get()).toMatchObject({ name: 'ready', intent: { amountCents: parseDecimal(amount) } });
  },
);

test('an offer or a code accepted for a package stays with it if another package is chosen meanwhile', async () => {
  const { calls, asked } = server(() => {
    if (asked.length === 2) storage.change((cart) => choosePackage(cart, 205));
    return undefined;
  });
  const { purchase, storage } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  await purchase.change({ upsell: 'accepted', discount: { code: 'VIP5', percent: 5 } });
  expect(storage.get()).toMatchObject({ serviceId: 205, paymentIntentId: 'pi_1' });
  const { upsell, offer, discount } = storage.get();
  expect({ upsell, offer, discount }).toEqual({});
  await quiet(purchase);
  expect(asked).toHaveLength(2);
});

test('a code applied in another tab while an older one is refused stays', async () => {
  const { calls, asked } = server(({ discountCode }) => {
    if (discountCode !== 'SAVE15') return undefined;
    storage.change((cart) => ({ ...cart, discount: { code: 'VIP5', percent: 5 } }));
    return refusal('discount_expired');
  });
  const { purchase, storage } = session(calls);
  storage.change((cart) => ({ ...cart, discount: { code: 'SAVE15', percent: 15 } }));
  purchase.open('at-once');
  await quiet(purchase);
  expect(storage.get().discount?.code).toBe('VIP5');
  expect(asked.map(({ amount }) => amount)).toEqual(['8.49', '9.49']);
});

test('a purchase that restarts under another cart id is settled as it was sent', async () => {
  const { calls, asked } = server(() => (asked.length === 1 ? refusal('purchase_closed') : undefined));
  const { purchase, storage } = session(calls);
  storage.change((cart) => ({ ...cart, immediate: true }));
  purchase.open('at-once');
  await quiet(purchase);
  expect(asked).toHaveLength(2);
  expect(await purchase.settle()).toMatchObject({ kind: 'done', cartId: storage.get().cartId });
  expect(asked).toHaveLength(2);
});

test('a price changed by the server is shown, and charged only once it is accepted', async () => {
  let price = refusal('price_changed', { amountCents: 1099 }) as ApiError | undefined;
  const { calls, asked } = server(() => price);
  const { purchase, prices } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  expect(purchase.get()).toMatchObject({ name: 'price-changed', newPriceCents: 1099 });
  expect(prices).toHaveBeenCalled();
  price = undefined;
  await purchase.acceptPrice();
  expect(asked.at(-1)?.amount).toBe('10.99');
  expect(purchase.get()).toMatchObject({ name: 'ready', intent: { amountCents: 1099 } });
});

test('a package that brings less is shown, and bought only once it is accepted', async () => {
  let now = service;
  const { calls, asked } = server(({ shownUnits, metadata }) => {
    const shown = shownUnits ?? (metadata as Asked | undefined)?.shownUnits;
    return shown === now.quantity + now.bonus ? undefined : refusal('package_changed');
  });
  const { purchase, storage, prices } = session(calls);
  storage.change((cart) => choosePackage(cart, 204, service));
  purchase.open('at-once');
  await quiet(purchase);
  await purchase.change({ upsell: 'accepted', discount: { code: 'VIP5', percent: 5 } });
  expect(purchase.get()).toMatchObject({ name: 'ready' });

  // The gift alone, at the same price.
  now = { ...service, bonus: 50 };
  purchase.sell({ service: now, language: 'es' });
  await quiet(purchase);
  expect(purchase.get()).toMatchObject({ name: 'price-changed', newPriceCents: 1519 });
  expect(prices).toHaveBeenCalled();
  await purchase.acceptPrice();
  expect(purchase.get()).toMatchObject({ name: 'ready', intent: { amountCents: 1519 } });
  expect(storage.get()).toMatchObject({ upsell: 'accepted', seen: { bonus: 50 } });

  // Its size and price: an offer for the old size is over.
  now = { ...service, quantity: 500, bonus: 50, priceCents: 699 };
  purchase.sell({ service: now, language: 'es' });
  await quiet(purchase);
  expect(purchase.get()).toMatchObject({ name: 'price-changed', newPriceCents: 664 });
  await purchase.acceptPrice();
  expect(asked.at(-1)).toMatchObject({
    amount: '6.64',
    metadata: { shownUnits: 550, upsell_applied: false },
  });
  // Opened, enlarged, reduced; then each change is refused once and accepted once.
  expect(asked).toHaveLength(6);
  expect(purchase.get()).toMatchObject({ name: 'ready', intent: { amountCents: 664 } });
});

test('a reload does not accept a package that has changed since it was chosen', async () => {
  const { calls, asked } = server(() => (asked.length === 1 ? refusal('package_changed') : undefined));
  const storage = tab();
  storage.change((cart) => choosePackage(cart, 204, { ...service, bonus: 200 }));
  const { purchase } = session(calls, storage);
  purchase.open('at-once');
  await quiet(purchase);
  expect(asked[0]).toMatchObject({ shownUnits: 1200 });
  expect(purchase.get()).toMatchObject({ name: 'price-changed', newPriceCents: 999 });
  await purchase.acceptPrice();
  expect(asked[1]).toMatchObject({ shownUnits: 1100, amount: '9.99' });
});

test('a price that changes between showing and paying is shown before it is charged', async () => {
  const { calls } = server();
  const { purchase, storage } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  purchase.sell({ service: { ...service, priceCents: 1199 }, language: 'es' });
  storage.change((cart) => ({ ...cart, discount: { code: 'VIP5', percent: 5 } }));
  expect(await purchase.settle()).toMatchObject({ kind: 'price' });
  expect(purchase.get().name).toBe('price-changed');
});

test('an expired code is removed and reported, and doesn’t prevent the purchase', async () => {
  const { calls, asked } = server(({ discountCode }) =>
    discountCode === 'SAVE15' ? refusal('discount_expired') : undefined,
  );
  const { purchase, storage } = session(calls);
  storage.change((cart) => ({ ...cart, discount: { code: 'SAVE15', percent: 15 } }));
  purchase.open('at-once');
  await quiet(purchase);
  expect(asked.map(({ amount }) => amount)).toEqual(['8.49', '9.99']);
  expect(purchase.get()).toMatchObject({ name: 'ready', lostDiscount: 'SAVE15' });
  expect(storage.get().discount).toBeUndefined();
});

test.each([
  ['that is accepted', [], 'BLACK20', undefined, ['7.99']],
  ['that is refused gives the former one back', ['BLACK20'], 'VIP5', 'BLACK20', ['7.99', '9.49']],
  ['that is refused like the former one', ['BLACK20', 'VIP5'], undefined, 'VIP5', ['7.99', '9.49', '9.99']],
])('a clicked code replaces the one of the cart: one %s', async (_case, refused, applied, lost, amounts) => {
  const { calls, asked } = server(({ discountCode }) =>
    refused.some((code) => code === discountCode) ? refusal('discount_expired') : undefined,
  );
  const { purchase, storage } = session(calls);
  storage.change((cart) => ({ ...cart, discount: { code: 'VIP5', percent: 5 } }));
  mockCarried = { code: 'BLACK20', percent: 20, replaces: ['VIP5'] };
  purchase.open('at-once');
  await quiet(purchase);
  expect(storage.get().discount?.code).toBe(applied);
  expect(purchase.get()).toMatchObject({ name: 'ready', lostDiscount: lost });
  expect(asked.map(({ amount }) => amount)).toEqual(amounts);
  expect(mockCarried?.code).toBe(refused.length > 0 ? undefined : 'BLACK20');
  // One that the buyer removes brings none back.
  await purchase.change({ discount: undefined });
  expect(storage.get().discount).toBeUndefined();
});

test.each([
  ['before the checkout opens', false, []],
  ['after the clicked one was applied', true, []],
  ['after the clicked one replaced the same one', true, ['SAVE15']],
])('a code that another tab applies after the click stays: %s', async (_case, isOpened, replaces) => {
  const { calls } = server();
  const local = memory();
  const [here, there] = [tab(local), tab(local)];
  const save = { code: 'SAVE15', percent: 15 };
  if (replaces.length > 0) there.change((cart) => ({ ...cart, discount: save }));
  mockCarried = { code: 'VIP5', percent: 5, replaces };
  here.changedElsewhere();
  for (const _visit of isOpened ? ['opened', 'reloaded'] : []) {
    const { purchase } = session(calls, here);
    purchase.open('at-once');
    await quiet(purchase);
    expect(here.get().discount?.code).toBe('VIP5');
  }
  there.change((cart) => ({ ...cart, discount: save }));
  here.changedElsewhere();
  const { purchase } = session(calls, here);
  purchase.open('at-once');
  await quiet(purchase);
  expect(here.get().discount?.code).toBe('SAVE15');
});

test('a code that is refused on entry is not kept', async () => {
  const { calls } = server(({ metadata }) =>
    (metadata as Asked | undefined)?.discountCode ? refusal('discount_invalid') : undefined,
  );
  const { purchase, storage } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  const outcome = await purchase.change({ discount: { code: 'NOPE', percent: 5 } });
  expect(outcome).toMatchObject({ kind: 'refused', error: { code: 'discount_invalid' } });
  expect(storage.get().discount).toBeUndefined();
  expect(purchase.get().name).toBe('ready');
});

test('another tab’s change is sent once; a cart that it paid is left alone', async () => {
  const { calls, asked } = server();
  const { purchase, storage } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  storage.change((cart) => ({ ...cart, upsell: 'accepted' }));
  await quiet(purchase);
  expect(asked).toHaveLength(2);
  storage.finish(storage.get().cartId);
  await quiet(purchase);
  expect(asked).toHaveLength(2);
});

test('a failure is shown, and a retry removes it', async () => {
  let broken = true;
  const { calls } = server(() => (broken ? new ApiError(0, { code: 'network' }) : undefined));
  const { purchase } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  expect(purchase.get()).toMatchObject({ name: 'failed', failure: { code: 'network' } });
  broken = false;
  await purchase.start();
  expect(purchase.get().name).toBe('ready');
});

test('an accepted offer has the price that the server offered, also after a reload', async () => {
  const { calls, asked } = server();
  const storage = tab();
  const first = session(calls, storage);
  first.purchase.open('at-once');
  await quiet(first.purchase);
  await first.purchase.change({ upsell: 'accepted' });
  const reloaded = session(calls, storage);
  reloaded.purchase.open('at-once');
  await quiet(reloaded.purchase);
  expect(asked.at(-1)).toMatchObject({ amount: '15.99', metadata: { upsell_applied: true } });
});

test('an accepted offer that a new purchase doesn’t get is dropped, and doesn’t prevent the purchase', async () => {
  const { calls, asked } = server((body) =>
    body.upsell_applied ? refusal('upsell_not_offered') : undefined,
  );
  const storage = tab();
  storage.change((cart) => ({ ...cart, upsell: 'accepted', offer }));
  const { purchase } = session(calls, storage);
  purchase.open('at-once');
  await quiet(purchase);
  expect(purchase.get()).toMatchObject({ name: 'ready', intent: { amountCents: 999 } });
  expect(asked.map(({ amount }) => amount)).toEqual(['15.99', '9.99']);
});

test('a cart that is already paid can’t be purchased again', async () => {
  const { calls } = server(() => refusal('already_paid'));
  const { purchase } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  expect(purchase.get()).toMatchObject({ name: 'failed', failure: { code: 'already_paid' } });
});

test('a cart paid without its page doesn’t swallow the next purchase, which has another package', async () => {
  let paid = false;
  const { calls, asked } = server(({ metadata }) => (paid && metadata ? refusal('already_paid') : undefined));
  const storage = tab();
  const first = session(calls, storage);
  first.purchase.open('at-once');
  await quiet(first.purchase);
  const { cartId } = storage.get();
  paid = true;
  storage.change((cart) => ({ ...cart, immediate: true }));
  const next = new PurchaseSession(
    storage,
    { service: { ...service, id: 205 }, language: 'es' },
    jest.fn(),
    calls,
  );
  storage.change((cart) => choosePackage(cart, 205));
  next.open('at-once');
  await quiet(next);
  expect(next.get()).toMatchObject({ name: 'ready' });
  expect(storage.get()).toMatchObject({
    serviceId: 205,
    username: 'lucia',
    email: 'a@b.es',
    immediate: false,
  });
  expect(storage.get().cartId).not.toBe(cartId);
  expect(asked.at(-1)).toMatchObject({ cartId: storage.get().cartId, serviceId: 205 });
});

test('a paid purchase whose posts are chosen again in another order leads to its payment', async () => {
  let paid = false;
  const { calls, asked } = server(() => (paid ? refusal('already_paid') : undefined));
  const storage = tab();
  storage.change((cart) => ({ ...cart, posts: [post('A'), post('B')] }));
  const first = session(calls, storage);
  first.purchase.open('at-once');
  await quiet(first.purchase);
  paid = true;
  storage.change((cart) => togglePost(togglePost(cart, post('A')), post('A')));
  expect(storage.get().posts).toEqual([post('B'), post('A')]);
  const { purchase } = session(calls, storage);
  purchase.open('at-once');
  await quiet(purchase);
  expect(purchase.get()).toMatchObject({ name: 'failed', failure: { code: 'already_paid' } });
  expect(asked).toHaveLength(2);
});

test.each(['already_paid', 'payment_processing'])(
  'a change that is refused with %s leads to the payment',
  async (code) => {
    const { calls } = server(({ metadata }) => (metadata ? refusal(code) : undefined));
    const { purchase } = session(calls);
    purchase.open('at-once');
    await quiet(purchase);
    expect(await purchase.change({ upsell: 'declined' })).toMatchObject({ kind: 'paid' });
    expect(purchase.get()).toMatchObject({ name: 'failed', failure: { code } });
  },
);

test('a form without the server’s price charges the one it shows, and no other if the code is refused', async () => {
  const { calls, asked } = server(({ discountCode }) =>
    discountCode === 'SAVE15' ? refusal('discount_expired') : undefined,
  );
  for (const [discount, end] of [
    [
      { code: 'VIP5', percent: 5 },
      { kind: 'done', intent: { amountCents: 949 } },
    ],
    [
      { code: 'SAVE15', percent: 15 },
      { kind: 'price', amountCents: 999 },
    ],
  ] as const) {
    const { purchase, storage } = session(calls);
    storage.change((cart) => ({ ...cart, discount }));
    purchase.open('on-payment');
    expect(await purchase.settle()).toMatchObject(end);
  }
  expect(asked.map(({ amount }) => amount)).toEqual(['9.49', '8.49', '9.99']);
});

test('a purchase closed after too many declined attempts stays closed until the buyer begins another one', async () => {
  const { calls, asked } = server(({ metadata }) => (metadata ? refusal('too_many_declines') : undefined));
  const { purchase, storage } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  storage.change((cart) => ({ ...cart, upsell: 'accepted', immediate: true }));
  const { cartId } = storage.get();
  await purchase.start();
  await quiet(purchase);
  expect(purchase.get()).toMatchObject({ name: 'failed', failure: { code: 'too_many_declines' } });
  expect(storage.get().cartId).toBe(cartId);
  await purchase.beginAnew();
  expect(purchase.get()).toMatchObject({ name: 'ready' });
  expect(storage.get()).toMatchObject({ upsell: 'accepted', immediate: false });
  expect(storage.get().cartId).not.toBe(cartId);
  expect(asked.at(-1)).toMatchObject({ cartId: storage.get().cartId, upsell_applied: true });
});

test('an offer whose time is over stays over, whatever the server is asked for afterwards', async () => {
  let secondsLeft = 200;
  const { calls } = server(undefined, () => ({ secondsLeft }));
  const { purchase, storage } = session(calls);
  purchase.open('at-once');
  await quiet(purchase);
  expect(storage.get().offerEndsAt).toBeGreaterThan(Date.now());
  secondsLeft = 0;
  await purchase.change({ discount: { code: 'VIP5', percent: 5 } });
  expect(storage.get()).toMatchObject({ offer, offerEndsAt: 0 });
});

test('a code that takes off other than when it was applied asks for consent once, not at each visit', async () => {
  const tenPercent = { code: 'VIP5', percent: 10 };
  const { calls } = server(
    ({ amount }) => (amount === '8.99' ? undefined : refusal('price_changed', { amountCents: 899 })),
    () => ({ discount: tenPercent }),
  );
  const local = memory();
  const { purchase, storage } = session(calls, tab(local));
  storage.change((cart) => ({ ...cart, discount: { code: 'VIP5', percent: 5 } }));
  purchase.open('at-once');
  await quiet(purchase);
  expect(purchase.get()).toMatchObject({ name: 'price-changed', newPriceCents: 899 });
  await purchase.acceptPrice();
  expect(storage.get().discount).toEqual(tenPercent);

  const reloaded = session(calls, tab(local));
  reloaded.purchase.open('at-once');
  await quiet(reloaded.purchase);
  expect(reloaded.purchase.get()).toMatchObject({ name: 'ready', intent: { amountCents: 899 } });
});
