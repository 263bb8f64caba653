import type { UseFormReturn } from 'react-hook-form';
import { FieldError, InputField } from '../../ui/field';
import { messages } from '../messages';
import type { ActionValues } from './actions';

const text = messages.dialog;
const options = [
  { value: 'accepted', name: text.accepted, hint: text.acceptedHint },
  { value: 'not-accepted', name: text.notAccepted, hint: text.notAcceptedHint },
] as const;

/** What became of the submission; the id at the panel where it was accepted. */
export function OutcomeField({ form }: { form: UseFormReturn<ActionValues> }) {
  const outcome = form.watch('outcome');
  const error = form.formState.errors.outcome?.message;
  return (
    <>
      <fieldset className="grid gap-2" aria-describedby={error ? 'outcome-error' : undefined}>
        <legend className="mb-1.5 text-sm font-semibold">{text.outcome}</legend>
        {options.map(({ value, name, hint }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              value={value}
              {...form.register('outcome')}
              className="mt-1 size-4 accent-accent"
            />
            <span className="grid text-sm">
              <span className="font-medium">{name}</span>
              <span className="text-muted">{hint}</span>
            </span>
          </label>
        ))}
        {error && <FieldError id="outcome-error">{error}</FieldError>}
      </fieldset>
      {outcome === 'accepted' && (
        <InputField
          label={text.panelId}
          error={form.formState.errors.providerOrderId?.message}
          inputMode="numeric"
          autoComplete="off"
          {...form.register('providerOrderId')}
        />
      )}
    </>
  );
}
