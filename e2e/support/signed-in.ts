import { administrator } from '#api/testing/administrator.ts';
import type { Browser } from '#api/testing/browser.ts';
import { adminProve } from '#domain/calls/admin-account.ts';
import { proofSeconds } from '#domain/login.ts';

/** The storage of a signed-in browser. */
export interface SignedIn {
  cookies: {
    name: string;
    value: string;
    domain: string;
    path: string;
    expires: number;
    httpOnly: boolean;
    secure: boolean;
    sameSite: 'Lax';
  }[];
  origins: [];
}

/** A session of the shop's first administrator, which all tests of a worker share. */
export interface SharedSession {
  /** The session's browser storage; its password was typed so recently that no test needs to repeat it. */
  signedIn(): Promise<SignedIn>;
}

/**
 * How long ago the password may have been typed when a test begins, in ms: less than `proofSeconds` by one test's time.
 */
const oldestProofMs = proofSeconds * 1000 - 180_000;

/** Signs in as the shop's first administrator, once for all tests of a worker. */
export async function signIn(): Promise<SharedSession> {
  const admin = await administrator();
  let provenAt = Date.now();
  return {
    async signedIn() {
      if (Date.now() - provenAt > oldestProofMs) {
        await admin.call(adminProve, { body: { proof: process.env.ADMIN_PASSWORD ?? '' } });
        provenAt = Date.now();
      }
      return stateOf(admin);
    },
  };
}

function stateOf(admin: Browser): SignedIn {
  const cookies = admin.cookieHeader().split('; ');
  const { hostname } = new URL(process.env.SHOP_URL ?? '');
  return {
    cookies: cookies.map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      const where = { domain: hostname, path: '/', expires: -1 };
      return { name, value, ...where, httpOnly: false, secure: false, sameSite: 'Lax' };
    }),
    origins: [],
  };
}
