import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { messages } from '../messages';

const text = messages.stepUp;

/**
 * How many recovery codes are left after one was used. It stays until it is confirmed: without any, a lost phone locks
 * the user out.
 */
export function RecoveryCodesLeft({ left, onRead }: { left: number; onRead: () => void }) {
  return (
    <div className="grid gap-4 pt-3">
      <Alert tone="warning">{text.recoveryUsed(left)}</Alert>
      <Button variant="primary" className="justify-self-end" onClick={onRead} autoFocus>
        {text.recoveryRead}
      </Button>
    </div>
  );
}
