import { parsed, tabStore } from '../entry/storage';

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
  const login = (parsed(tabStore.getItem(key)) ?? {}) as Partial<PendingLogin>;
  const whole =
    typeof login.id === 'string' &&
    typeof login.email === 'string' &&
    typeof login.askedAt === 'number' &&
    typeof login.until === 'number';
  return whole && (login as PendingLogin).until > now ? (login as PendingLogin) : undefined;
}

/** Stores a login while the visitor reads the code in a mail app: a phone may discard the page meanwhile. */
export function keepPendingLogin(login: PendingLogin | undefined): void {
  if (login) tabStore.setItem(key, JSON.stringify(login));
  else tabStore.removeItem(key);
}
