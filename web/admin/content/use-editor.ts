import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminSaveDraft, type ContentState } from '#domain/calls/admin-content.ts';
import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { api } from '#web/api-client/api.ts';
import { useAct } from '../ui/use-act';
import { keep, readKept } from './kept-text';
import { type EditorForm, fromEditor, toEditor } from './shape';
import { contentMessages as text } from './text';

/** What is saved now: the draft, else the published text. */
const savedOf = ({ draft, published }: ContentState) => ({
  content: draft?.content ?? published.content,
  revision: draft?.revision ?? 0,
});

/**
 * A text while it is edited: what was begun from stays until it is saved or given up, whatever others save meanwhile; what
 * is typed is kept in the tab.
 */
export function useEditor(section: ContentKey, language: Language, state: ContentState) {
  const saved = savedOf(state);
  const [kept] = useState(() => readKept(section, language));
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
      // Without a name the form was set as a whole, which nobody typed.
      if (!name) return;
      setTouched(true);
      keep(section, language, { form: form.getValues(), revision: base.revision });
    });
    return unsubscribe;
  }, [form, section, language, base.revision]);

  const take = (next: typeof saved) => {
    setBase(next);
    setTouched(false);
    setRestoredLocal(false);
    keep(section, language, undefined);
    form.reset(toEditor(section, next.content));
  };
  // What was there before one's own saving isn't news, until it has been asked for again.
  const [outdated, setOutdated] = useState<ContentState>();
  const newer = saved.revision !== base.revision && state !== outdated;
  const done = (next: typeof saved) => {
    setOutdated(state);
    take(next);
  };
  // Nothing of one's own would be lost.
  useEffect(() => {
    if (newer && !touched) take(saved);
  });

  const content = () => fromEditor(section, form.getValues());
  const saveDraft = useAct(
    async (revision: number) => {
      const jsonContent = content();
      const answer = await api(adminSaveDraft, {
        params: { key: section, language },
        body: { jsonContent, revision },
      });
      return { content: jsonContent, revision: answer.revision };
    },
    { done: text.draftSaved, onDone: done },
  );
  return {
    form,
    content,
    touched,
    restoredLocal,
    /** Somebody else has saved since; what they saved. */
    newer: newer && touched ? saved : undefined,
    revision: base.revision,
    saved,
    take: () => take(saved),
    /** Another text into the editor, e.g. an earlier version: not saved yet. */
    put: (other: unknown) => {
      const values = toEditor(section, other);
      form.reset(values, { keepDefaultValues: true });
      setTouched(true);
      keep(section, language, { form: values, revision: base.revision });
    },
    /** A change that no field reports: an item was moved, added or taken away. */
    touch: () => {
      setTouched(true);
      keep(section, language, { form: form.getValues(), revision: base.revision });
    },
    saveDraft,
    /** This is what is saved now, by an act of one's own. */
    done,
  };
}
