import { ApiError } from '#web/api-client/api-error.ts';
import { waitOf, waitText } from './use-wait';

it.each([
  [9, '9 s'],
  [272, '4 min 32 s'],
  [300, '5 min 0 s'],
  [3600, '1 h 0 min'],
  [86_340, '23 h 59 min'],
])('%i seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

it('waits only after too many tries', () => {
  expect(waitOf(null)).toBe(0);
  expect(waitOf(new ApiError(401, { code: 'invalid_credentials' }))).toBe(0);
  expect(waitOf(new ApiError(429, { code: 'rate_limited', details: { retryAfterSeconds: 12 } }))).toBe(12);
  expect(waitOf(new ApiError(429, { code: 'rate_limited' }))).toBe(0);
});
