import { emailPattern } from '#domain/email.ts';

/** The error of an e-mail address, or undefined. The API checks again. */
export function emailProblem(text: string): 'missing' | 'invalid' | undefined {
  const email = text.trim();
  if (!email) return 'missing';
  return email.length <= 254 && emailPattern.test(email) ? undefined : 'invalid';
}

/** The sentence about an e-mail address that is missing or invalid; undefined if it is valid. */
export function emailSentence(
  text: string,
  { emailMissing, emailInvalid }: { emailMissing: string; emailInvalid: string },
): string | undefined {
  const problem = emailProblem(text);
  return problem && { missing: emailMissing, invalid: emailInvalid }[problem];
}
