import { openCustomerSession } from '#db/customers.ts';
import { mailTo } from '#e2e/support/sandbox.ts';
import { customerCookie } from '../customer-account/customer';
import { newSecret, sha256 } from '../secrets';
import { type Browser, browser } from './browser';
import { withDatabase } from './database';
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

/** A browser with an account session of an address: stored as a login stores it, without its code and e-mail. */
export async function customer(email: string): Promise<Browser> {
  const secret = newSecret();
  await withDatabase((db) => openCustomerSession(db, sha256(secret), email, new Date()));
  const visitor = browser();
  visitor.setCookie(customerCookie, secret);
  return visitor;
}
