import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { LogoutState } from '../leave';
import { LeaveQuestion } from '../ui/leave-question';
import { lossOnLeave } from '../ui/unsaved-forms';

/**
 * Asks before the user leaves unsaved changes, inside the back office and out of it. One for all forms: the router
 * knows only one blocker.
 */
export function LeaveWarning() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as LogoutState | null)?.loggedOut &&
      lossOnLeave() !== undefined,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (lossOnLeave()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveQuestion loss={lossOnLeave()} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
  );
}
