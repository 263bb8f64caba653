import { randomUUID } from 'node:crypto';
import { countFigures, wholeDay } from '#api/dashboard/figures-sql.ts';
import { databaseAt } from '#api/testing/database.ts';
import { databaseBefore } from '#api/testing/own-database.ts';
import { anOrder, insertRow, ownNames, sellOne } from '#api/testing/rows.ts';
import { summarise } from '#domain/figures.ts';
import { migrate } from './migrate';

const day = '2023-05-05';
const [paid, hour, nextMonth] = [`${day}T10:00:00Z`, `${day}T11:00:00Z`, '2023-06-05T10:00:00Z'];

it('an upgrade takes cancelled orders out of the deliveries, and counts from the first one', async () => {
  const old = await databaseBefore('0105');
  const its = databaseAt(old.ownerUrl);
  try {
    await sellOne(its);
    /** An order with these ends, the last of them at `deliveredAt`. */
    const ended = async (status: string, deliveredAt: string, ends: [kind: string, at: string][]) => {
      const own = ownNames();
      await anOrder(its, own, {
        order: { status, created_at: paid, paid_at: paid, delivered_at: deliveredAt },
      });
      for (const [index, [kind, at]] of ends.entries()) {
        await insertRow(its, 'timeline', {
          ...{ cart_id: own.cartId, seq: index + 1, at, kind },
          ...{ by: 'provider', data: {} },
        });
        await insertRow(its, 'submissions', {
          ...{ id: randomUUID(), order_id: own.orderId, generation: index + 1, line: 1, quantity: 1000 },
          ...{ provider_id: 1, provider_service_id: '1001', username: 'x', state: 'accepted' },
        });
      }
      return own.orderId;
    };
    const minute = `${day}T10:01:00Z`;
    const canceled: [string, string] = ['delivery-canceled', minute];
    const none = [
      await ended('cancelled', minute, [canceled]),
      await ended('refunded', minute, [canceled]),
      await ended('processing', minute, [canceled]),
    ];
    const once = await ended('refunded', hour, [['delivery-completed', hour]]);
    const later = await ended('completed', hour, [canceled, ['delivery-completed', hour]]);
    const again = await ended('completed', nextMonth, [
      ['delivery-completed', hour],
      ['delivery-completed', nextMonth],
    ]);
    const inVain = await Promise.all(
      ['cancelled', 'refunded'].map((status) =>
        ended(status, nextMonth, [
          ['delivery-completed', hour],
          ['delivery-canceled', nextMonth],
        ]),
      ),
    );
    await migrate(old.ownerUrl);
    const { rows } = await its.query<{ id: string; last: Date | null; first: Date | null }>(
      'SELECT id, delivered_at AS last, first_delivered_at AS first FROM orders',
    );
    const at = (text: string) => new Date(text);
    expect(Object.fromEntries(rows.map(({ id, last, first }) => [id, [last, first]]))).toEqual({
      ...Object.fromEntries(none.map((id) => [id, [null, null]])),
      [once]: [at(hour), null],
      [later]: [at(hour), null],
      [again]: [at(nextMonth), at(hour)],
      ...Object.fromEntries(inVain.map((id) => [id, [null, at(hour)]])),
    });
    const { delivered, medianSeconds, p90Seconds } = summarise(await countFigures(its, wholeDay(day)), true);
    expect(delivered).toBe(5);
    for (const seconds of [medianSeconds, p90Seconds]) expect(Math.round((seconds ?? 0) / 600)).toBe(6);
  } finally {
    await its.end();
    await old.drop();
  }
});
