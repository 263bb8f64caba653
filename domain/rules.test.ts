import fc from 'fast-check';
import { type OrderFacts, orderCan } from './capabilities';
import { errorCatalogue, isErrorCode, ShopError } from './errors';
import { maskUsername, normaliseUsername, usernamePattern } from './instagram-username';
import { mayBeOrderNumber, normaliseReference, orderNumber } from './order-number';
import { isFinal, isOtherHost, readProviderStatus, readRefusal } from './provider';
import { refillDue, undeliveredRefund } from './refills';

const facts = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  stage: 'guarantee',
  hasOrder: true,
  orderStatus: 'completed',
  submission: { state: 'accepted', final: true },
  keptCents: 999,
  deliveredAt: 0,
  refillCooldownSeconds: 86_400,
  ...change,
});

describe('order numbers', () => {
  test('carry the day of Madrid and no letter that could be misread', () => {
    expect(orderNumber('FNZ', new Date('2026-11-21T23:30:00Z'), () => 0)).toBe('FNZ-261122-2222');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (x) =>
        /^FNZ-261121-[2-9A-HJKMNP-Z]{4}$/.test(orderNumber('FNZ', new Date('2026-11-21T10:00:00Z'), () => x)),
      ),
    );
  });

  test('are known by what no other number has: a day that has come, and their letters', () => {
    const now = new Date('2026-11-21T23:30:00Z');
    const may = (text: string) => mayBeOrderNumber(text, now);
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: now, noInvalidDate: true }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (at, x) => may(orderNumber('FNZ', at, () => x)),
      ),
    );
    // A telephone number may look like a day of 2090.
    const others = ['LLAMA-900123-4567', 'LLAMA-261123-4567', 'LLAMA-261321-4567', 'LLAMA-260600-4567'];
    expect(others.filter(may)).toEqual([]);
    expect(['LLAMA-260612-4517', 'LLAMA-260612-CALL', ' FNZ-261121-AB3K'].filter(may)).toEqual([]);
  });

  test('are understood as people type them', () => {
    expect(normaliseReference('  # fnz-261121-ab3k ')).toBe('FNZ-261121-AB3K');
  });

  test.each([
    'FNZ 261121 AB3K',
    'fnz261121ab3k',
    'FNZ–261121–AB3K',
    'FNZ - 261121 - AB3K',
    '#fnz261121-ab3k',
  ])('are found as “%s”, too', (typed) => expect(normaliseReference(typed)).toBe('FNZ-261121-AB3K'));

  test.each([
    ['5512 345 678', '5512345678'],
    ['FNZ-2611', 'FNZ-2611'],
    ['FNZ-261121-AB3KX', 'FNZ-261121-AB3KX'],
  ])('“%s” is kept as “%s”', (typed, read) => expect(normaliseReference(typed)).toBe(read));
});

describe('user names', () => {
  test('are accepted with @, as an address, in capitals', () => {
    expect(normaliseUsername(' @Lucia.Rivas ')).toBe('lucia.rivas');
    expect(normaliseUsername('https://www.instagram.com/Lucia.Rivas/?hl=es')).toBe('lucia.rivas');
  });

  test.each([
    ['instagram.com/Lucia.Rivas', 'lucia.rivas'],
    ['www.instagram.com/@lucia/?hl=es', 'lucia'],
    ['http://m.instagram.com/lucia/tagged/', 'lucia'],
    ['https://www.instagram.com/stories/lucia/1', ''],
    ['https://instagram.com/p/CuK5u_lJ9aB/', ''],
    ['instagram.com/share/p/BAZ5kJ3vXq', ''],
    ['https://www.instagram.com/s/aGlnaGxpZ2h0OjE3?story_media_id=1', ''],
    ['instagram.com/_u/lucia', ''],
    ['instagram.com/_n/mainfeed', ''],
    ['instagram.com/tags/x', ''],
    ['instagram.com/', ''],
    ['threads.net/@lucia', ''],
    ['www.threads.net/@lucia?hl=es', ''],
    ['www.tiktok.com/?lang=es', ''],
    ['www.lucia', 'www.lucia'],
    ['lucia.perez/reels', 'lucia.perez'],
    ['lucia.perez//', 'lucia.perez'],
    ['instagr.am/lucia', ''],
    ['lucia.rivas/', 'lucia.rivas'],
    ['lucia.rivas/?hl=es', 'lucia.rivas'],
    ['@lucia/tagged/', 'lucia'],
    // Only an address has such parts: these are names.
    ['web', 'web'],
    ['@s', 's'],
    ['instagram.common', 'instagram.common'],
  ])('%s is read as “%s”', (text, name) => expect(normaliseUsername(text)).toBe(name));

  test('are not dots alone, nor longer than Instagram allows', () => {
    expect(['...', '', 'a'.repeat(31), 'lucía'].filter((name) => usernamePattern.test(name))).toEqual([]);
    expect(['lucia.', '_', '7'].every((name) => usernamePattern.test(name))).toBe(true);
  });

  test('a stranger sees at most four letters of one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9_][a-z0-9._]{0,29}$/), (name) => {
        const shown = maskUsername(name).replaceAll('•', '');
        return shown.length <= 4 && (name.length < 3 || maskUsername(name) !== name);
      }),
    );
  });
});

describe('refills', () => {
  test('are due from more than ten percent of what was delivered [S1-9.3]', () => {
    expect(refillDue({ startCount: 1000, delivered: 1100, current: 1990 }).allowed).toBe(false);
    expect(refillDue({ startCount: 1000, delivered: 1100, current: 1989 }).allowed).toBe(true);
    expect(refillDue({ startCount: 1000, delivered: 1100, current: 5000 }).allowed).toBe(false);
  });

  test('wait for the cool-down, for each other and for the guarantee', () => {
    const hour = 3_600_000;
    const asked = facts({ refill: { state: 'completed', requestedAt: 0 } });
    expect(orderCan.refill(asked, 23 * hour)).toEqual({ allowed: false, code: 'refill_cooldown' });
    expect(orderCan.refill(asked, 25 * hour).allowed).toBe(true);
    expect(
      orderCan.refill(facts({ refill: { state: 'requested', requestedAt: 0 } }), 99 * hour),
    ).toMatchObject({ code: 'refill_under_way' });
    expect(orderCan.refill(facts({ guaranteeSeconds: 60 }), hour)).toMatchObject({ code: 'guarantee_over' });
    // Rows don't tell the length of the guarantee that was sold, only that it has ended.
    expect(orderCan.refill(facts({ stage: 'closed', end: 'guarantee-over' }), hour)).toEqual({
      allowed: false,
      code: 'guarantee_over',
    });
    expect(orderCan.refill(facts({ orderStatus: 'partial' }), hour)).toMatchObject({ code: 'not_delivered' });
  });

  test('are refused if none were sold, whatever the guarantee', () => {
    expect(orderCan.refill(facts({ withoutRefills: true }), 0)).toEqual({
      allowed: false,
      code: 'sold_without_refills',
    });
  });

  test('are refused while all of the money is owed', () => {
    expect(orderCan.refill(facts({ allOwed: true }), 0)).toEqual({ allowed: false, code: 'refund_owed' });
    expect(orderCan.refill(facts({ allOwed: false }), 0)).toEqual({ allowed: true });
  });

  test('an undelivered part is refunded in proportion, never more than is kept', () => {
    expect(undeliveredRefund(999, 1100, 550)).toBe(499);
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: -10, max: 99_999 }),
        (kept, quantity, remains) => {
          const refund = undeliveredRefund(kept, quantity, remains);
          return Number.isInteger(refund) && refund >= 0 && refund <= kept;
        },
      ),
    );
  });
});

describe('resend', () => {
  test('without force only what the panel certainly does not have', () => {
    const allowedStates = ['ready', 'rejected', 'dismissed', 'unknown', 'accepted', 'sending'].filter(
      (state) => orderCan.resend(facts({ submission: { state, final: false } })).allowed,
    );
    expect(allowedStates).toEqual(['ready', 'rejected']);
  });

  test('is refused with what can still be done about it', () => {
    const codes = (state: string, final: boolean, orderStatus: string) => {
      const order = facts({ stage: 'needs-attention', submission: { state, final }, orderStatus });
      return [orderCan.resend(order), orderCan.changeTarget(order), orderCan.correctTarget(order)].map(
        (verdict) => !verdict.allowed && verdict.code,
      );
    };
    const resolved = ['submission_doubtful', 'submission_doubtful', 'target_in_doubt'];
    expect(codes('unknown', false, 'pending')).toEqual(resolved);
    expect(codes('accepted', false, 'processing')).toEqual([
      'submission_accepted',
      'submission_accepted',
      'target_sent',
    ]);
    const over = ['submission_over', 'submission_over', 'target_sent'];
    expect(codes('accepted', true, 'completed')).toEqual(over);
    expect(codes('accepted', true, 'partial')).toEqual(over);
    expect(errorCatalogue.submission_over[1]).not.toMatch(/resu[eé]lve|fuerza/i);
  });

  test('not even with force what was refunded instead of sent', () => {
    const verdict = orderCan.resend(facts({ submission: { state: 'dismissed', final: false } }), true);
    expect(verdict).toMatchObject({ code: 'submission_dismissed' });
  });

  test('not even with force while one is under way or everything is over', () => {
    expect(orderCan.resend(facts({ submission: { state: 'sending', final: false } }), true).allowed).toBe(
      false,
    );
    for (const end of ['refunded', 'returned', 'cancelled', 'abandoned', 'forgotten'] as const)
      expect(orderCan.resend(facts({ stage: 'closed', end }), true)).toMatchObject({
        code: 'purchase_closed',
      });
    expect(orderCan.resend(facts({ stage: 'closed', end: 'guarantee-over' }), true).allowed).toBe(true);
  });

  test('a disputed payment stops resends, changes of target and refills [F30]', () => {
    const disputed = facts({ disputed: true, orderStatus: 'cancelled' });
    for (const force of [false, true])
      expect(orderCan.resend(disputed, force)).toMatchObject({ code: 'delivery_on_hold' });
    expect(orderCan.changeTarget(disputed)).toMatchObject({ code: 'delivery_on_hold' });
    expect(orderCan.refill(facts({ disputed: true }), 0)).toMatchObject({ code: 'delivery_on_hold' });
  });

  test('the target of a delivery that is over is named with its resend', () => {
    const over = facts({ stage: 'guarantee', orderStatus: 'cancelled' });
    expect(orderCan.changeTarget(over)).toMatchObject({ code: 'delivery_over' });
    expect(orderCan.correctTarget(over)).toMatchObject({ code: 'target_sent' });
    expect(orderCan.changeTarget({ ...over, stage: 'needs-attention' }).allowed).toBe(true);
  });

  test('an order that the panel cancelled may be sent again', () => {
    expect(orderCan.resend(facts({ orderStatus: 'cancelled' })).allowed).toBe(true);
  });
});

describe('refund', () => {
  test('nothing is refunded twice', () => {
    expect(orderCan.refund(facts({ keptCents: 0 }))).toMatchObject({ code: 'nothing_to_refund' });
    expect(orderCan.refund(facts({ keptCents: 1 })).allowed).toBe(true);
  });

  test('is refused while another one runs, and allowed after the end as long as the shop has the money', () => {
    expect(orderCan.refund(facts({ stage: 'refunding' }))).toEqual({
      allowed: false,
      code: 'purchase_closed',
    });
    expect(orderCan.refund(facts({ stage: 'closed', end: 'guarantee-over' }))).toEqual({ allowed: true });
    expect(orderCan.refund(facts({ stage: 'closed', end: 'refunded', keptCents: 0 }))).toMatchObject({
      code: 'nothing_to_refund',
    });
  });

  test('is refused if there is no money, and while the bank decides', () => {
    expect(orderCan.refund(facts({ hasOrder: false, keptCents: 0 }))).toMatchObject({ code: 'no_order' });
    const withdrawn = { disputed: true, fundsWithdrawn: true };
    expect(orderCan.refund(facts({ ...withdrawn, bankDecides: true }))).toMatchObject({
      code: 'payment_disputed',
    });
    // An inquiry, and a dispute that was lost: what is left can be refunded.
    expect(orderCan.refund(facts({ disputed: true })).allowed).toBe(true);
    expect(orderCan.refund(facts(withdrawn)).allowed).toBe(true);
    for (const hasOrder of [true, false])
      expect(orderCan.refund(facts({ ...withdrawn, hasOrder, keptCents: 0 }))).toMatchObject({
        code: 'nothing_to_refund',
      });
  });

  test('is allowed if a payment became no order: its money must have a way back', () => {
    expect(orderCan.refund(facts({ hasOrder: false }))).toMatchObject({ allowed: true });
  });
});

describe('the panels’ words', () => {
  test('status words in any spelling', () => {
    expect(
      ['Pending', 'IN PROGRESS', 'completed', 'Cancelled', 'Partial', 'Fail', 'nonsense', 'constructor'].map(
        readProviderStatus,
      ),
    ).toEqual(['pending', 'in-progress', 'completed', 'canceled', 'partial', 'failed', 'unknown', 'unknown']);
    expect(isFinal('unknown')).toBe(false);
  });

  test('refusals are classified by what can be done about them', () => {
    expect(
      [
        'Not enough funds on balance',
        'You have active order with this link. Please wait until order being completed.',
        'Rate limit exceeded',
        'Invalid API key',
        'Incorrect service ID',
        'Incorrect link',
        'This service does not deliver to private accounts',
        'Quantity less than minimal 100',
        'boom',
      ].map(readRefusal),
    ).toEqual([
      'not-enough-funds',
      'active-order',
      'rate-limited',
      'invalid-key',
      'invalid-service',
      'invalid-link',
      'invalid-link',
      'invalid-quantity',
      'other',
    ]);
  });

  test.each([
    ['neworder.error.not_enough_funds', 'not-enough-funds'],
    ['error.active_order', 'active-order'],
    ['neworder.error.link_duplicate', 'active-order'],
    ['error.too_many_requests', 'rate-limited'],
    ['error.invalid_key', 'invalid-key'],
    ['error.incorrect_service_id', 'invalid-service'],
    ['neworder.error.min_quantity', 'invalid-quantity'],
    ['error.lessThanMin', 'invalid-quantity'],
    ['user_not_found', 'invalid-link'],
    ['neworder.error.media_not_found', 'invalid-link'],
    ['Minimum order is 50', 'invalid-quantity'],
    ['Order amount over max: 1000', 'invalid-quantity'],
    ['Error, contact admin', 'other'],
    ['Try again in a few minutes', 'other'],
  ] as const)('a refusal as a code or a sentence: %s', (said, refusal) => {
    expect(readRefusal(said)).toBe(refusal);
  });
});

test.each([
  ['https://panel.example/api/v2', 'https://PANEL.example:443/api/v3', false],
  ['https://panel.example/api/v2', 'https://api.panel.example/api/v2', true],
  ['https://panel.example/api/v2', 'https://panel.example:8443/api/v2', true],
  ['https://panel.example/api/v2', 'https://', true],
])('from %s to %s a panel is on another host: %s', (before, after, is) => {
  expect(isOtherHost(before, after)).toBe(is);
});

test('every error has a sentence that says what to do and a status of its kind', () => {
  for (const [code, [status, message]] of Object.entries(errorCatalogue)) {
    expect(isErrorCode(code)).toBe(true);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message.length).toBeGreaterThan(20);
  }
  expect(new ShopError('not_found').status).toBe(404);
  expect(isErrorCode('toString')).toBe(false);
});
