import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { DiscountView } from '../../../domain/calls/admin-discounts';
import { isApiError } from '../../api-client/api-error';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { InputField } from '../../ui/field';
import { postDiscountCodes, putDiscountCodesCode } from '../client';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { discountMessages } from '../messages/discount-codes';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';
import { type DiscountForm, formOf, rulesOf } from './form-values';
import { RulesFields } from './rules-fields';
import { codeAddress, rulesInWords } from './words';

const text = discountMessages.form;

/** Makes a code, and leads to it. */
export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<DiscountForm & { name: string }>({ defaultValues: { ...formOf(), name: '' } });
  const navigate = useNavigate();
  const { run, busy, error } = useAct(
    ({ name, ...typed }: DiscountForm & { name: string }) =>
      postDiscountCodes({ ...rulesOf(typed), code: name }),
    { done: text.created, onDone: ({ discount }) => void navigate(codeAddress(discount.code)) },
  );
  const said = (name: string) => (isApiError(error) ? error.fields?.[name] : undefined);
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={text.createTitle}
      closeLabel={messages.shell.close}
      width="medium"
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit((values) => run(values))} className="grid gap-4">
          <InputField
            label={text.code}
            hint={text.codeHint}
            error={said('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...form.register('name')}
          />
          <RulesFields said={said} />
          <ActFailure error={error} />
          <Buttons busy={busy} submit={text.create} onClose={onClose} />
        </form>
      </FormProvider>
    </Dialog>
  );
}

/**
 * Changes a code. `code` is what is stored now: where a colleague was quicker, what they saved is shown, and whoever
 * edits decides which of both counts.
 */
export function EditCodeDialog({ code, onClose }: { code: DiscountView; onClose: () => void }) {
  const [base, setBase] = useState(code);
  const form = useForm<DiscountForm>({ defaultValues: formOf(code) });
  const { run, busy, error } = useAct(
    (typed: DiscountForm) =>
      // Whether it is active is another act's matter.
      putDiscountCodesCode(code.code, { ...rulesOf(typed), active: base.active, version: base.version }),
    { done: text.changed, onDone: onClose },
  );
  const said = (name: string) => (isApiError(error) ? error.fields?.[name] : undefined);
  const overtaken = code.version !== base.version;
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={text.editTitle(code.code)}
      description={text.editText}
      closeLabel={messages.shell.close}
      width="medium"
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit((values) => run(values))} className="grid gap-4">
          <RulesFields said={said} withoutActive />
          {overtaken ? (
            <Alert
              tone="warning"
              title={text.overtaken}
              actions={
                <>
                  <Button
                    size="small"
                    className="max-lg:min-h-11"
                    onClick={() => {
                      form.reset(formOf(code));
                      setBase(code);
                    }}
                  >
                    {text.takeTheirs}
                  </Button>
                  <Button size="small" className="max-lg:min-h-11" onClick={() => setBase(code)}>
                    {text.keepMine}
                  </Button>
                </>
              }
            >
              {text.theirs(rulesInWords(code).join(' · '))}
            </Alert>
          ) : (
            !isApiError(error, 'discount_changed') && <ActFailure error={error} />
          )}
          <Buttons
            busy={busy}
            submit={text.save}
            onClose={onClose}
            disabledReason={overtaken ? text.decideFirst : undefined}
          />
        </form>
      </FormProvider>
    </Dialog>
  );
}

function Buttons({
  busy,
  submit,
  onClose,
  disabledReason,
}: {
  busy: boolean;
  submit: string;
  onClose: () => void;
  disabledReason?: string;
}) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose} disabled={busy}>
        {commonMessages.cancel}
      </Button>
      <Button type="submit" look="primary" busy={busy} disabledReason={disabledReason}>
        {submit}
      </Button>
    </div>
  );
}
