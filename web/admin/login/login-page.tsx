import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { InputField } from '../../ui/field';
import { useToast } from '../../ui/toast';
import { postLogin } from '../client';
import { messages } from '../messages';
import { loginStepMessages as step } from '../messages/login';
import { adminKeys, sessionQuery } from '../queries';
import { useTitle } from '../ui/use-title';
import { type CodeAnswer, CodeForm } from './code-form';
import { LoginFailure } from './login-failure';
import { nextAddress } from './next-address';
import { PasswordField } from './password-field';
import { useWait, waitText } from './use-wait';

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
      ...(left === undefined ? {} : { text: step.recoveryUsed(left) }),
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
  const form = useForm({ defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;
  const login = useMutation({
    mutationFn: (values: { username: string; password: string }) => postLogin(values),
    onSuccess: async ({ codeNeeded }, { username }) => {
      if (codeNeeded) onHalf(username.trim());
      else await onDone();
    },
    onError: () => {
      form.resetField('password');
      form.setFocus('password');
    },
  });
  const wait = useWait(login.error);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        if (wait === 0 && !login.isPending) login.mutate(values);
      })}
      className="grid gap-4"
    >
      <InputField
        label={text.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username', {
          validate: (value) => value.trim() !== '' || text.usernameRequired,
        })}
      />
      <PasswordField
        error={errors.password?.message}
        {...form.register('password', { required: text.passwordRequired })}
      />
      <LoginFailure error={login.error} wait={wait} />
      <Button
        type="submit"
        look="primary"
        busy={login.isPending}
        disabledReason={wait > 0 ? step.waitLeft(waitText(wait)) : undefined}
      >
        {login.isPending ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
