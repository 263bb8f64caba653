import { panelIsAway } from '#domain/fail-over.ts';
import { resolveSubmission, sendToProvider, updateTarget } from '../messages';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const shop = shopOfCases();

const posts = ['AAAAA1', 'BBBBB2', 'CCCCC3'].map((shortcode, index) => ({
  id: String(index + 1),
  shortcode,
}));

const lost = { kind: 'unknown', reason: 'timeout' } as const;

/** A buyer who has paid 250 likes (275 with the bonus) over three posts, or these. */
async function payForLikes(buyer: Buyer, chosen = posts): Promise<void> {
  await buyer.buy({ serviceId: 13, posts: chosen });
}

/** The newest submission for a post. */
function sentTo(buyer: Buyer, shortcode: string) {
  const sent = buyer.world.sent.findLast((one) => one.shortcode === shortcode);
  if (!sent) throw new Error(`Nothing was sent for ${shortcode}`);
  return sent;
}

/** The panel's report on the line of a post. */
function report(
  buyer: Buyer,
  shortcode: string,
  status: 'completed' | 'partial' | 'canceled',
  remains?: number,
) {
  return buyer.handle.signal('providerStatusChanged', {
    submissionId: sentTo(buyer, shortcode).submissionId,
    report: { status, remains, startCount: 10 },
  });
}

/** Ids of the lines that no panel has. */
function unsentOf(buyer: Buyer): string[] {
  const lines = buyer.world.latest?.submissions ?? [];
  return lines.filter(({ state }) => state === 'rejected' || state === 'ready').map(({ id }) => id);
}

describe('likes over three posts', () => {
  test('are three submissions, split evenly, and complete when the last one is [S0-4.22]', () =>
    shop.with(async (buyer) => {
      await payForLikes(buyer);
      await buyer.until('sent', () => buyer.world.latest?.stage === 'in-progress');
      expect(buyer.world.sent.map(({ shortcode, quantity }) => [shortcode, quantity])).toEqual([
        ['AAAAA1', 92],
        ['BBBBB2', 92],
        ['CCCCC3', 91],
      ]);
      expect(buyer.world.latest?.submissions.map(({ providerOrderId }) => providerOrderId)).toEqual([
        '5001',
        '5002',
        '5003',
      ]);
      await report(buyer, 'AAAAA1', 'completed');
      await report(buyer, 'CCCCC3', 'completed');
      await buyer.env.sleep('1 minute');
      expect(buyer.world.latest?.order?.status).toBe('processing');
      await report(buyer, 'BBBBB2', 'completed');
      await buyer.until('completed', () => buyer.world.latest?.order?.status === 'completed');
      expect(buyer.world.latest?.stage).toBe('guarantee');
    }));

  test('one post whose answer was lost parks the order; the others are sent, and only that one is sent again', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [
        { kind: 'accepted', providerOrderId: '71' },
        { kind: 'unknown', reason: 'timeout' },
      ];
      await payForLikes(buyer);
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
      expect(buyer.world.sent).toHaveLength(3);
      const resend = buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'ana', reason: 'again' }] });
      expect(await codeOf(resend)).toBe('submission_doubtful');
      await buyer.handle.signal('resolve', { by: 'ana', reason: 'not there', accepted: false });
      await buyer.until('sent again', () => buyer.world.latest?.stage === 'in-progress');
      expect(buyer.world.sent.map(({ shortcode }) => shortcode)).toEqual([
        'AAAAA1',
        'BBBBB2',
        'CCCCC3',
        'BBBBB2',
      ]);
    }));

  test('of two posts whose answers were lost, none is settled by a person who names neither [F16]', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [lost, lost, { kind: 'accepted', providerOrderId: '73' }];
      await payForLikes(buyer);
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
      const found = { by: 'ana', reason: 'seen', accepted: true, providerOrderId: '881' } as const;
      const update = buyer.handle.executeUpdate(resolveSubmission, { args: [found] });
      expect(await codeOf(update)).toBe('several_doubtful');
      await buyer.handle.signal('resolve', found);
      await buyer.until('refused', () => buyer.world.lines.includes('command-refused'));
      expect(buyer.world.latest?.submissions.map(({ state }) => state)).toEqual([
        'unknown',
        'unknown',
        'accepted',
      ]);
    }));

  test('of two posts whose answers were lost, a person settles the one they name [F16]', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [lost, lost, { kind: 'accepted', providerOrderId: '73' }];
      await payForLikes(buyer);
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
      const settle = (outcome: { accepted: true; providerOrderId: string } | { accepted: false }) =>
        buyer.handle.executeUpdate(resolveSubmission, {
          args: [
            { by: 'ana', reason: 'seen', submissionId: sentTo(buyer, 'BBBBB2').submissionId, ...outcome },
          ],
        });
      const found = await settle({ accepted: true, providerOrderId: '881' });
      expect(found).toMatchObject({ state: 'accepted', providerOrderId: '881' });
      await buyer.until('settled', () => buyer.world.latest?.submissions[1]?.state === 'accepted');
      expect(
        buyer.world.latest?.submissions.map(({ state, providerOrderId }) => [state, providerOrderId]),
      ).toEqual([
        ['unknown', undefined],
        ['accepted', '881'],
        ['accepted', '73'],
      ]);
      expect(buyer.world.latest?.attention?.reason).toBe('submission-unknown');
      // It is settled: the other line isn't meant.
      expect(await codeOf(settle({ accepted: false }))).toBe('nothing_to_resolve');
      expect(buyer.world.sent).toHaveLength(3);
    }));

  test('the answer about a post that is sent again is about this post, while another is still in doubt', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [lost, lost];
      await payForLikes(buyer);
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
      const { submissionId } = sentTo(buyer, 'BBBBB2');
      const answer = await buyer.handle.executeUpdate(resolveSubmission, {
        args: [{ by: 'ana', reason: 'not there', submissionId, accepted: false }],
      });
      expect(answer).toMatchObject({ state: 'accepted', publicationsProcessed: 2 });
      expect(buyer.world.sent.map(({ shortcode }) => shortcode)).toEqual([
        'AAAAA1',
        'BBBBB2',
        'CCCCC3',
        'BBBBB2',
      ]);
      expect(buyer.world.latest?.attention?.reason).toBe('submission-unknown');
    }));

  test('a refused post waits for a person while a delayed one is sent automatically', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [
        { kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' },
        { kind: 'not-sent', reason: 'ECONNREFUSED' },
      ];
      await payForLikes(buyer);
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      expect(buyer.world.latest?.attention?.reason).toBe('submission-refused');
      expect(buyer.world.sent.map(({ shortcode }) => shortcode)).toEqual([
        'AAAAA1',
        'BBBBB2',
        'CCCCC3',
        'BBBBB2',
      ]);
      const answer = await buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by: 'ana', reason: 'mended' }],
      });
      expect(answer).toMatchObject({ state: 'accepted', publicationsProcessed: 3 });
      expect(buyer.world.sent.filter(({ shortcode }) => shortcode === 'AAAAA1')).toHaveLength(2);
    }));

  test.each([
    ['all of it', 92],
    ['more than was ordered', 5000],
  ])('the shortfall of one post is proposed as a refund, and can be sent again: %s', (_, remains) =>
    shop.with(async (buyer) => {
      await payForLikes(buyer);
      await buyer.until('sent', () => buyer.world.latest?.stage === 'in-progress');
      await report(buyer, 'AAAAA1', 'completed');
      await report(buyer, 'BBBBB2', 'canceled', remains);
      await report(buyer, 'CCCCC3', 'completed');
      await buyer.until('proposed', () => buyer.world.latest?.order?.status === 'partial');
      expect(buyer.world.latest?.attention).toMatchObject({
        reason: 'partial-delivery',
        detail: 'remains 92',
      });
      // 92 of 275 likes for 12,50 €.
      expect(buyer.world.latest?.order?.refundProposalCents).toBe(418);
      await buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by: 'ana', reason: 'again', force: true }],
      });
      expect(buyer.world.sent.slice(3)).toMatchObject([{ shortcode: 'BBBBB2', quantity: 92 }]);
    }),
  );

  test('a panel that does not say what is missing of one post leaves the refund to a person', () =>
    shop.with(
      async (buyer) => {
        await payForLikes(buyer);
        await buyer.until('sent', () => buyer.world.latest?.stage === 'in-progress');
        await report(buyer, 'AAAAA1', 'completed');
        await report(buyer, 'BBBBB2', 'canceled', 92);
        await report(buyer, 'CCCCC3', 'partial', undefined);
        await buyer.until('asked', () => buyer.world.latest?.attention?.reason === 'partial-delivery');
        expect(buyer.world.latest?.attention?.detail).toBe('remains unknown, at least 92');
        await buyer.env.sleep('1 hour');
        expect(buyer.world.latest).toMatchObject({ stage: 'needs-attention', paymentStatus: 'paid' });
        expect(buyer.world.refunds).toEqual([]);
      },
      { undelivered: 'refund' },
    ));

  describe('one of which the panel refused', () => {
    const refused = { kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' } as const;

    /** Paid, and waiting for a person: the first post was refused, the others are under way. */
    async function waitForPerson(buyer: Buyer): Promise<void> {
      buyer.world.panelAnswers = [refused];
      await payForLikes(buyer);
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
    }

    const refund = (buyer: Buyer, input: object) =>
      buyer.handle.executeUpdate('refundOrder', { args: [{ by: 'ana', reason: 'private', ...input }] });

    test('its share is proposed, and refunded it is not sent any more: the order ends with the others', () =>
      shop.with(async (buyer) => {
        await waitForPerson(buyer);
        // 92 of 275 likes for 12,50 €.
        expect(buyer.world.latest?.order?.refundProposalCents).toBe(418);
        await refund(buyer, { amountCents: 418, dismiss: unsentOf(buyer) });
        expect(buyer.world.latest).toMatchObject({
          stage: 'in-progress',
          paymentStatus: 'partially_refunded',
          order: { status: 'processing' },
        });
        expect(buyer.world.latest?.attention).toBeUndefined();
        expect(buyer.world.latest?.submissions.map(({ state }) => state)).toEqual([
          'dismissed',
          'accepted',
          'accepted',
        ]);
        const correct = buyer.handle.executeUpdate('correctTarget', {
          args: [{ by: 'customer', reason: 'other post', posts: ['DDDDD4'] }],
        });
        expect(await codeOf(correct)).toBe('target_sent');
        await report(buyer, 'BBBBB2', 'completed');
        await report(buyer, 'CCCCC3', 'completed');
        await buyer.until('over', () => buyer.world.latest?.stage === 'guarantee');
        expect(buyer.world.latest?.order?.status).toBe('partial');
        expect(buyer.world.latest?.order?.refundProposalCents).toBeUndefined();
        expect(buyer.world.latest?.attention).toBeUndefined();
        const force = buyer.handle.executeUpdate(sendToProvider, {
          args: [{ by: 'ana', reason: 'again', force: true }],
        });
        expect(await force).toMatchObject({ state: 'accepted' });
        expect(buyer.world.sent.filter(({ shortcode }) => shortcode === 'AAAAA1')).toHaveLength(1);
        expect(buyer.world.emailKeys.filter((key) => key.startsWith('order-'))).toEqual([
          'order-confirmation',
          'order-partial:1',
        ]);
      }));

    test('its refund ends a delivery of which nothing else is left', () =>
      shop.with(async (buyer) => {
        await waitForPerson(buyer);
        await report(buyer, 'BBBBB2', 'completed');
        await report(buyer, 'CCCCC3', 'completed');
        await buyer.env.sleep('1 minute');
        expect(buyer.world.latest?.stage).toBe('needs-attention');
        await refund(buyer, { amountCents: 418, dismiss: unsentOf(buyer) });
        expect(buyer.world.latest).toMatchObject({ stage: 'guarantee', order: { status: 'partial' } });
        await buyer.env.sleep('1 minute');
        // One e-mail about delivery and refund.
        expect(buyer.world.emailKeys.slice(-1)).toEqual(['order-partial:1']);
        expect(buyer.world.emailKeys.filter((key) => key.startsWith('refund-made'))).toEqual([]);
      }));

    const isAway = { kind: 'not-sent', reason: 'ECONNREFUSED' } as const;
    const dashboard = (buyer: Buyer, refundId: string, amountCents: number) =>
      buyer.handle.signal('refundChanged', { refundId, status: 'succeeded', amountCents });
    test.each([
      ['a person decides', 1],
      ['it is tried again', 6],
    ])(
      'one that waits for its panel until %s is not sent if the refund of its share failed, and somebody made it at the provider',
      (_what, submissionAttempts) =>
        shop.with(
          async (buyer) => {
            const { world } = buyer;
            world.panelAnswers = [isAway];
            await payForLikes(buyer);
            await buyer.until('tried', () => world.sent.length === 3);
            const sent = world.sent.length;
            world.refundFails = true;
            const asked = refund(buyer, { amountCents: 418, dismiss: unsentOf(buyer) });
            expect(await codeOf(asked)).toBe('refund_failed');
            await buyer.env.sleep('1 hour');
            expect(world.latest?.attention?.reason).toBe('refund-failed');
            const correct = buyer.handle.executeUpdate('correctTarget', {
              args: [{ by: 'customer', reason: 'other post', posts: ['DDDDD4'] }],
            });
            expect(await codeOf(correct)).toBe('refund_owed');
            await dashboard(buyer, 're_d', 418);
            await buyer.env.sleep('1 hour');
            expect(world.latest?.stage).toBe('in-progress');
            expect(world.latest?.attention).toBeUndefined();
            expect(world.latest?.submissions[0]?.state).toBe('dismissed');
            expect(world.sent).toHaveLength(sent);
          },
          { submissionAttempts },
        ),
    );

    test.each<[string, (buyer: Buyer) => Promise<unknown>]>([
      [
        'the panel',
        (buyer) =>
          buyer.handle.signal('submissionSettled', {
            submissionId: buyer.world.latest?.submissions[0]?.id,
            outcome: { kind: 'accepted', providerOrderId: '991' },
          }),
      ],
      [
        'a person',
        (buyer) =>
          buyer.handle.executeUpdate('resolveSubmission', {
            args: [{ by: 'ana', reason: 'looked', accepted: true, providerOrderId: '991' }],
          }),
      ],
    ])(
      'what was to be refunded is not sent when %s settles another one before the refund is made',
      (_who, settle) =>
        shop.with(async (buyer) => {
          const { world } = buyer;
          world.panelAnswers = [{ kind: 'unknown', reason: 'interrupted' }, isAway];
          await payForLikes(buyer);
          await buyer.until('parked', () => world.latest?.attention?.reason === 'submission-unknown');
          world.refundFails = true;
          const asked = refund(buyer, { amountCents: 418, dismiss: unsentOf(buyer) });
          expect(await codeOf(asked)).toBe('refund_failed');
          const sent = world.sent.length;
          await settle(buyer);
          await buyer.env.sleep('1 hour');
          expect(world.latest).toMatchObject({
            stage: 'needs-attention',
            attention: { reason: 'refund-failed' },
          });
          await dashboard(buyer, 're_d', 418);
          await buyer.env.sleep('1 hour');
          expect(world.latest?.submissions.map(({ state }) => state)).toEqual([
            'accepted',
            'dismissed',
            'accepted',
          ]);
          expect(world.latest?.stage).toBe('in-progress');
          expect(world.sent).toHaveLength(sent);
        }),
    );

    test('nothing is sent while somebody makes the whole refund that failed in two parts', () =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        world.panelAnswers = [isAway, isAway, isAway];
        await payForLikes(buyer);
        await buyer.until('tried', () => world.sent.length === 3);
        world.refundFails = true;
        expect(await codeOf(refund(buyer, {}))).toBe('refund_failed');
        await dashboard(buyer, 're_1', 600);
        await buyer.env.sleep('1 hour');
        expect(world.latest?.attention?.reason).toBe('refund-failed');
        await dashboard(buyer, 're_2', 650);
        expect((await buyer.handle.result()).end).toBe('refunded');
        expect(world.sent).toHaveLength(3);
      }));

    test('in doubt beside one that waits, it can be settled after a bank has taken the money', () =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        world.panelAnswers = [{ kind: 'unknown', reason: 'interrupted' }, isAway, isAway];
        const dispute = { disputeId: 'dp_1', reason: 'fraudulent', amountCents: 1250 };
        await payForLikes(buyer);
        await buyer.until('tried', () => world.sent.length === 3);
        await buyer.handle.signal('disputeChanged', { ...dispute, status: 'needs_response' });
        await buyer.env.sleep('1 hour');
        await buyer.handle.signal('disputeChanged', { ...dispute, status: 'lost' });
        await buyer.env.sleep('1 hour');
        expect(world.latest).toMatchObject({
          stage: 'needs-attention',
          attention: { reason: 'submission-unknown' },
        });
        const said = { by: 'ana', reason: 'looked', accepted: true, providerOrderId: '991' };
        await buyer.handle.executeUpdate('resolveSubmission', { args: [said] });
        expect((await buyer.handle.result()).end).toBe('charged-back');
        expect(world.calls).toContain('cancelAtProvider');
        expect(world.sent).toHaveLength(3);
      }));

    test('a shortfall of another post is proposed of what was not refunded yet', () =>
      shop.with(async (buyer) => {
        await waitForPerson(buyer);
        await refund(buyer, { amountCents: 418, dismiss: unsentOf(buyer) });
        await report(buyer, 'BBBBB2', 'completed');
        await report(buyer, 'CCCCC3', 'canceled', 91);
        await buyer.until('proposed', () => buyer.world.latest?.attention?.reason === 'partial-delivery');
        // 91 of the 183 likes for which 8,32 € are left.
        expect(buyer.world.latest?.order?.refundProposalCents).toBe(413);
      }));

    test('a part is refunded without a word about it: it still waits for a person', () =>
      shop.with(async (buyer) => {
        await waitForPerson(buyer);
        await refund(buyer, { amountCents: 100 });
        expect(buyer.world.latest?.attention?.reason).toBe('submission-refused');
        await buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'ana', reason: 'mended' }] });
        expect(buyer.world.sent.filter(({ shortcode }) => shortcode === 'AAAAA1')).toHaveLength(2);
      }));

    test('the share of a post that was corrected and sent meanwhile is not refunded', () =>
      shop.with(async (buyer) => {
        await waitForPerson(buyer);
        const seen = unsentOf(buyer);
        await buyer.handle.executeUpdate('correctTarget', {
          args: [{ by: 'customer', reason: 'other post', posts: ['DDDDD4'] }],
        });
        await buyer.until('sent', () => buyer.world.latest?.stage === 'in-progress');
        expect(await codeOf(refund(buyer, { amountCents: 418, dismiss: seen }))).toBe('unsent_changed');
        expect(buyer.world.refunds).toEqual([]);
        expect(buyer.world.latest?.submissions.map(({ state }) => state)).toEqual(Array(3).fill('accepted'));
      }));

    test('one that was refused meanwhile is not dismissed for the share of the other', () =>
      shop.with(async (buyer) => {
        buyer.world.panelAnswers = [refused, lost, { kind: 'accepted', providerOrderId: '73' }];
        await payForLikes(buyer);
        await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
        const seen = unsentOf(buyer);
        buyer.world.panelAnswers = [refused, refused];
        await buyer.handle.executeUpdate(resolveSubmission, {
          args: [{ by: 'luis', reason: 'not there', accepted: false }],
        });
        await buyer.until('refused', () => buyer.world.latest?.attention?.reason === 'submission-refused');
        expect(await codeOf(refund(buyer, { amountCents: 418, dismiss: seen }))).toBe('unsent_changed');
        expect(buyer.world.refunds).toEqual([]);
        expect(buyer.world.latest?.attention?.reason).toBe('submission-refused');
        expect(unsentOf(buyer)).toHaveLength(2);
      }));

    test('is not sent any more once its share was refunded in the dashboard, without another refund', () =>
      shop.with(async (buyer) => {
        await waitForPerson(buyer);
        const dismiss = unsentOf(buyer);
        expect(await codeOf(refund(buyer, { amountCents: 0, dismiss }))).toBe('dismissal_unpaid');
        expect(await codeOf(refund(buyer, { amountCents: 0 }))).toBe('refund_too_large');
        const refunded = { refundId: 're_d', status: 'succeeded', amountCents: 418 };
        await buyer.handle.signal('refundChanged', refunded);
        await buyer.until('refunded', () => buyer.world.latest?.order?.refundedCents === 418);
        expect(buyer.world.latest?.attention?.reason).toBe('submission-refused');
        expect(await refund(buyer, { amountCents: 0, dismiss })).toEqual({
          amountCents: 0,
          status: 'succeeded',
        });
        expect(buyer.world.latest).toMatchObject({ stage: 'in-progress', order: { refundedCents: 418 } });
        expect(buyer.world.latest?.attention).toBeUndefined();
        expect(buyer.world.refunds).toEqual([]);
        expect(buyer.world.projections.flatMap(({ lines }) => lines)).toContainEqual(
          expect.objectContaining({
            kind: 'submission-dismissed',
            by: 'ana',
            data: { line: 1, reason: 'private' },
          }),
        );
        await report(buyer, 'BBBBB2', 'completed');
        await report(buyer, 'CCCCC3', 'completed');
        await buyer.until('over', () => buyer.world.latest?.stage === 'guarantee');
        expect(buyer.world.latest?.order).toMatchObject({ status: 'partial', refundedCents: 418 });
      }));

    test('a refund that fails gives nothing up', () =>
      shop.with(async (buyer) => {
        await waitForPerson(buyer);
        buyer.world.refundFails = true;
        const failed = refund(buyer, { amountCents: 418, dismiss: unsentOf(buyer) });
        expect(await codeOf(failed)).toBe('refund_failed');
        expect(buyer.world.latest?.submissions[0]?.state).toBe('rejected');
      }));
  });

  test('one that still waits for its panel is given up once its share was refunded: the delivery has ended', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'not-sent', reason: panelIsAway }];
      await payForLikes(buyer);
      await buyer.until('the others are sent', () => buyer.world.sent.length === 3);
      await report(buyer, 'BBBBB2', 'completed');
      await report(buyer, 'CCCCC3', 'completed');
      const refunded = { refundId: 're_d', status: 'succeeded', amountCents: 418 };
      await buyer.handle.signal('refundChanged', refunded);
      await buyer.until('refunded', () => buyer.world.latest?.order?.refundedCents === 418);
      expect(buyer.world.latest?.stage).toBe('submitting');
      const giveUp = { by: 'ana', reason: 'private', amountCents: 0, dismiss: unsentOf(buyer) };
      const answer = await buyer.handle.executeUpdate('refundOrder', { args: [giveUp] });
      expect(answer).toEqual({ amountCents: 0, status: 'succeeded' });
      expect(buyer.world.latest).toMatchObject({ stage: 'guarantee', order: { status: 'partial' } });
    }));

  test('nothing of which would be left is refunded whole or not at all', () =>
    shop.with(async (buyer) => {
      const refused = { kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' } as const;
      buyer.world.panelAnswers = [refused, refused, refused];
      await payForLikes(buyer);
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      expect(buyer.world.latest?.order?.refundProposalCents).toBeUndefined();
      const refund = (amountCents: number) =>
        buyer.handle.executeUpdate('refundOrder', {
          args: [{ by: 'ana', reason: 'private', amountCents, dismiss: unsentOf(buyer) }],
        });
      expect(await codeOf(refund(418))).toBe('refund_leaves_nothing');
      expect(await refund(1250)).toMatchObject({ amountCents: 1250 });
      await buyer.until('closed', () => buyer.world.latest?.stage === 'closed');
    }));

  test('go to the posts that were paid for, not to another profile', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' }];
      await payForLikes(buyer);
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      const change = buyer.handle.executeUpdate('updateTarget', {
        args: [{ by: 'ana', reason: 'other', username: 'somebody' }],
      });
      expect(await codeOf(change)).toBe('target_is_posts');
    }));

  test('a post that the panel refused is exchanged for another, and only that one is sent again [S1-2.15.32]', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' }];
      await payForLikes(buyer);
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      const change = (input: object) =>
        buyer.handle.executeUpdate('updateTarget', { args: [{ by: 'ana', reason: 'other', ...input }] });
      expect(await codeOf(change({ shortcode: '../../x' }))).toBe('validation_failed');
      expect(await codeOf(change({ shortcode: 'DDDDD4', username: 'ana' }))).toBe('validation_failed');
      expect(await change({ shortcode: 'DDDDD4' })).toMatchObject({ shortcode: 'DDDDD4' });
      await buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'ana', reason: 'mended' }] });
      expect(buyer.world.sent.map(({ shortcode }) => shortcode)).toEqual([
        'AAAAA1',
        'BBBBB2',
        'CCCCC3',
        'DDDDD4',
      ]);
    }));

  test('two who replace the same refused post change it once, and the other refused one stays', () =>
    shop.with(async (buyer) => {
      const refused = { kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' } as const;
      buyer.world.panelAnswers = [refused, refused];
      await payForLikes(buyer);
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      const [submissionId, second] = unsentOf(buyer);
      const change = (by: string, input: object) =>
        buyer.handle.executeUpdate(updateTarget, { args: [{ by, reason: 'the buyer wrote', ...input }] });
      const dee = { shortcode: 'DDDDD4' };
      expect(await change('ana', { ...dee, submissionId })).toMatchObject(dee);
      expect(await codeOf(change('luis', { ...dee, submissionId }))).toBe('target_changed');
      // No validator sees a Signal: this is the check when its turn comes.
      const late = { by: 'luis', reason: 'the buyer wrote', ...dee, submissionId };
      await buyer.handle.signal('changeTarget', late);
      await buyer.until('refused', () => buyer.world.lines.at(-1) === 'command-refused');
      // As the page shows it now, and from a page that names none.
      for (const input of [
        dee,
        { ...dee, submissionId: second },
        { shortcode: 'CCCCC3', submissionId: second },
      ])
        expect(await codeOf(change('luis', input))).toBe('target_taken');
      const resend = (shortcode: string) =>
        buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'luis', reason: 'mended', shortcode }] });
      expect(await codeOf(resend('CCCCC3'))).toBe('target_taken');
      // The most pressing line is the second one: the first one is changed again if it is named.
      const [opened] = unsentOf(buyer);
      const input = { shortcode: 'EEEEE5', submissionId: opened };
      expect(await change('ana', input)).toMatchObject({ shortcode: 'EEEEE5' });
      await resend('BBBBB2');
      expect(buyer.world.sent.slice(3).map(({ shortcode }) => shortcode)).toEqual(['EEEEE5', 'BBBBB2']);
    }));

  test('every post that the panel has is refilled, and a refund stops all of them', () =>
    shop.with(async (buyer) => {
      await payForLikes(buyer);
      await buyer.until('sent', () => buyer.world.latest?.stage === 'in-progress');
      await buyer.handle.executeUpdate('requestRefill', { args: [{ by: 'customer', reason: 'lost' }] });
      expect(buyer.world.refillsAsked).toHaveLength(3);
      await buyer.handle.executeUpdate('refundOrder', { args: [{ by: 'ana', reason: 'sorry' }] });
      expect(buyer.world.refunds.map(({ amountCents }) => amountCents)).toEqual([1250]);
      expect(buyer.world.lines.filter((kind) => kind === 'provider-cancel')).toHaveLength(3);
    }));
});

test('two forced resends of what both people saw send one post again once, whatever was resent before [F31]', () =>
  shop.with(async (buyer) => {
    buyer.world.panelAnswers = [{ kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' }];
    await payForLikes(buyer, posts.slice(0, 2));
    await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
    await buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'eva', reason: 'mended' }] });
    await report(buyer, 'AAAAA1', 'completed');
    // The first post is at generation 2, so the second one's resend makes no newer one.
    const submissionsSeen = buyer.world.sent.length;
    const force = (by: string) =>
      buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by, reason: 'late', force: true, submissionsSeen }],
      });
    expect(await force('ana')).toMatchObject({ state: 'accepted' });
    expect(await codeOf(force('luis'))).toBe('resend_changed');
    expect(buyer.world.sent.map(({ shortcode }) => shortcode)).toEqual([
      'AAAAA1',
      'BBBBB2',
      'AAAAA1',
      'BBBBB2',
    ]);
  }));

test('a custom quantity is priced between its packages and sent as one order', () =>
  shop.with(async (buyer) => {
    await buyer.setCart({ serviceId: 211, customQuantity: 1500 });
    // 9,99 € + a third of the way to 19,99 €.
    expect(buyer.world.intent.amountCents).toBe(1332);
    await buyer.pay();
    await buyer.until('sent', () => buyer.world.sent.length === 1);
    expect(buyer.world.sent[0]?.quantity).toBe(1600);
  }));
