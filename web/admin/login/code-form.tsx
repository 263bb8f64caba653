import { useState } from 'react';
import { adminLoginCode } from '#domain/calls/admin-account.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { isApiError } from '#web/api-client/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/field.tsx';
import { LoginStep } from './login-step';
import { loginStepMessages as text } from './text';

/** The answer to a correct code. */
export type CodeAnswer = AnswerOf<typeof adminLoginCode>;

interface Props {
  username: string;
  onDone: (answer: CodeAnswer) => Promise<void> | void;
  onBack: () => void;
}

/** The second step of the login: a code of the app, or a recovery code. */
export function CodeForm({ username, onDone, onBack }: Props) {
  const [recovery, setRecovery] = useState(false);
  const wrong = recovery ? text.recoveryMissing : text.codeMissing;
  const pattern = recovery ? /\S/ : /^\s*\d{3} ?\d{3}\s*$/;
  return (
    <LoginStep
      // The other kind of code starts a new form.
      key={recovery ? 'recovery' : 'code'}
      call={adminLoginCode}
      values={{ code: '' }}
      check={({ code }) => ({ code: pattern.test(code) ? undefined : wrong })}
      secret="code"
      submit={text.submit}
      submitting={text.submitting}
      onDone={onDone}
      below={(error) => (
        <div className="grid gap-1">
          <Button variant="quiet" onClick={() => setRecovery(!recovery)}>
            {recovery ? text.useApp : text.useRecovery}
          </Button>
          {/* Too late, or too many wrong codes: only the first step is possible. */}
          <Button variant={isApiError(error, 'half_login_over') ? 'secondary' : 'quiet'} onClick={onBack}>
            {text.back}
          </Button>
        </div>
      )}
    >
      {({ field }) => (
        <>
          <p className="text-sm text-muted">{recovery ? text.recoveryLead : text.codeLead(username)}</p>
          <InputField
            label={recovery ? text.recovery : text.code}
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={recovery ? 24 : 7}
            // The first step has just been left; typing continues here.
            autoFocus
            {...field('code')}
          />
        </>
      )}
    </LoginStep>
  );
}
