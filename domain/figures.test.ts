import { addUp, type DayFigures, deliveryBucket, deliveryQuantile, noFigures, summarise } from './figures';

const day = (over: Partial<DayFigures>): DayFigures => ({ ...noFigures(), ...over });

test('days add up, also by code, variant and duration', () => {
  const sum = addUp([
    day({
      orders: 2,
      grossCents: 1998,
      codes: { VIP5: [1, 50] },
      deliveries: { '100': 2 },
      offers: { A: { shown: 3, accepted: 1, addOnCents: 200 } },
    }),
    day({
      orders: 1,
      grossCents: 999,
      codes: { VIP5: [1, 50], SAVE15: [1, 150] },
      deliveries: { '100': 1, '140': 1 },
    }),
  ]);
  expect(sum).toMatchObject({
    orders: 3,
    grossCents: 2997,
    codes: { VIP5: [2, 100], SAVE15: [1, 150] },
    deliveries: { '100': 3, '140': 1 },
    offers: { A: { shown: 3, accepted: 1, addOnCents: 200 } },
  });
});

test('net is income less refunds and lost disputes; averages and rates only if there is something', () => {
  const sum = day({
    orders: 4,
    grossCents: 4000,
    refundedCents: 500,
    lostCents: 1000,
    begun: 10,
    paid: 4,
    failed: 1,
  });
  expect(summarise(sum, true)).toMatchObject({
    conversion: 0.4,
    failureRate: 0.2,
    money: { netCents: 2500, averageCents: 1000 },
  });
  expect(summarise(noFigures(), true)).toMatchObject({
    conversion: undefined,
    money: { averageCents: undefined },
  });
});

test('a user without access to money gets no money field', () => {
  expect(JSON.stringify(summarise(day({ grossCents: 4000, discountCents: 3 }), false))).not.toMatch(
    /Cents|money/,
  );
});

test('a quantile of added durations is within 2.5 % of the exact one', () => {
  const seconds = Array.from({ length: 2000 }, (_, index) => 30 + ((index * 7919) % 90_000));
  const deliveries: Record<string, number> = {};
  for (const one of seconds) {
    const bucket = deliveryBucket(one);
    deliveries[bucket] = (deliveries[bucket] ?? 0) + 1;
  }
  const sorted = [...seconds].sort((a, b) => a - b);
  for (const share of [0.5, 0.9]) {
    const exact = sorted[Math.ceil(share * sorted.length) - 1]!;
    expect(Math.abs(deliveryQuantile(deliveries, share)! / exact - 1)).toBeLessThan(0.03);
  }
  expect(deliveryQuantile({}, 0.5)).toBeUndefined();
});
