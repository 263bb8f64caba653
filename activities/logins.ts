import { loginToMail, noteLoginMailed, recordLogin } from '../db/customers';
import { inTransaction } from '../db/pool';
import type { LoginRequest } from '../domain/login';
import { composeLoginCode } from './mail-login';
import { createPost, type PostDeps } from './post';

/** Activities of customers' logins. Each is safe to run twice: the row says what was done. */
export function createLoginActivities(deps: PostDeps) {
  const { pool } = deps;
  const post = createPost(deps);
  return {
    /** Writes a login down; `createdAt` in epoch ms. */
    async recordLogin(input: Omit<LoginRequest, 'code'> & { createdAt: number }): Promise<void> {
      await inTransaction(pool, (db) => recordLogin(db, { ...input, createdAt: new Date(input.createdAt) }));
    },

    /** Sends the code, once, unless nothing is known of the address or the code is over before it could be read. */
    async sendLoginCode({ id, code }: { id: string; code: string }): Promise<void> {
      const [login, shop] = await Promise.all([loginToMail(pool, id), post.shop()]);
      if (!login?.known || login.mailedAt || login.ended || login.expiresAt.getTime() <= Date.now()) return;
      await post.send(login.email, composeLoginCode({ ...login, code }, shop));
      await noteLoginMailed(pool, id, new Date());
    },
  };
}
export type LoginActivities = ReturnType<typeof createLoginActivities>;
