import type { CookieOptions, Request, Response } from 'express';

/** Cookies of the shop. Names have the prefix `__Host-` if the shop is reached by https. */
export interface CookieJar {
  read(request: Request, name: string): string | undefined;
  set(response: Response, name: string, value: string, options?: CookieOptions): void;
  clear(response: Response, name: string): void;
}

/** The rules for all our cookies, from the shop's public address. */
export function cookieJar(publicUrl: string): CookieJar {
  const secure = publicUrl.startsWith('https:');
  // Scripts read XSRF-TOKEN by that name (D18), so it can't have the prefix.
  const fullName = (name: string) => (secure && name !== 'XSRF-TOKEN' ? `__Host-${name}` : name);
  const base: CookieOptions = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
  return {
    read: (request, name) => readCookie(request.headers.cookie, fullName(name)),
    set: (response, name, value, options) =>
      void response.cookie(fullName(name), value, { ...base, ...options }),
    clear: (response, name) => void response.clearCookie(fullName(name), base),
  };
}

/** One value from a Cookie header; the first if a name occurs twice. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const separator = part.indexOf('=');
    if (separator < 0 || part.slice(0, separator).trim() !== name) continue;
    const value = part.slice(separator + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return undefined;
}
