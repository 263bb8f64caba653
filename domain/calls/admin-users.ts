import { z } from 'zod';
import { roles } from '../permissions';
import { shopsOwnNames } from '../timeline';
import { defineCall } from './call';
import { instant, maybe, optionalReason, success } from './common';
import { page, pageOf, search } from './list';

const role = z.enum(roles, 'Elige una de las funciones');

export const adminUser = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(roles),
  active: z.boolean(),
  /** The second step of the login is on. */
  totp: z.boolean(),
  mustChangePassword: z.boolean(),
  createdAt: instant,
  lastLoginAt: maybe(instant),
  openSessions: z.number().int(),
  /** The caller. */
  self: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUser>;

export const adminUsers = defineCall('GET /api/admin/users', {
  summary: 'Users of the back office by name, in pages',
  access: 'manage-users',
  query: z.object({
    search,
    role: z.enum(roles).optional(),
    active: z.enum(['true', 'false']).optional(),
    page,
  }),
  answer: success.extend({
    users: z.array(adminUser),
    ...pageOf,
  }),
});

export const adminCreateUser = defineCall('POST /api/admin/users', {
  summary: 'A new user with a first password, which is shown once and changed at the first login',
  access: 'manage-users',
  stepUp: true,
  body: z.strictObject({
    username: z
      .string('Indica el nombre de usuario')
      .trim()
      .toLowerCase()
      .regex(
        /^[a-z0-9][a-z0-9._-]{2,39}$/,
        'De 3 a 40 letras sin acentos, números, puntos o guiones, por ejemplo lucia.varenna',
      )
      .refine((name) => !shopsOwnNames.includes(name), 'Este nombre lo usa la propia tienda. Elige otro.'),
    role,
  }),
  answer: success.extend({ id: z.string(), username: z.string(), password: z.string() }),
});

/** Fits into a bigint. */
const params = z.object({
  id: z.string().regex(/^[0-9]{1,18}$/, 'Este usuario no existe. Recarga la lista.'),
});

export const adminChangeRole = defineCall('PUT /api/admin/users/:id/role', {
  summary: 'Gives a user another role and ends their sessions',
  access: 'manage-users',
  stepUp: true,
  params,
  body: z.strictObject({ role, reason: optionalReason }),
  answer: success.extend({ role: z.enum(roles) }),
});

export const adminSetActive = defineCall('PUT /api/admin/users/:id/active', {
  summary: 'Deactivates a user and ends their sessions, or activates them again',
  access: 'manage-users',
  stepUp: true,
  params,
  body: z.strictObject({ active: z.boolean('Indica si el usuario queda activo'), reason: optionalReason }),
  answer: success.extend({ active: z.boolean() }),
});

export const adminResetPassword = defineCall('POST /api/admin/users/:id/password', {
  summary: 'A new first password, shown once; ends the user’s sessions',
  access: 'manage-users',
  stepUp: true,
  params,
  body: z.strictObject({ reason: optionalReason }),
  answer: success.extend({ password: z.string() }),
});

export const adminResetTotp = defineCall('POST /api/admin/users/:id/totp/end', {
  summary: 'Switches another user’s second step off, e.g. after a lost phone',
  access: 'manage-users',
  stepUp: true,
  params,
  body: z.strictObject({ reason: optionalReason }),
  answer: success,
});

export const adminEndSessions = defineCall('POST /api/admin/users/:id/sessions/end', {
  summary: 'Ends all sessions of a user',
  access: 'manage-users',
  params,
  body: z.strictObject({ reason: optionalReason }),
  answer: success.extend({ ended: z.number().int() }),
});
