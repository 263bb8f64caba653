import { contactReference, leaveReference, requestReference } from './support';
import { withdrawalReference } from './withdrawal';

const id = '1f0c22a7-6f1e-4a53-9d3e-0d6c9a1f2b3c';

test.each([
  ['a message', contactReference(id), 'C-1F0C22A7'],
  ['an unsubscribe request', leaveReference(id), 'B-1F0C22A7'],
  ['a withdrawal', withdrawalReference(id), 'D-1F0C22A7'],
])('%s has the first eight digits of its id as reference', (_what, reference, expected) => {
  expect(reference).toBe(expected);
});

test('the back office recognizes the references of messages, requests and statements', () => {
  expect(contactReference(id)).toMatch(requestReference);
  expect(leaveReference(id)).toMatch(requestReference);
  expect(withdrawalReference(id)).toMatch(requestReference);
});
