import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { createQueryClient } from './query-client';

test('an answer is never stale, and is fetched once [S0-9.8 S1-7.12]', async () => {
  const client = createQueryClient();
  const ask = jest.fn(async () => 'answer');
  for (let count = 0; count < 3; count++) await client.fetchQuery({ queryKey: ['a'], queryFn: ask });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a refusal by the API is not retried [S1-7.12]', async () => {
  const client = createQueryClient();
  const ask = jest.fn(() => Promise.reject(new ApiError(500, { code: 'internal' })));
  const { retry } = client.getDefaultOptions().queries ?? {};
  await expect(client.fetchQuery({ queryKey: ['b'], queryFn: ask, retry })).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('without a connection a query fails instead of waiting, and is made again once there is one', async () => {
  const client = createQueryClient();
  client.mount();
  const ask = jest.fn(async () => 'answer').mockRejectedValueOnce(new ApiError(500, { code: 'internal' }));
  const observer = new QueryObserver(client, { queryKey: ['c'], queryFn: ask });
  const become = (status: string) =>
    new Promise<void>((resolve) => {
      observer.subscribe((result) => result.status === status && resolve());
    });
  onlineManager.setOnline(false);
  await become('error');
  onlineManager.setOnline(true);
  await become('success');
  observer.destroy();
  client.unmount();
});
