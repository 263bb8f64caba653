/** A rule's answer: allowed, or refused with the code of the reason. */
export type Verdict<Code extends string> = { allowed: true } | { allowed: false; code: Code };

export const allowed = { allowed: true } as const;

/** Refuses with a reason. */
export function refused<Code extends string>(code: Code): { allowed: false; code: Code } {
  return { allowed: false, code };
}
