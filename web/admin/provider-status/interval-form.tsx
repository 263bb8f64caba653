import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { putProviderStatusInterval } from '../client';
import { commonMessages } from '../messages/common';
import { providerStatusMessages as text } from '../messages/provider-status';
import { useMay } from '../session';
import { ActFailure } from '../ui/act-failure';
import { OutsideLink } from '../ui/outside-link';
import { useAct } from '../ui/use-act';

/** How often the sync runs. Only who manages providers may change it. */
export function IntervalForm({ minutes, scheduleUrl }: { minutes: number; scheduleUrl: string }) {
  const mayManage = useMay('manage-providers');
  const form = useForm({ defaultValues: { minutes: String(minutes) } });
  const { run, busy, error } = useAct((value: number) => putProviderStatusInterval({ minutes: value }), {
    done: text.intervalSaved,
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => mayManage && run(Number(values.minutes)))}
      className="grid max-w-md gap-3"
    >
      <InputField
        label={text.interval}
        hint={text.intervalHint}
        error={form.formState.errors.minutes?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        readOnly={!mayManage}
        {...form.register('minutes', {
          validate: (value) =>
            (/^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 1440) || text.intervalWrong,
        })}
      />
      <ActFailure error={error} title={text.intervalFailed} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Button
          type="submit"
          size="small"
          className="max-lg:min-h-11"
          busy={busy}
          disabledReason={mayManage ? undefined : commonMessages.notAllowed}
        >
          {busy ? commonMessages.saving : text.saveInterval}
        </Button>
        <OutsideLink href={scheduleUrl}>{text.temporal}</OutsideLink>
      </div>
    </form>
  );
}
