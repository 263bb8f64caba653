import { useState } from 'react';
import { adminContentVersion, type ContentState } from '#domain/calls/admin-content.ts';
import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { ActionFailure } from '../ui/action-failure';
import { useDetail } from '../ui/detail-page';
import { Loaded } from '../ui/loaded';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { DifferenceView } from './difference-view';
import { contentMessages as text } from './text';
import type { useEditor } from './use-editor';

interface Props {
  section: ContentKey;
  language: Language;
  state: ContentState;
  /** The current content of the editor. */
  mine: unknown;
  /** Puts a version into the editor; absent without permission to edit. */
  restore?: ReturnType<typeof useEditor>['restore'];
}

/** Every version of a text: compare any two, put one back into the editor. */
export function VersionsPanel({ section, language, state, mine, restore }: Props) {
  const [from, setFrom] = useState(String(state.published.version));
  const [to, setTo] = useState('');
  const place = { key: section, language };
  const first = useDetail(adminContentVersion, { ...place, version: from });
  const second = useDetail(adminContentVersion, { ...place, version: to }, undefined, {
    enabled: to !== '',
  });
  const options = Object.fromEntries(state.versions.map(({ version }) => [version, text.version(version)]));
  return (
    <Section title={text.versions}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">{text.versionsHint}</p>
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={text.from}
            options={options}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <SelectField
            label={text.to}
            options={options}
            empty={text.mine}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <Loaded query={first} failed={text.failed}>
          {({ content }) => {
            const against = (after: unknown) => (
              <DifferenceView section={section} language={language} before={content} after={after} />
            );
            if (to === '') return against(mine);
            return (
              <Loaded query={second} failed={text.failed}>
                {(other) => against(other.content)}
              </Loaded>
            );
          }}
        </Loaded>
        <ActionFailure error={restore?.error ?? null} />
        <ul className="divide-y divide-line border-t border-line">
          {state.versions.map(({ version, publishedAt, publishedBy }) => (
            <li
              key={version}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-sm"
            >
              <span className="flex flex-wrap items-center gap-x-2">
                <span className="font-semibold">{text.version(version)}</span>
                {version === state.published.version && <Badge tone="success">{text.current}</Badge>}
                {publishedAt && (
                  <span className="text-muted">
                    <RelativeTime at={publishedAt} /> {text.by(publishedBy ?? '')}
                  </span>
                )}
              </span>
              {restore && (
                <Button
                  size="small"
                  busy={restore.busy && restore.input === version}
                  onClick={() => restore.run(version)}
                >
                  {text.restore(version)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
