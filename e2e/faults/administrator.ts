import { type Browser, browser } from '#api/testing/browser.ts';
import { adminLogin } from '#domain/calls/admin-session.ts';

/** Logs in to the back office of a shop. */
export async function logIn(url: string, password: string): Promise<Browser> {
  const visitor = browser(url);
  await visitor.call(adminLogin, { body: { username: 'admin', password } });
  return visitor;
}
