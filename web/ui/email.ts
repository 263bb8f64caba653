// Linear, like the API's own rule (S0 §5): a hostile value costs nothing.
const pattern = /^[^\s@<>"(),:;[\]\\]{1,64}@[a-zA-Z0-9-]{1,63}(\.[a-zA-Z0-9-]{1,63}){1,8}$/;

/** The error of an e-mail address, or undefined. The API checks again. */
export function emailProblem(text: string): 'missing' | 'invalid' | undefined {
  const email = text.trim();
  if (!email) return 'missing';
  return email.length <= 254 && pattern.test(email) ? undefined : 'invalid';
}
