import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import type { LogoutState } from '../leave';
import { messages } from '../messages';
import { Dialog } from '../ui/dialog';
import { lossOnLeave } from '../ui/unsaved-forms';

const text = messages.leaving;

/**
 * Asks before the user leaves unsaved changes, inside the back office and out of it. One for all forms: the router knows
 * only one blocker.
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
    <Dialog
      open
      onClose={() => blocker.reset()}
      title={text.title}
      description={text[lossOnLeave() ?? 'lost']}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => blocker.proceed()}>{text.leave}</Button>
        <Button variant="primary" onClick={() => blocker.reset()}>
          {text.stay}
        </Button>
      </div>
    </Dialog>
  );
}
