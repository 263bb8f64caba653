import { email as emailSchema } from '#domain/calls/common.ts';
import { emailProblem, emailSentence } from './email';

test.each(['', '   '])('%j is missing [S0-5.1]', (text) => expect(emailProblem(text)).toBe('missing'));

test.each([
  'ana@correo.es',
  ' ana@correo.es ',
  'a.b+c@sub.correo.es',
  'ana',
  'ana@correo',
  'a b@correo.es',
  '<x>@correo.es',
  `${'a'.repeat(65)}@correo.es`,
  'ñandú@correo.es',
  'İpek@correo.es',
])('%j is validated as in the API', (text) => {
  expect(emailProblem(text) === undefined).toBe(emailSchema.safeParse(text).success);
});

test.each([
  [' ', 'missing'],
  ['ana', 'invalid'],
  ['ana@correo.es', undefined],
])('the sentence about %j is %j', (text, sentence) => {
  expect(emailSentence(text, { emailMissing: 'missing', emailInvalid: 'invalid' })).toBe(sentence);
});
