import { WorkflowUpdateStage } from '@temporalio/client';
import fc from 'fast-check';
import { asSold, type Service, seedServices } from '#domain/catalogue.ts';
import { toDecimal } from '#domain/money.ts';
import { goesToPosts } from '#domain/posts.ts';
import { type CartChoice, priceCart } from '#domain/pricing.ts';
import type { SubmissionOutcome } from '#domain/provider.ts';
import {
  type CorrectTargetInput,
  changeEmail,
  correctTarget,
  purchaseState,
  resolveSubmission,
  sendToProvider,
} from '../messages';
import { stateOf } from '../testing/outcome';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';
import { offerFor } from '../testing/world';

/* What buyers, their browsers and programs ask of a purchase. */ const shop = shopOfCases();

describe('a new address', () => {
  const right = 'lucia.rivas@example.com';

  async function buy(buyer: Buyer): Promise<string> {
    await buyer.buy();
    await buyer.until('confirmed', () => buyer.world.emailKeys.includes('order-confirmation'));
    const email = buyer.world.latest?.order?.email;
    if (!email) throw new Error('An order has an address');
    return email;
  }

  const change = (buyer: Buyer, by: string, email = right) =>
    buyer.handle.executeUpdate(changeEmail, { args: [{ by, reason: 'mistyped', email }] });

  test('a corrected address gets the confirmation, the old one is notified, and the rows have the new one', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      const wrong = await buy(buyer);
      await change(buyer, 'ana');
      expect(world.latest).toMatchObject({ cart: { email: right }, order: { email: right } });
      await buyer.until('both e-mails', () => world.emailKeys.includes('order-confirmation:again-1'));
      await buyer.until('the old address', () => world.emailKeys.includes('email-changed:1'));
      expect([...world.sentElsewhere]).toEqual([['email-changed:1', wrong]]);
      expect(world.lines.filter((kind) => kind === 'email-changed')).toHaveLength(1);

      // Again with the same address: nothing happens and nobody is notified.
      await change(buyer, 'ana');
      await change(buyer, 'ana', wrong);
      await buyer.until('notified again', () => world.emailKeys.includes('email-changed:2'));
      expect(world.sentElsewhere.get('email-changed:2')).toBe(right);
      expect(world.emailKeys.filter((key) => key.startsWith('email-changed'))).toHaveLength(2);
    }));

  test('the buyer corrects it within an hour of the order, the shop later too', () =>
    shop.with(async (buyer) => {
      await buy(buyer);
      await change(buyer, 'customer');
      expect(buyer.world.latest?.order?.email).toBe(right);
      await buyer.env.sleep('61 minutes');
      expect(await codeOf(change(buyer, 'customer', 'other@example.com'))).toBe('email_correction_over');
      await change(buyer, 'ana', 'other@example.com');
      expect(buyer.world.latest?.order?.email).toBe('other@example.com');
    }));

  test('a cart has no address to correct, and an invalid address is refused', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      expect(await codeOf(change(buyer, 'ana'))).toBe('no_order');
      await buyer.pay();
      await buyer.until('order', () => buyer.world.orders.length === 1);
      expect(await codeOf(change(buyer, 'ana', 'nobody'))).toBe('validation_failed');
    }));
});

describe('a new target', () => {
  const wrongLink: SubmissionOutcome = {
    kind: 'rejected',
    refusal: 'invalid-link',
    message: 'Incorrect link',
  };
  const noFunds: SubmissionOutcome = { kind: 'rejected', refusal: 'not-enough-funds', message: 'no funds' };
  const lost: SubmissionOutcome = { kind: 'unknown', reason: 'timeout' };
  const busy: SubmissionOutcome = { kind: 'rejected', refusal: 'active-order', message: 'active order' };
  const posts = ['Caaaaa', 'Cbbbbb', 'Cccccc'].map((shortcode) => ({ id: shortcode, shortcode }));

  const correct = (buyer: Buyer, change: Partial<CorrectTargetInput>) =>
    buyer.handle.executeUpdate(correctTarget, { args: [{ by: 'customer', reason: 'customer', ...change }] });
  const attention = ({ world }: Buyer) => world.latest?.attention?.reason;

  async function buy(buyer: Buyer, answers: SubmissionOutcome[], toPosts = false): Promise<void> {
    buyer.world.panelAnswers = answers;
    await buyer.buy(toPosts ? { serviceId: 219, posts } : {});
    await buyer.until('sent', () => buyer.world.lines.some((kind) => kind.startsWith('submission-')));
  }

  describe('an order that waits for a person before its delivery', () => {
    test.each<[string, SubmissionOutcome, string]>([
      ['refused for its target', wrongLink, 'submission-refused'],
      ['refused for the shop’s own reasons', noFunds, 'submission-refused'],
      ['in doubt', lost, 'submission-unknown'],
    ])('%s: its buyer is notified once, after five minutes', (_, answer, reason) =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        await buy(buyer, [answer]);
        await buyer.until('parked', () => attention(buyer) === reason);
        await buyer.env.sleep('4 minutes');
        expect(world.emailKeys).not.toContain('order-on-hold');
        const writes = world.projections.length;
        await buyer.until('notified', () => world.emailKeys.includes('order-on-hold'), 120);
        // Open order pages get the change, too.
        expect(world.projections.length).toBeGreaterThan(writes);
        await buyer.env.sleep('3 days');
        expect(world.emailKeys.filter((key) => key.startsWith('order-on-hold'))).toHaveLength(1);
      }),
    );

    test('an order that a person or the panel frees within five minutes causes no e-mail', () =>
      shop.with(async (buyer) => {
        await buy(buyer, [lost]);
        await buyer.until('parked', () => attention(buyer) === 'submission-unknown');
        await buyer.handle.executeUpdate(resolveSubmission, {
          args: [{ by: 'ana', reason: 'seen', accepted: true, providerOrderId: '881' }],
        });
        await buyer.env.sleep('1 day');
        expect(buyer.world.emailKeys).not.toContain('order-on-hold');
      }));

    test('one line of several is reported while the others wait, and its waiting time doesn’t restart', () =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        const always = Array.from({ length: 40 }, () => busy);
        await buy(buyer, [wrongLink, ...always], true);
        await buyer.until('notified', () => world.emailKeys.includes('order-on-hold'), 900);
        const { attention: first, stage } = await buyer.handle.query(purchaseState);
        expect([stage, first?.reason]).toEqual(['submitting', 'submission-refused']);
        await buyer.env.sleep('1 hour');
        expect((await buyer.handle.query(purchaseState)).attention?.since).toBe(first?.since);
        expect(world.emailKeys.filter((key) => key === 'order-on-hold')).toHaveLength(1);
      }));
  });

  describe('the buyer corrects the target', () => {
    test.each<[string, SubmissionOutcome, Partial<CorrectTargetInput>, string]>([
      ['another name, after a refusal', wrongLink, { username: '@Lucia.Rivas.2' }, 'lucia.rivas.2'],
      ['the same once more, as it is public now', wrongLink, {}, 'lucia.rivas'],
      ['another name, while it waits for its turn', busy, { username: 'lucia.rivas.2' }, 'lucia.rivas.2'],
    ])('%s: it is sent at once, and no longer needs a person', (_, answer, change, name) =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        await buy(buyer, [answer]);
        await buyer.env.sleep('1 minute');
        expect(await correct(buyer, change)).toEqual({});
        await buyer.until('accepted', () => world.lines.includes('submission-accepted'), 60);
        expect(world.sent.map(({ username }) => username)).toEqual(['lucia.rivas', name]);
        expect(world.latest).toMatchObject({ order: { username: name, status: 'processing' } });
        expect(attention(buyer)).toBeUndefined();
        const { submissions } = await buyer.handle.query(purchaseState);
        expect(submissions.map(({ generation, username }) => [generation, username])).toEqual([
          [1, 'lucia.rivas'],
          [2, name],
        ]);
        expect(world.lines).toContain('username' in change ? 'target-changed' : 'resend-requested');
        await buyer.env.sleep('10 minutes');
        expect(world.emailKeys).not.toContain('order-on-hold');
      }),
    );

    test('the remaining posts; those under way stay', () =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        await buy(buyer, [{ kind: 'accepted', providerOrderId: '1' }, wrongLink, wrongLink], true);
        await buyer.until('parked', () => attention(buyer) === 'submission-refused');
        await buyer.env.sleep('1 minute');
        // As many as are left, each once, and none that is already delivered.
        for (const wrong of [['Cddddd'], ['Cddddd', 'Cddddd'], ['Caaaaa', 'Cddddd'], ['no', 'Cddddd']])
          expect(await codeOf(correct(buyer, { posts: wrong }))).toBe('validation_failed');
        expect(await codeOf(correct(buyer, { username: 'lucia.rivas.2' }))).toBe('target_is_posts');
        await correct(buyer, { posts: ['Cbbbbb', 'Cddddd'] });
        await buyer.until('all', () => world.sent.length === 5);
        expect(world.sent.slice(3).map(({ shortcode }) => shortcode)).toEqual(['Cbbbbb', 'Cddddd']);
      }));

    test('posts that name those that they replace, in any order; if others are left by now, none is sent', () =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        await buy(buyer, [wrongLink, { kind: 'accepted', providerOrderId: '1' }, wrongLink], true);
        await buyer.until('parked', () => attention(buyer) === 'submission-refused');
        // As many as are left, but seen before the second was taken and the third refused.
        const seen = { posts: ['Cddddd', 'Cbbbbb'], replaces: ['Caaaaa', 'Cbbbbb'] };
        expect(await codeOf(correct(buyer, seen))).toBe('posts_changed');
        expect(world.sent).toHaveLength(3);
        await correct(buyer, { posts: ['Cccccc', 'Cddddd'], replaces: ['Cccccc', 'Caaaaa'] });
        await buyer.until('all', () => world.sent.length === 5);
        expect(world.sent.slice(3).map(({ shortcode }) => shortcode)).toEqual(['Cddddd', 'Cccccc']);
      }));

    test('the one post left, and none of the posts under way', () =>
      shop.with(async (buyer) => {
        const accepted = (providerOrderId: string): SubmissionOutcome => ({
          kind: 'accepted',
          providerOrderId,
        });
        await buy(buyer, [accepted('1'), accepted('2'), wrongLink], true);
        await buyer.until('parked', () => attention(buyer) === 'submission-refused');
        expect(await codeOf(correct(buyer, { posts: ['Cbbbbb'] }))).toBe('validation_failed');
        await correct(buyer, { posts: ['Cddddd'] });
        await buyer.until('all', () => buyer.world.sent.length === 4);
        expect(buyer.world.sent.at(-1)?.shortcode).toBe('Cddddd');
      }));

    test('an order of posts is sent again with its own user name beside them, and with no other', () =>
      shop.with(async (buyer) => {
        await buy(buyer, [wrongLink, wrongLink, wrongLink], true);
        await buyer.until('parked', () => attention(buyer) === 'submission-refused');
        const again = (username: string) =>
          buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'ana', reason: 'asked', username }] });
        expect(await codeOf(again('somebody.else'))).toBe('target_is_posts');
        await again('lucia.rivas');
        expect(buyer.world.sent.slice(3).map(({ shortcode }) => shortcode)).toContain('Caaaaa');
      }));

    test.each<[string, SubmissionOutcome, Partial<CorrectTargetInput>, string]>([
      ['nobody knows whether it is under way', lost, { username: 'other' }, 'target_in_doubt'],
      ['nobody knows, and the same is asked for', lost, {}, 'target_in_doubt'],
      ['it is under way', { kind: 'accepted', providerOrderId: '1' }, { username: 'other' }, 'target_sent'],
      ['it goes to a profile', wrongLink, { posts: ['Cddddd'] }, 'target_is_profile'],
      ['it is no name', wrongLink, { username: '...' }, 'validation_failed'],
      ['both are named', wrongLink, { username: 'other', posts: ['Cddddd'] }, 'validation_failed'],
    ])('refused, and nothing is sent: %s', (_, answer, change, code) =>
      shop.with(async (buyer) => {
        await buy(buyer, [answer]);
        await buyer.env.sleep('1 minute');
        expect(await codeOf(correct(buyer, change))).toBe(code);
        await buyer.env.sleep('1 minute');
        expect(buyer.world.sent).toHaveLength(1);
      }),
    );

    test('a waiting line keeps its turn if nothing changes', () =>
      shop.with(async (buyer) => {
        await buy(buyer, [busy, busy]);
        expect(await correct(buyer, {})).toEqual({});
        await buyer.env.sleep('1 minute');
        expect(buyer.world.lines).not.toContain('resend-requested');
      }));

    test.each<[string, SubmissionOutcome, string, string[]]>([
      [
        'it loses if the panel takes the line',
        { kind: 'accepted', providerOrderId: '1' },
        'target_sent',
        ['lucia.rivas'],
      ],
      ['it is made if the line keeps waiting', busy, 'accepted', ['lucia.rivas', 'other']],
    ])('a correction while the line is being sent gets the panel’s answer: %s', (_, answer, outcome, sent) =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        const { submitToProvider } = world.provider;
        let answered: Promise<string> | undefined;
        world.panelAnswers = [answer];
        world.provider.submitToProvider = async (input) => {
          world.provider.submitToProvider = submitToProvider;
          const asked = await buyer.handle.startUpdate(correctTarget, {
            args: [{ by: 'customer', reason: 'customer', username: 'other' }],
            waitForStage: WorkflowUpdateStage.ACCEPTED,
          });
          answered = codeOf(asked.result());
          return submitToProvider(input);
        };
        await buyer.buy();
        await buyer.until('accepted', () => world.lines.includes('submission-accepted'));
        expect(await answered).toBe(outcome);
        expect(world.sent.map(({ username }) => username)).toEqual(sent);
      }),
    );
  });
});

describe('prices', () => {
  const services = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
  const posts = [{ id: '1', shortcode: 'AAAAA1' }];

  /** Something that the shop sells: any service, any quantity in range, with or without its offer. */
  const sold = fc
    .record({ service: fc.constantFrom(...services), tens: fc.nat(9950), upsell: fc.boolean() })
    .map(({ service, tens, upsell }): { choice: Partial<CartChoice>; as: Service } => {
      const { range } = service;
      const customQuantity = range && range.min + ((tens * 10) % (range.max - range.min + 10));
      const packages = services.filter(
        (s) => s.type === service.type && s.region === service.region && !s.range,
      );
      const as = asSold(service, packages, customQuantity) as Service;
      return {
        as,
        choice: {
          serviceId: service.id,
          customQuantity,
          posts: goesToPosts(service.type) ? posts : undefined,
          upsellAccepted: upsell && offerFor(as) !== undefined,
        },
      };
    });

  /** The workflow's refusal if the browser's price is a cent off. */
  async function refusedPrice(buyer: Buyer, choice: Partial<CartChoice>, cents: number): Promise<unknown> {
    try {
      await buyer.setCart({ ...choice, expectedAmountCents: cents });
    } catch (error) {
      return (error as { cause?: { details?: { amount?: string }[] } }).cause?.details?.[0]?.amount;
    }
    return 'accepted';
  }

  test('the intent always has the price that the browser computed, and a cent off is refused with the right price', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await fc.assert(
        fc.asyncProperty(sold, async ({ choice, as }) => {
          const whole = {
            serviceId: 0,
            username: 'x',
            email: 'x@example.com',
            upsellAccepted: false,
            ...choice,
          };
          const { amountCents } = priceCart(whole, as, { offer: offerFor(as), vatRatePercent: 21, rev: 1 });
          const answer = await buyer.setCart({ ...choice, expectedAmountCents: amountCents });
          expect(answer.amountCents).toBe(amountCents);
          expect(buyer.world.intent.amountCents).toBe(amountCents);
          expect(await refusedPrice(buyer, choice, amountCents - 1)).toBe(toDecimal(amountCents));
          expect(buyer.world.intent.amountCents).toBe(amountCents);
        }),
        { numRuns: 20 },
      );
    }));
});

describe('nonsense', () => {
  const signals = [
    'paymentSucceeded',
    'paymentFailed',
    'refundChanged',
    'disputeChanged',
    'providerStatusChanged',
    'submissionSettled',
    'resend',
    'resolve',
    'changeTarget',
    'refill',
    'cancelWithRefund',
  ];
  /** Inputs that no Signal accepts. */
  const nonsense = [
    5,
    'x',
    [null],
    { by: 7, paymentIntentId: {}, amountCents: '1', report: 3, accepted: 'no' },
  ];
  /** Fields that programs always send and people forget: an operator's Signals may have no input. */
  const empty = [undefined, null, {}];
  const machines = signals.slice(0, 6);
  const updates = [
    'setCart',
    'cancelPurchase',
    'remindBuyer',
    'confirmPayment',
    'sendToProvider',
    'resolveSubmission',
    'updateTarget',
    'requestRefill',
    'refundOrder',
    'resendMail',
    'changeEmail',
  ];

  const refusals = (buyer: Buyer) => buyer.world.lines.filter((kind) => kind === 'command-refused').length;

  async function sendNonsense(buyer: Buyer): Promise<void> {
    const before = refusals(buyer);
    for (const name of signals) for (const input of nonsense) await buyer.handle.signal(name, input);
    for (const name of machines) for (const input of empty) await buyer.handle.signal(name, input);
    // Without saying whether the panel accepted it, a submission must not be sent again.
    for (const input of empty) await buyer.handle.signal('resolve', input);
    await buyer.handle.signal('resolve', { accepted: true });
    await buyer.handle.signal('resnd', { by: 'ana' });
    const sent = signals.length * nonsense.length + machines.length * empty.length + empty.length + 2;
    await buyer.until('all of it is noted', () => refusals(buyer) === before + sent);
  }

  test('nonsense never stops a purchase: each such Signal is a line of the timeline', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await sendNonsense(buyer);
      await buyer.pay();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      await sendNonsense(buyer);
      buyer.world.report = { status: 'completed', remains: 0, startCount: 1000 };
      await buyer.untilDelivered(12 * 3600);
      expect(buyer.world.orders).toHaveLength(1);
      expect(buyer.world.sent).toHaveLength(1);
      expect(buyer.world.refunds).toEqual([]);
    }));

  test('a Signal that Postgres can’t store is refused when it comes; what panels say is heard', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await buyer.buy();
      await buyer.until('accepted', () => world.lines.includes('submission-accepted'));
      const submissionId = world.sent[0]?.submissionId ?? '';
      const report = (said: object) => ({ submissionId, report: { status: 'in-progress', ...said } });
      const number = (providerOrderId: string) => ({ kind: 'accepted', providerOrderId });
      const unstorable: [name: string, kind: string, input: object][] = [
        ['providerStatusChanged', 'report', report({ remains: 0.5 })],
        ['providerStatusChanged', 'report', report({ remains: -1 })],
        ['providerStatusChanged', 'report', report({ startCount: 2 ** 31 })],
        ['submissionSettled', 'settled', { submissionId, outcome: number('') }],
        ['submissionSettled', 'settled', { submissionId, outcome: number('9'.repeat(41)) }],
        ['resolve', 'resolve', { submissionId: '\0', accepted: false }],
        ['resend', 'resend', { reason: '\ud800' }],
      ];
      for (const [name, , input] of unstorable) await buyer.handle.signal(name, input);
      // Panels count wrongly.
      const said = { status: 'completed', remains: 0, startCount: -3, charge: '0.5' };
      await buyer.handle.signal('providerStatusChanged', report(said));
      await buyer.untilDelivered();
      const lines = world.projections.flatMap((projection) => projection.lines);
      expect(lines.filter(({ kind }) => kind === 'command-refused').map(({ data }) => data)).toEqual(
        unstorable.map(([, command]) => ({ command, code: 'validation_failed' })),
      );
      expect((await stateOf(buyer)).submissions[0]?.report).toEqual(said);
    }));

  test('an operator’s Signal before the payment is a line of the timeline; a program’s is not', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await buyer.handle.signal('resend', { by: 'ana' });
      await buyer.handle.signal('panelBack', { providerId: 1 });
      await buyer.handle.signal('cancelWithRefund', {});
      await buyer.pay();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      const lines = buyer.world.projections.flatMap((projection) => projection.lines);
      expect(lines.filter(({ kind }) => kind === 'command-refused').map(({ data }) => data)).toEqual([
        { command: 'resend', code: 'no_order' },
        { command: 'refund', code: 'no_order' },
      ]);
    }));

  test('a cancellation of the workflow stops nothing, and the timeline says so', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await buyer.handle.cancel();
      await buyer.until('noted', () => refusals(buyer) === 1);
      await buyer.pay();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      expect(buyer.world.orders).toHaveLength(1);
    }));

  test.each(updates)('Update %s with nonsense is refused, and leaves no trace', (name) =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      const before = buyer.world.projections.length;
      for (const input of [...nonsense, ...empty])
        expect(await codeOf(buyer.handle.executeUpdate(name, { args: [input] }))).toMatch(
          /^(?:validation_failed|no_order|purchase_not_found|already_paid)$/,
        );
      expect(buyer.world.projections).toHaveLength(before);
    }),
  );
});
