import { LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { accountMessages } from '../account/text';
import { messages } from '../messages';
import type { AdminSession } from '../session';
import { Dialog } from '../ui/dialog';
import { lossOnLeave } from '../ui/unsaved-forms';
import { keepsUnsaved } from '../unsaved';
import { useLogout } from './use-logout';

const text = messages.shell;

interface Props {
  session: AdminSession['session'];
  narrow?: boolean;
  onLeave?: () => void;
}

/** The logged-in user, the link to their account, and the logout. */
export function Account({ session, narrow = false, onLeave }: Props) {
  const leave = useLogout();
  const [asking, setAsking] = useState(false);
  return (
    <div className={`flex items-center gap-1 ${narrow ? 'flex-col' : 'justify-between'}`}>
      <Link
        to="/admin/account"
        onClick={onLeave}
        title={accountMessages.title}
        className={`flex min-h-11 min-w-0 items-center gap-3 rounded-control hover:bg-sunken ${narrow ? 'w-11 justify-center' : 'flex-1 px-3'}`}
      >
        <UserRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {narrow ? (
          <span className="sr-only">{accountMessages.title}</span>
        ) : (
          <span className="grid min-w-0 text-sm leading-tight">
            <span className="truncate font-medium">{session.username}</span>
            <span className="text-xs text-muted">{text.roles[session.role]}</span>
            <span className="sr-only">{accountMessages.title}</span>
          </span>
        )}
      </Link>
      <button
        type="button"
        onClick={() => (keepsUnsaved() || lossOnLeave() ? setAsking(true) : leave.mutate())}
        aria-busy={leave.isPending || undefined}
        aria-label={text.logout}
        title={text.logout}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <LogOut aria-hidden="true" className="size-5" />
      </button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.logoutUnsaved}
        description={text.logoutUnsavedText}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="danger" busy={leave.isPending} onClick={() => leave.mutate()}>
            {text.logout}
          </Button>
          <Button variant="primary" onClick={() => setAsking(false)}>
            {text.logoutStay}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
