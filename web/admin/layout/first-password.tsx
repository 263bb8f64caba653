import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordForm } from '../account/password-form';
import { accountMessages } from '../account/text';
import { messages } from '../messages';
import type { AdminSession } from '../session';
import { useTitle } from '../ui/use-title';
import { useLogout } from './use-logout';

const text = accountMessages.first;

/** The only screen for a user whose password somebody else chose, until they have changed it. */
export function FirstPassword({ session }: { session: AdminSession['session'] }) {
  useTitle(text.title);
  const leave = useLogout();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="grid w-full max-w-md gap-4 p-6">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold tracking-tight">{text.title}</h1>
          <p className="text-sm text-muted">{text.lead}</p>
          <p className="text-sm text-muted">{messages.shell.loggedInAs(session.username)}</p>
        </div>
        <PasswordForm username={session.username} oldLabel={text.old} />
        <Button variant="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
          {messages.shell.logout}
        </Button>
      </Card>
    </main>
  );
}
