/** Forms of real secrets. Test keys of the sandbox are shorter. */
export const secretPatterns: Readonly<Record<string, RegExp>> = {
  'live key of Stripe': /\b[sr]k_live_[A-Za-z0-9]{16,}/,
  'webhook secret': /\bwhsec_[A-Za-z0-9+/]{24,}/,
  'key of AWS': /\bAKIA[0-9A-Z]{16}\b/,
  'token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  'private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/,
  'token of Meta': /\bEAA[A-Za-z0-9]{60,}/,
};

/** What looks like a secret in a text, by its kind. */
export function secretsIn(text: string): string[] {
  return Object.entries(secretPatterns).flatMap(([kind, form]) => (form.test(text) ? [kind] : []));
}
