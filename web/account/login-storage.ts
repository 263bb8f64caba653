/** A login that waits for its code. */
export interface PendingLogin {
  id: string;
  email: string;
  /** When the code was asked for and until when it is good, in epoch ms of this browser's clock. */
  askedAt: number;
  until: number;
}

const key = 'customerLogin';

/** The login that waits in this tab; undefined where none does, or its code is over. `now` in epoch ms. */
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
 * Keeps a login while its code is read in the mail program: a phone may throw the page away meanwhile. Without storage
 * it lives as long as the page.
 */
export function keepPendingLogin(login: PendingLogin | undefined): void {
  try {
    if (login) sessionStorage.setItem(key, JSON.stringify(login));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids storage.
  }
}
