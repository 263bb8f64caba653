import { blockUser } from '#domain/calls/admin-blocked-users.ts';
import { ActionDialog } from '../ui/action-form';
import { BlockFields } from './block-fields';
import { blockedMessages } from './text';

const text = blockedMessages.form;

/** Blocks a known customer: name and address are filled in. Open as long as it is rendered. */
export function BlockDialog({
  known,
  onClose,
}: {
  known: { username?: string; email?: string };
  onClose: () => void;
}) {
  return (
    <ActionDialog
      call={blockUser}
      values={{ username: '', email: '', reason: '', ...known }}
      title={text.title}
      description={blockedMessages.lead}
      submit={text.submit}
      done={text.done}
      failed={text.failed}
      onClose={onClose}
      width="medium"
    >
      {({ field }) => <BlockFields field={field} />}
    </ActionDialog>
  );
}
