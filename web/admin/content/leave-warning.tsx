import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import type { LogoutState } from '../leave';
import { Dialog } from '../ui/dialog';
import { contentMessages as text } from './text';

/** Asks before the user leaves unsaved changes, inside the back office and out of it. */
export function LeaveWarning({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as LogoutState | null)?.loggedOut,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={() => blocker.reset()} title={text.leaveTitle} description={text.leaveText}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => blocker.proceed()}>{text.leave}</Button>
        <Button variant="primary" onClick={() => blocker.reset()}>
          {text.stay}
        </Button>
      </div>
    </Dialog>
  );
}
