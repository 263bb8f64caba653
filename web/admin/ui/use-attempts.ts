import { useState } from 'react';

/**
 * Ids of requests that have one effect each. The same content has the same id, so that it can be sent again after a lost
 * answer. Changed content has another one: under the old id it would be dropped, and reported as done.
 */
export function useAttempts() {
  const [attempts] = useState(newAttempts);
  return attempts;
}

function newAttempts() {
  // A form asks at each validation too: typed back, a content that was sent must find its id.
  const ids = new Map<string, string>();
  return {
    idOf: (content: unknown): string => {
      const key = JSON.stringify(content);
      const id = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, id);
      return id;
    },
    /** The id that the content has already. */
    known: (content: unknown): string | undefined => ids.get(JSON.stringify(content)),
    /** The content was sent under this id, before the page was loaded. */
    remember: (content: unknown, id: string) => void ids.set(JSON.stringify(content), id),
    /** From now on the same content is another request. */
    forget: () => ids.clear(),
  };
}
