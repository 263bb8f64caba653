import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { couponQuery, orderQuery } from '../api-client/orders';
import { anOrder } from './order.fixture';
import { takeStreamed } from './use-live-order';

const { id } = anOrder();
const older = anOrder({ status: 'processing' });
const newer = anOrder({ status: 'completed' });
const answerMs = 1000;

let queryClient: QueryClient;
beforeEach(() => {
  jest.useFakeTimers();
  queryClient = new QueryClient();
});
afterEach(() => {
  queryClient.clear();
  jest.useRealTimers();
});

/** An answer that was made now and arrives later. */
const onItsWay = <Answer>(answer: Answer) =>
  new Promise<Answer>((arrive) => setTimeout(arrive, answerMs, answer));

test('an answer that was made before a streamed change does not replace it; the coupon still arrives', async () => {
  queryClient.setQueryData(orderQuery(id).queryKey, { success: true, order: older });
  const observer = new QueryObserver(queryClient, {
    ...orderQuery(id),
    queryFn: () => onItsWay({ success: true as const, order: older }),
  });
  const coupon = new QueryObserver(queryClient, {
    queryKey: [...couponQuery(id).queryKey],
    queryFn: () => onItsWay('coupon'),
  });
  const leave = [observer.subscribe(() => {}), coupon.subscribe(() => {})];
  expect(observer.getCurrentResult().isFetching).toBe(true);
  takeStreamed(queryClient, id, newer);
  expect(observer.getCurrentResult().data?.order).toEqual(newer);
  await jest.advanceTimersByTimeAsync(answerMs);
  expect(observer.getCurrentResult()).toMatchObject({
    data: { order: newer },
    isFetching: false,
    error: null,
  });
  expect(coupon.getCurrentResult().data).toBe('coupon');
  for (const end of leave) end();
});

test('a streamed change does not bring back what the page is about to lose, and is in the next answer', async () => {
  const shown = anOrder({ view: 'own' });
  const answers = [anOrder({ view: 'public' }), anOrder({ view: 'public', status: 'completed' })];
  queryClient.setQueryData(orderQuery(id).queryKey, { success: true, order: shown });
  const observer = new QueryObserver(queryClient, {
    ...orderQuery(id),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => onItsWay({ success: true as const, order: answers.shift() ?? shown }),
  });
  const leave = observer.subscribe(() => {});
  // A receipt was refused: the browser has lost its access.
  void queryClient.invalidateQueries({ queryKey: ['/api/orders'] });
  takeStreamed(queryClient, id, anOrder({ view: 'own', status: 'completed' }));
  await jest.advanceTimersByTimeAsync(2 * answerMs);
  expect(observer.getCurrentResult().data?.order).toMatchObject({ view: 'public', status: 'completed' });
  leave();
});
