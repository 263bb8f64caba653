import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminContentVersion, adminSaveDraft, type ContentState } from '#domain/calls/admin-content.ts';
import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { api } from '#web/api-client/api.ts';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { type EditorForm, fromEditor, toEditor } from './shape';
import { contentMessages as text } from './text';
import { readUnsaved, storeUnsaved } from './unsaved-text';

/** The saved text: the draft, else the published text. */
const savedOf = ({ draft, published }: ContentState) => ({
  content: draft?.content ?? published.content,
  revision: draft?.revision ?? 0,
});

/**
 * A text being edited: the text it started from stays until it is saved or discarded, whatever others save meanwhile;
 * typed text is stored in the tab.
 */
export function useEditor(section: ContentKey, language: Language, state: ContentState) {
  const saved = savedOf(state);
  const [kept] = useState(() => readUnsaved(section, language));
  const [restoredLocal, setRestoredLocal] = useState(kept !== undefined);
  const [base, setBase] = useState(kept ? { ...saved, revision: kept.revision } : saved);
  const form = useForm<EditorForm>({ defaultValues: toEditor(section, saved.content) });
  const [touched, setTouched] = useState(kept !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the tab has kept
  useEffect(() => {
    if (kept) form.reset(kept.form, { keepDefaultValues: true });
  }, []);
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Without a name the form was set as a whole, not by typing.
      if (!name) return;
      setTouched(true);
      storeUnsaved(section, language, { form: form.getValues(), revision: base.revision });
    });
    return unsubscribe;
  }, [form, section, language, base.revision]);

  const take = (next: typeof saved) => {
    setBase(next);
    setTouched(false);
    setRestoredLocal(false);
    storeUnsaved(section, language, undefined);
    form.reset(toEditor(section, next.content));
  };
  // Ignore cached values older than our own save until the refetch is done.
  const [outdated, setOutdated] = useState<ContentState>();
  const newer = saved.revision !== base.revision && state !== outdated;
  const done = (next: typeof saved) => {
    setOutdated(state);
    take(next);
  };
  // No typed text would be lost.
  useEffect(() => {
    if (newer && !touched) take(saved);
  });

  const content = () => fromEditor(section, form.getValues());
  const saveDraft = useAdminMutation(
    async (revision: number) => {
      const jsonContent = content();
      const answer = await api(adminSaveDraft, {
        params: { key: section, language },
        body: { jsonContent, revision, version: state.published.version },
      });
      return { content: jsonContent, revision: answer.revision };
    },
    { done: text.draftSaved, onDone: done },
  );
  const put = (other: unknown) => {
    const values = toEditor(section, other);
    form.reset(values, { keepDefaultValues: true });
    setTouched(true);
    storeUnsaved(section, language, { form: values, revision: base.revision });
  };
  const restore = useAdminMutation(
    (version: number) => api(adminContentVersion, { params: { key: section, language, version } }),
    { onDone: ({ content: earlier }) => put(earlier) },
  );
  return {
    form,
    content,
    touched,
    restoredLocal,
    /** The newer text that somebody else has saved. */
    newer: newer && touched ? saved : undefined,
    revision: base.revision,
    saved,
    take: () => take(saved),
    /** Puts an earlier version into the editor: not saved yet. */
    restore,
    /** The answer to an action will fill the editor. */
    filling: saveDraft.busy || restore.busy,
    /** A change that no field reports: an item was moved, added or removed. */
    touch: () => {
      setTouched(true);
      storeUnsaved(section, language, { form: form.getValues(), revision: base.revision });
    },
    saveDraft,
    /** Marks the current text as saved by the user's own action. */
    done,
  };
}
