import { isApiError } from '#web/api-client/api-error.ts';
import { waitOf } from '#web/api-client/failure.ts';
import { Alert } from '#web/ui/alert.tsx';
import { errorText } from '../error-text';
import { messages } from '../messages';
import { loginStepMessages as step } from './text';
import { waitText } from './use-wait';

/** Why the login failed (S1 §5, §8), and how long to wait after too many tries. */
export function LoginFailure({ error, wait }: { error: Error | null; wait: number }) {
  if (!error) return null;
  if (waitOf(error) > 0)
    return wait > 0 ? (
      <div className="grid gap-2">
        <Alert tone="danger" title={step.waitTitle}>
          {step.wait}
        </Alert>
        {/* Outside of the alert: inside, each second would be read out. */}
        <p role="timer" className="text-sm text-muted tabular-nums">
          {step.waitLeft(waitText(wait))}
        </p>
      </div>
    ) : null;
  return (
    <Alert tone="danger" title={messages.login.errorTitle}>
      {sentence(error)}
    </Alert>
  );
}

function sentence(error: Error): string {
  if (isApiError(error, 'invalid_credentials')) return messages.login.wrong;
  // A server error isn't the user's mistake.
  if (!isApiError(error) || error.status >= 500)
    return `${messages.login.failed}. ${isApiError(error) ? errorText(error) : messages.login.again}`;
  const left = error.details.triesLeft;
  return typeof left === 'number' ? `${errorText(error)} ${step.triesLeft(left)}` : errorText(error);
}
