import { z } from 'zod';
import { roles } from '../permissions';
import { defineCall } from './call';
import { instant, success } from './common';

export const session = z.object({
  username: z.string(),
  role: z.enum(roles),
  expiresAt: instant,
  /** Somebody else chose the password: until it is changed only the user's own account opens. */
  mustChangePassword: z.boolean(),
  /** The settings require a second step for this role: until it is set up only the user's own account opens. */
  secondStepNeeded: z.boolean(),
});

export const adminLogin = defineCall('POST /api/admin/login', {
  summary: 'Opens a session',
  access: 'public',
  body: z.strictObject({
    username: z
      .string('El nombre de usuario es requerido')
      .trim()
      // As `adminCreateUser` stores it.
      .toLowerCase()
      .min(1, 'El nombre de usuario es requerido')
      .max(60),
    password: z.string('La contraseña es requerida').min(1, 'La contraseña es requerida').max(200),
  }),
  /** No session: the password was right and the code of the second step is still missing. */
  answer: success.extend({ session: session.optional(), codeNeeded: z.boolean() }),
});

export const adminLogout = defineCall('POST /api/admin/logout', {
  summary: 'Ends the session',
  access: 'own-account',
  answer: success,
});

export const adminSession = defineCall('GET /api/admin/session', {
  summary: 'Who is logged in',
  access: 'own-account',
  answer: success.extend({
    session,
    /** Everything that waits for a person: the count in the navigation. */
    attentionCount: z.number().int(),
    /** Messages, statements of withdrawal and requests for deletion that wait for a person. */
    openRequests: z.number().int(),
    /** Undecided reviews. */
    waitingReviews: z.number().int(),
    temporalUiUrl: z.string(),
  }),
});
