import { randomUUID } from 'node:crypto';
import { askForCode, enterCode } from '#domain/calls/customer.ts';
import { mailTo } from '#e2e/support/sandbox.ts';
import { type Browser, browser } from './browser';
import { eventually } from './wait';

/** The e-mails with a login code for an address; an order's confirmation isn't one. */
export async function codeMails(email: string): Promise<{ subject: string; text: string }[]> {
  return (await mailTo(email)).filter(({ subject }) => /^\d{6} /.test(subject));
}

/** The code of the first e-mail that came after those. */
export function codeAfter(email: string, before: { subject: string }[]): Promise<string> {
  const seen = before.map(({ subject }) => subject);
  return eventually(async () => {
    const fresh = (await codeMails(email)).find(({ subject }) => !seen.includes(subject));
    if (!fresh) throw new Error('No e-mail with a code yet');
    return fresh.subject.slice(0, 6);
  });
}

/** A browser with the account session of an address that the shop knows. */
export async function customer(email: string, baseUrl?: string): Promise<Browser> {
  const visitor = browser(baseUrl);
  const before = await codeMails(email);
  const { loginId } = await visitor.call(askForCode, { body: { id: randomUUID(), email } });
  await visitor.call(enterCode, { body: { loginId, code: await codeAfter(email, before) } });
  return visitor;
}
