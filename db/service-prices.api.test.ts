import { databaseAt } from '#api/testing/database.ts';
import { databaseBefore } from '#api/testing/own-database.ts';
import { anOrder, insertRow, ownNames } from '#api/testing/rows.ts';
import { migrate } from './migrate';

const aProvider = { id: 1, name: 'P', base_url: 'x', api_key_encrypted: '', api_key_last4: '' };

test('an upgrade keeps only prices that were charged, and ends those of packages off sale [S0-9.20]', async () => {
  const own = await databaseBefore('0062');
  const db = databaseAt(own.ownerUrl);
  try {
    await insertRow(db, 'providers', aProvider);
    const [onSale, corrected, neverSold, bought, withdrawn, imported, refused] = [
      10_001, 10_002, 10_003, 10_004, 10_005, 10_006, 10_007,
    ];
    for (const id of [onSale, corrected, neverSold, bought, withdrawn, imported, refused])
      await insertRow(db, 'services', {
        ...{ id, type: 'likes', region: 'none', quantity: id, price_cents: 999, regular_price_cents: 999 },
        ...{ active: id === onSale || id === corrected, provider_id: 1, provider_service_id: '1' },
      });
    await db.query(
      `INSERT INTO service_prices (service_id, since, price_cents)
       SELECT id, now() - make_interval(days => ago), cents
       FROM services, (VALUES (40, 500), (20, 9999)) AS entered (ago, cents)`,
    );
    await anOrder(db, ownNames(), { order: { service_id: bought } });
    const line = (action: string, subject: string, days: number, after: unknown) =>
      db.query(
        `INSERT INTO audit_log (actor, action, subject, after, at)
         VALUES ('admin', $1, $2, $3, now() - make_interval(days => $4))`,
        [action, subject, JSON.stringify(after), days],
      );
    await line('activate-service', `service/${refused}`, 45, { refused: 'provider_off' });
    await line('activate-service', `service/${corrected}`, 10, { active: true });
    await line('activate-service', `service/${withdrawn}`, 45, { active: true });
    await line('deactivate-service', `service/${withdrawn}`, 30, { active: false });
    await line('import-services', 'provider 1', 10, { withdrawn: [imported] });

    await migrate(own.ownerUrl);
    const { rows } = await db.query<{ id: number; prices: [number, number, number | null][] }>(
      `SELECT service_id AS id, json_agg(json_build_array(price_cents, round(extract(epoch FROM now() - since) / 86400),
         round(extract(epoch FROM now() - until) / 86400)) ORDER BY since) AS prices
       FROM service_prices GROUP BY service_id ORDER BY service_id`,
    );
    // Price, days since it began, days since it ended.
    expect(rows).toEqual([
      {
        id: onSale,
        prices: [
          [500, 40, null],
          [9999, 20, null],
          [999, 0, null],
        ],
      },
      {
        id: corrected,
        prices: [
          [9999, 20, null],
          [999, 0, null],
        ],
      },
      {
        id: bought,
        prices: [
          [500, 40, null],
          [9999, 20, null],
          [999, 0, 0],
        ],
      },
      { id: withdrawn, prices: [[500, 40, 30]] },
      {
        id: imported,
        prices: [
          [500, 40, null],
          [9999, 20, 10],
        ],
      },
    ]);
  } finally {
    await db.end();
    await own.drop();
  }
});

test('an upgrade knows what the past prices bought, unless the package has changed its size since [S0-9.20]', async () => {
  const own = await databaseBefore('0071');
  const db = databaseAt(own.ownerUrl);
  try {
    await insertRow(db, 'providers', aProvider);
    const [same, resized, withPrice, refused] = [10_001, 10_002, 10_003, 10_004];
    for (const id of [same, resized, withPrice, refused])
      await insertRow(db, 'services', {
        ...{ id, type: 'likes', region: 'none', quantity: id, bonus: 7, price_cents: 999 },
        ...{ regular_price_cents: 999, active: true, provider_id: 1, provider_service_id: '1' },
      });
    await db.query(
      `UPDATE service_prices SET since = CASE service_id WHEN $1 THEN now() - interval '19 days 23 hours 59 minutes 59 s'
                                              ELSE now() - interval '40 days' END`,
      [withPrice],
    );
    await db.query(
      `INSERT INTO service_prices (service_id, since, price_cents)
       SELECT id, now() - interval '50 days', 1999 FROM services`,
    );
    const change = (id: number, from: object, to: object) =>
      db.query(
        `INSERT INTO audit_log (actor, action, subject, before, after, at)
         VALUES ('admin', 'change-service', $1, $2, $3, now() - interval '20 days')`,
        [`service/${id}`, JSON.stringify(from), JSON.stringify(to)],
      );
    await change(same, { quantity: 1, bonus: 7, priceCents: 1 }, { quantity: 1, bonus: 7, priceCents: 2 });
    await change(resized, { quantity: 1, bonus: 7 }, { quantity: 1, bonus: 8 });
    await change(withPrice, { quantity: 1, bonus: 7 }, { quantity: 2, bonus: 7 });
    await change(refused, { quantity: 1, bonus: 7 }, { refused: 'service_changed' });

    await migrate(own.ownerUrl);
    const { rows } = await db.query<{ id: number; prices: [number, number, number | null][] }>(
      `SELECT service_id AS id, json_agg(json_build_array(price_cents, round(extract(epoch FROM now() - since) / 86400),
         quantity, bonus) ORDER BY since) AS prices
       FROM service_prices GROUP BY service_id ORDER BY service_id`,
    );
    // Price, days since it began, units and bonus.
    const known = (id: number) => [
      [1999, 50, id, 7],
      [999, 40, id, 7],
    ];
    expect(rows).toEqual([
      { id: same, prices: known(same) },
      {
        id: resized,
        prices: [
          [1999, 50, null, null],
          [999, 40, null, null],
          [999, 20, resized, 7],
        ],
      },
      {
        id: withPrice,
        prices: [
          [1999, 50, null, null],
          [999, 20, withPrice, 7],
        ],
      },
      { id: refused, prices: known(refused) },
    ]);
  } finally {
    await db.end();
    await own.drop();
  }
});
