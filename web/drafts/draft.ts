import { parsed, type Store } from '../entry/storage';

/** An attempt to send: the same text sent again keeps its id, so that a lost answer creates no second message. */
export interface Attempt {
  id: string;
  of: string;
}

/** How a form's typed text is stored in its tab until it is sent (docs/browser-state.md). */
export interface DraftForm<Values extends Texts<Values>> {
  /** Its key in the tab's storage. A form that can be about several things has one for each. */
  key: string;
  /** Every field, empty. */
  empty: Values;
  /** The valid values of fields that aren't typed. */
  choices?: Partial<Record<keyof Values, readonly string[]>>;
}

/** A form's values: a text for each field. */
export type Texts<Values> = Record<keyof Values, string>;

interface Draft<Values> {
  values: Partial<Values>;
  attempt?: Attempt;
}

/** The text typed before the reload. Empty if nothing was typed, or if the stored value isn't ours. */
export function readDraft<Values extends Texts<Values>>(
  store: Pick<Store, 'getItem'>,
  { key, empty, choices }: DraftForm<Values>,
): Draft<Values> {
  const stored = parsed(store.getItem(key));
  if (!isRecord(stored) || !isRecord(stored.values)) return { values: {} };
  const { values, attempt } = stored;
  const texts = Object.entries(values).filter(([name, value]) => {
    if (!Object.hasOwn(empty, name) || typeof value !== 'string' || value === '') return false;
    return choices?.[name as keyof Values]?.includes(value) ?? true;
  });
  const known =
    isRecord(attempt) && typeof attempt.id === 'string' && typeof attempt.of === 'string'
      ? { id: attempt.id, of: attempt.of }
      : undefined;
  return { values: Object.fromEntries(texts) as Partial<Values>, attempt: known };
}

/** The id for a text: that of the last attempt if the text is the same, else a new one. */
export function attemptFor(text: string, last: Attempt | undefined, newId: () => string): Attempt {
  return last?.of === text ? last : { id: newId(), of: text };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
