import { useState } from 'react';
import { deleteView, type SavedView, saveView } from '#domain/calls/admin-views.ts';
import { api } from '#web/api-client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { InputField } from '#web/ui/field.tsx';
import { commonMessages } from '../messages/common';
import { ActionFailure } from '../ui/action-failure';
import { ActionDialog } from '../ui/action-form';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { listMessages as text } from './text';

interface Props {
  /** The path of the list's call. */
  list: string;
  /** The view to change; without it a new one is saved. */
  view?: SavedView;
  /** The list's current state. */
  address: string;
  onClose: () => void;
}

/** Names a view, shares it, renames or deletes it. Open as long as it is rendered. */
export function ViewDialog({ list, view, address, onClose }: Props) {
  // One id for all attempts: a repeated call saves once.
  const [id] = useState(() => view?.id ?? crypto.randomUUID());
  const remove = useAdminMutation(() => api(deleteView, { params: { id } }), {
    done: text.viewDeleted,
    onDone: onClose,
  });
  return (
    <ActionDialog
      call={saveView}
      params={{ id }}
      values={{ name: view?.name ?? '', shared: view?.shared ?? false, renew: false }}
      toBody={({ name, shared, renew }) => ({
        list,
        name,
        shared,
        address: view && !renew ? view.address : address,
      })}
      title={view ? text.editViewTitle : text.saveViewTitle}
      description={view ? text.editViewLead : text.saveViewLead}
      submit={commonMessages.save}
      done={view ? text.viewUpdated : text.viewSaved}
      onClose={onClose}
      beside={
        view && (
          <Button
            variant="danger"
            onClick={() => remove.run(undefined)}
            busy={remove.busy}
            className="mr-auto"
          >
            {text.deleteView}
          </Button>
        )
      }
    >
      {({ field, checkbox }) => (
        <>
          <InputField label={text.viewName} maxLength={60} {...field('name')} />
          <Checkbox {...checkbox('shared')}>{text.share}</Checkbox>
          {view && view.address !== address && <Checkbox {...checkbox('renew')}>{text.takeFilters}</Checkbox>}
          <ActionFailure error={remove.error} />
        </>
      )}
    </ActionDialog>
  );
}
