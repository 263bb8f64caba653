import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminContentVersion, adminSaveDraft, type ContentState } from '#domain/calls/admin-content.ts';
import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { api } from '#web/api-client/api.ts';
import { useSession } from '../session';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { newerThan, type SavedText, savedOf, type TextBase } from './saved-text';
import { type EditorForm, fromEditor, toEditor } from './shape';
import { contentMessages as text } from './text';
import { readUnsavedText, storeUnsavedText } from './unsaved-text';

/**
 * A text being edited: the text it started from stays until it is saved or discarded, whatever others save meanwhile;
 * typed text is stored in the tab. `asking`: a dialog asks the user to confirm what it shows of the text.
 */
export function useEditor(section: ContentKey, language: Language, state: ContentState, asking: boolean) {
  const saved = savedOf(state);
  const user = useSession().session.username;
  const [kept] = useState(() => readUnsavedText(section, language, user));
  const [restoredLocal, setRestoredLocal] = useState(kept !== undefined);
  const [base, setBase] = useState<TextBase>({
    revision: kept?.revision ?? saved.revision,
    version: kept?.version ?? saved.version,
  });
  const form = useForm<EditorForm>({ defaultValues: toEditor(section, saved.content) });
  const [touched, setTouched] = useState(kept !== undefined);

  const { revision, version } = base;
  const store = useCallback(
    (values: EditorForm) => storeUnsavedText(section, language, { user, form: values, revision, version }),
    [section, language, user, revision, version],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the tab has kept
  useEffect(() => {
    if (kept) form.reset(kept.form, { keepDefaultValues: true });
  }, []);
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Without a name the form was set as a whole, not by typing.
      if (!name) return;
      setTouched(true);
      store(form.getValues());
    });
    return unsubscribe;
  }, [form, store]);

  const take = (next: SavedText) => {
    setBase({ revision: next.revision, version: next.version });
    setTouched(false);
    setRestoredLocal(false);
    storeUnsavedText(section, language, undefined);
    form.reset(toEditor(section, next.content));
  };
  // Ignore cached values older than our own save until the refetch is done.
  const [outdated, setOutdated] = useState<ContentState>();
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const newer = state === outdated ? undefined : newerThan(base, state);
  // No typed text would be lost. A draft is kept: it is somebody's text that isn't published.
  const isTaken = newer !== undefined && newer.kind !== 'over-draft' && !touched;
  const done = (next: SavedText) => {
    // Not the state of the render in which the save began.
    setOutdated(latest.current);
    take(next);
  };
  useEffect(() => {
    // Behind a dialog it would make the user confirm a text that they haven't seen. So the server refuses the older one,
    // and the newer is taken when the dialog is closed.
    if (isTaken && !asking) take(saved);
  });

  const content = () => fromEditor(section, form.getValues());
  const saveDraft = useAdminMutation(
    async (on: TextBase) => {
      const jsonContent = content();
      const answer = await api(adminSaveDraft, {
        params: { key: section, language },
        body: { jsonContent, revision: on.revision, version: on.version },
      });
      return { content: jsonContent, revision: answer.revision, version: on.version };
    },
    { done: text.draftSaved, onDone: done },
  );
  const put = (other: unknown) => {
    const values = toEditor(section, other);
    form.reset(values, { keepDefaultValues: true });
    setTouched(true);
    store(values);
  };
  const restore = useAdminMutation(
    (earlier: number) => api(adminContentVersion, { params: { key: section, language, version: earlier } }),
    { onDone: ({ content: earlier }) => put(earlier) },
  );
  return {
    form,
    content,
    touched,
    restoredLocal,
    /** The newer text that somebody else has saved or published, if the user must decide between it and this one. */
    newer: isTaken ? undefined : newer,
    /** What the text began from. */
    base,
    take: () => take(saved),
    /** Puts an earlier version into the editor: not saved yet. */
    restore,
    /** The answer to an action will fill the editor. */
    filling: saveDraft.busy || restore.busy,
    /** A change that no field reports: an item was moved, added or removed. */
    touch: () => {
      setTouched(true);
      store(form.getValues());
    },
    saveDraft,
    /** Marks the current text as saved by the user's own action. */
    done,
  };
}
