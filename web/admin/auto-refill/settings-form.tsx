import { type refillOverview, setRefillSettings } from '#domain/calls/admin-refill.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { InputField } from '#web/ui/field.tsx';
import { numberToType, typedNumber } from '../format';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { ActionForm } from '../ui/action-form';
import { Section } from '../ui/section';
import { autoRefillMessages as text } from './text';

type Settings = AnswerOf<typeof refillOverview>['settings'];

/** The rules that an administrator may change; the threshold is not one of them (decision 24). */
export function SettingsForm({ settings }: { settings: Settings }) {
  const mayManage = useMay('manage-providers');
  return (
    <Section title={text.settings}>
      <ActionForm
        call={setRefillSettings}
        values={{
          enabled: settings.enabled,
          intervalMinutes: numberToType(settings.intervalMinutes),
          cooldownHours: numberToType(settings.cooldownHours),
          guaranteeDays: settings.guaranteeDays === null ? '' : numberToType(settings.guaranteeDays),
        }}
        toBody={(typed) => ({
          enabled: typed.enabled,
          intervalMinutes: typedNumber(typed.intervalMinutes),
          cooldownHours: typedNumber(typed.cooldownHours),
          guaranteeDays: typed.guaranteeDays.trim() === '' ? null : typedNumber(typed.guaranteeDays),
        })}
        submit={commonMessages.save}
        done={text.saved}
        failed={text.saveFailed}
        may={mayManage}
      >
        {({ field, checkbox }) => (
          <>
            <p className="text-sm text-muted">{text.settingsLead}</p>
            <Checkbox {...checkbox('enabled')}>{text.enabled}</Checkbox>
            <InputField
              label={text.interval}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              {...field('intervalMinutes')}
            />
            <InputField
              label={text.cooldownHours}
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              {...field('cooldownHours')}
            />
            <InputField
              label={text.guaranteeDays}
              hint={text.guaranteeHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              {...field('guaranteeDays')}
            />
          </>
        )}
      </ActionForm>
    </Section>
  );
}
