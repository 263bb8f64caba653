import { Button } from '#web/ui/button.tsx';
import { Copyable } from '../ui/copyable';
import { Dialog } from '../ui/dialog';
import { userMessages } from './text';

const text = userMessages.password;

interface Props {
  username: string;
  password: string;
  onClose: () => void;
}

/**
 * A first password, shown once. The user must confirm that it is noted, so that the dialog isn't closed by accident.
 */
export function FirstPasswordDialog({ username, password, onClose }: Props) {
  return (
    <Dialog open title={text.title(username)} description={text.lead}>
      <div className="grid gap-4">
        <p className="rounded-control bg-sunken p-3.5 text-center text-base">
          <Copyable value={password} what={text.name} mono />
        </p>
        <Button variant="primary" className="justify-self-end" onClick={onClose}>
          {text.kept}
        </Button>
      </div>
    </Dialog>
  );
}
