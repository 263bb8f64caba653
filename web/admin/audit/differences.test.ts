import { differences } from './differences';

it('a field with another value is a change; one that is equal, or on one side only, is not [S1-2.15.14]', () => {
  expect(
    differences(
      { status: 'processing', refundedCents: 0, username: 'a', reason: 'lo pide' },
      { status: 'refunded', refundedCents: 999, username: 'a', answer: { state: 'done' } },
    ),
  ).toEqual({
    changed: [
      { field: 'status', before: 'processing', after: 'refunded' },
      { field: 'refundedCents', before: 0, after: 999 },
    ],
    other: [
      { field: 'username', before: 'a', after: 'a' },
      { field: 'reason', before: 'lo pide', after: undefined },
      { field: 'answer.state', before: undefined, after: 'done' },
    ],
  });
});

it('for something new every field is a change', () => {
  expect(differences(undefined, { id: '7', role: 'support' }).changed).toHaveLength(2);
});

it.each([{ refused: 'own_user' }, { unanswered: 'unavailable' }])(
  'for an action that was refused or not answered nothing is: %j',
  (after) => {
    expect(differences({ role: 'support' }, after)).toMatchObject({ changed: [] });
    expect(differences(undefined, after)).toMatchObject({ changed: [] });
  },
);

it('nothing has no fields; lists and texts are compared as a whole', () => {
  expect(differences(undefined, undefined)).toEqual({ changed: [], other: [] });
  expect(differences({ a: [1, 2], b: {} }, { a: [2, 1], b: {} }).changed).toEqual([
    { field: 'a', before: [1, 2], after: [2, 1] },
  ]);
  expect(differences('es', 'fr').changed).toEqual([{ field: 'value', before: 'es', after: 'fr' }]);
});
