import { mostInRound, panelIsAway, switchedOff } from '#domain/fail-over.ts';
import type { ProviderRefusal, SubmissionOutcome } from '#domain/provider.ts';
import {
  correctTarget,
  disputeChanged,
  panelBack,
  refundOrder,
  resolveSubmission,
  sendToProvider,
  updateTarget,
} from '../messages';
import { rest, stateOf } from '../testing/outcome';
import type { Buyer } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';
import type { World } from '../testing/world';

const shop = shopOfCases();

/** The first one is that of the sale. */
const panels = [1, 2, 3].map((providerId) => ({
  providerId,
  providerServiceId: String(providerId),
  name: `Panel ${providerId}`,
}));
/** As they deliver likes. */
const likesPanels = panels.map((panel) =>
  panel.providerId === 1 ? { ...panel, providerServiceId: '3' } : panel,
);
const refused = (refusal: ProviderRefusal): SubmissionOutcome => ({
  kind: 'rejected',
  refusal,
  message: `The panel says ${refusal}`,
});
const away: SubmissionOutcome = { kind: 'not-sent', reason: 'ECONNREFUSED' };
const lost: SubmissionOutcome = { kind: 'unknown', reason: 'timeout' };

/** Buys a package that has alternatives, with these answers of whichever panel is asked. */
async function buyWith(buyer: Buyer, answers: SubmissionOutcome[], choices = panels): Promise<void> {
  buyer.world.panels = choices;
  buyer.world.panelAnswers = answers;
  await buyer.buy();
}

const asked = ({ world }: Buyer) => world.sent.map(({ providerId }) => providerId);
const accepted = (buyer: Buyer) =>
  buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
const parked = (buyer: Buyer) =>
  buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention', 7200);

test('an order that a panel refuses for its own reasons goes to the next panel, which is then followed [S1-2.15.95 F22]', () =>
  shop.with(async (buyer) => {
    await buyWith(buyer, [refused('not-enough-funds'), refused('invalid-service')]);
    await accepted(buyer);
    expect(asked(buyer)).toEqual([1, 2, 3]);
    expect(new Set(buyer.world.sent.map(({ submissionId }) => submissionId)).size).toBe(3);
    expect(buyer.world.lines.filter((kind) => kind === 'provider-changed')).toHaveLength(2);
    expect(buyer.world.projections.some(({ attention }) => attention)).toBe(false);
    expect(buyer.world.latest).toMatchObject({
      stage: 'in-progress',
      order: { status: 'processing', providerOrderId: '5003' },
    });
  }));

test('an unreachable panel hands over after its last attempt; a disabled one at once', () =>
  shop.with(
    async (buyer) => {
      await buyWith(buyer, [away, away, { kind: 'not-sent', reason: switchedOff }]);
      await accepted(buyer);
      expect(asked(buyer)).toEqual([1, 1, 2, 3]);
    },
    { submissionAttempts: 2 },
  ));

test.each<[string, SubmissionOutcome, string]>([
  ['a refusal of the target', refused('invalid-link'), 'submission-refused'],
  ['a refusal that nobody knows', refused('other'), 'submission-refused'],
  ['a lost answer', lost, 'submission-unknown'],
])('%s is no reason to ask another panel', (_, answer, reason) =>
  shop.with(async (buyer) => {
    await buyWith(buyer, [answer]);
    await parked(buyer);
    await buyer.env.sleep('2 days');
    expect(buyer.world.latest?.attention?.reason).toBe(reason);
    expect(asked(buyer)).toEqual([1]);
  }),
);

test('an answer that the second panel loses ends it: no third panel is asked [S1-2.15.95]', () =>
  shop.with(async (buyer) => {
    await buyWith(buyer, [refused('invalid-key'), lost]);
    await parked(buyer);
    await buyer.env.sleep('2 days');
    expect(buyer.world.latest?.attention?.reason).toBe('submission-unknown');
    expect(asked(buyer)).toEqual([1, 2]);
  }));

test('if no panel is left a person is asked; a resend begins with the package’s first panel', () =>
  shop.with(async (buyer) => {
    const none = refused('not-enough-funds');
    await buyWith(buyer, [none, none, none]);
    await parked(buyer);
    expect(buyer.world.latest?.attention).toMatchObject({ reason: 'submission-refused' });
    buyer.world.panelAnswers = [none];
    const input = { by: 'ana', reason: 'paid in at the second' };
    const answer = await buyer.handle.executeUpdate(sendToProvider, { args: [input] });
    expect(answer.state).toBe('accepted');
    expect(asked(buyer)).toEqual([1, 2, 3, 1, 2]);
  }));

test('a package without alternatives waits for a person, as before', () =>
  shop.with(async (buyer) => {
    await buyWith(buyer, [refused('not-enough-funds')], panels.slice(0, 1));
    await parked(buyer);
    expect(asked(buyer)).toEqual([1]);
    expect(buyer.world.lines).not.toContain('provider-changed');
  }));

test('of several posts only the refused ones go elsewhere, and a paused one keeps its pause', () =>
  shop.with(async (buyer) => {
    buyer.world.panels = likesPanels;
    buyer.world.panelAnswers = [
      { kind: 'accepted', providerOrderId: '61' },
      away,
      refused('invalid-service'),
    ];
    const posts = ['AAAAA1', 'BBBBB2', 'CCCCC3'].map((shortcode) => ({ id: shortcode, shortcode }));
    await buyer.buy({ serviceId: 13, posts });
    await buyer.until('all sent', () => buyer.world.latest?.stage === 'in-progress');
    expect(buyer.world.sent.map(({ shortcode, providerId }) => [shortcode, providerId])).toEqual([
      ['AAAAA1', 1],
      ['BBBBB2', 1],
      ['CCCCC3', 1],
      ['CCCCC3', 2],
      ['BBBBB2', 1],
    ]);
  }));

test('a refund requested while a stand-in is unreachable ends the round: nothing more is sent', () =>
  shop.with(async (buyer) => {
    await buyWith(buyer, [refused('invalid-key'), away, away, away, away, away, away]);
    await buyer.until('waiting', () => buyer.world.lines.includes('submission-delayed'));
    await buyer.handle.signal('cancelWithRefund', { by: 'ana', reason: 'no longer wanted' });
    await buyer.until('closed', () => buyer.world.latest?.stage === 'closed');
    await buyer.env.sleep('1 day');
    expect(asked(buyer)).toEqual([1, 2]);
    expect(buyer.world.refunds).toHaveLength(1);
  }));

describe('an order that waits because neither its panel nor the stand-in answers', () => {
  const held: SubmissionOutcome = { kind: 'not-sent', reason: panelIsAway };
  const two = panels.slice(0, 2).map((panel) => ({ ...panel, isAway: true }));
  const back = ({ handle }: Buyer, providerId: number) => handle.signal(panelBack, { providerId });
  const by = { by: 'ana', reason: 'asked' };

  /** Until the order waits for the stand-in. */
  async function waits(buyer: Buyer, answers = [held, held], choices = two): Promise<void> {
    const { length } = answers;
    await buyWith(buyer, answers, structuredClone(choices));
    await buyer.until('waits', () => asked(buyer).length === length);
    await rest(buyer);
  }

  test('goes out by whichever panel is back first, once [S1-2.15.95 F43]', () =>
    shop.with(async (buyer) => {
      await waits(buyer);
      await back(buyer, 1);
      await accepted(buyer);
      await back(buyer, 2);
      await rest(buyer);
      expect(asked(buyer)).toEqual([1, 2, 1]);
      expect(new Set(buyer.world.sent.map(({ submissionId }) => submissionId)).size).toBe(3);
      expect((await stateOf(buyer)).submissions.map(({ state }) => state)).toEqual([
        'dismissed',
        'dismissed',
        'accepted',
      ]);
      expect(buyer.world.lines.filter((kind) => kind === 'provider-changed')).toHaveLength(2);
      expect(buyer.world.projections.some(({ attention }) => attention)).toBe(false);
    }));

  test('still goes out by the stand-in', () =>
    shop.with(async (buyer) => {
      await waits(buyer);
      await back(buyer, 2);
      await accepted(buyer);
      expect(asked(buyer)).toEqual([1, 2, 2]);
    }));

  test('finds its own panel within an hour if the Signal is lost', () =>
    shop.with(async (buyer) => {
      await waits(buyer);
      buyer.world.panelAnswers = [held];
      buyer.world.panels![0]!.isAway = false;
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'), 2 * 3600);
      expect(asked(buyer)).toEqual([1, 2, 2, 1]);
    }));

  test('does not go back to a panel that refused it, or that the package no longer has', () =>
    shop.with(async (buyer) => {
      await waits(
        buyer,
        [refused('not-enough-funds'), held, held],
        [...two, { ...panels[2]!, isAway: true }],
      );
      buyer.world.panels = buyer.world.panels!.filter(({ providerId }) => providerId !== 2);
      for (const providerId of [1, 2]) await back(buyer, providerId);
      await buyer.env.sleep('30 minutes');
      expect(asked(buyer)).toEqual([1, 2, 3]);
    }));

  test('goes back to wait if the panel that is back first refuses it for its own reasons', () =>
    shop.with(async (buyer) => {
      await waits(buyer);
      buyer.world.panelAnswers = [refused('not-enough-funds'), held];
      await back(buyer, 1);
      await buyer.until('waits again', () => asked(buyer).length === 4);
      await back(buyer, 1);
      await rest(buyer);
      expect(buyer.world.latest?.stage).toBe('submitting');
      expect(buyer.world.latest?.attention).toBeUndefined();
      await back(buyer, 2);
      await accepted(buyer);
      expect(asked(buyer)).toEqual([1, 2, 1, 2, 2]);
    }));

  test('waits for its own panel if the stand-in refuses it for its own reasons', () =>
    shop.with(async (buyer) => {
      await waits(buyer, [held, refused('not-enough-funds'), held]);
      expect(buyer.world.latest?.attention).toBeUndefined();
      await back(buyer, 1);
      await accepted(buyer);
      expect(asked(buyer)).toEqual([1, 2, 1, 1]);
    }));

  test('changes its panel only when one is back, and asks for a person after two days all the same', () =>
    shop.with(async (buyer) => {
      await waits(buyer);
      buyer.world.panelAnswers = Array.from({ length: 200 }, () => held);
      // Never when the hour of a retry is over: the test server loses a task whose timer fires while it runs.
      for (let times = 0; times < 16; times++) {
        await back(buyer, 1 + (times % 2));
        await buyer.env.sleep('170 minutes');
      }
      expect(buyer.world.latest?.attention).toBeUndefined();
      const { submissions } = await stateOf(buyer);
      expect(submissions).toHaveLength(2 + 16);
      expect(buyer.world.lines.filter((kind) => kind === 'submission-held')).toHaveLength(2);
      await buyer.until(
        'parked',
        () => buyer.world.latest?.attention?.reason === 'provider-unreachable',
        5 * 3600,
      );
    }));

  test('stays with its last panel after many changes, so that its memory stays small', () =>
    shop.with(async (buyer) => {
      await waits(buyer);
      buyer.world.panelAnswers = Array.from({ length: 40 }, () => held);
      for (let times = 0; times < mostInRound + 5; times++) {
        await back(buyer, 1 + (times % 2));
        await rest(buyer);
      }
      const { submissions } = await stateOf(buyer);
      expect(submissions).toHaveLength(mostInRound);
      buyer.world.panelAnswers = [];
      await back(buyer, submissions.at(-1)!.providerId);
      await accepted(buyer);
    }));

  test('goes back with the target that its buyer has corrected meanwhile', () =>
    shop.with(async (buyer) => {
      await waits(buyer);
      buyer.world.panelAnswers = [held, held];
      await buyer.handle.executeUpdate(correctTarget, {
        args: [{ by: 'customer', reason: 'customer', username: 'other' }],
      });
      await buyer.until('waits again', () => asked(buyer).length === 4);
      await back(buyer, 1);
      await accepted(buyer);
      expect(buyer.world.sent.map(({ providerId, username }) => [providerId, username])).toEqual([
        [1, 'lucia.rivas'],
        [2, 'lucia.rivas'],
        [1, 'other'],
        [2, 'other'],
        [1, 'other'],
      ]);
    }));

  test('begins a new round if a person sends it after it went back to its own panel', () =>
    shop.with(async (buyer) => {
      await waits(buyer);
      buyer.world.panelAnswers = [held, refused('not-enough-funds')];
      await back(buyer, 1);
      await buyer.until('waits again', () => asked(buyer).length === 3);
      await rest(buyer);
      await buyer.handle.executeUpdate(sendToProvider, { args: [by] });
      await accepted(buyer);
      expect(asked(buyer)).toEqual([1, 2, 1, 1, 2]);
      const { submissions } = await stateOf(buyer);
      expect(submissions.map(({ standsIn }) => standsIn ?? false)).toEqual([false, true, true, false, true]);
    }));

  test('is not sent while a bank disputes the payment, and goes out when the dispute is won', () =>
    shop.with(async (buyer) => {
      await waits(buyer);
      const dispute = { disputeId: 'dp_1', reason: 'general', amountCents: 999 };
      await buyer.handle.signal(disputeChanged, { ...dispute, status: 'needs_response' });
      await back(buyer, 1);
      await buyer.env.sleep('3 hours');
      expect(asked(buyer)).toEqual([1, 2]);
      await buyer.handle.signal(disputeChanged, { ...dispute, status: 'won' });
      await accepted(buyer);
      expect(asked(buyer)).toEqual([1, 2, 1]);
    }));

  test('is not sent after a refund, whichever panel is back', () =>
    shop.with(async (buyer) => {
      await waits(buyer);
      await buyer.handle.executeUpdate(refundOrder, { args: [by] });
      expect((await buyer.handle.result()).end).toBe('refunded');
      expect(asked(buyer)).toEqual([1, 2]);
    }));

  test('of several posts only those that wait go back', () =>
    shop.with(async (buyer) => {
      buyer.world.panels = likesPanels.slice(0, 2).map((panel) => ({ ...panel, isAway: true }));
      const took = (providerOrderId: string): SubmissionOutcome => ({ kind: 'accepted', providerOrderId });
      buyer.world.panelAnswers = [took('61'), held, held, held, took('62')];
      const posts = ['AAAAA1', 'BBBBB2', 'CCCCC3'].map((shortcode) => ({ id: shortcode, shortcode }));
      await buyer.buy({ serviceId: 13, posts });
      await buyer.until('waits', () => asked(buyer).length === 5);
      await rest(buyer);
      await back(buyer, 1);
      await buyer.until('all sent', () => buyer.world.latest?.stage === 'in-progress');
      expect(buyer.world.sent.map(({ shortcode, providerId }) => [shortcode, providerId])).toEqual([
        ['AAAAA1', 1],
        ['BBBBB2', 1],
        ['BBBBB2', 2],
        ['CCCCC3', 1],
        ['CCCCC3', 2],
        ['BBBBB2', 1],
      ]);
    }));
});

describe('a package that is ordered elsewhere since the sale', () => {
  const [own, second] = panels.slice(0, 2) as [(typeof panels)[0], (typeof panels)[0]];
  /** The panel has given the service another number. */
  const remapped = { ...own, providerServiceId: 'new' };
  const held: SubmissionOutcome = { kind: 'not-sent', reason: panelIsAway };
  const by = { by: 'ana', reason: 'asked' };
  /** Generation, panel and service of all that was sent. */
  const sent = ({ world }: Buyer) =>
    world.sent.map((one) => [one.generation, one.providerId, one.providerServiceId]);
  const sale = [1, 1, '1'];
  const resend = ({ handle }: Buyer) => handle.executeUpdate(sendToProvider, { args: [by] });

  test.each<[string, SubmissionOutcome, (buyer: Buyer) => Promise<unknown>]>([
    ['a resend', refused('invalid-service'), resend],
    [
      'a resend to another target',
      refused('invalid-link'),
      ({ handle }) => handle.executeUpdate(sendToProvider, { args: [{ ...by, username: 'other' }] }),
    ],
    [
      'a resend after another target was entered',
      refused('invalid-link'),
      async (buyer) => {
        await buyer.handle.executeUpdate(updateTarget, { args: [{ ...by, username: 'other' }] });
        await resend(buyer);
      },
    ],
    [
      'what is sent instead of a lost submission',
      lost,
      ({ handle }) => handle.executeUpdate(resolveSubmission, { args: [{ ...by, accepted: false }] }),
    ],
    [
      'the buyer’s correction',
      refused('invalid-link'),
      ({ handle }) =>
        handle.executeUpdate(correctTarget, {
          args: [{ by: 'customer', reason: 'customer', username: 'other' }],
        }),
    ],
  ])('%s begins at the first panel and service that it has today', (_, answer, send) =>
    shop.with(async (buyer) => {
      await buyWith(buyer, [answer], [own]);
      await parked(buyer);
      buyer.world.panels = [second, remapped];
      // So that the round goes on, and returns to the panel of the sale.
      buyer.world.panelAnswers = [refused('not-enough-funds')];
      await send(buyer);
      await accepted(buyer);
      expect(sent(buyer)).toEqual([sale, [2, 2, '2'], [3, 1, 'new']]);
      expect((await stateOf(buyer)).submissions.map(({ standsIn }) => standsIn ?? false)).toEqual([
        false,
        false,
        true,
      ]);
    }),
  );

  test('of several posts, all of a resend begin there, and the package is asked once', () =>
    shop.with(async (buyer) => {
      const posts = ['AAAAA1', 'BBBBB2', 'CCCCC3'].map((shortcode) => ({ id: shortcode, shortcode }));
      buyer.world.panelAnswers = posts.map(() => refused('invalid-link'));
      await buyer.buy({ serviceId: 13, posts });
      await parked(buyer);
      buyer.world.panels = [remapped];
      buyer.world.panelsAsked = 0;
      await resend(buyer);
      await accepted(buyer);
      expect(sent(buyer).slice(3)).toEqual(posts.map(() => [2, 1, 'new']));
      expect(buyer.world.panelsAsked).toBe(1);
    }));

  test('what waits for the old service is sent to the new one by a resend, and itself if nothing has changed', () =>
    shop.with(async (buyer) => {
      await buyWith(buyer, [held, held, held], [own]);
      await buyer.until('waits', () => asked(buyer).length === 1);
      await rest(buyer);
      await resend(buyer);
      await buyer.until('waits again', () => asked(buyer).length === 2);
      buyer.world.panels = [remapped];
      await resend(buyer);
      await buyer.until('waits there', () => asked(buyer).length === 3);
      expect(sent(buyer)).toEqual([sale, sale, [2, 1, 'new']]);
      expect((await stateOf(buyer)).submissions.map(({ state }) => state)).toEqual(['dismissed', 'ready']);
    }));

  test('an order that its old service refuses goes to the new one without a person', () =>
    shop.with(async (buyer) => {
      await buyWith(buyer, [refused('invalid-service')], [remapped, second]);
      await accepted(buyer);
      expect(sent(buyer)).toEqual([sale, [2, 1, 'new']]);
      expect(buyer.world.projections.some(({ attention }) => attention)).toBe(false);
    }));

  test('an order whose answer was lost goes to no new service [S1-2.15.95]', () =>
    shop.with(async (buyer) => {
      await buyWith(buyer, [lost], [remapped, second]);
      await parked(buyer);
      await buyer.env.sleep('2 days');
      expect(sent(buyer)).toEqual([sale]);
    }));

  test('an order goes back to its panel’s new service when that is back, and has waited since it began to', () =>
    shop.with(async (buyer) => {
      await buyWith(buyer, [held, held], structuredClone([own, second]));
      await buyer.until('waits', () => asked(buyer).length === 2);
      await rest(buyer);
      const waited = (await stateOf(buyer)).submissions.at(-1)?.waitsSince;
      buyer.world.panels = [remapped, second];
      buyer.world.panelAnswers = [held];
      await buyer.handle.signal(panelBack, { providerId: 1 });
      await buyer.until('waits there', () => asked(buyer).length === 3);
      await rest(buyer);
      expect((await stateOf(buyer)).submissions.at(-1)?.waitsSince).toBe(waited);
      await buyer.handle.signal(panelBack, { providerId: 1 });
      await accepted(buyer);
      expect(sent(buyer)).toEqual([sale, [2, 2, '2'], [3, 1, 'new'], [3, 1, 'new']]);
    }));

  test.each<[string, Partial<World>, unknown[]]>([
    ['is not sent to one that is switched off', { panels: [second], panelsOff: [remapped] }, [2, 2, '2']],
    ['waits for the first if all are off', { panels: [], panelsOff: [second, remapped] }, [2, 2, '2']],
    ['is sent as it was sold if the package is gone', { panels: [] }, [2, 1, '1']],
  ])('a resend %s', (_, now, expected) =>
    shop.with(async (buyer) => {
      await buyWith(buyer, [refused('invalid-service')], [own]);
      await parked(buyer);
      Object.assign(buyer.world, now);
      await resend(buyer);
      expect(sent(buyer)).toEqual([sale, expected]);
    }),
  );
});
