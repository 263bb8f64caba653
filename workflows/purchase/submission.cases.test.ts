import { randomUUID } from 'node:crypto';
import { ApplicationFailure } from '@temporalio/common';
import type { SubmissionOutcome } from '#domain/provider.ts';
import type { PurchaseStage } from '#domain/states.ts';
import type { TimelineKind } from '#domain/timeline.ts';
import {
  changeTarget,
  panelBack,
  providerStatusChanged,
  purchaseState,
  refundOrder,
  resolveSubmission,
  sendToProvider,
  submissionSettled,
  updateTarget,
} from '../messages';
import { rest } from '../testing/outcome';
import { answerRefundsWith, refund } from '../testing/refunds';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const shop = shopOfCases();

/** Paid and sent, but the panel's answer was lost: the purchase waits for a person. */
async function inDoubt(buyer: Buyer): Promise<void> {
  buyer.world.panelAnswers = [{ kind: 'unknown', reason: 'timeout' }];
  await buyer.buy();
  await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
}

describe('to the panel', () => {
  test.each<[string, SubmissionOutcome[], TimelineKind, PurchaseStage]>([
    ['accepted', [], 'submission-accepted', 'in-progress'],
    ['lost', [{ kind: 'unknown', reason: 'timeout' }], 'submission-unknown', 'needs-attention'],
  ])('the rows of an %s submission show the stage that it led to', (_, answers, line, stage) =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = answers;
      await buyer.buy();
      await buyer.until('written', () => buyer.world.lines.includes(line));
      const written = buyer.world.projections.find(({ lines }) => lines.some(({ kind }) => kind === line));
      expect(written?.stage).toBe(stage);
    }),
  );

  test('a line that certainly was not sent is retried automatically', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [
        { kind: 'not-sent', reason: 'ECONNREFUSED' },
        { kind: 'rejected', refusal: 'active-order', message: 'you have active order with this link' },
      ];
      await buyer.buy();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      expect(buyer.world.sent).toHaveLength(3);
      expect(buyer.world.latest?.order?.status).toBe('processing');
    }));

  test('a lost answer parks the purchase; nothing is resent until a person says so [F16]', () =>
    shop.with(async (buyer) => {
      await inDoubt(buyer);
      await buyer.env.sleep('2 days');
      expect(buyer.world.sent).toHaveLength(1);
      const refusedResend = buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by: 'ana', reason: 'again' }],
      });
      expect(await codeOf(refusedResend)).toBe('submission_doubtful');
      await buyer.handle.signal('resolve', {
        by: 'ana',
        reason: 'seen',
        accepted: true,
        providerOrderId: '881',
      });
      await buyer.until('accepted', () => buyer.world.latest?.order?.providerOrderId === '881');
      expect(buyer.world.latest?.attention).toBeUndefined();
      expect(buyer.world.sent).toHaveLength(1);
    }));

  test('an end that the panel reports before a person has found the order counts once they have', () =>
    shop.with(async (buyer) => {
      await inDoubt(buyer);
      await buyer.handle.signal(providerStatusChanged, {
        submissionId: buyer.world.sent[0]?.submissionId ?? '',
        report: { status: 'completed', remains: 0, startCount: 1000 },
      });
      await buyer.env.sleep('1 minute');
      expect(buyer.world.latest?.stage).toBe('needs-attention');
      const found = { by: 'ana', reason: 'seen', accepted: true, providerOrderId: '881' } as const;
      await buyer.handle.executeUpdate(resolveSubmission, { args: [found] });
      await buyer.untilDelivered(60);
      expect(buyer.world.latest?.order?.status).toBe('completed');
    }));

  test('a number that another order has is refused; the run handles the next one', () =>
    shop.with(async (buyer) => {
      buyer.world.takenNumbers.add('880');
      await inDoubt(buyer);
      const resolve = (providerOrderId: string) =>
        buyer.handle.executeUpdate(resolveSubmission, {
          args: [{ by: 'ana', reason: 'seen', accepted: true, providerOrderId }],
        });
      expect(await codeOf(resolve('880'))).toBe('provider_order_taken');
      expect(buyer.world.latest?.attention?.reason).toBe('submission-unknown');
      expect(await resolve('881')).toMatchObject({ state: 'accepted', providerOrderId: '881' });
    }));

  test('an order number that a person found counts although its task was lost: denying it later sends nothing [F16]', () =>
    shop.with(async (buyer) => {
      await inDoubt(buyer);
      buyer.world.numberOfRow = '881';
      const none = buyer.handle.executeUpdate(resolveSubmission, {
        args: [{ by: 'eva', reason: 'not there', accepted: false }],
      });
      expect(await codeOf(none)).toBe('nothing_to_resolve');
      await buyer.until('accepted', () => buyer.world.latest?.order?.providerOrderId === '881');
      expect(buyer.world.latest?.attention).toBeUndefined();
      expect(buyer.world.sent).toHaveLength(1);
    }));

  test('two people who deny the same lost submission send it again once [F16]', () =>
    shop.with(async (buyer) => {
      const lost = { kind: 'unknown', reason: 'timeout' } as const;
      buyer.world.panelAnswers = [lost, lost];
      await buyer.buy();
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
      const submissionId = buyer.world.sent[0]?.submissionId ?? '';
      const deny = (by: string) =>
        buyer.handle.executeUpdate(resolveSubmission, {
          args: [{ by, reason: 'not there', submissionId, accepted: false }],
        });
      expect(await deny('ana')).toMatchObject({ state: 'unknown' });
      // Luis still sees the first generation; the second is in doubt too.
      expect(await codeOf(deny('luis'))).toBe('nothing_to_resolve');
      await buyer.handle.signal('resolve', { by: 'luis', reason: 'old', submissionId, accepted: false });
      await buyer.until('refused', () => buyer.world.lines.includes('command-refused'));
      expect(buyer.world.sent).toHaveLength(2);
    }));

  test('a name that no submission has settles none, even if only one is in doubt [F16]', () =>
    shop.with(async (buyer) => {
      await inDoubt(buyer);
      const found = buyer.handle.executeUpdate(resolveSubmission, {
        args: [{ by: 'ana', reason: 'seen', submissionId: '', accepted: true, providerOrderId: '990' }],
      });
      expect(await codeOf(found)).toBe('nothing_to_resolve');
      expect(buyer.world.latest?.submissions).toMatchObject([{ state: 'unknown' }]);
    }));

  test('a generation that was sent before a reset is settled by its id, and only that one is sent again [F51]', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await inDoubt(buyer);
      const [first] = world.latest?.memory.state.submissions ?? [];
      if (!first) throw new Error('It was sent');
      const { line, providerId, providerServiceId, username, quantity } = first;
      const sent = {
        line,
        providerId,
        providerServiceId,
        username,
        quantity,
        shortcode: null,
        reason: 'timeout',
      };
      world.lostGenerations = [{ id: randomUUID(), generation: 2, ...sent }];
      const resolve = (
        input: { accepted: true; providerOrderId: string } | { accepted: false },
        submissionId: string,
      ) =>
        buyer.handle.executeUpdate(resolveSubmission, {
          args: [{ by: 'ana', reason: 'seen', submissionId, ...input }],
        });
      expect(await codeOf(resolve({ accepted: false }, randomUUID()))).toBe('nothing_to_resolve');
      const [lost] = world.lostGenerations;
      // What the panel reported of the first one is not about this one.
      await buyer.handle.signal(providerStatusChanged, {
        submissionId: first.id,
        report: { status: 'completed', remains: 0, startCount: 1000 },
      });
      expect(await resolve({ accepted: true, providerOrderId: '882' }, lost?.id ?? '')).toMatchObject({
        state: 'accepted',
        providerOrderId: '882',
      });
      await buyer.env.sleep('1 minute');
      expect(world.latest?.stage).toBe('in-progress');
      expect(world.latest?.submissions).toEqual([
        { id: lost?.id, state: 'accepted', providerOrderId: '882' },
      ]);
      expect(world.latest?.attention).toBeUndefined();
      expect(world.sent).toHaveLength(1);
      // An older one doesn't come back.
      world.lostGenerations = [{ ...lost!, id: randomUUID() }];
      expect(await codeOf(resolve({ accepted: false }, world.lostGenerations[0]!.id))).toBe(
        'nothing_to_resolve',
      );
    }));

  test('a generation that the panel took before a reset is followed once a person names it [F51]', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await inDoubt(buyer);
      const [first] = world.latest?.memory.state.submissions ?? [];
      if (!first) throw new Error('It was sent');
      const id = randomUUID();
      world.lostGenerations = [
        { ...first, id, generation: 2, shortcode: null, reason: null, providerOrderId: '881' },
      ];
      const named = { by: 'ana', reason: 'seen', submissionId: id };
      // The number is written already: what the person says of it changes nothing.
      const resolve = buyer.handle.executeUpdate(resolveSubmission, {
        args: [{ ...named, accepted: true, providerOrderId: '990' }],
      });
      expect(await codeOf(resolve)).toBe('nothing_to_resolve');
      await buyer.until('followed', () => world.latest?.stage === 'in-progress');
      expect(world.latest?.submissions).toEqual([{ id, state: 'accepted', providerOrderId: '881' }]);
      expect(world.latest?.attention).toBeUndefined();
      expect(world.sent).toHaveLength(1);
    }));

  test('a request that fails half way leaves the purchase in the queue of what waits for a person', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      const { orderActivities } = world;
      await inDoubt(buyer);
      const { openSubmission } = orderActivities;
      orderActivities.openSubmission = async () => {
        throw ApplicationFailure.nonRetryable('no', 'broken');
      };
      const resend = () =>
        buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'ana', reason: 'lost', force: true }] });
      expect(await codeOf(resend())).toBe('internal');
      await buyer.env.sleep('1 hour');
      expect(buyer.world.latest).toMatchObject({ stage: 'needs-attention', attention: { reason: 'stuck' } });
      const { attention } = await buyer.handle.query(purchaseState);
      expect(attention?.reason).toBe('stuck');
      expect(world.sent).toHaveLength(1);
      orderActivities.openSubmission = openSubmission;
      expect((await resend()).state).toBe('accepted');
    }));

  test('rows that Postgres refuses block nothing: a person is asked, and they are written when possible', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      buyer.world.refused = 'refund 1 23505';
      await buyer.pay();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      expect(buyer.world.latest?.attention).toMatchObject({
        reason: 'stuck',
        detail: 'saveProjection: refund 1 23505',
      });
      expect(buyer.world.lines.filter((kind) => kind === 'not-written')).toHaveLength(1);
      buyer.world.report = { status: 'completed', remains: 0, startCount: 1000 };
      await buyer.until('delivered', () => buyer.world.latest?.order?.deliveredAt !== undefined, 12 * 3600);
      const writes = buyer.world.projections.length;
      await buyer.env.sleep('10 days');
      expect(buyer.world.projections.length).toBeLessThan(writes + 40);
      buyer.world.refused = undefined;
      await buyer.until('written', () => buyer.world.latest?.attention === undefined, 2 * 24 * 3600);
      expect(buyer.world.latest?.stage).toBe('guarantee');
    }));

  test.each<[string, SubmissionOutcome, PurchaseStage, number]>([
    ['accepted', { kind: 'accepted', providerOrderId: '990' }, 'in-progress', 1],
    ['refused', { kind: 'rejected', refusal: 'invalid-link', message: 'no' }, 'needs-attention', 1],
    ['not sent', { kind: 'not-sent', reason: 'connect timeout' }, 'in-progress', 2],
  ])('a late answer is handled all the same: %s', (_, outcome, stage, sent) =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await inDoubt(buyer);
      const settled = { submissionId: world.sent[0]?.submissionId ?? '', outcome };
      await buyer.handle.signal(submissionSettled, settled);
      await buyer.handle.signal(submissionSettled, settled);
      await buyer.until('heard', () => world.latest?.attention?.reason !== 'submission-unknown');
      await buyer.until('at rest', () => world.latest?.stage === stage);
      expect(world.sent).toHaveLength(sent);
      if (outcome.kind === 'accepted') expect(world.latest?.order?.providerOrderId).toBe('990');
    }),
  );

  test('a resend by a person stays, and the timeline says that the panel has both', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await inDoubt(buyer);
      await buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by: 'ana', reason: 'lost', force: true }],
      });
      const number = world.latest?.order?.providerOrderId;
      await buyer.handle.signal(submissionSettled, {
        submissionId: world.sent[0]?.submissionId ?? '',
        outcome: { kind: 'accepted', providerOrderId: '990' },
      });
      await buyer.until('noted', () => world.lines.includes('submission-settled-late'));
      expect(world.latest?.order?.providerOrderId).toBe(number);
      expect(world.latest?.stage).toBe('in-progress');
    }));

  test('a submission that a person reports as lost is sent again', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = ['hang'];
      await buyer.buy();
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      await buyer.handle.signal('resolve', { by: 'ana', reason: 'not there', accepted: false });
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      expect(new Set(buyer.world.sent.map(({ submissionId }) => submissionId)).size).toBe(2);
    }));

  test('a refusal waits for a person, who corrects the target and resends [F32]', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' }];
      await buyer.buy();
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-refused');
      await buyer.handle.signal('changeTarget', { by: 'ana', reason: 'typo', username: '@Lucia.Rivas2' });
      const answer = await buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by: 'ana', reason: 'mended' }],
      });
      expect(answer.state).toBe('accepted');
      expect(buyer.world.sent.map(({ username }) => username)).toEqual(['lucia.rivas', 'lucia.rivas2']);
    }));

  const typo = { by: 'ana', reason: 'typo', username: 'lucia.rivas2' };

  test('a cancelled order that was partly refunded gets another target with its resend', () =>
    shop.with(async (buyer) => {
      buyer.world.report = { status: 'canceled', remains: 1100, startCount: 1000 };
      await buyer.buy();
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      await refund(buyer, 300);
      await rest(buyer);
      expect(buyer.world.latest?.stage).toBe('guarantee');
      const asked = buyer.handle.executeUpdate(updateTarget, { args: [typo] });
      expect(await codeOf(asked)).toBe('delivery_over');
      // A Signal isn't refused before it is a message.
      await buyer.handle.signal(changeTarget, typo);
      await buyer.until('refused', () => buyer.world.lines.includes('command-refused'));
      await buyer.handle.executeUpdate(sendToProvider, { args: [typo] });
      expect(buyer.world.sent.map(({ username }) => username)).toEqual(['lucia.rivas', 'lucia.rivas2']);
    }));

  test.each<[string, (buyer: Buyer) => Promise<unknown>]>([
    ['a refund of a part', (buyer) => refund(buyer, 300)],
    [
      'a refund of a part that failed first',
      async (buyer) => {
        answerRefundsWith(buyer, 'failed');
        await refund(buyer, 300);
        answerRefundsWith(buyer, 'succeeded');
        await refund(buyer, 300);
      },
    ],
  ])('%s sends no target that a person has corrected', (_what, pay) =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' }];
      await buyer.buy();
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-refused');
      await buyer.handle.executeUpdate(updateTarget, { args: [typo] });
      await pay(buyer);
      await rest(buyer);
      expect(buyer.world.sent).toHaveLength(1);
      expect(buyer.world.latest).toMatchObject({
        stage: 'needs-attention',
        paymentStatus: 'partially_refunded',
        attention: { reason: 'submission-refused', detail: 'the target was changed' },
      });
      await buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'ana', reason: 'mended' }] });
      expect(buyer.world.sent.at(-1)?.username).toBe('lucia.rivas2');
    }),
  );

  test('a target that is changed while its order is being sent stays as it was [F32]', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      const { submitToProvider } = world.provider;
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      world.provider.submitToProvider = async (input) => {
        const outcome = await submitToProvider(input);
        await answered;
        return outcome;
      };
      await buyer.buy();
      await buyer.until('being sent', () => world.sent.length === 1);
      const asked = buyer.handle.executeUpdate(updateTarget, { args: [typo] });
      expect(await codeOf(asked)).toBe('submission_under_way');
      await buyer.handle.signal(changeTarget, typo);
      answer();
      await buyer.until('refused', () => world.lines.includes('command-refused'));
      expect((await buyer.handle.query(purchaseState)).submissions.map(({ username }) => username)).toEqual([
        'lucia.rivas',
      ]);
      expect(world.sent.map(({ username }) => username)).toEqual(['lucia.rivas']);
    }));

  describe('while its panel does not answer', () => {
    const away = { kind: 'not-sent', reason: 'panel does not answer' } as const;
    async function held(buyer: Buyer): Promise<void> {
      buyer.world.panelAnswers = [away];
      await buyer.buy();
      await buyer.until('held', () => buyer.world.lines.includes('submission-held'));
      expect(buyer.world.latest?.stage).toBe('submitting');
      expect(buyer.world.latest?.attention).toBeUndefined();
    }

    test('an order waits without a person, and goes out when its panel is back', () =>
      shop.with(async (buyer) => {
        await held(buyer);
        await buyer.handle.signal(panelBack, { providerId: 2 });
        await buyer.env.sleep('30 minutes');
        expect(buyer.world.sent).toHaveLength(1);
        await buyer.handle.signal(panelBack, { providerId: 1 });
        await buyer.until('sent', () => buyer.world.lines.includes('submission-accepted'));
        expect(buyer.world.sent).toHaveLength(2);
      }));

    test('it retries on its own if no signal arrives', () =>
      shop.with(async (buyer) => {
        await held(buyer);
        await buyer.until('sent', () => buyer.world.lines.includes('submission-accepted'), 2 * 3600);
      }));

    test('its buyer can be refunded', () =>
      shop.with(async (buyer) => {
        await held(buyer);
        await buyer.handle.executeUpdate(refundOrder, { args: [{ by: 'ana', reason: 'cannot wait' }] });
        expect((await buyer.handle.result()).end).toBe('refunded');
        expect(buyer.world.sent).toHaveLength(1);
      }));

    test('a person is asked after two days [F34]', () =>
      shop.with(async (buyer) => {
        buyer.world.panelAnswers = Array.from({ length: 60 }, () => away);
        await buyer.buy();
        await buyer.until(
          'parked',
          () => buyer.world.latest?.attention?.reason === 'provider-unreachable',
          60 * 3600,
        );
        expect(buyer.world.sent.length).toBeGreaterThan(40);
        expect(buyer.world.lines.filter((line) => line === 'submission-held')).toHaveLength(1);
        // From here on a person is in charge: they may have promised a refund meanwhile.
        const tries = buyer.world.sent.length;
        buyer.world.panelAnswers = [];
        await buyer.handle.signal(panelBack, { providerId: 1 });
        await buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'ana', reason: 'it is back' }] });
        expect(buyer.world.sent).toHaveLength(tries + 1);
      }));
  });

  test('an unreachable panel needs a person after the last attempt', () =>
    shop.with(
      async (buyer) => {
        buyer.world.panelAnswers = Array.from(
          { length: 3 },
          () => ({ kind: 'not-sent', reason: 'ECONNREFUSED' }) as const,
        );
        await buyer.buy();
        await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'provider-unreachable');
        const part = { by: 'ana', reason: 'for the wait', amountCents: 100 };
        await buyer.handle.executeUpdate(refundOrder, { args: [part] });
        expect(buyer.world.latest).toMatchObject({
          stage: 'needs-attention',
          attention: { reason: 'provider-unreachable' },
        });
        const answer = await buyer.handle.executeUpdate(sendToProvider, {
          args: [{ by: 'ana', reason: 'back' }],
        });
        expect(answer.state).toBe('accepted');
      },
      { submissionAttempts: 3 },
    ));

  test('a forced resend of an accepted order makes a second submission, and its reason is recorded', () =>
    shop.with(async (buyer) => {
      await buyer.buy();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      const input = { by: 'ana', reason: 'panel lost it' };
      expect(await codeOf(buyer.handle.executeUpdate(sendToProvider, { args: [input] }))).toBe(
        'submission_accepted',
      );
      await buyer.handle.executeUpdate(sendToProvider, { args: [{ ...input, force: true }] });
      expect(buyer.world.sent).toHaveLength(2);
      expect(buyer.world.lines).toContain('resend-requested');
    }));

  test('two forced resends of the same submission at once are one order at the panel [F31]', () =>
    shop.with(async (buyer) => {
      await buyer.buy();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      const press = (by: string) => {
        const asked = { by, reason: 'lost', force: true, generation: 1 };
        return codeOf(buyer.handle.executeUpdate(sendToProvider, { args: [asked] }));
      };
      const ends = await Promise.all([press('ana'), press('luis')]);
      expect(ends.filter((end) => end === 'accepted')).toHaveLength(1);
      // While the first is being sent, or once it is accepted.
      expect(ends.join()).toMatch(/submission_under_way|resend_changed/);
      expect(await press('luis')).toBe('resend_changed');
      expect(buyer.world.sent).toHaveLength(2);
    }));
});
