import { holdCause } from './on-hold';
import { readRefusal } from './provider';
import { attentionReasons } from './states';

test.each([
  'Incorrect link',
  'Invalid URL',
  'This account is private',
  'User not found',
  'Username does not exist',
  'Instagram profile unavailable',
  'The user does not exist',
  'Post was not found or deleted',
  'account isn’t public',
])('a refusal because of the target: %s', (said) => {
  expect(readRefusal(said)).toBe('invalid-link');
});

test.each([
  ['Not enough funds on balance', 'not-enough-funds'],
  ['Your account was not found, invalid API key', 'invalid-key'],
  ['Service not found', 'invalid-service'],
  ['Quantity less than minimal 100', 'invalid-quantity'],
  ['You have active order with this link', 'active-order'],
  ['Order not found', 'other'],
])('not because of it: %s', (said, refusal) => {
  expect(readRefusal(said)).toBe(refusal);
});

test.each([
  ['submission-refused', ['no funds', 'Incorrect link'], 'target'],
  ['submission-refused', ['no funds', null], 'shop'],
  ['submission-refused', [], 'shop'],
  // It is unknown whether the line in doubt goes there: it must not be changed.
  ['submission-unknown', ['Incorrect link'], 'doubt'],
  ['provider-unreachable', [], 'shop'],
  ['target-busy', [], 'shop'],
] as const)('%s after %j: %s', (reason, refusals, cause) => {
  expect(holdCause({ reason, refusals })).toBe(cause);
});

test('reasons after the delivery have their own words', () => {
  const waits = attentionReasons.filter((reason) => holdCause({ reason, refusals: [] }));
  expect(waits).toEqual(['submission-unknown', 'submission-refused', 'provider-unreachable', 'target-busy']);
  expect(holdCause({ reason: null, refusals: [] })).toBeUndefined();
});
