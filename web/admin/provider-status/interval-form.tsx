import { setSyncInterval } from '#domain/calls/admin-provider-status.ts';
import { InputField } from '#web/ui/field.tsx';
import { numberToType, typedNumber } from '../format';
import { useMay } from '../session';
import { FormOfAction } from '../ui/action-form';
import { ValueChanged } from '../ui/changed-meanwhile';
import { useAction } from '../ui/use-action';
import { useSeen } from '../ui/use-seen';
import { providerStatusMessages as text } from './text';

const typedOf = (seen: number) => ({ minutes: numberToType(seen), seen });

/** How often the sync runs. Only managers of providers may change it. */
export function IntervalForm({ minutes }: { minutes: number }) {
  const saving = useAction({
    call: setSyncInterval,
    values: typedOf(minutes),
    toBody: (typed: ReturnType<typeof typedOf>) => ({ ...typed, minutes: typedNumber(typed.minutes) }),
    may: useMay('manage-providers'),
    done: text.intervalSaved,
    onDone: ({ syncIntervalMinutes }, form) => form.reset(typedOf(syncIntervalMinutes)),
  });
  const { action, changed } = useSeen(saving, typedOf(minutes));
  return (
    <FormOfAction action={action} submit={text.saveInterval} failed={text.intervalFailed}>
      <InputField
        label={text.interval}
        hint={text.intervalHint}
        inputMode="numeric"
        maxLength={4}
        className="max-w-md"
        {...action.field('minutes')}
      />
      <ValueChanged changed={changed} now={numberToType(minutes)} />
    </FormOfAction>
  );
}
