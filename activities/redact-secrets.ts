/** Replaces the part that is left out. */
export const hidden = '[…]';

/** Sealed tokens in links: who has one acts as the reader of the e-mail. */
const tokens = /(?<=[?&#][\w-]+=)[\w-]{32,}/g;

/** The text of an e-mail without its code and without tokens: who reads the log must not log in or act with it. */
export function redactSecrets(text: string, code?: string): string {
  const closed = text.replace(tokens, hidden);
  return code ? closed.replaceAll(code, hidden) : closed;
}
