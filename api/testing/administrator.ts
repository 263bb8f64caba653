import { adminLogin } from '../../domain/calls/admin';
import { type Browser, browser } from './browser';

/** A browser logged in to the back office. */
export async function administrator(
  username = 'admin',
  password = process.env.ADMIN_PASSWORD ?? '',
): Promise<Browser> {
  const visitor = browser();
  await visitor.call(adminLogin, { body: { username, password } });
  return visitor;
}
