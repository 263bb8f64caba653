/** The home of the back office. */
export const homeAddress = '/admin/dashboard';

/** The login page's address, with the address to return to. */
export function loginAddress(from: string): string {
  return from === homeAddress ? '/admin/login' : `/admin/login?next=${encodeURIComponent(from)}`;
}

/** Where to go after the login. Only addresses of the back office, so that no link can redirect elsewhere. */
export function nextAddress(next: string | null): string {
  if (!next) return homeAddress;
  const base = 'https://shop.invalid';
  if (!URL.canParse(next, base)) return homeAddress;
  const url = new URL(next, base);
  if (url.origin !== base) return homeAddress;
  if (!url.pathname.startsWith('/admin/') || url.pathname.startsWith('/admin/login')) return homeAddress;
  return url.pathname + url.search + url.hash;
}
