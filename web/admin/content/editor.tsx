import { type ReactNode, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { ContentState } from '#domain/calls/admin-content.ts';
import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Locked } from '#web/ui/locked.tsx';
import { useMay } from '../session';
import { useUnsavedForm } from '../ui/unsaved-forms';
import { type AskedAction, EditorBar } from './editor-bar';
import { ListEditor } from './list-editor';
import { NewerNotice } from './newer-notice';
import { problemsOf, shapes } from './shape';
import { contentMessages as text } from './text';
import { useEditor } from './use-editor';
import { VersionsPanel } from './versions-panel';

interface Props {
  section: ContentKey;
  language: Language;
  state: ContentState;
}

/** The structured editor of a text: its items in order, never markup; the versions next to it. */
export function Editor({ section, language, state }: Props) {
  const shape = shapes[section];
  const [asking, ask] = useState<AskedAction>();
  const editor = useEditor(section, language, state, asking !== undefined);
  const { form, newer } = editor;
  useUnsavedForm(editor.touched, 'kept');
  const readOnly = !useMay('edit-content');
  const [checking, setChecking] = useState(false);
  const values = useWatch({ control: form.control });
  // `values` only signals a change; the form has the complete values.
  const problems = values && problemsOf(section, form.getValues());
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid gap-4">
        <EditorBar
          section={section}
          language={language}
          state={state}
          editor={editor}
          problems={problems}
          readOnly={readOnly}
          asking={asking}
          ask={ask}
          onCheck={() => setChecking(true)}
        />
        <Locked when={editor.filling}>
          {editor.restoredLocal && (
            <Alert
              tone="info"
              actions={
                <Button size="small" onClick={editor.take}>
                  {text.forgetLocal}
                </Button>
              }
            >
              {text.restoredLocal}
            </Alert>
          )}
          {newer && !readOnly && (
            <NewerNotice
              newer={newer}
              section={section}
              language={language}
              mine={editor.content()}
              busy={editor.saveDraft.busy}
              onKeep={() => editor.saveDraft.run(newer)}
              onTake={() => (newer.kind === 'over-draft' ? ask('discard') : editor.take())}
            />
          )}
          {shape.sample && (
            <Controller
              control={form.control}
              name="sample"
              render={({ field: { value, onChange } }) => (
                <div className="flex flex-wrap items-start gap-3">
                  <Checkbox checked={value} onChange={(next) => !readOnly && onChange(next)}>
                    <span className="font-semibold">{text.sample}</span>
                    <span className="block text-muted">{text.sampleHint}</span>
                  </Checkbox>
                  {value && (
                    <Badge tone="warning" className="mt-3">
                      {text.sampleBadge}
                    </Badge>
                  )}
                </div>
              )}
            />
          )}
          {shape.lists.map((list) => (
            <Group key={list.name} title={shape.lists.length > 1 ? text.lists[list.name] : undefined}>
              <ListEditor
                list={list}
                language={language}
                form={form}
                problems={checking ? problems : {}}
                readOnly={readOnly}
                onTouch={editor.touch}
              />
            </Group>
          ))}
        </Locked>
      </div>
      <Locked when={editor.filling}>
        <VersionsPanel
          section={section}
          language={language}
          state={state}
          mine={editor.content()}
          restore={readOnly ? undefined : editor.restore}
        />
      </Locked>
    </div>
  );
}

/** A list with its heading, if a section has more than one. */
function Group({ title, children }: { title?: string; children: ReactNode }) {
  if (!title) return children;
  return (
    <div className="grid gap-3 pt-2">
      <h2 className="text-lg font-bold tracking-tight">{title}</h2>
      {children}
    </div>
  );
}
