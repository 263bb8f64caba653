import { z } from 'zod';
import { defineCall } from './call';
import { language, success } from './common';

/** Longest question (S1 §2.7). */
export const longestQuestion = 500;

const timestamp = z.union([z.string().max(40), z.number()]).optional();

const message = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.literal('user'),
    content: z
      .string('Escribe tu pregunta')
      .trim()
      .min(1, 'Escribe tu pregunta')
      .max(longestQuestion, `Escribe como máximo ${longestQuestion} caracteres`),
    timestamp,
  }),
  z.strictObject({ role: z.literal('assistant'), content: z.string().max(2000), timestamp }),
]);

/** A question to the assistant (S1 §2.7, §7; D28). Only the newest message of the visitor is read. */
export const chat = defineCall('POST /api/chat/conversation', {
  summary: 'The assistant answers the newest question of a visitor',
  access: 'public',
  body: z.strictObject({
    messages: z
      .array(message, 'Escribe tu pregunta')
      .max(20, 'Envía como máximo 20 mensajes')
      .refine((messages) => messages.some(({ role }) => role === 'user'), 'Escribe tu pregunta'),
    language: language.default('es'),
    /** In compliance mode: the answer must not name a network (S1 §4). */
    neutral: z.boolean().default(false),
  }),
  answer: success.extend({
    /** Plain text. */
    message: z.string(),
    /** Pages of the shop with more details: addresses without origin. */
    links: z.array(z.object({ label: z.string(), href: z.string() })).optional(),
    /** The visitor wants a person: offer to copy the conversation to the contact form. */
    handOver: z.boolean().optional(),
  }),
});
