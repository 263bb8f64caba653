import { useState } from 'react';

/**
 * Ids of requests that have one effect each. The same content has the same id, so that it can be sent again after a lost
 * answer. Changed content has another one: under the old id it would be dropped, and reported as done.
 */
export function useAttempts() {
  // A form asks at each validation too: typed back, a content that was sent must find its id.
  const [ids] = useState(() => new Map<string, string>());
  return {
    idOf: (content: unknown): string => {
      const key = JSON.stringify(content);
      const id = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, id);
      return id;
    },
    /** From now on the same content is another request. */
    forget: () => ids.clear(),
  };
}
