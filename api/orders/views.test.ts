import type { OrderDetail } from '#db/admin-orders.ts';
import { orderCan } from '#domain/capabilities.ts';
import { factsOfRows } from './views';

type Row = OrderDetail['submissions'][number];

/** An order whose second post was sent twice. */
const withRows = (attention: OrderDetail['order']['attention'], ...states: Row['state'][]) =>
  ({
    order: {
      stage: 'needs-attention',
      status: 'pending',
      attention,
      amountCents: 999,
      username: 'ana',
      createdAt: new Date('2026-11-21T09:00:00Z'),
    },
    submissions: states.map((state, index) => ({
      ...{ line: index + 1, generation: index + 1, state, username: 'ana', shortcode: `AAAAA${index}` },
      providerStatus: null,
    })),
    ...{ refunds: [], refills: [], disputes: [] },
  }) as unknown as OrderDetail;

test('an order waits for a submission in doubt, even if its row was settled before the run was reset', () => {
  const can = (...rows: Parameters<typeof withRows>) => {
    const facts = factsOfRows(withRows(...rows), { refillCooldownSeconds: 0 });
    return [orderCan.resolve(facts), orderCan.resend(facts)].map((verdict) =>
      verdict.allowed ? 'allowed' : verdict.code,
    );
  };
  expect(can('submission-unknown', 'accepted', 'unknown')).toEqual(['allowed', 'submission_doubtful']);
  expect(can('submission-unknown', 'accepted', 'accepted')).toEqual(['allowed', 'submission_doubtful']);
  expect(can('delivery-late', 'accepted', 'accepted')).toEqual(['nothing_to_resolve', 'submission_accepted']);
});
