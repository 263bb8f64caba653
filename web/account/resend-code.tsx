import { useEffect, useState } from 'react';
import { failureSentence } from '../api-client/failure';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { useToast } from '../ui/toast';
import type { PendingLogin } from './login-storage';
import { useCodeRequest } from './use-code-request';

/** How long to wait for the e-mail before another code can be requested, in ms. */
const pauseMs = 30_000;

/** Requests another code, after a pause; at once if the current one has expired. */
export function ResendCode({
  login,
  over,
  onResent,
}: {
  login: PendingLogin;
  over: boolean;
  onResent: (login: PendingLogin) => void;
}) {
  const { account, errors } = useMessages();
  const { code: words } = account;
  const toast = useToast();
  const left = useSecondsUntil(over ? 0 : login.askedAt + pauseMs);
  const ask = useCodeRequest((next) => {
    toast({ tone: 'success', title: words.resent });
    onResent(next);
  });
  if (left > 0 && !ask.isPending)
    return (
      <p className="flex min-h-11 items-center px-4 text-sm text-muted tabular-nums">
        {words.resendIn(left)}
      </p>
    );
  return (
    <Button
      variant="quiet"
      busy={ask.isPending}
      onClick={() =>
        ask.mutate(login.email, {
          onError: (error) => toast({ tone: 'danger', title: failureSentence(error, errors) }),
        })
      }
    >
      {words.resend}
    </Button>
  );
}

/** Whole seconds until a moment (epoch ms), 0 from then on. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (Date.now() >= moment) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
