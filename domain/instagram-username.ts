/** An Instagram user name as Instagram allows it; not dots alone, which would be a path segment of an address. */
export const usernamePattern = /^(?=.*[a-z0-9_])[a-z0-9._]{1,30}$/;

/** First parts of Instagram addresses that aren't profiles: `s` is a highlight's, `_u` and `_n` are the app's. */
export const notProfiles =
  /^(p|reel|reels|tv|share|s|stories|tags|explore|accounts|direct|about|legal|web|developer|_u|_n)$/i;

/**
 * Another site's address without scheme, e.g. `threads.net/@lucia`: its first part could be a name. Behind a name comes
 * only what Instagram has below a profile.
 */
const otherSite = /^(?:www\.[\w-]+\.[a-z]{2,}|[\w.-]+\.[a-z]{2,}\/(?!\/|(?:p|reel|reels|tagged)\b)[^?#])/i;

/**
 * A user name as stored: no @, no address around it, lower case (S0 §5). Empty for the address of something else, e.g.
 * of a post.
 */
export function normaliseUsername(text: string): string {
  const typed = text.trim();
  const path = typed.replace(/^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\//i, '');
  const name = path
    .replace(/[/?#].*$/, '')
    .replace(/^@/, '')
    .toLowerCase();
  const isOther = path === typed ? otherSite.test(typed) : notProfiles.test(name);
  return isOther ? '' : name;
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
