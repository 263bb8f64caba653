import { isApiError } from '#web/api-client/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { errorText } from '../error-text';
import { messages } from '../messages';

interface Props {
  title: string;
  error: Error;
  onRetry: () => unknown;
  busy: boolean;
}

/** Something could not be loaded; everything else on the screen stays. */
export function LoadFailure({ title, error, onRetry, busy }: Props) {
  return (
    <Alert
      tone="danger"
      title={title}
      actions={
        <Button size="small" onClick={() => void onRetry()} busy={busy}>
          {messages.shell.retry}
        </Button>
      }
    >
      {failureText(error)}
      {isApiError(error) && error.requestId && (
        <span className="block text-muted">{messages.shell.requestId(error.requestId)}</span>
      )}
    </Alert>
  );
}

function failureText(error: Error): string {
  if (!isApiError(error)) return messages.shell.crashed;
  // A read-only page has no fields to mark: a value in the URL is invalid.
  return error.code === 'validation_failed' ? messages.shell.wrongAddress : errorText(error);
}
