import { type refillOverview, setRefillSettings } from '#domain/calls/admin-refill.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { InputField } from '#web/ui/field.tsx';
import { numberToType, typedNumber } from '../format';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { FormOfAction } from '../ui/action-form';
import { ChangedMeanwhile } from '../ui/changed-meanwhile';
import { Section } from '../ui/section';
import { useAction } from '../ui/use-action';
import { useSeen } from '../ui/use-seen';
import { autoRefillMessages as text } from './text';

type Settings = AnswerOf<typeof refillOverview>['settings'];

/** As typed, with the settings that the form began with: a save names them. */
const typedOf = (seen: Settings) => ({
  enabled: seen.enabled,
  intervalMinutes: numberToType(seen.intervalMinutes),
  cooldownHours: numberToType(seen.cooldownHours),
  guaranteeDays: seen.guaranteeDays === null ? '' : numberToType(seen.guaranteeDays),
  seen,
});

/**
 * The rules that an administrator may change; the threshold is not one of them (D24). Another user's change
 * meanwhile is shown next to the typed values; nothing is lost.
 */
export function SettingsForm({ settings }: { settings: Settings }) {
  const saving = useAction({
    call: setRefillSettings,
    values: typedOf(settings),
    toBody: (typed: ReturnType<typeof typedOf>) => ({
      enabled: typed.enabled,
      intervalMinutes: typedNumber(typed.intervalMinutes),
      cooldownHours: typedNumber(typed.cooldownHours),
      guaranteeDays: typed.guaranteeDays.trim() === '' ? null : typedNumber(typed.guaranteeDays),
      seen: typed.seen,
    }),
    may: useMay('manage-providers'),
    done: text.saved,
    onDone: (answer, form) => form.reset(typedOf(answer.settings)),
  });
  const { action, changed } = useSeen(saving, typedOf(settings));
  const { field, checkbox } = action;
  return (
    <Section title={text.settings}>
      <FormOfAction action={action} submit={commonMessages.save} failed={text.saveFailed}>
        <p className="text-sm text-muted">{text.settingsLead}</p>
        <Checkbox {...checkbox('enabled')}>{text.enabled}</Checkbox>
        <InputField label={text.interval} inputMode="numeric" maxLength={4} {...field('intervalMinutes')} />
        <InputField
          label={text.cooldownHours}
          inputMode="decimal"
          maxLength={7}
          {...field('cooldownHours')}
        />
        <InputField
          label={text.guaranteeDays}
          hint={text.guaranteeHint}
          inputMode="numeric"
          maxLength={4}
          {...field('guaranteeDays')}
        />
        {changed && (
          <ChangedMeanwhile title={commonMessages.settingsChanged} {...changed}>
            {text.now(settings)}
          </ChangedMeanwhile>
        )}
      </FormOfAction>
    </Section>
  );
}
