import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SavedView } from '../../../domain/calls/admin-order-list';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { InputField } from '../../ui/field';
import { deleteOrderViewsId, putOrderViewsId } from '../client';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { orderListMessages as text } from '../messages/order-list';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';

interface Props {
  /** The view that is changed; without it a new one is saved. */
  view?: SavedView;
  /** What the list shows now. */
  address: string;
  onClose: () => void;
}

/** Names a view, shares it, renames or deletes it. Open as long as it is rendered. */
export function ViewDialog({ view, address, onClose }: Props) {
  // One number for all tries: a repeated call saves once.
  const [id] = useState(() => view?.id ?? crypto.randomUUID());
  const [shared, setShared] = useState(view?.shared ?? false);
  const [renew, setRenew] = useState(false);
  const form = useForm({ defaultValues: { name: view?.name ?? '' } });
  const save = useAct(
    (name: string) => putOrderViewsId(id, { name, shared, address: view && !renew ? view.address : address }),
    { done: view ? text.viewUpdated : text.viewSaved, onDone: onClose },
  );
  const remove = useAct(() => deleteOrderViewsId(id), { done: text.viewDeleted, onDone: onClose });
  const busy = save.busy || remove.busy;
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={view ? text.editViewTitle : text.saveViewTitle}
      description={view ? text.editViewLead : text.saveViewLead}
      closeLabel={messages.shell.close}
      width="small"
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(({ name }) => save.run(name.trim()))}
        className="grid gap-3"
      >
        <InputField
          label={text.viewName}
          error={form.formState.errors.name?.message}
          autoComplete="off"
          maxLength={60}
          {...form.register('name', { validate: (name) => name.trim() !== '' || text.viewNameMissing })}
        />
        <Checkbox checked={shared} onChange={setShared}>
          {text.share}
        </Checkbox>
        {view && view.address !== address && (
          <Checkbox checked={renew} onChange={setRenew}>
            {text.takeFilters}
          </Checkbox>
        )}
        <ActFailure error={save.error ?? remove.error} />
        <div className="flex flex-wrap justify-end gap-2">
          {view && (
            <Button
              look="danger"
              onClick={() => remove.run(undefined)}
              busy={remove.busy}
              className="mr-auto"
            >
              {text.deleteView}
            </Button>
          )}
          <Button onClick={onClose} disabled={busy}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" look="primary" busy={save.busy}>
            {commonMessages.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
