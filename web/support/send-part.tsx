import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { failureLine } from './failure-line';

/** The end of a form: what is still wrong in one line, why it could not be sent, and the button. */
export function SendPart({
  problem,
  error,
  failed,
  busy,
  children,
}: {
  problem: string | undefined;
  error: Error | null;
  /** Title of the failure. */
  failed: string;
  busy: boolean;
  children: ReactNode;
}) {
  const messages = useMessages();
  return (
    <>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {error && !busy && (
        <Alert tone="danger" title={failed}>
          {failureLine(error, messages)}
        </Alert>
      )}
      <Button
        type="submit"
        look="primary"
        size="large"
        busy={busy}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {children}
      </Button>
    </>
  );
}
