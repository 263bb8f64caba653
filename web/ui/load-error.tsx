import { Alert } from './alert';
import { Button } from './button';

/** Something could not be loaded: what, and a retry button that keeps everything else. */
export function LoadError({
  message,
  retryLabel,
  onRetry,
  busy,
}: {
  message: string;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
}) {
  return (
    <Alert
      tone="danger"
      actions={
        <Button onClick={onRetry} busy={busy}>
          {retryLabel}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
