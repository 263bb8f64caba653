import { useForm } from 'react-hook-form';
import type { SuppressionView } from '../../../domain/calls/admin-marketing';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { EmailField, TextareaField } from '../../ui/field';
import { postSuppressions, postSuppressionsIdEnd } from '../client';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { marketingMessages } from '../messages/marketing';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';

const text = marketingMessages.suppressions;

/** Ends marketing mail to an address, whether it bought or not. */
export function AddSuppression({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { email: '', reason: '' } });
  const { run, busy, error } = useAct(postSuppressions, { done: text.added, onDone: onClose });
  const said = (name: string) => (isApiError(error) ? error.fields?.[name] : undefined);
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={text.addTitle}
      description={text.addText}
      closeLabel={messages.shell.close}
    >
      <form noValidate onSubmit={form.handleSubmit((values) => run(values))} className="grid gap-4">
        <EmailField label={text.email} error={said('email')} {...form.register('email')} autoComplete="off" />
        <TextareaField
          label={commonMessages.reason}
          hint={commonMessages.reasonHint}
          error={said('reason')}
          rows={2}
          maxLength={500}
          {...form.register('reason')}
        />
        <ActFailure error={error} title={text.addFailed} />
        <Buttons busy={busy} submit={text.add} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** Allows marketing mail again: only its owner can want that, and how they asked is written down. */
export function EndSuppression({
  suppression,
  onClose,
}: {
  suppression: SuppressionView;
  onClose: () => void;
}) {
  const form = useForm({ defaultValues: { asked: false, reason: '' } });
  const { run, busy, error } = useAct(
    // What isn't ticked is refused by the server, with its sentence at the box.
    ({ asked, reason }: { asked: boolean; reason: string }) =>
      postSuppressionsIdEnd(suppression.id, { asked: asked as true, reason }),
    { done: text.ended, onDone: onClose },
  );
  const said = (name: string) => (isApiError(error) ? error.fields?.[name] : undefined);
  const asked = form.watch('asked');
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={text.endTitle}
      description={text.endText(suppression.email)}
      closeLabel={messages.shell.close}
    >
      <form noValidate onSubmit={form.handleSubmit((values) => run(values))} className="grid gap-4">
        <Checkbox
          checked={asked}
          onChange={(value) => form.setValue('asked', value)}
          error={asked ? undefined : said('asked')}
        >
          {text.asked}
        </Checkbox>
        <TextareaField
          label={text.how}
          hint={text.howHint}
          error={said('reason')}
          rows={2}
          maxLength={500}
          {...form.register('reason')}
        />
        <ActFailure error={error} title={text.endFailed} />
        <Buttons busy={busy} submit={text.end} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function Buttons({ busy, submit, onClose }: { busy: boolean; submit: string; onClose: () => void }) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose} disabled={busy}>
        {commonMessages.cancel}
      </Button>
      <Button type="submit" look="primary" busy={busy}>
        {busy ? commonMessages.working : submit}
      </Button>
    </div>
  );
}
