import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { ChangedMeanwhile } from '../ui/changed-meanwhile';
import { DifferenceView } from './difference-view';
import type { NewerText } from './saved-text';
import { contentMessages as text } from './text';

interface Props {
  newer: NewerText;
  section: ContentKey;
  language: Language;
  /** The current content of the editor. */
  mine: unknown;
  busy: boolean;
  onKeep: () => void;
  onTake: () => void;
}

/** The text in the editor is older than another one: how they differ, and the choice between them. */
export function NewerNotice({ newer, section, language, mine, busy, onKeep, onTake }: Props) {
  const { title, lead, keep, take } = text.newer[newer.kind];
  return (
    <ChangedMeanwhile title={title} keep={keep} take={take} busy={busy} onKeep={onKeep} onTake={onTake}>
      <p className="mb-2">{lead}</p>
      <DifferenceView section={section} language={language} before={newer.content} after={mine} />
    </ChangedMeanwhile>
  );
}
