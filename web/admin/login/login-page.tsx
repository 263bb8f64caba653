import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { messages } from '../messages';
import { adminKeys, sessionQuery } from '../queries';
import { RecoveryCodesLeft } from '../ui/recovery-codes-left';
import { useTitle } from '../ui/use-title';
import { type CodeAnswer, CodeForm } from './code-form';
import { LoginForm } from './login-form';
import { nextAddress } from './next-address';
import { loginStepMessages as step } from './text';

const text = messages.login;

/**
 * The back-office login (S1 §2.15), in two steps if the user has set that up. A logged-in user is redirected at once.
 */
export function LoginPage() {
  const [params] = useSearchParams();
  const next = nextAddress(params.get('next'));
  const session = useQuery(sessionQuery);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  /** The user whose password was right and whose code is missing. */
  const [half, setHalf] = useState<string>();
  useTitle(half === undefined ? text.title : step.codeTitle);
  /** Number of recovery codes left, if the login used one: shown before the back office opens. */
  const [left, setLeft] = useState<number>();
  if (left === undefined && session.data && !session.isError) return <Navigate to={next} replace />;

  const enter = async () => {
    toast({ tone: 'success', title: text.done });
    // Another user may have used this screen.
    queryClient.removeQueries({ queryKey: adminKeys.all });
    await navigate(next, { replace: true });
  };
  const onCode = async ({ recoveryCodesLeft }: CodeAnswer) => {
    if (recoveryCodesLeft === undefined) await enter();
    else setLeft(recoveryCodesLeft);
  };
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="w-full max-w-sm p-6">
        <h1 className="text-xl font-bold tracking-tight">
          {half === undefined ? text.title : step.codeTitle}
        </h1>
        {left !== undefined ? (
          <RecoveryCodesLeft left={left} onRead={() => void enter()} />
        ) : half === undefined ? (
          <>
            <p className="mb-5 text-sm text-muted">{text.subtitle}</p>
            <LoginForm onDone={enter} onHalf={setHalf} />
          </>
        ) : (
          <CodeForm username={half} onDone={onCode} onBack={() => setHalf(undefined)} />
        )}
      </Card>
    </main>
  );
}
