import { z } from 'zod';
import { passwordLimits } from '../password';
import { roles } from '../permissions';
import { session } from './admin-session';
import { defineCall } from './call';
import { instant, maybe, success } from './common';

/** An existing password. */
const password = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(
      passwordLimits.max,
      `La contraseña es demasiado larga (${passwordLimits.max} caracteres como máximo)`,
    );

/** A password to be set; the other rules need the user's name (domain/password.ts). */
const newPassword = z
  .string('Indica la contraseña nueva')
  .min(passwordLimits.min, `La contraseña debe tener al menos ${passwordLimits.min} caracteres`)
  .max(passwordLimits.max, `La contraseña es demasiado larga (${passwordLimits.max} caracteres como máximo)`);

/** Six figures from an authenticator app; spaces are ignored. */
const appCode = z
  .string('Escribe el código de 6 cifras')
  .trim()
  .regex(/^[0-9]{3} ?[0-9]{3}$/, 'Escribe el código de 6 cifras')
  .meta({ examples: ['123456'] })
  .transform((typed) => typed.replace(' ', ''));

/**
 * Proof that the user is present: a code of the app or a recovery code if the second step is on, else the password.
 * Someone at an unattended screen has neither, and someone who only knows the password doesn't get past the second
 * step.
 */
const proofMissing = 'Escribe tu contraseña o, si tienes la verificación en dos pasos, un código';
const proof = z.string(proofMissing).min(1, proofMissing).max(passwordLimits.max, proofMissing);

/** Shown once and never again. */
const recoveryCodes = z.array(z.string());

export const adminLoginCode = defineCall('POST /api/admin/login/code', {
  summary: 'Second step of the login: a code of the app, or a recovery code',
  access: 'public',
  body: z.strictObject({
    code: z
      .string('Escribe el código')
      .trim()
      .min(1, 'Escribe el código')
      .max(40, 'El código no es correcto'),
  }),
  answer: success.extend({
    session,
    /** How many recovery codes are left, if one was used. */
    recoveryCodesLeft: maybe(z.number().int()),
  }),
});

export const adminProve = defineCall('POST /api/admin/session/proof', {
  summary: 'Proves the user is present: allows calls with `x-step-up` for ten minutes',
  access: 'own-account',
  body: z.strictObject({ proof }),
  answer: success.extend({
    /** How many recovery codes are left, if one was used. */
    recoveryCodesLeft: maybe(z.number().int()),
  }),
});

const ownSession = z.object({
  id: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  /** When it expires unless it is used before. */
  expiresAt: instant,
  ip: maybe(z.string()),
  /** The caller's own session. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const adminAccount = defineCall('GET /api/admin/account', {
  summary: 'The caller’s own user: second factor and open sessions',
  access: 'own-account',
  answer: success.extend({
    username: z.string(),
    role: z.enum(roles),
    mustChangePassword: z.boolean(),
    passwordChangedAt: maybe(instant),
    lastLoginAt: maybe(instant),
    totp: z.object({
      activeSince: maybe(instant),
      recoveryCodesLeft: z.number().int(),
    }),
    sessions: z.array(ownSession),
  }),
});

export const adminChangePassword = defineCall('POST /api/admin/account/password', {
  summary: 'Changes the caller’s password and ends the other sessions',
  access: 'own-account',
  body: z.strictObject({ oldPassword: password('Escribe tu contraseña actual'), newPassword }),
  answer: success,
});

export const adminEndOwnSession = defineCall('DELETE /api/admin/account/sessions/:id', {
  summary: 'Ends one of the caller’s sessions',
  access: 'own-account',
  params: z.object({ id: z.uuid('Recarga la página e inténtalo de nuevo') }),
  answer: success,
});

export const adminEndOwnSessions = defineCall('POST /api/admin/account/sessions/end', {
  summary: 'Ends all of the caller’s sessions, with or without the current one',
  access: 'own-account',
  body: z.strictObject({ thisOneToo: z.boolean('Indica si termina también esta sesión') }),
  answer: success.extend({ ended: z.number().int() }),
});

export const adminBeginTotp = defineCall('POST /api/admin/account/totp/begin', {
  summary: 'Creates a secret for the second factor; it takes effect once a correct code is entered',
  access: 'own-account',
  body: z.strictObject({ password: password('Escribe tu contraseña') }),
  answer: success.extend({
    /** In base32; shown only this once. */
    secret: z.string(),
    /** For the QR code: otpauth://… */
    address: z.string(),
  }),
});

export const adminConfirmTotp = defineCall('POST /api/admin/account/totp/confirm', {
  summary: 'Switches the second step on with a code of the new secret',
  access: 'own-account',
  body: z.strictObject({ code: appCode }),
  answer: success.extend({ recoveryCodes }),
});

export const adminEndTotp = defineCall('POST /api/admin/account/totp/end', {
  summary: 'Switches the second step off',
  access: 'own-account',
  body: z.strictObject({ proof }),
  answer: success,
});

export const adminNewRecoveryCodes = defineCall('POST /api/admin/account/totp/recovery-codes', {
  summary: 'Creates ten new recovery codes; earlier ones become void',
  access: 'own-account',
  body: z.strictObject({ proof }),
  answer: success.extend({ recoveryCodes }),
});
