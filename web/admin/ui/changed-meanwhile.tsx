import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { commonMessages as text } from '../messages/common';

interface Props {
  title: string;
  /** Labels of the two ways. */
  keep?: string;
  take?: string;
  busy?: boolean;
  onKeep: () => void;
  onTake: () => void;
  /** What there is now. */
  children: ReactNode;
}

/** Another user changed what is being edited: the user decides which of the two counts, and nothing typed is lost. */
export function ChangedMeanwhile({
  title,
  keep = text.keepMine,
  take = text.takeNew,
  busy,
  onKeep,
  onTake,
  children,
}: Props) {
  return (
    <Alert
      tone="warning"
      title={title}
      actions={
        <>
          <Button size="small" busy={busy} onClick={onKeep}>
            {keep}
          </Button>
          <Button size="small" onClick={onTake}>
            {take}
          </Button>
        </>
      }
    >
      {children}
    </Alert>
  );
}

/** The same for a form with one value, if there is a newer one. */
export function ValueChanged({
  changed,
  now,
}: {
  changed: Pick<Props, 'onKeep' | 'onTake'> | undefined;
  /** The newer value, as it is typed. */
  now: string;
}) {
  if (!changed) return null;
  return (
    <ChangedMeanwhile
      title={text.settingsChanged}
      keep={text.keepMyValue}
      take={text.takeNewValue}
      {...changed}
    >
      {text.settingNow(now)}
    </ChangedMeanwhile>
  );
}

/** The same for a form with several fields: what differs, in a line each. */
export function FieldsChanged({
  lines,
  ...notice
}: Pick<Props, 'title' | 'onKeep' | 'onTake'> & { lines: readonly string[] }) {
  return (
    <ChangedMeanwhile {...notice}>
      {text.settingsNow}
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ChangedMeanwhile>
  );
}
