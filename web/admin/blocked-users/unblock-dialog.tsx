import { unblockUser } from '#domain/calls/admin-blocked-users.ts';
import { ActionDialog } from '../ui/action-form';
import { blockedMessages } from './text';

const text = blockedMessages.unblock;

/** Asks before a block is ended (S1 §2.15). */
export function UnblockDialog({
  block,
  onClose,
}: {
  block: { id: string; username: string };
  onClose: () => void;
}) {
  return (
    <ActionDialog
      call={unblockUser}
      params={{ id: block.id }}
      title={text.title(block.username)}
      description={text.text}
      submit={text.action}
      done={text.done}
      failed={text.failed}
      danger
      onClose={onClose}
    />
  );
}
