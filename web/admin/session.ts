import { createContext, useContext } from 'react';
import type { adminSession } from '#domain/calls/admin-session.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { may, type Permission } from '#domain/permissions.ts';
import { commonMessages } from './messages/common';

/** The logged-in user, how many orders wait for a person, and the Temporal UI's address. */
export type AdminSession = AnswerOf<typeof adminSession>;

/** The open session; the layout provides it. */
export const SessionContext = createContext<AdminSession | undefined>(undefined);

/** The logged-in user. Only for screens below the layout. */
export function useSession(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The layout provides the session');
  return session;
}

/** Whether the logged-in user has a permission. The server decides; screens only hide what it would refuse. */
export function useMay(permission: Permission): boolean {
  return may(useSession().session.role, permission);
}

/** Why the logged-in user can't do what needs a permission: the reason of a disabled button; undefined if they can. */
export function useWhyNot(permission: Permission): string | undefined {
  return useMay(permission) ? undefined : commonMessages.notAllowed;
}
