/** Beginning of the keys under which a tab keeps typed but unsaved texts. */
export const unsavedPrefix = 'admin-content:';

/** Whether this tab keeps any of them. */
export function keepsUnsaved(): boolean {
  return storedKeys().length > 0;
}

/** Removes all of them from this tab. */
export function forgetUnsaved(): void {
  for (const key of storedKeys()) sessionStorage.removeItem(key);
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
