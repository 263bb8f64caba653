/** Beginning of the keys under which a tab keeps typed but unsaved texts. */
export const unsavedPrefix = 'admin-content:';

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
    return keys.filter((key) => key.startsWith(unsavedPrefix));
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
