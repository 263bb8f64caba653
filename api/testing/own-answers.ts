import type { Call } from '#domain/calls/call.ts';
import { beginnerOf, counterOf, ownOrders } from './answer-rows';
import { answersOf } from './answers';
import { testDatabase } from './database';
import { forgetOrders } from './rows';
import { newUser, type TestUser } from './users';

/**
 * The fixtures of a file that compares the answers of `calls`: its own orders and its own administrator. Both are removed after the
 * file's last test. `signIn` creates the administrator.
 */
export function ownAnswers(calls: Record<string, Call>) {
  const db = testDatabase();
  const { made, names } = ownOrders();
  let user: TestUser | undefined;
  afterAll(async () => {
    await forgetOrders(db, made);
    await db.query('DELETE FROM admins WHERE id = $1', [user?.id]);
    await db.end();
  });
  async function signIn(): Promise<TestUser> {
    user = await newUser(db, 'administrator');
    return user;
  }
  return { db, answers: answersOf(calls), names, count: counterOf(db), begun: beginnerOf(db), signIn };
}
