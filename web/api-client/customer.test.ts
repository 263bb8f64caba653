import { QueryClient } from '@tanstack/react-query';
import { sendBy } from './api';
import { accountOf, accountQuery } from './customer';

test('an account is not shown, nor acted on, for another address that logged in since', async () => {
  sendBy(() => async () => Response.json({ success: true, email: 'b@example.com', orders: [], more: false }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = (email: string) => client.fetchInfiniteQuery(accountQuery(email, 'all'));
  const refused = { status: 401, code: 'unauthenticated' };
  await expect(shown('a@example.com')).rejects.toMatchObject(refused);
  await expect(accountOf('a@example.com', { query: { limit: 1 } })).rejects.toMatchObject(refused);
  expect((await shown('b@example.com')).pages).toMatchObject([{ email: 'b@example.com' }]);
  client.clear();
});
