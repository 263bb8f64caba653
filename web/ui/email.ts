import { emailPattern } from '#domain/email.ts';

/** The error of an e-mail address, or undefined. The API checks again. */
export function emailProblem(text: string): 'missing' | 'invalid' | undefined {
  const email = text.trim();
  if (!email) return 'missing';
  return email.length <= 254 && emailPattern.test(email) ? undefined : 'invalid';
}
