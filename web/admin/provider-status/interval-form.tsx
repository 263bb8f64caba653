import { setSyncInterval } from '#domain/calls/admin-provider-status.ts';
import { InputField } from '#web/ui/field.tsx';
import { numberToType, typedNumber } from '../format';
import { useMay } from '../session';
import { ActionForm } from '../ui/action-form';
import { providerStatusMessages as text } from './text';

/** How often the sync runs. Only managers of providers may change it. */
export function IntervalForm({ minutes }: { minutes: number }) {
  return (
    <ActionForm
      call={setSyncInterval}
      values={{ minutes: numberToType(minutes) }}
      toBody={(typed) => ({ minutes: typedNumber(typed.minutes) })}
      may={useMay('manage-providers')}
      submit={text.saveInterval}
      done={text.intervalSaved}
      failed={text.intervalFailed}
    >
      {({ field }) => (
        <InputField
          label={text.interval}
          hint={text.intervalHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="max-w-md"
          {...field('minutes')}
        />
      )}
    </ActionForm>
  );
}
