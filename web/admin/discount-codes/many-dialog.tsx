import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { InputField } from '../../ui/field';
import { postDiscountCodesBatch } from '../client';
import { count } from '../format';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { discountMessages } from '../messages/discount-codes';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';
import { batchFile } from './batch-bar';
import { type DiscountForm, formOf, rulesOf } from './form-values';
import { RulesFields } from './rules-fields';

const text = discountMessages.form;
type Form = DiscountForm & { prefix: string; howMany: string };

/** Makes many codes with the same rules, and gives them as a file. */
export function ManyDialog({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  // Codes that are handed out one by one are used once.
  const form = useForm<Form>({ defaultValues: { ...formOf(), limit: '1', prefix: '', howMany: '' } });
  // The same request however often it is sent: an answer that was lost makes no second batch.
  const [id] = useState(() => crypto.randomUUID());
  const { run, busy, error } = useAct(
    ({ prefix, howMany, ...typed }: Form) =>
      postDiscountCodesBatch({ ...rulesOf(typed), id, prefix, count: Number(howMany) }),
    { onDone: onMade },
  );
  const said = (name: string) => (isApiError(error) ? error.fields?.[name] : undefined);
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={text.manyTitle}
      closeLabel={messages.shell.close}
      width="medium"
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit((values) => run(values))} className="grid gap-4">
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <InputField
              label={text.prefix}
              hint={text.prefixHint}
              error={said('prefix')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              {...form.register('prefix')}
            />
            <InputField
              label={text.howMany}
              hint={text.howManyHint}
              error={said('count')}
              autoComplete="off"
              inputMode="numeric"
              {...form.register('howMany')}
            />
          </div>
          <RulesFields said={said} />
          <ActFailure error={error} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose} disabled={busy}>
              {commonMessages.cancel}
            </Button>
            <Button type="submit" look="primary" busy={busy}>
              {text.createMany}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}

/** What was made. */
export interface Made {
  batch: string;
  codes: string[];
}

/** The codes that were made, to be taken along. */
export function MadeDialog({ made, onClose }: { made: Made; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.made(count(made.codes.length))}
      description={text.madeText}
      closeLabel={messages.shell.close}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{text.done}</Button>
        <Button asChild look="primary">
          <a href={batchFile(made.batch)} download>
            {text.download}
          </a>
        </Button>
      </div>
    </Dialog>
  );
}
