import { createContext, useContext } from 'react';
import { may, type Permission } from '../../domain/permissions';
import type { getSession } from './client';

/** Who is logged in, how many orders wait for a person, and where the Temporal UI is. */
export type AdminSession = Awaited<ReturnType<typeof getSession>>;

/** The open session; the layout provides it. */
export const SessionContext = createContext<AdminSession | undefined>(undefined);

/** Who is logged in. Only for screens below the layout. */
export function useSession(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The layout provides the session');
  return session;
}

/** Whether who is logged in has a permission. The server decides; screens only don't offer what it would refuse. */
export function useMay(permission: Permission): boolean {
  return may(useSession().session.role, permission);
}
