/** A login that waits for its code. */
export interface PendingLogin {
  id: string;
  email: string;
  /** When the code was requested and when it expires, in epoch ms of this browser's clock. */
  askedAt: number;
  until: number;
}

const key = 'customerLogin';

/** The login that waits in this tab; undefined if there isn't one or its code has expired. `now` in epoch ms. */
export function readPendingLogin(now: number): PendingLogin | undefined {
  try {
    const login = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<PendingLogin> | null;
    const whole =
      typeof login?.id === 'string' &&
      typeof login.email === 'string' &&
      typeof login.askedAt === 'number' &&
      typeof login.until === 'number';
    return whole && (login as PendingLogin).until > now ? (login as PendingLogin) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a login while the visitor reads the code in a mail app: a phone may discard the page meanwhile. Without
 * storage it lasts as long as the page.
 */
export function keepPendingLogin(login: PendingLogin | undefined): void {
  try {
    if (login) sessionStorage.setItem(key, JSON.stringify(login));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser forbids storage.
  }
}
