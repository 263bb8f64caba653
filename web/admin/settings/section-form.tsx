import { useState } from 'react';
import { get } from 'react-hook-form';
import { adminSaveSettings } from '#domain/calls/admin-settings.ts';
import type { BodyOf } from '#domain/calls/call.ts';
import type { SettingsSection } from '#domain/settings.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Locked } from '#web/ui/locked.tsx';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { ActionFailure } from '../ui/action-failure';
import { FieldsChanged } from '../ui/changed-meanwhile';
import { useAction } from '../ui/use-action';
import { useSeen } from '../ui/use-seen';
import { fromForm, type SavedSection, type TypedSection, toForm, wordsOf } from './convert';
import { settingFields } from './fields';
import { SettingControl } from './setting-control';
import { settingsFieldMessages, settingsMessages as text } from './text';

interface Props {
  section: SettingsSection;
  /** The current values; while the user types, their starting point stays until they decide. */
  current: SavedSection;
  /** When they were read, in ms. */
  readAt: number;
}

/** A section of the settings. Another user's change meanwhile is shown next to the typed values; nothing is lost. */
export function SectionForm({ section, current, readAt }: Props) {
  const fields = settingFields[section];
  const may = useMay('manage-settings');
  // Values read before our own save are ignored. Not by their version: it is the same again if a colleague undoes the save.
  const [savedAt, setSavedAt] = useState(0);
  const call = adminSaveSettings[section] as typeof adminSaveSettings.shop;
  const saving = useAction({
    call,
    values: toForm(section, current),
    toBody: (typed: TypedSection) => fromForm(section, typed) as BodyOf<typeof call>,
    may,
    done: text.saved,
    onDone: ({ version }, form) => {
      setSavedAt(Date.now());
      form.reset({ ...form.getValues(), version });
    },
  });
  const now = toForm(section, current);
  const { action, changed, take } = useSeen(saving, now, {
    mark: 'version',
    isOlder: readAt <= savedAt,
  });
  const { form, submit, busy, error } = action;
  const { isDirty } = form.formState;
  const mine = form.getValues();
  const differing = fields.filter(
    ({ path }) =>
      JSON.stringify([get(now.values, path), now.units[path]]) !==
      JSON.stringify([get(mine.values, path), mine.units[path]]),
  );
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid max-w-3xl gap-4">
      <Locked when={busy}>
        <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
          {fields.map((setting) => (
            <SettingControl key={setting.path} setting={setting} action={action} />
          ))}
        </div>
        {changed && (
          <FieldsChanged
            title={text.conflictTitle}
            lines={differing.map((field) =>
              commonMessages.differs(
                settingsFieldMessages[field.path].label,
                wordsOf(field, now),
                wordsOf(field, mine),
              ),
            )}
            {...changed}
          />
        )}
        <ActionFailure error={error} title={text.notSaved} />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            variant="primary"
            size="small"
            busy={busy}
            disabledReason={may ? (isDirty ? undefined : text.unchanged) : text.readOnly}
          >
            {text.save}
          </Button>
          {isDirty && (
            <>
              <Button size="small" onClick={take}>
                {text.reset}
              </Button>
              <Badge tone="warning">{text.unsaved}</Badge>
            </>
          )}
        </div>
      </Locked>
    </form>
  );
}
