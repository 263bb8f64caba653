import { useRef, useState } from 'react';
import { useMessages } from '../i18n/messages';
import { Card } from '../ui/card';
import { CodeForm } from './code-form';
import { EmailForm } from './email-form';
import { keepPendingLogin, type PendingLogin, readPendingLogin } from './login-storage';

/** The login: the e-mail address, then the code sent to it (D20). */
export function Login({
  email,
  focus,
  onEntered,
}: {
  /** Known in advance, e.g. from an expired session. */
  email: string;
  focus: boolean;
  onEntered: (email: string) => void;
}) {
  const { account, heads } = useMessages();
  const [login, setLogin] = useState(() => readPendingLogin(Date.now()));
  const [change, setChange] = useState<string>();
  const waiting = useRef(login);

  function keep(next: PendingLogin | undefined): void {
    waiting.current = next;
    keepPendingLogin(next);
  }

  function remember(next: PendingLogin | undefined): void {
    keep(next);
    setLogin(next);
  }

  return (
    <div className="mx-auto grid max-w-md gap-6 px-4 py-6 sm:px-6 sm:py-12">
      <div className="grid gap-1.5">
        <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{heads.account.title}</h1>
        {!login && <p className="leading-7 text-muted">{account.lead}</p>}
      </div>
      <Card className="p-4 sm:p-6">
        {login ? (
          <CodeForm
            login={login}
            onResent={(next) => {
              // On a slow network the visitor has chosen another address, or entered, before this answer.
              if (waiting.current === login) remember(next);
            }}
            onChange={() => {
              setChange(login.email);
              remember(undefined);
            }}
            onEntered={(proven) => {
              keep(undefined);
              onEntered(proven);
            }}
          />
        ) : (
          <EmailForm initial={change ?? email} focus={focus || change !== undefined} onAsked={remember} />
        )}
      </Card>
    </div>
  );
}
