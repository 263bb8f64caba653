import { type FieldState, firstProblem, problemsOf } from './card-form-rules';

const good: FieldState = { complete: true, empty: false, wrong: false };
const empty: FieldState = { complete: false, empty: true, wrong: false };
const filled = {
  fields: { number: good, expiry: good, cvc: good },
  name: 'Lucía Varenna',
  email: undefined,
  immediate: true,
};

test('a complete form has no problems', () => {
  expect(firstProblem(problemsOf(filled))).toBeUndefined();
  expect(firstProblem(problemsOf({ ...filled, email: 'a@b.es' }))).toBeUndefined();
});

test.each([
  ['number', { fields: { ...filled.fields, number: empty } }],
  ['number', { fields: { ...filled.fields, number: { ...good, wrong: true } } }],
  ['expiry', { fields: { ...filled.fields, expiry: empty, cvc: empty } }],
  ['cvc', { fields: { ...filled.fields, cvc: { ...good, complete: false } } }],
  ['name', { name: '   ' }],
  ['email', { email: '' }],
  ['email', { email: 'lucia' }],
  ['immediate', { immediate: false }],
] as const)('the first field to fix is %s', (field, change) => {
  expect(firstProblem(problemsOf({ ...filled, ...change }))).toBe(field);
});
