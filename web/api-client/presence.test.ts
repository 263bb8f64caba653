import { adminSession } from '#domain/calls/admin-session.ts';
import { api } from './api';
import { markPassiveCalls } from './presence';

test('a call is passive if nobody has used the page for a minute, until somebody does again', async () => {
  jest.useFakeTimers();
  const page = new EventTarget();
  const passive: boolean[] = [];
  Object.assign(globalThis, {
    document: page,
    fetch: async (_path: string, { headers }: { headers: Headers }) => {
      expect(headers.get('Accept')).toBe('application/json');
      passive.push(headers.has('X-Passive'));
      return Response.json({ success: true });
    },
  });
  markPassiveCalls();
  const call = () => api(adminSession);
  await call();
  jest.advanceTimersByTime(60_001);
  await call();
  page.dispatchEvent(new Event('keydown'));
  await call();
  jest.advanceTimersByTime(59_000);
  await call();
  jest.advanceTimersByTime(2000);
  await call();
  expect(passive).toEqual([false, true, false, false, true]);
  jest.useRealTimers();
});
