import { WorkflowUpdateStage } from '@temporalio/client';
import type { SubmissionOutcome } from '#domain/provider.ts';
import {
  type CorrectTargetInput,
  correctTarget,
  purchaseState,
  resolveSubmission,
  sendToProvider,
} from '../messages';
import { type Buyer, codeOf, TestShop } from '../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.close());

const wrongLink: SubmissionOutcome = { kind: 'rejected', refusal: 'invalid-link', message: 'Incorrect link' };
const noFunds: SubmissionOutcome = { kind: 'rejected', refusal: 'not-enough-funds', message: 'no funds' };
const lost: SubmissionOutcome = { kind: 'unknown', reason: 'timeout' };
const busy: SubmissionOutcome = { kind: 'rejected', refusal: 'active-order', message: 'active order' };
const posts = ['Caaaaa', 'Cbbbbb', 'Cccccc'].map((shortcode) => ({ id: shortcode, shortcode }));

const correct = (buyer: Buyer, change: Partial<CorrectTargetInput>) =>
  buyer.handle.executeUpdate(correctTarget, { args: [{ by: 'customer', reason: 'customer', ...change }] });
const attention = ({ world }: Buyer) => world.latest?.attention?.reason;

async function buy(buyer: Buyer, answers: SubmissionOutcome[], toPosts = false): Promise<void> {
  buyer.world.panelAnswers = answers;
  await buyer.setCart(toPosts ? { serviceId: 219, posts } : {});
  await buyer.pay();
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
      await buyer.setCart();
      await buyer.pay();
      await buyer.until('accepted', () => world.lines.includes('submission-accepted'));
      expect(await answered).toBe(outcome);
      expect(world.sent.map(({ username }) => username)).toEqual(sent);
    }),
  );
});
