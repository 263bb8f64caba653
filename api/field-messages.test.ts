import { z } from 'zod';
import { createPaymentIntent } from '../domain/calls/shop';
import { fieldMessage } from './field-messages';

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
])('%#: a field without a sentence of its own says it in Spanish', (schema, value, message) => {
  expect(messagesOf(schema, value)).toEqual([message]);
});

test('a sentence of the schema’s own stays', () => {
  expect(messagesOf(z.string('Escribe tu nombre').min(3, 'Tres letras al menos'), 'a')).toEqual([
    'Tres letras al menos',
  ]);
  expect(messagesOf(z.string('Escribe tu nombre'), undefined)).toEqual(['Escribe tu nombre']);
});

test('of an empty cart no field answers in English [S0-5.3]', () => {
  const messages = messagesOf(createPaymentIntent.body ?? z.never(), {});
  expect(messages.length).toBeGreaterThan(2);
  expect(messages.filter((message) => /expected|invalid|required|too small/i.test(message))).toEqual([]);
});
