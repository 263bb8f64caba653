import { administrator } from '#api/testing/administrator.ts';

/** What a browser keeps that is signed in. */
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

/** Signs in as the shop's first administrator, once for all tests of a worker. */
export async function signIn(): Promise<SignedIn> {
  const cookies = (await administrator()).cookieHeader().split('; ');
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
