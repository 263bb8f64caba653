import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentKey } from '../../../domain/content/sections';
import type { Language } from '../../../domain/money';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Field, inputStyle } from '../../ui/field';
import { contentMessages as text } from '../messages/content';
import { ActFailure } from '../ui/act-failure';
import { Loaded } from '../ui/loaded';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { DifferenceView } from './difference-view';
import { type ContentState, versionQuery } from './queries';
import { asLines } from './shape';

interface Props {
  section: ContentKey;
  language: Language;
  state: ContentState;
  /** What the editor holds now. */
  mine: unknown;
  /** Takes a version into the editor; absent where it may not be edited. */
  onRestore?: (content: unknown) => void;
}

/** Every version of a text: compare any two, take one back into the editor. */
export function VersionsPanel({ section, language, state, mine, onRestore }: Props) {
  const [from, setFrom] = useState(String(state.published.version));
  const [to, setTo] = useState('mine');
  const first = useQuery(versionQuery(section, language, Number(from)));
  const second = useQuery({
    ...versionQuery(section, language, Number(to)),
    enabled: to !== 'mine',
  });
  const queryClient = useQueryClient();
  const restoring = useMutation({
    mutationFn: (version: number) => queryClient.fetchQuery(versionQuery(section, language, version)),
    onSuccess: onRestore,
  });
  const options = state.versions.map(({ version }) => (
    <option key={version} value={version}>
      {text.version(version)}
    </option>
  ));
  const style = `${inputStyle} min-h-11! text-sm! lg:min-h-9!`;
  return (
    <Section title={text.versions}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">{text.versionsHint}</p>
        <div className="grid grid-cols-2 gap-3">
          <Field label={text.from}>
            {(control) => (
              <select
                {...control}
                value={from}
                onChange={({ target }) => setFrom(target.value)}
                className={style}
              >
                {options}
              </select>
            )}
          </Field>
          <Field label={text.to}>
            {(control) => (
              <select
                {...control}
                value={to}
                onChange={({ target }) => setTo(target.value)}
                className={style}
              >
                <option value="mine">{text.mine}</option>
                {options}
              </select>
            )}
          </Field>
        </div>
        <Loaded query={first} failed={text.failed}>
          {(before) => (
            <DifferenceView
              before={asLines(section, before)}
              after={asLines(section, to === 'mine' ? mine : (second.data ?? before))}
            />
          )}
        </Loaded>
        <ActFailure error={restoring.error} />
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
              {onRestore && (
                <Button
                  size="small"
                  className="max-lg:min-h-11"
                  busy={restoring.isPending && restoring.variables === version}
                  onClick={() => restoring.mutate(version)}
                >
                  {text.restore(text.version(version))}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
