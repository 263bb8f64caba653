import type { Role } from './permissions';

/** The e-mails to back-office users about access to the back office. */
export const staffNoticeKinds = [
  'user-created',
  'password-reset',
  'second-step-removed',
  'role-changed',
  /** A login from a browser in which this user has not logged in before. */
  'new-browser',
  /** From now on another address hears of all this. */
  'alerts-moved',
] as const;

/** One of them. It holds no secret, and goes to an address that several may read. */
export interface StaffNotice {
  kind: (typeof staffNoticeKinds)[number];
  /** User name of who did it. */
  actor: string;
  /** User name of whom it is about. */
  user: string;
  /** The role that the user has from now on. */
  role?: Role;
  /** Where the letter goes; without it, to the address for alerts as it is by then. */
  to?: string;
  /** Epoch ms. */
  at: number;
}
