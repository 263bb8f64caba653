import { useSyncExternalStore } from 'react';
import { browserStore, parsed, type Store } from '../entry/storage';
import { createListeners } from '../ui/listeners';

/** Version of the notice's texts: if consent changes its meaning, everyone is asked again. */
export const consentVersion = '2026-11-30';

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

/** A stored choice that is still valid; undefined otherwise: other texts, too old, or unreadable. */
export function readConsent(text: string | null, now: number): Consent | undefined {
  const { analytics, version, at } = (parsed(text) ?? {}) as Partial<Consent>;
  if (typeof analytics !== 'boolean' || version !== consentVersion) return undefined;
  if (typeof at !== 'number' || at > now || now - at > consentDays * 86_400_000) return undefined;
  return { analytics, version, at };
}

/** Stores a visitor's choice. `now` gives epoch ms. */
export function createConsentStore(store: Pick<Store, 'getItem' | 'setItem'>, now: () => number) {
  const listeners = createListeners();
  let state: ConsentState | undefined;

  function change(next: ConsentState): void {
    state = next;
    listeners.notify();
  }

  const stored = () => readConsent(store.getItem(key), now());

  function get(): ConsentState {
    state ??= { consent: stored(), reopened: false };
    return state;
  }

  return {
    get,
    /** The visitor accepted or refused. */
    decide(analytics: boolean): void {
      const consent = { analytics, version: consentVersion, at: now() };
      store.setItem(key, JSON.stringify(consent));
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
      change({ ...get(), consent: stored() });
    },
    subscribe: listeners.subscribe,
  };
}

export const consentStore = createConsentStore(browserStore, Date.now);

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
