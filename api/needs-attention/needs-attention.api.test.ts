import { randomUUID } from 'node:crypto';
import { type AttentionItem, adminAttention } from '#domain/calls/admin-attention.ts';
import { adminRefund } from '#domain/calls/admin-order-actions.ts';
import { adminSession } from '#domain/calls/admin-session.ts';
import { adminCloseWithdrawal } from '#domain/calls/admin-withdrawals.ts';
import { submitWithdrawal } from '#domain/calls/withdrawal.ts';
import { withdrawalReference } from '#domain/withdrawal.ts';
import { panelClock, panelFault } from '#e2e/support/sandbox.ts';
import { administrator, logInAs } from '../testing/administrator';
import { type Browser, browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { buy } from '../testing/purchases';
import { eventually } from '../testing/wait';

const db = fileDatabase();

/** The whole queue, page by page. */
async function queue(admin: Browser, kind?: AttentionItem['kind']): Promise<AttentionItem[]> {
  const all: AttentionItem[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await admin.call(adminAttention, { query: kind ? { kind, page } : { page } });
    all.push(...answer.items);
    if (answer.items.length === 0 || all.length >= answer.total) return all;
  }
}

/** The queue is long after other tests, so it is seldom read. */
const seldomRead = { firstMs: 500, everyMs: 1000 };
const found = (admin: Browser, is: (item: AttentionItem) => boolean) =>
  eventually(async () => {
    const item = (await queue(admin)).find(is);
    if (!item) throw new Error('It is not in the queue');
    return item;
  }, seldomRead);

it.each(['canceled', 'failed', 'refunded'])(
  'an order that its panel ends as %s waits for a person, with the share that did not arrive',
  async (kind) => {
    const admin = await administrator();
    await panelFault({ kind, action: 'add', count: 1, remainsPercent: 40 });
    const { order } = await buy();
    await panelClock({ advanceSeconds: 60 });
    const item = await found(admin, ({ orderNumber }) => orderNumber === order.orderNumber);
    expect(item).toMatchObject({
      reason: 'canceled-by-provider',
      status: 'cancelled',
      proposalCents: Math.floor((999 * 40) / 100),
    });
  },
);

it('an order waits with its reason and the proposed refund, until it is decided [S1-2.15.39]', async () => {
  const admin = await administrator();
  await panelFault({ kind: 'partial', action: 'add', count: 1, remainsPercent: 40 });
  const { cart, order } = await buy();
  await panelClock({ advanceSeconds: 60 });
  const item = await found(admin, ({ orderNumber }) => orderNumber === order.orderNumber);
  expect(item).toMatchObject({
    kind: 'order',
    id: order.id,
    reference: order.orderNumber,
    hasOrder: true,
    email: cart.email,
    who: cart.username,
    reason: 'partial-delivery',
    status: 'partial',
    amountCents: 999,
    refundedCents: 0,
    proposalCents: expect.any(Number),
  });
  const { amountCents } = await admin.call(adminRefund, {
    params: { id: order.id },
    body: { reason: 'as proposed', amountCents: item.proposalCents },
  });
  expect(amountCents).toBe(item.proposalCents);
  await eventually(async () =>
    expect((await queue(admin, 'order')).map(({ id }) => id)).not.toContain(order.id),
  );
});

it('a statement without a matching order waits too, and is closed from the queue once [S1-2.15.41]', async () => {
  const admin = await logInAs(db, 'support');
  const id = randomUUID();
  const statement = {
    id,
    orderNumber: `FNZ-261121-${id.slice(0, 4).toUpperCase()}`,
    email: `w${id}@example.com`,
    name: 'Lucía Gómez',
    language: 'es' as const,
  };
  await browser().call(submitWithdrawal, { body: statement });
  expect(await found(admin, (item) => item.id === id)).toMatchObject({
    kind: 'withdrawal',
    reference: withdrawalReference(id),
    hasOrder: false,
    orderNumber: statement.orderNumber,
    who: 'Lucía Gómez',
  });
  const close = () => admin.call(adminCloseWithdrawal, { params: { id }, body: { reason: 'No es nuestro' } });
  const both = await Promise.allSettled([close(), close()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await queue(admin)).map((item) => item.id)).not.toContain(id);
});

it('the longest wait comes first, and the numbers are those of the navigation [S1-2.15.43]', async () => {
  const admin = await logInAs(db, 'read-only');
  const { counts, items, total } = await admin.call(adminAttention, {});
  expect(total).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
  expect(items.map(({ since }) => since)).toEqual([...items.map(({ since }) => since)].sort());
  for (const kind of ['order', 'withdrawal', 'contact', 'deletion'] as const) {
    const one = await admin.call(adminAttention, { query: { kind } });
    expect(one.total).toBe(counts[kind]);
    expect(one.items.every((item) => item.kind === kind)).toBe(true);
  }
  expect((await admin.call(adminSession)).attentionCount).toBe(total);
  const answer = await admin.refused(adminAttention, { query: { kind: 'nonsense' } });
  expect(answer.body.fields).toHaveProperty('kind');
});
