import { isApiError } from '../../api-client/api-error';
import { Alert } from '../../ui/alert';
import { errorText } from '../error-text';
import { messages } from '../messages';

/** Why an act was not done; nothing where it was. */
export function ActFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Alert tone="danger" title={messages.requests.actFailed}>
      {isApiError(error) ? errorText(error) : messages.results.unknown}
    </Alert>
  );
}
