import { useSyncExternalStore } from 'react';

/** Version of the notice's texts: if consent changes its meaning, everyone is asked again. */
export const consentVersion = '2026-11';

/** How long a choice lasts, in days; then the notice asks again. The authorities advise half a year. */
export const consentDays = 180;

const key = 'consent.v1';

/** A visitor's choice, the version of its text and when (in epoch ms). */
export interface Consent {
  analytics: boolean;
  version: string;
  at: number;
}

/** The notice's state: the current choice, and whether the visitor wants to change it. */
export interface ConsentState {
  consent: Consent | undefined;
  reopened: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** A stored choice that is still valid; undefined otherwise: other texts, too old, or unreadable. */
export function readConsent(text: string | null, now: number): Consent | undefined {
  if (!text) return undefined;
  try {
    const value = JSON.parse(text) as Partial<Consent> | null;
    if (typeof value?.analytics !== 'boolean' || value.version !== consentVersion) return undefined;
    if (typeof value.at !== 'number' || value.at > now || now - value.at > consentDays * 86_400_000)
      return undefined;
    return { analytics: value.analytics, version: value.version, at: value.at };
  } catch {
    return undefined;
  }
}

/** Stores a visitor's choice. Without storage it lasts until the page is left. `now` gives epoch ms. */
export function createConsentStore(store: () => Store, now: () => number) {
  const listeners = new Set<() => void>();
  let state: ConsentState | undefined;

  function change(next: ConsentState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function stored(): string | null {
    try {
      return store().getItem(key);
    } catch {
      return null;
    }
  }

  function get(): ConsentState {
    state ??= { consent: readConsent(stored(), now()), reopened: false };
    return state;
  }

  return {
    get,
    /** The visitor accepted or refused. */
    decide(analytics: boolean): void {
      const consent = { analytics, version: consentVersion, at: now() };
      try {
        store().setItem(key, JSON.stringify(consent));
      } catch {
        // Nothing optional is worth a failure.
      }
      change({ consent, reopened: false });
    },
    /** Shows the notice again, with the current choice. */
    reopen(): void {
      change({ ...get(), reopened: true });
    },
    /** Leaves the choice as it was. */
    keep(): void {
      change({ ...get(), reopened: false });
    },
    /** Another page may have chosen. */
    readAgain(): void {
      change({ ...get(), consent: readConsent(stored(), now()) });
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const consentStore = createConsentStore(() => window.localStorage, Date.now);

if (typeof window !== 'undefined') {
  // A page in the back/forward cache misses the events of other pages.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) consentStore.readAgain();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && consentStore.readAgain());
}

/** Shows the cookie notice again, e.g. from the footer. */
export const reopenConsent = (): void => consentStore.reopen();

/** The current choice. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(consentStore.subscribe, consentStore.get);
}
