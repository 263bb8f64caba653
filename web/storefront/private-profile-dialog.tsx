import { useState } from 'react';
import { useCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

/** Says that the profile must be public, how to make it so (S0 §2), and checks again. */
export function PrivateProfileDialog({
  username,
  onCheck,
  onClose,
}: {
  username: string | undefined;
  /** Checks again; the caller closes the dialog once the profile is public. */
  onCheck: (username: string) => Promise<'private' | 'done'>;
  onClose: () => void;
}) {
  const { order, common } = useMessages();
  const { title, text, guarantee, steps, done } = order.privateDialog;
  const { line } = useCart();
  return (
    <Dialog
      open={username !== undefined}
      onClose={onClose}
      title={title}
      description={line === 'followers' ? `${text(username ?? '')} ${guarantee}` : text(username ?? '')}
      closeLabel={common.close}
    >
      <ol className="mb-5 grid list-decimal gap-1.5 pl-5 leading-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="grid gap-3">
        {username !== undefined && <Check key={username} username={username} onCheck={onCheck} />}
        <Button size="large" onClick={onClose}>
          {done}
        </Button>
      </div>
    </Dialog>
  );
}

/** Checks one profile. The dialog's content, and what a check said, go when it closes. */
function Check({
  username,
  onCheck,
}: {
  username: string;
  onCheck: (username: string) => Promise<'private' | 'done'>;
}) {
  const { check, still } = useMessages().order.privateDialog;
  const [state, setState] = useState<'checking' | 'private'>();

  async function ask(): Promise<void> {
    if (state === 'checking') return;
    setState('checking');
    setState((await onCheck(username)) === 'private' ? 'private' : undefined);
  }

  return (
    <>
      {state === 'private' && <Alert tone="warning">{still}</Alert>}
      <Button variant="primary" size="large" busy={state === 'checking'} onClick={() => void ask()}>
        {check}
      </Button>
    </>
  );
}
