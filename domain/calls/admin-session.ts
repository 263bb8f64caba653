import { z } from 'zod';
import { roles } from '../permissions';
import { defineCall } from './call';
import { instant, success } from './common';

export const session = z.object({
  username: z.string(),
  role: z.enum(roles),
  expiresAt: instant,
  /** Somebody else chose the password: until it is changed nothing but the own account opens. */
  mustChangePassword: z.boolean(),
  /** The settings demand a second step of this role: until it is set up nothing but the own account opens. */
  secondStepNeeded: z.boolean(),
});
export type AdminSession = z.infer<typeof session>;

export const adminLogin = defineCall({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Opens a session',
  access: 'public',
  body: z.strictObject({
    username: z
      .string('El nombre de usuario es requerido')
      .trim()
      .min(1, 'El nombre de usuario es requerido')
      .max(60),
    password: z.string('La contraseña es requerida').min(1, 'La contraseña es requerida').max(200),
  }),
  /** Without a session the password was right and the code of the second step is still missing. */
  answer: success.extend({ session: session.optional(), codeNeeded: z.boolean() }),
});

export const adminLogout = defineCall({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends the session',
  access: 'own-account',
  answer: success,
});

export const adminSession = defineCall({
  method: 'GET',
  path: '/api/admin/session',
  summary: 'Who is logged in',
  access: 'own-account',
  answer: success.extend({
    session,
    /** All that waits for a person: the count in the navigation. */
    attentionCount: z.number().int(),
    /** Messages and requests for deletion that wait for a person. */
    openRequests: z.number().int(),
    /** Reviews that nobody has decided about. */
    waitingReviews: z.number().int(),
    temporalUiUrl: z.string(),
  }),
});
