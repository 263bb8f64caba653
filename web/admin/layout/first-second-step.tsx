import { Button } from '#web/ui/button.tsx';
import { accountMessages } from '../account/text';
import { TotpSection } from '../account/totp-section';
import { messages } from '../messages';
import type { AdminSession } from '../session';
import { useTitle } from '../ui/use-title';
import { useLogout } from './use-logout';

const text = accountMessages.second;

interface Props {
  session: AdminSession['session'];
  onCodes: (shown: boolean) => void;
}

/** The only screen for a user who must have a second step, until they have set it up and saved its recovery codes. */
export function FirstSecondStep({ session, onCodes }: Props) {
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
        <TotpSection totp={{ recoveryCodesLeft: 0 }} onCodes={onCodes} />
        <Button variant="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
          {messages.shell.logout}
        </Button>
      </div>
    </main>
  );
}
