import { loginToMail, noteLoginMailed, recordLogin } from '../db/customers';
import { forgetLoginCode, loginCode } from '../db/login-codes';
import { inTransaction } from '../db/pool';
import type { LoginRequest } from '../domain/login';
import type { Keyring } from '../security/keyring';
import { composeLoginCode, composeUnknownAddress } from './mail-login';
import { createMailSender, type MailSenderDeps } from './mail-sender';

/** Activities of customers' logins. Each is safe to run twice: the row records what was done. */
export function createLoginActivities(deps: MailSenderDeps & { keyring: Keyring }) {
  const { pool, keyring } = deps;
  const mailSender = createMailSender(deps);
  return {
    /** Stores a login; `createdAt` in epoch ms. */
    async recordLogin(input: Omit<LoginRequest, 'code'> & { createdAt: number }): Promise<void> {
      await inTransaction(pool, (db) => recordLogin(db, { ...input, createdAt: new Date(input.createdAt) }));
    },

    /**
     * Sends the code, once, unless it would expire before it could be read. An address without data in the shop gets an
     * e-mail that says so instead: only its owner reads it, and learns why no code came.
     */
    async sendLoginCode({ id, code: givenCode }: { id: string; code?: string }): Promise<void> {
      const [login, shop] = await Promise.all([loginToMail(pool, id), mailSender.shop()]);
      if (!login || login.mailedAt || login.ended || login.expiresAt.getTime() <= Date.now()) return;
      if (!login.known) {
        await mailSender.send(login.email, composeUnknownAddress(login, shop));
        await noteLoginMailed(pool, id, new Date());
        await forgetLoginCode(pool, id);
        return;
      }
      const code = givenCode ?? (await loginCode(pool, keyring, id));
      if (code === undefined) return;
      await mailSender.send(login.email, composeLoginCode({ ...login, code }, shop));
      await noteLoginMailed(pool, id, new Date());
      await forgetLoginCode(pool, id);
    },
  };
}
export type LoginActivities = ReturnType<typeof createLoginActivities>;
