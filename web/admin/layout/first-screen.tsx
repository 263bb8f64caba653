import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { messages } from '../messages';
import type { AdminSession } from '../session';
import { useTitle } from '../ui/use-title';
import { useLogout } from './use-logout';

interface Props {
  text: { title: string; lead: string };
  session: AdminSession['session'];
  children: ReactNode;
}

/** The only screen for a user who has to do something first. Without the navigation: the way out is to log out. */
export function FirstScreen({ text, session, children }: Props) {
  useTitle(text.title);
  const leave = useLogout();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="grid w-full max-w-md gap-4">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold tracking-tight">{text.title}</h1>
          <p className="text-sm text-muted">{text.lead}</p>
          <p className="text-sm text-muted">{messages.shell.loggedInAs(session.username)}</p>
        </div>
        {children}
        <Button variant="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
          {messages.shell.logout}
        </Button>
      </div>
    </main>
  );
}
