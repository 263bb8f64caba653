import { z } from 'zod';
import { normaliseUsername, usernamePattern } from '../instagram-username';
import { defineCall } from './call';
import { email, instant, maybe, success } from './common';
import { page, pageOf } from './list';

const bothNeeded = 'Username y razón son requeridos';
const notAUsername = 'No es un nombre de usuario de Instagram: solo letras, números, puntos y guiones bajos';

/** A block as the back office sees it (S1 §3). */
export const blockedUser = z.object({
  id: z.string(),
  username: z.string(),
  email: maybe(z.string()),
  reason: z.string(),
  blockedBy: z.string(),
  blockedAt: instant,
  isActive: z.boolean(),
  unblockedAt: maybe(instant),
  unblockedBy: maybe(z.string()),
});
export type BlockedUser = z.infer<typeof blockedUser>;

/** Which blocks are listed: those in force, those that have ended, or both. */
export const blockStates = ['active', 'ended', 'all'] as const;

export const blockedUsers = defineCall('GET /api/blocked-users', {
  summary: 'Who may not order, newest first, in pages (S1 §7)',
  access: 'read-customers',
  query: z.object({
    search: z.string().max(100).default(''),
    state: z.enum(blockStates).default('active'),
    page,
  }),
  answer: success.extend({
    data: z.array(blockedUser),
    ...pageOf,
  }),
});

/** The fields of the form (S1 §5); the screen checks with the same rules. */
export const blockForm = z.strictObject({
  username: z
    .string(bothNeeded)
    .trim()
    .min(1, bothNeeded)
    .max(200, notAUsername)
    .transform(normaliseUsername)
    .pipe(z.string().regex(usernamePattern, notAUsername))
    .meta({ examples: ['lucia.varenna'] }),
  email: z.union([z.literal('').transform(() => undefined), email]).optional(),
  reason: z
    .string(bothNeeded)
    .trim()
    .min(1, bothNeeded)
    .max(500, 'El motivo es demasiado largo (500 caracteres como máximo)'),
});

export const blockUser = defineCall('POST /api/blocked-users', {
  summary:
    'Bars a user name, and an address with it where one is given; a refusal carries `error` too (S1 §7)',
  access: 'work-customers',
  // S1 sends blockedBy. It is ignored: the logged-in user is the one who blocks.
  body: blockForm.extend({ blockedBy: z.unknown().optional() }),
  answer: success.extend({ data: blockedUser }),
});

export const unblockUser = defineCall('DELETE /api/blocked-users/:id', {
  summary: 'Ends a block; it stays as history',
  access: 'work-customers',
  params: z.object({ id: z.string().regex(/^\d{1,18}$/, 'Recarga la página e inténtalo de nuevo') }),
  answer: success.extend({ data: blockedUser }),
});
