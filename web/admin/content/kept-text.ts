import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import type { EditorForm } from './shape';

/** A typed but unsaved text: it survives a reload, a lost connection and an ended session. */
export interface KeptText {
  form: EditorForm;
  /** The saved revision that it started from. */
  revision: number;
}

const keyOf = (key: ContentKey, language: Language) => `admin-content:${key}:${language}`;

/** Reads it; undefined if there is none or it is invalid. */
export function readKept(key: ContentKey, language: Language): KeptText | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(key, language)) ?? 'null') as KeptText | null;
    return kept && typeof kept.form?.lists === 'object' && Number.isInteger(kept.revision) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores it; if the browser can't, only leaving warns. */
export function keep(key: ContentKey, language: Language, text: KeptText | undefined): void {
  try {
    if (text) sessionStorage.setItem(keyOf(key, language), JSON.stringify(text));
    else sessionStorage.removeItem(keyOf(key, language));
  } catch {
    // Storage is full or disabled.
  }
}
