import { blockUser } from '#domain/calls/admin-blocked-users.ts';
import { ActionForm } from '../ui/action-form';
import { BlockFields } from './block-fields';
import { blockedMessages } from './text';

const text = blockedMessages.form;

/** Blocks a user (S1 §5). */
export function BlockForm() {
  return (
    <ActionForm
      call={blockUser}
      values={{ username: '', email: '', reason: '' }}
      submit={text.submit}
      done={text.done}
      failed={text.failed}
      onDone={(_, form) => form.reset()}
    >
      {({ field }) => <BlockFields field={field} />}
    </ActionForm>
  );
}
