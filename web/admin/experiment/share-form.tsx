import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { useToast } from '../../ui/toast';
import { putUpsellExperiment } from '../client';
import { messages } from '../messages';
import { adminKeys } from '../queries';
import { useMay } from '../session';
import { LoadFailure } from '../ui/load-failure';
import { typedShare } from './figures';

const text = messages.experiment;

/** How many of a hundred new carts are shown variant B. Only an administrator may change it. */
export function ShareForm({ percent }: { percent: number }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(String(percent));
  const [wrong, setWrong] = useState(false);
  const save = useMutation({
    mutationFn: (body: { upsellVariantBPercent: number }) => putUpsellExperiment(body),
    onSuccess: () => {
      toast({ tone: 'success', title: text.saved });
      return queryClient.invalidateQueries({ queryKey: adminKeys.all });
    },
  });
  const readOnly = !useMay('manage-settings');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (readOnly || save.isPending) return;
    const upsellVariantBPercent = typedShare(typed);
    setWrong(upsellVariantBPercent === undefined);
    if (upsellVariantBPercent !== undefined) save.mutate({ upsellVariantBPercent });
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-3">
      <InputField
        label={text.shareLabel}
        hint={text.shareHint}
        error={wrong ? text.shareInvalid : undefined}
        inputMode="numeric"
        autoComplete="off"
        readOnly={readOnly}
        maxLength={5}
        value={typed}
        onChange={({ target }) => {
          setWrong(false);
          setTyped(target.value);
        }}
      />
      {save.error && (
        <LoadFailure
          title={text.saveFailed}
          error={save.error}
          busy={save.isPending}
          onRetry={() => save.variables && save.mutate(save.variables)}
        />
      )}
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        busy={save.isPending}
        disabledReason={readOnly ? text.readOnly : undefined}
      >
        {text.save}
      </Button>
    </form>
  );
}
