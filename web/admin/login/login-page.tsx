import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { adminLogin } from '#domain/calls/admin-session.ts';
import { Card } from '#web/ui/card.tsx';
import { InputField } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { messages } from '../messages';
import { adminKeys, sessionQuery } from '../queries';
import { PasswordField } from '../ui/password-field';
import { useTitle } from '../ui/use-title';
import { type CodeAnswer, CodeForm } from './code-form';
import { LoginStep } from './login-step';
import { nextAddress } from './next-address';
import { loginStepMessages as step } from './text';

const text = messages.login;

/** The way into the back office (S1 §2.15), in two steps for who wants it so. Who is logged in goes on at once. */
export function LoginPage() {
  const [params] = useSearchParams();
  const next = nextAddress(params.get('next'));
  const session = useQuery(sessionQuery);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  /** Whose password was right and whose code is missing. */
  const [half, setHalf] = useState<string>();
  useTitle(half === undefined ? text.title : step.codeTitle);
  if (session.data && !session.isError) return <Navigate to={next} replace />;

  const enter = async (answer?: CodeAnswer) => {
    const left = answer?.recoveryCodesLeft;
    toast({
      tone: 'success',
      title: text.done,
      ...(left === undefined ? {} : { text: messages.stepUp.recoveryUsed(left) }),
    });
    // Another user may have used this screen.
    queryClient.removeQueries({ queryKey: adminKeys.all });
    await navigate(next, { replace: true });
  };
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="w-full max-w-sm p-6">
        <h1 className="text-xl font-bold tracking-tight">
          {half === undefined ? text.title : step.codeTitle}
        </h1>
        {half === undefined ? (
          <>
            <p className="mb-5 text-sm text-muted">{text.subtitle}</p>
            <LoginForm onDone={enter} onHalf={setHalf} />
          </>
        ) : (
          <CodeForm username={half} onDone={enter} onBack={() => setHalf(undefined)} />
        )}
      </Card>
    </main>
  );
}

interface Props {
  onDone: () => Promise<void>;
  /** The password was right, the code is missing. */
  onHalf: (username: string) => void;
}

function LoginForm({ onDone, onHalf }: Props) {
  return (
    <LoginStep
      call={adminLogin}
      values={{ username: '', password: '' }}
      secret="password"
      submit={text.submit}
      submitting={text.submitting}
      onDone={({ codeNeeded }, form) => {
        if (codeNeeded) onHalf(form.getValues('username').trim());
        else return onDone();
      }}
    >
      {({ field }) => (
        <>
          <InputField
            label={text.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field('username')}
          />
          <PasswordField {...field('password')} />
        </>
      )}
    </LoginStep>
  );
}
