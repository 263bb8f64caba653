import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { readUnsaved, storeUnsaved, unsavedPrefix } from '../unsaved';
import type { EditorForm } from './shape';

/**
 * A typed but unsaved text: it survives a reload, a lost connection and an expired session, but no logout and no other
 * user.
 */
export interface UnsavedText {
  /** The name of the user who typed it. */
  user: string;
  form: EditorForm;
  /** The saved revision that it started from. */
  revision: number;
  /** The published version that it started from. */
  version: number;
}

const keyOf = (key: ContentKey, language: Language) => `${unsavedPrefix.content}${key}:${language}`;

/** The text that this user has typed; undefined without a valid one. */
export function readUnsavedText(key: ContentKey, language: Language, user: string): UnsavedText | undefined {
  const stored = readUnsaved(keyOf(key, language), user) as Partial<UnsavedText> | undefined;
  const isText =
    typeof stored?.form?.lists === 'object' &&
    Number.isInteger(stored.revision) &&
    Number.isInteger(stored.version);
  return isText ? (stored as UnsavedText) : undefined;
}

/** Stores it; if the browser can't, only leaving warns. */
export function storeUnsavedText(key: ContentKey, language: Language, text: UnsavedText | undefined): void {
  storeUnsaved(keyOf(key, language), text);
}
