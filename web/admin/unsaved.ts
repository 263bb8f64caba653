import { isRecord } from '#web/drafts/draft.ts';

/**
 * Beginnings of the keys under which a tab keeps typed but unsaved texts: those of the shop's pages, and those of other
 * forms.
 */
export const unsavedPrefix = { content: 'admin-content:', form: 'admin-form:' };

/** What `user` has typed under a key, as it was stored; undefined if nothing valid is there, or somebody else's. */
export function readUnsaved(key: string, user: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(stored) && stored.user === user ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores what `user` has typed, or removes it. */
export function storeUnsaved(key: string, typed: { user: string } | undefined): void {
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify(typed));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or disabled.
  }
}

/** Whether this tab keeps any of them. */
export function keepsUnsaved(): boolean {
  return storedKeys().length > 0;
}

/** Removes all of them from this tab, or only those that other users than `user` have typed. */
export function forgetUnsaved({ except: user }: { except?: string } = {}): void {
  for (const key of storedKeys())
    if (user === undefined || userOf(sessionStorage.getItem(key)) !== user) sessionStorage.removeItem(key);
}

function storedKeys(): string[] {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
    return keys.filter((key) => Object.values(unsavedPrefix).some((prefix) => key.startsWith(prefix)));
  } catch {
    // Without storage nothing is kept.
    return [];
  }
}

function userOf(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '').user;
  } catch {
    return undefined;
  }
}
