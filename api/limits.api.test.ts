import { randomUUID } from 'node:crypto';
import { createLimits } from './limits';
import { testDatabase } from './testing/database';

const db = testDatabase();
afterAll(() => db.end());

it('two processes count together, and store no address', async () => {
  const address = randomUUID();
  const options = { factor: 1, secret: 'x' };
  const [one, two] = [createLimits(db, options), createLimits(db, options)];
  for (let call = 0; call < 5; call++) {
    await one('login', address);
    await two('login', address);
  }
  await expect(one('login', address)).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(two('login', address)).rejects.toMatchObject({ code: 'rate_limited' });
  const { rowCount } = await db.query('SELECT FROM rate_limits WHERE key LIKE $1', [`%${address}%`]);
  expect(rowCount).toBe(0);
});
