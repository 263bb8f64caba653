/**
 * What an e-mail address looks like (S0 §5), without spaces around it. Linear: no nested repetition, so a hostile value
 * costs nothing. Without `İ` and `Σ`: JavaScript and Postgres disagree on their lower case, and limits count an address
 * by the one while rows are found by the other. Without invisible characters, which could turn around the text beside it.
 */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\İΣ]{1,64}@[a-zA-Z0-9-]{1,63}(\.[a-zA-Z0-9-]{1,63}){1,8}$/u;

/**
 * The inbox of an address, as `inbox_of` of the database has it: what follows a plus is the reader's own, and Gmail
 * ignores dots. For limits; an account, a receipt and a look-up use the address itself.
 */
export function inboxOf(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf('@');
  // A plus at the beginning is part of the name.
  const name = lower.slice(0, at).replace(/^(.[^+]*)\+.*$/s, '$1');
  const domain = lower.slice(at + 1);
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
