import { createContext, useContext } from 'react';
import type { AdminSession } from './calls';

/** The open session; the layout provides it. */
export const SessionContext = createContext<AdminSession | undefined>(undefined);

/** Who is logged in. Only for screens below the layout. */
export function useSession(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The layout provides the session');
  return session;
}
