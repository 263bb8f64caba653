import { ApplicationFailure } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import type { Pool } from 'pg';
import { createReviewActivities } from './review-emails';

/** A shop in which these purchases are due; the value says how sending each e-mail ends. */
function shop(
  due: Record<string, 'goes out' | 'is held back' | Error>,
  { enabled = true, limit = 1000 } = {},
) {
  const sent: string[] = [];
  const pool = {
    async query(sql: string, values: unknown[] = []) {
      if (/FROM settings/.test(sql)) return { rows: [{ key: 'reviews', value: { enabled } }] };
      const [most, after] = [Number(values[2]), String(values[4] ?? '')];
      const carts = Object.keys(due).filter((cartId) => cartId > after);
      return {
        rows: carts.slice(0, most).map((cartId) => ({ cartId, orderId: cartId, deliveredAt: 'then' })),
      };
    },
  } as unknown as Pool;
  const { askForReviews } = createReviewActivities({
    pool,
    limit,
    sendEmail: async ({ cartId, kind }) => {
      expect(kind).toBe('review-request');
      sent.push(cartId);
      const what = due[cartId];
      if (what instanceof Error) throw what;
      return what === 'goes out';
    },
  });
  let heartbeatDetails: unknown;
  /** One attempt, which gets the last heartbeat of the one before. */
  const run = () => {
    const attempt = new MockActivityEnvironment({ heartbeatDetails });
    attempt.on('heartbeat', (details: unknown) => {
      heartbeatDetails = details;
    });
    return attempt.run(askForReviews);
  };
  return { due, sent, run };
}

const away = new Error('The mail server is away');
const unknown = ApplicationFailure.nonRetryable('No such recipient', 'recipient-refused');

test('a failed e-mail does not block the others; an e-mail that need not go out is not counted', async () => {
  const { sent, run } = shop({ a: away, b: 'goes out', c: 'is held back', d: unknown, e: 'goes out' });
  await expect(run()).resolves.toEqual({ asked: 2, failed: 2 });
  expect(sent).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('one run asks everybody who is due, however many pages they fill, and each once', async () => {
  const { sent, run } = shop({ a: 'goes out', b: away, c: 'is held back', d: 'goes out' }, { limit: 2 });
  await expect(run()).resolves.toEqual({ asked: 2, failed: 1 });
  expect(sent).toEqual(['a', 'b', 'c', 'd']);
});

test('five failures in a row mean that the mail server fails: the run is retried', async () => {
  const { sent, run } = shop({ a: away, b: away, c: away, d: away, e: away, f: 'goes out' });
  await expect(run()).rejects.toThrow(away.message);
  expect(sent).toHaveLength(5);
});

test('five addresses that fail hide nobody: the next attempt continues after them', async () => {
  const { sent, run } = shop({ a: away, b: away, c: away, d: away, e: away, f: 'goes out', g: away });
  await expect(run()).rejects.toThrow(away.message);
  await expect(run()).resolves.toEqual({ asked: 1, failed: 6 });
  expect(sent.join('')).toBe('abcdefg');
});

test('while nothing shows that the mail server works, the run starts from the front again', async () => {
  const { due, sent, run } = shop({ a: away, b: away, c: away, d: away, e: away, f: away });
  await expect(run()).rejects.toThrow(away.message);
  await expect(run()).rejects.toThrow(away.message);
  expect(sent.join('')).toBe('abcdefabcd');
  for (const cartId of Object.keys(due)) due[cartId] = 'goes out';
  await expect(run()).resolves.toEqual({ asked: 2, failed: 4 });
  expect(sent.join('')).toBe('abcdefabcdef');
});

test('addresses without a mailbox are no reason to stop', async () => {
  const many = Object.fromEntries([...'abcdefg'].map((cartId) => [cartId, unknown]));
  await expect(shop({ ...many, h: 'goes out' }).run()).resolves.toEqual({ asked: 1, failed: 7 });
});

test('a shop that switched it off asks nobody', async () => {
  const { sent, run } = shop({ a: 'goes out' }, { enabled: false });
  await expect(run()).resolves.toEqual({ asked: 0, failed: 0 });
  expect(sent).toEqual([]);
});
