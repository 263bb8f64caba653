/** An Instagram user name as Instagram allows it; not dots alone, which would be a path segment of an address. */
export const usernamePattern = /^(?=.*[a-z0-9_])[a-z0-9._]{1,30}$/;

/** A user name as stored: no @, no address around it, lower case (S0 §5). */
export function normaliseUsername(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\/(www\.)?instagram\.com\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^@/, '')
    .toLowerCase();
}

/** What a stranger may see of a user name (D19), e.g. `lu•••••az`. */
export function maskUsername(username: string): string {
  if (username.length <= 4) return `${username.slice(0, 1)}•••`;
  return `${username.slice(0, 2)}•••••${username.slice(-2)}`;
}

/** The address of a profile in the form that panels accept. */
export function profileLink(username: string): string {
  return `https://www.instagram.com/${username}/`;
}
