import { databaseAt } from '#api/testing/database.ts';
import { databaseBefore } from '#api/testing/own-database.ts';
import { anOrder, ownNames } from '#api/testing/rows.ts';
import { migrate } from './migrate';
import { receiptOf } from './receipts';
import { writeSettings } from './settings';

test('documents of orders paid before names were kept bear the name that they bore until then', async () => {
  const own = await databaseBefore('0099');
  const pool = databaseAt(own.ownerUrl, 1);
  try {
    await writeSettings(pool, { shopName: 'Vieja' });
    await migrate(own.ownerUrl);
    const { cartId, ...names } = ownNames();
    await anOrder(pool, { cartId, ...names });
    const name = async () => (await receiptOf(pool, { cartId }))?.shopName;
    expect(await name()).toBe('Vieja');
    await writeSettings(pool, { shopName: 'Nueva' });
    expect(await name()).toBe('Vieja');
    await pool.query('UPDATE orders SET paid_at = now()');
    expect(await name()).toBe('Nueva');
  } finally {
    await pool.end();
    await own.drop();
  }
});
