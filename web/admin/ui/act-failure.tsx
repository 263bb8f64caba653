import { isApiError } from '../../api-client/api-error';
import { Alert } from '../../ui/alert';
import { errorText } from '../error-text';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';

/** Why an act was not done, and what to do; nothing where it was. */
export function ActFailure({
  error,
  title = commonMessages.actFailed,
}: {
  error: Error | null;
  title?: string;
}) {
  if (!error) return null;
  return (
    <Alert tone="danger" title={title}>
      {isApiError(error) ? errorText(error) : messages.results.unknown}
    </Alert>
  );
}
