import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { InputField } from '../../ui/field';
import { type getRefillOverview, putRefillSettings } from '../client';
import { autoRefillMessages as text } from '../messages/auto-refill';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { ActFailure } from '../ui/act-failure';
import { Section } from '../ui/section';
import { useAct } from '../ui/use-act';

type Settings = Awaited<ReturnType<typeof getRefillOverview>>['settings'];

const written = (value: number) => String(value).replace('.', ',');
const read = (value: string) => Number(value.trim().replace(',', '.'));
const within = (value: string, least: number, most: number, pattern: RegExp) =>
  pattern.test(value.trim()) && read(value) >= least && read(value) <= most;

/** The rules that an administrator may change; the threshold is not one of them (decision 24). */
export function SettingsForm({ settings }: { settings: Settings }) {
  const mayManage = useMay('manage-providers');
  const form = useForm({
    defaultValues: {
      enabled: settings.enabled,
      interval: written(settings.intervalMinutes),
      cooldown: written(settings.cooldownHours),
      guarantee: settings.guaranteeDays === null ? '' : written(settings.guaranteeDays),
    },
  });
  const { errors } = form.formState;
  const { run, busy, error } = useAct(
    (body: Parameters<typeof putRefillSettings>[0]) => putRefillSettings(body),
    { done: text.saved },
  );
  const whole = /^\d{1,4}$/;
  return (
    <Section title={text.settings}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={form.handleSubmit((values) => {
          if (!mayManage) return;
          run({
            enabled: values.enabled,
            intervalMinutes: read(values.interval),
            cooldownHours: read(values.cooldown),
            guaranteeDays: values.guarantee.trim() === '' ? null : read(values.guarantee),
          });
        })}
      >
        <p className="text-sm text-muted">{text.settingsLead}</p>
        <Controller
          control={form.control}
          name="enabled"
          render={({ field }) => (
            <Checkbox checked={field.value} onChange={(value) => mayManage && field.onChange(value)}>
              {text.enabled}
            </Checkbox>
          )}
        />
        <InputField
          label={text.interval}
          error={errors.interval?.message}
          inputMode="numeric"
          autoComplete="off"
          readOnly={!mayManage}
          maxLength={4}
          {...form.register('interval', {
            validate: (value) => within(value, 1, 1440, whole) || text.intervalWrong,
          })}
        />
        <InputField
          label={text.cooldownHours}
          error={errors.cooldown?.message}
          inputMode="decimal"
          autoComplete="off"
          readOnly={!mayManage}
          maxLength={7}
          {...form.register('cooldown', {
            validate: (value) => within(value, 1, 2160, /^\d{1,4}([.,]\d{1,2})?$/) || text.cooldownWrong,
          })}
        />
        <InputField
          label={text.guaranteeDays}
          hint={text.guaranteeHint}
          error={errors.guarantee?.message}
          inputMode="numeric"
          autoComplete="off"
          readOnly={!mayManage}
          maxLength={4}
          {...form.register('guarantee', {
            validate: (value) => value.trim() === '' || within(value, 1, 3650, whole) || text.guaranteeWrong,
          })}
        />
        <ActFailure error={error} title={text.saveFailed} />
        <Button
          type="submit"
          size="small"
          className="justify-self-start max-lg:min-h-11"
          busy={busy}
          disabledReason={mayManage ? undefined : commonMessages.notAllowed}
        >
          {busy ? commonMessages.saving : commonMessages.save}
        </Button>
      </form>
    </Section>
  );
}
