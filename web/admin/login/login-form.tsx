import { adminLogin } from '#domain/calls/admin-session.ts';
import { InputField } from '#web/ui/field.tsx';
import { messages } from '../messages';
import { PasswordField } from '../ui/password-field';
import { LoginStep } from './login-step';

const text = messages.login;

interface Props {
  /** Whose session goes on; left out, anybody may log in. */
  username?: string;
  onDone?: () => Promise<void>;
  /** The password was right, the code is missing. */
  onHalf: (username: string) => void;
}

/** The first step of the login: name and password. */
export function LoginForm({ username = '', onDone, onHalf }: Props) {
  return (
    <LoginStep
      call={adminLogin}
      values={{ username, password: '' }}
      secret="password"
      submit={text.submit}
      submitting={text.submitting}
      onDone={({ codeNeeded }, form) => {
        if (codeNeeded) onHalf(form.getValues('username').trim());
        else return onDone?.();
      }}
    >
      {({ field }) => (
        <>
          <InputField
            label={text.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={username !== ''}
            {...field('username')}
          />
          <PasswordField {...field('password')} />
        </>
      )}
    </LoginStep>
  );
}
