import fc from 'fast-check';
import { mayFollow, stages } from './stages';
import { type PurchaseStage, purchaseStages } from './states';

const nextOf = (stage: PurchaseStage) => Object.keys(stages[stage]) as PurchaseStage[];

/** Every stage that can be reached from one. */
function reachable(from: PurchaseStage): Set<PurchaseStage> {
  const seen = new Set<PurchaseStage>();
  const walk = (stage: PurchaseStage): void => {
    if (seen.has(stage)) return;
    seen.add(stage);
    for (const next of nextOf(stage)) walk(next);
  };
  walk(from);
  return seen;
}

/** A walk from the first stage; each number chooses what follows. */
const walks = fc.array(fc.nat(), { maxLength: 40 }).map((choices) => {
  const walk: PurchaseStage[] = ['intent'];
  for (const choice of choices) {
    const stage = walk.at(-1) as PurchaseStage;
    const isPaid = walk.includes('paid');
    // A cancelled purchase wakes only for its money; a paid one never for a payment.
    const next = nextOf(stage).filter((one) => stage !== 'closed' || (one === 'paid') !== isPaid);
    walk.push(next[choice % next.length] as PurchaseStage);
  }
  return walk;
});

test('every stage can be reached', () => {
  expect([...reachable('intent')].sort()).toEqual([...purchaseStages].sort());
});

test.each(purchaseStages)('from %s a purchase can end', (stage) => {
  expect(reachable(stage)).toContain('closed');
});

test('a closed purchase wakes only for its money, or for a person', () => {
  expect(nextOf('closed').sort()).toEqual(['needs-attention', 'paid', 'refunding', 'submitting']);
});

test('on every path a purchase is paid, once, before anything is sent or refunded [I5]', () => {
  fc.assert(
    fc.property(walks, (walk) => {
      const paid = walk.indexOf('paid');
      const beyond: PurchaseStage[] = [
        'submitting',
        'needs-attention',
        'in-progress',
        'guarantee',
        'refunding',
      ];
      const first = walk.findIndex((stage) => beyond.includes(stage));
      if (first >= 0) expect(paid).toBe(first - 1);
      expect(walk.filter((stage) => stage === 'paid').length).toBeLessThanOrEqual(1);
      expect(walk.slice(Math.max(paid, 0) + 1)).not.toContain('intent');
    }),
  );
});

test('a paid purchase ends only with an order or with its money refunded', () => {
  expect(mayFollow('paid', 'closed')).toBe(false);
});

/** The stages in which an order's delivery can end: by a report, or because what is left is given up. */
const delivering = ['submitting', 'needs-attention', 'in-progress', 'refunding'] as const;
const endings = ['guarantee', 'needs-attention', 'refunding'] as const;
test.each(delivering.flatMap((stage) => endings.map((end) => [stage, end] as const)))(
  'a delivery that ends in %s leads to %s [I5]',
  (stage, end) => {
    expect(mayFollow(stage, end)).toBe(true);
  },
);

test('staying is not a move', () => {
  for (const stage of purchaseStages) expect(mayFollow(stage, stage)).toBe(true);
});
