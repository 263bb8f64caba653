import { isRecord } from '#web/drafts/draft.ts';
import { readUnsaved, storeUnsaved, unsavedPrefix } from '../unsaved';

/** The values of a form whose text is kept. */
export type TextValues = { text: string } & Record<string, string | boolean>;

/** What was typed into a form and not sent, or sent without an answer. */
export interface KeptForm<Values extends TextValues> {
  values: Values;
  /** The id under which the text was sent, if it was. */
  attempt?: string;
}

/** Which form it is, e.g. the answer to one message. */
export type FormPlace = `${'answer' | 'note'}:${string}`;

const keyOf = (place: FormPlace) => `${unsavedPrefix.form}${place}`;

/** What this user has typed into a form whose values are `empty` at first; undefined without a valid text. */
export function readKept<Values extends TextValues>(
  place: FormPlace,
  user: string,
  empty: Values,
): KeptForm<Values> | undefined {
  const { values, attempt } = readUnsaved(keyOf(place), user) ?? {};
  if (!isRecord(values) || typeof values.text !== 'string') return undefined;
  const known = Object.keys(empty).filter((name) => typeof values[name] === typeof empty[name]);
  return {
    values: { ...empty, ...Object.fromEntries(known.map((name) => [name, values[name]])) },
    attempt: typeof attempt === 'string' ? attempt : undefined,
  };
}

/** Stores it in the tab; without a text nothing is kept. */
export function storeKept<Values extends TextValues>(
  place: FormPlace,
  user: string,
  kept: KeptForm<Values> | undefined,
): void {
  storeUnsaved(keyOf(place), kept?.values.text.trim() ? { user, ...kept } : undefined);
}
