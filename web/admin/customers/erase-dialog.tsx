import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextareaField } from '../../ui/field';
import { postCustomersIdErasure } from '../client';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { customerMessages } from '../messages/customers';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';

const text = customerMessages.data;

/** Begins the deletion of a customer's data (decisions/0025). A repeated press is the same request. */
export function EraseDialog({ customer, onClose }: { customer: { id: string }; onClose: () => void }) {
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useForm({ defaultValues: { how: 'mail', reason: '', proof: '' } });
  const { errors } = form.formState;
  const how = useWatch({ control: form.control, name: 'how' });
  const { run, busy, error } = useAct(
    ({ reason, proof }: { reason: string; proof?: string }) =>
      postCustomersIdErasure(customer.id, { id: requestId, reason, proof }),
    { done: ({ reference }) => text.eraseDone(reference), onDone: onClose },
  );
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={text.eraseTitle}
      description={text.eraseText}
      closeLabel={messages.shell.close}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) =>
          run({ reason: values.reason, proof: values.how === 'proof' ? values.proof : undefined }),
        )}
        className="grid gap-4"
      >
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 text-sm font-semibold">{text.how}</legend>
          {(['mail', 'proof'] as const).map((way) => (
            <label key={way} className="flex min-h-11 items-center gap-2.5 text-sm">
              <input type="radio" value={way} className="size-5 accent-accent" {...form.register('how')} />
              {way === 'mail' ? text.byMail : text.byProof}
            </label>
          ))}
        </fieldset>
        {how === 'proof' && (
          <TextareaField
            label={text.proof}
            hint={text.proofHint}
            error={errors.proof?.message}
            rows={2}
            maxLength={500}
            {...form.register('proof', {
              validate: (value) => value.trim().length >= 10 || text.proofMissing,
            })}
          />
        )}
        <TextareaField
          label={commonMessages.reason}
          error={errors.reason?.message}
          rows={2}
          maxLength={500}
          {...form.register('reason', {
            validate: (value) => value.trim().length >= 3 || commonMessages.reasonMissing,
          })}
        />
        <ActFailure error={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            {text.eraseSubmit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
