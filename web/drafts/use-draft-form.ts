import { useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { tabStore } from '../entry/storage';
import { useDataCleared } from '../order/clear-browser-data';
import { useHydrated } from '../ui/use-hydrated';
import { type Attempt, attemptFor, type DraftForm, readDraft, type Texts } from './draft';

/**
 * A form whose typed text is stored in this tab until it is sent: a reload loses nothing, and the same text sent again is
 * the same message. `first` gives the values that it begins with, from the `typed` ones that were stored. Text and form
 * are emptied once the browser's data were removed.
 */
export function useDraftForm<Values extends FieldValues & Texts<Values>>(
  draft: DraftForm<Values>,
  first: (typed: Partial<Values>) => Values,
) {
  const { key } = draft;
  const hydrated = useHydrated();
  const attempt = useRef<Attempt>(undefined);
  const [cleared, setCleared] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the draft, and it is read again once it was cleared
  const typed = useMemo(() => {
    if (!hydrated) return undefined;
    const stored = readDraft(tabStore, draft);
    attempt.current = stored.attempt;
    return stored.values;
  }, [hydrated, key, cleared]);
  const form = useForm<Values>({
    defaultValues: draft.empty as DefaultValues<Values>,
    values: typed && first(typed),
    resetOptions: { keepDirtyValues: true },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, type }) => {
          // Only a person's changes: restoring the draft must not store it again.
          if (type === 'change') keep(key, values, attempt.current);
        },
      }),
    [form, key],
  );
  useDataCleared(() => {
    drop();
    setCleared((times) => times + 1);
    form.reset(draft.empty, { keepDirtyValues: false });
  });

  /** It was sent: the next text is another message. */
  function drop(): void {
    attempt.current = undefined;
    tabStore.removeItem(key);
  }

  return {
    form,
    hydrated,
    /** What was stored before the page was loaded; undefined until it is hydrated. */
    typed,
    /** The id to send `values` with, as `text`. It is stored first: the answer may be lost with the page. */
    idFor(text: string, values: Values): string {
      attempt.current = attemptFor(text, attempt.current, () => crypto.randomUUID());
      keep(key, values, attempt.current);
      return attempt.current.id;
    },
    drop,
  };
}

function keep(key: string, values: object, attempt?: Attempt): void {
  tabStore.setItem(key, JSON.stringify({ values, attempt }));
}
