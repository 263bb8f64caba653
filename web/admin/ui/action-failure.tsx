import { isApiError } from '#web/api-client/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { errorText } from '../error-text';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { resultMessages } from '../order/results-text';

/** Why an action failed, and what to do; nothing if it succeeded. */
export function ActionFailure({
  error,
  title = commonMessages.actionFailed,
}: {
  error: Error | null;
  title?: string;
}) {
  if (!error) return null;
  return (
    <Alert tone="danger" title={title}>
      {isApiError(error, 'network')
        ? resultMessages.unreachable
        : isApiError(error)
          ? errorText(error)
          : resultMessages.unknown}
      {isApiError(error) && error.status >= 500 && error.requestId && (
        <span className="block text-muted">{messages.shell.requestId(error.requestId)}</span>
      )}
    </Alert>
  );
}
