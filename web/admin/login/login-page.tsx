import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../api-client/api-error';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { InputField } from '../../ui/field';
import { useToast } from '../../ui/toast';
import { logIn } from '../calls';
import { errorText } from '../error-text';
import { messages } from '../messages';
import { adminKeys, sessionQuery } from '../queries';
import { useTitle } from '../ui/use-title';
import { nextAddress } from './next-address';
import { PasswordField } from './password-field';

const text = messages.login;

/** The way into the back office (S1 §2.15). Who is logged in already goes on at once. */
export function LoginPage() {
  useTitle(text.title);
  const [params] = useSearchParams();
  const next = nextAddress(params.get('next'));
  const session = useQuery(sessionQuery);
  if (session.data && !session.isError) return <Navigate to={next} replace />;
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="w-full max-w-sm p-6">
        <h1 className="text-xl font-bold tracking-tight">{text.title}</h1>
        <p className="mb-5 text-sm text-muted">{text.subtitle}</p>
        <LoginForm next={next} />
      </Card>
    </main>
  );
}

function LoginForm({ next }: { next: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const form = useForm({ defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: async () => {
      toast({ tone: 'success', title: text.done });
      // Another administrator may have used this screen.
      queryClient.removeQueries({ queryKey: adminKeys.all });
      await navigate(next, { replace: true });
    },
    onError: () => {
      form.resetField('password');
      form.setFocus('password');
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => login.mutate(values))} className="grid gap-4">
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
      {login.error && (
        <Alert tone="danger" title={text.errorTitle}>
          {loginError(login.error)}
        </Alert>
      )}
      <Button type="submit" look="primary" busy={login.isPending}>
        {login.isPending ? text.submitting : text.submit}
      </Button>
    </form>
  );
}

function loginError(error: Error): string {
  if (isApiError(error, 'invalid_credentials')) return text.wrong;
  return isApiError(error) ? errorText(error) : text.failed;
}
