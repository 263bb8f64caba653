import { isApiError } from '#web/api-client/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { errorText } from '../error-text';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { resultMessages } from '../order/results-text';

/**
 * Why an action failed, and what to do; nothing if it succeeded. `onlyReads`: it has no effect that may have happened all
 * the same.
 */
export function ActionFailure({
  error,
  title = commonMessages.actionFailed,
  onlyReads = false,
}: {
  error: Error | null;
  title?: string;
  onlyReads?: boolean;
}) {
  if (!error) return null;
  return (
    <Alert tone="danger" title={title}>
      {textOf(error, onlyReads)}
      {isApiError(error) && error.status >= 500 && error.requestId && (
        <span className="block text-muted">{messages.shell.requestId(error.requestId)}</span>
      )}
    </Alert>
  );
}

function textOf(error: Error, onlyReads: boolean): string {
  if (!isApiError(error)) return resultMessages.unknown;
  if (isApiError(error, 'network') && !onlyReads) return resultMessages.unreachable;
  return isApiError(error, 'internal') && onlyReads ? error.message : errorText(error);
}
