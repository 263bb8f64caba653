import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import type { EditorForm } from './shape';

/** A text that was typed but not saved: it survives a reload, a lost connection and an ended session. */
export interface KeptText {
  form: EditorForm;
  /** The saved revision that it was begun from. */
  revision: number;
}

const keyOf = (key: ContentKey, language: Language) => `admin-content:${key}:${language}`;

/** Reads it; undefined where there is none, or none that makes sense. */
export function readKept(key: ContentKey, language: Language): KeptText | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(key, language)) ?? 'null') as KeptText | null;
    return kept && typeof kept.form?.lists === 'object' && Number.isInteger(kept.revision) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it; where a browser keeps nothing, only leaving warns. */
export function keep(key: ContentKey, language: Language, text: KeptText | undefined): void {
  try {
    if (text) sessionStorage.setItem(keyOf(key, language), JSON.stringify(text));
    else sessionStorage.removeItem(keyOf(key, language));
  } catch {
    // Storage is full or switched off.
  }
}
