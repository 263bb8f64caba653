import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { deleteBlockedUsersId } from '../client';
import { messages } from '../messages';
import { blockedMessages } from '../messages/blocked-users';
import { commonMessages } from '../messages/common';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';

const text = blockedMessages.unblock;

/** Asks before a block is ended (S1 §2.15). */
export function UnblockDialog({
  block,
  onClose,
}: {
  block: { id: string; username: string };
  onClose: () => void;
}) {
  const { run, busy, error } = useAct(() => deleteBlockedUsersId(block.id), {
    done: text.done,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={text.title(block.username)}
      description={text.text}
      closeLabel={messages.shell.close}
    >
      <div className="grid gap-4">
        <ActFailure error={error} title={text.failed} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {commonMessages.cancel}
          </Button>
          <Button look="danger" busy={busy} onClick={() => run(undefined)}>
            {text.act}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
