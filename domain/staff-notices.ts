import type { Role } from './permissions';

/** The e-mails to back-office users about access to the back office. */
export const staffNoticeKinds = [
  'user-created',
  'password-reset',
  'second-step-removed',
  'role-changed',
  /** A login from a browser in which this user has not logged in before. */
  'new-browser',
  /** Another address now gets these e-mails. */
  'alerts-moved',
] as const;

/** One such e-mail. It contains no secret, and its address may be read by several people. */
export interface StaffNotice {
  kind: (typeof staffNoticeKinds)[number];
  /** User name of the person who did it. */
  actor: string;
  /** User name of the person it is about. */
  user: string;
  /** The user's new role. */
  role?: Role;
  /** The recipient; without it, the address for alerts when it is sent. */
  to?: string;
  /** Epoch ms. */
  at: number;
}
