import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SettingsSection } from '../../../domain/settings';
import { isApiError } from '../../api-client/api-error';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { settingsFieldMessages, settingsMessages as text } from '../messages/settings';
import { useMay } from '../session';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';
import { type FormValues, fromForm, keyOf, toForm, unitKeyOf, type Values, wordsOf } from './convert';
import { settingFields } from './fields';
import { saveSettings } from './queries';
import { SettingControl } from './setting-control';

interface Props {
  section: SettingsSection;
  /** As they are now; while somebody types, what they began from stays until they decide. */
  current: { values: Values; version: string };
}

/** A section of the settings. What somebody else saved meanwhile is shown beside what was typed; nothing is lost. */
export function SectionForm({ section, current }: Props) {
  const fields = settingFields[section];
  const [base, setBase] = useState(current);
  const form = useForm<FormValues>({ defaultValues: toForm(section, base.values) });
  const { isDirty, errors } = form.formState;
  const readOnly = !useMay('manage-settings');
  const take = (next: Props['current']) => {
    setBase(next);
    form.reset(toForm(section, next.values));
  };
  // What was there before one's own saving isn't news, until it has been asked anew.
  const [outdated, setOutdated] = useState<string>();
  const newer = current.version !== base.version && current.version !== outdated;
  if (newer && !isDirty) take(current);
  const { run, busy, error, reset } = useAct(
    async ({ version, values }: { version: string; values: Values }) => {
      const saved = await saveSettings[section]({ version, values });
      return { version: saved.version, values };
    },
    {
      done: text.saved,
      onDone: (saved) => {
        setOutdated(current.version);
        take(saved);
      },
    },
  );
  const serverErrors = isApiError(error) ? error.fields : undefined;
  const errorOf = (key: string, path: string) =>
    (errors[key]?.message as string | undefined) ?? serverErrors?.[`values.${path}`];

  const save = (version: string) =>
    form.handleSubmit((typed) => {
      const read = fromForm(section, typed);
      if (read.values) return run({ version, values: read.values });
      for (const [key, message] of Object.entries(read.errors)) form.setError(key, { message });
      const [first] = Object.keys(read.errors);
      if (first) form.setFocus(first);
    });
  const differing = newer
    ? fields.filter((field) => {
        const now = toForm(section, current.values);
        const mine = form.getValues();
        return [keyOf(field), unitKeyOf(field)].some(
          (key) => JSON.stringify(now[key]) !== JSON.stringify(mine[key]),
        );
      })
    : [];

  return (
    <form noValidate onSubmit={save(base.version)} className="grid max-w-3xl gap-4">
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        {fields.map((field) => (
          <SettingControl
            key={field.path}
            field={field}
            control={form.control}
            register={form.register}
            error={errorOf(keyOf(field), field.path)}
            readOnly={readOnly}
          />
        ))}
      </div>
      {newer && isDirty && (
        <Alert
          tone="warning"
          title={text.conflictTitle}
          actions={
            <>
              <Button size="small" busy={busy} onClick={() => void save(current.version)()}>
                {text.keepMine}
              </Button>
              <Button
                size="small"
                onClick={() => {
                  reset();
                  take(current);
                }}
              >
                {text.takeNew}
              </Button>
            </>
          }
        >
          {text.conflictText}
          <ul className="list-disc pl-5">
            {differing.map((field) => (
              <li key={field.path}>
                {text.conflictLine(
                  settingsFieldMessages[field.path].label,
                  wordsOf(field, toForm(section, current.values)),
                  wordsOf(field, form.getValues()),
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {!isApiError(error, 'settings_changed') && <ActFailure error={error} title={text.notSaved} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          look="primary"
          size="small"
          className="max-lg:min-h-11"
          busy={busy}
          disabledReason={readOnly ? text.readOnly : isDirty ? undefined : text.unchanged}
        >
          {text.save}
        </Button>
        {isDirty && (
          <>
            <Button
              size="small"
              className="max-lg:min-h-11"
              onClick={() => {
                reset();
                take(current);
              }}
            >
              {text.reset}
            </Button>
            <Badge tone="warning">{text.unsaved}</Badge>
          </>
        )}
      </div>
    </form>
  );
}
