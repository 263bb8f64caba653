import type { SubmissionOutcome } from '../../domain/provider';
import type { PurchaseStage } from '../../domain/states';
import type { TimelineKind } from '../../domain/timeline';
import { sendToProvider } from '../messages';
import { codeOf, TestShop } from '../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
}, 60_000);
afterAll(() => shop?.close());

describe('to the panel', () => {
  test.each<[string, SubmissionOutcome[], TimelineKind, PurchaseStage]>([
    ['accepted', [], 'submission-accepted', 'in-progress'],
    ['lost', [{ kind: 'unknown', reason: 'timeout' }], 'submission-unknown', 'needs-attention'],
  ])('what is written of an %s submission shows the stage that it led to', (_, answers, line, stage) =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = answers;
      await buyer.setCart();
      await buyer.pay();
      await buyer.until('written', () => buyer.world.lines.includes(line));
      const written = buyer.world.projections.find(({ lines }) => lines.some(({ kind }) => kind === line));
      expect(written?.stage).toBe(stage);
    }),
  );

  test('what certainly was not sent is sent again by itself', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [
        { kind: 'not-sent', reason: 'ECONNREFUSED' },
        { kind: 'rejected', refusal: 'active-order', message: 'you have active order with this link' },
      ];
      await buyer.setCart();
      await buyer.pay();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      expect(buyer.world.sent).toHaveLength(3);
      expect(buyer.world.latest?.order?.status).toBe('processing');
    }));

  test('a lost answer parks the purchase; nothing is sent again until a person says so', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'unknown', reason: 'timeout' }];
      await buyer.setCart();
      await buyer.pay();
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
      await buyer.env.sleep('2 days');
      expect(buyer.world.sent).toHaveLength(1);
      const refusedResend = buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by: 'ana', reason: 'again' }],
      });
      expect(await codeOf(refusedResend)).toBe('submission_accepted');
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

  test('a submission that a person says was lost is sent once more', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = ['hang'];
      await buyer.setCart();
      await buyer.pay();
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      await buyer.handle.signal('resolve', { by: 'ana', reason: 'not there', accepted: false });
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      expect(new Set(buyer.world.sent.map(({ submissionId }) => submissionId)).size).toBe(2);
    }));

  test('a refusal waits for a person, who corrects the target and resends', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' }];
      await buyer.setCart();
      await buyer.pay();
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-refused');
      await buyer.handle.signal('changeTarget', { by: 'ana', reason: 'typo', username: '@Lucia.Rivas2' });
      const answer = await buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by: 'ana', reason: 'mended' }],
      });
      expect(answer.state).toBe('accepted');
      expect(buyer.world.sent.map(({ username }) => username)).toEqual(['lucia.rivas', 'lucia.rivas2']);
    }));

  test('a panel that stays away needs a person after the last try', () =>
    shop.with(
      async (buyer) => {
        buyer.world.panelAnswers = Array.from(
          { length: 3 },
          () => ({ kind: 'not-sent', reason: 'ECONNREFUSED' }) as const,
        );
        await buyer.setCart();
        await buyer.pay();
        await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'provider-unreachable');
        const answer = await buyer.handle.executeUpdate(sendToProvider, {
          args: [{ by: 'ana', reason: 'back' }],
        });
        expect(answer.state).toBe('accepted');
      },
      { submissionAttempts: 3 },
    ));

  test('forced resend of an accepted order makes a second submission, with its reason written down', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await buyer.pay();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      const input = { by: 'ana', reason: 'panel lost it' };
      expect(await codeOf(buyer.handle.executeUpdate(sendToProvider, { args: [input] }))).toBe(
        'submission_accepted',
      );
      await buyer.handle.executeUpdate(sendToProvider, { args: [{ ...input, force: true }] });
      expect(buyer.world.sent).toHaveLength(2);
      expect(buyer.world.lines).toContain('resend-requested');
    }));
});
