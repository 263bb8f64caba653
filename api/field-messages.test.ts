import { z } from 'zod';
import { createPaymentIntent } from '../domain/calls/shop';
import { fieldSentence, fieldSentences } from '../domain/field-sentences';
import { languageAsked } from './errors';
import { fieldMessage } from './field-messages';
import type { RouteEntry } from './handle';
import { allCalls } from './testing/calls';
import { attemptsOn } from './testing/hostile-values';

const messagesOf = (schema: z.ZodType, value: unknown) => {
  const read = schema.safeParse(value, { error: fieldMessage });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

test.each([
  [z.object({ a: z.string() }), {}, 'Falta este dato'],
  [z.object({ a: z.string() }), { a: 7 }, 'Este dato no tiene el formato esperado'],
  [z.string().min(3), 'a', 'Es demasiado corto'],
  [z.string().max(3), 'abcd', 'Es demasiado largo'],
  [z.number().min(3), 1, 'Es demasiado pequeño'],
  [z.array(z.number()).max(1), [1, 2], 'Es demasiado grande'],
  [z.strictObject({}), { other: 1 }, 'Quita lo que esta llamada no conoce: other'],
  [z.enum(['a']), 'b', 'Este dato no es válido'],
])('%#: a field without its own sentence gets a Spanish one', (schema, value, message) => {
  expect(messagesOf(schema, value)).toEqual([message]);
});

test('a sentence of the schema’s own stays', () => {
  expect(messagesOf(z.string('Escribe tu nombre').min(3, 'Tres letras al menos'), 'a')).toEqual([
    'Tres letras al menos',
  ]);
  expect(messagesOf(z.string('Escribe tu nombre'), undefined)).toEqual(['Escribe tu nombre']);
});

test('for an empty cart no field answers in English [S0-5.3]', () => {
  const messages = messagesOf(createPaymentIntent.body ?? z.never(), {});
  expect(messages.length).toBeGreaterThan(2);
  expect(messages.filter((message) => /expected|invalid|required|too small/i.test(message))).toEqual([]);
});

test('every field error of a shopper’s call exists in French and Italian too [S0-5.3]', async () => {
  const said = new Set<string>();
  for (const call of (await allCalls()).values()) {
    if (call.access !== 'public' || call.path.startsWith('/api/admin')) continue;
    for (const { place, input } of attemptsOn({ call } as RouteEntry)) {
      const read = call[place]?.safeParse(input[place], { error: fieldMessage });
      for (const { message } of read?.error?.issues ?? []) said.add(message.split(': ')[0] ?? '');
    }
  }
  expect(said.size).toBeGreaterThan(40);
  for (const sentences of Object.values(fieldSentences))
    expect([...said].filter((sentence) => !(sentence in sentences))).toEqual([]);
  expect(fieldSentence('Quita lo que esta llamada no conoce: otra', 'it')).toBe(
    'Togli ciò che questa chiamata non conosce: otra',
  );
});

test.each([
  [{ body: { language: 'fr' } }, 'fr'],
  [{ query: { language: 'it' } }, 'it'],
  [{ referer: 'https://shop.example/it/ig' }, 'it'],
  [{ body: { language: 'fr' }, referer: 'https://shop.example/it/ig' }, 'fr'],
  [{ body: { language: { $gt: '' } }, referer: 'nonsense' }, 'es'],
  [{}, 'es'],
] as [{ body?: object; query?: object; referer?: string }, string][])(
  '%#: %j is asked in %s',
  (asked, language) => {
    const { body, query = {}, referer } = asked;
    expect(languageAsked({ body, query, get: () => referer } as never)).toBe(language);
  },
);
