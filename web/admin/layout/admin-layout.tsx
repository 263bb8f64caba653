import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isApiError } from '#web/api-client/api-error.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PasswordForm } from '../account/password-form';
import { accountMessages } from '../account/text';
import { TotpSection } from '../account/totp-section';
import { useLiveChanges } from '../live';
import { loginAddress } from '../login/next-address';
import { loginStepMessages as step } from '../login/text';
import { messages } from '../messages';
import { sessionQuery } from '../queries';
import { type AdminSession, SessionContext } from '../session';
import { LoadFailure } from '../ui/load-failure';
import { useKeys } from '../ui/use-keys';
import { forgetUnsaved } from '../unsaved';
import { FirstScreen } from './first-screen';
import { KeysDialog } from './keys-dialog';
import { LeaveWarning } from './leave-warning';
import { Palette } from './palette';
import { SessionEnded } from './session-ended';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useNarrow } from './use-narrow';

const text = messages.shell;
const { first, second } = accountMessages;

/** Every screen behind the login. Without a session it redirects there, and back afterwards. */
export function AdminLayout() {
  const { pathname, search } = useLocation();
  const { data, error, refetch, isFetching } = useQuery(sessionQuery);
  // Once the second step is on the session no longer requires its set-up, but the recovery codes are shown only now.
  const [showsCodes, setShowsCodes] = useState(false);
  const ended = isApiError(error, 'unauthenticated');
  const login = loginAddress(pathname + search);
  // A screen with content stays: a half-written reason must not be lost.
  if (ended && !data) return <ToLogin address={login} lost={error.details.sessionEnded === true} />;
  // Somebody else chose the password.
  if (data?.session.mustChangePassword)
    return (
      <FirstScreen text={first} session={data.session}>
        <Card className="p-6">
          <PasswordForm username={data.session.username} oldLabel={first.old} />
        </Card>
      </FirstScreen>
    );
  if (data && (data.session.secondStepNeeded || showsCodes))
    return (
      <FirstScreen text={second} session={data.session}>
        <TotpSection totp={{ recoveryCodesLeft: 0 }} onCodes={setShowsCodes} />
      </FirstScreen>
    );
  // Another user gets a new screen, without what the one before has typed.
  if (data) return <Shell key={data.session.username} session={data} ended={ended} login={login} />;
  if (error)
    return (
      <main className="mx-auto max-w-lg p-6">
        <LoadFailure title={text.sessionFailed} error={error} onRetry={refetch} busy={isFetching} />
      </main>
    );
  return (
    <div role="status" className="flex">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="hidden h-dvh w-58 lg:block" />
    </div>
  );
}

/** Redirects to the login, with a notice if the session could not be restored (S1 §6). */
function ToLogin({ address, lost }: { address: string; lost: boolean }) {
  const toast = useToast();
  useEffect(() => {
    if (lost) toast({ title: step.restoring, text: step.restoringFailed });
  }, [lost, toast]);
  return <Navigate to={address} replace />;
}

interface ShellProps {
  session: AdminSession;
  ended: boolean;
  login: string;
}

function Shell({ session, ended, login }: ShellProps) {
  const live = useLiveChanges(!ended);
  const { username } = session.session;
  useEffect(() => forgetUnsaved({ except: username }), [username]);
  const [narrow, setNarrow] = useNarrow();
  const [open, setOpen] = useState<'keys' | 'palette'>();
  const close = () => setOpen(undefined);
  useKeys({ '?': () => setOpen('keys'), 'mod+k': () => setOpen('palette') });
  return (
    <SessionContext value={session}>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-ink px-3 py-2 text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {text.skipToContent}
      </a>
      <TopBar
        session={session}
        live={live}
        onKeys={() => setOpen('keys')}
        onSearch={() => setOpen('palette')}
      />
      <div className="flex [--sticky-top:3.5rem] lg:[--sticky-top:0px]">
        <Sidebar
          session={session}
          live={live}
          narrow={narrow}
          onNarrow={setNarrow}
          onKeys={() => setOpen('keys')}
          onSearch={() => setOpen('palette')}
        />
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <SessionEnded ended={ended} username={username} login={login} />
          <Outlet />
        </main>
      </div>
      <LeaveWarning />
      <KeysDialog open={open === 'keys'} onClose={close} />
      <Palette open={open === 'palette'} onClose={close} />
    </SessionContext>
  );
}
