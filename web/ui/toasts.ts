type Tone = 'success' | 'danger' | 'info';

/** A short message that passes. */
export interface ToastMessage {
  title: string;
  text?: string;
  tone?: Tone;
}

/** The one toast there is: shown, or dismissed and still remembered. */
export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

/** The figures of S0 §9 and S1 §8. */
export const toastRules = {
  durationMs: 5000,
  /** How long a dismissed toast is remembered: nothing of it is on the page any more, only its number goes on. */
  removeAfterMs: 1_000_000,
  swipeDirection: 'right',
  swipeThreshold: 50,
  hotkey: ['F8'],
} as const;

/** A new message takes the place of the one before: one at a time. */
export function shown(before: Toast | undefined, message: ToastMessage): Toast {
  return { ...message, id: (before?.id ?? 0) + 1, open: true };
}

/** Dismissed by its time, a swipe, its button or Esc. A newer one stays as it is. */
export function dismissed(now: Toast | undefined, id: number): Toast | undefined {
  return now?.id === id ? { ...now, open: false } : now;
}

/** Forgotten, `removeAfterMs` after it was dismissed. */
export function removed(now: Toast | undefined, id: number): Toast | undefined {
  return now?.id === id && !now.open ? undefined : now;
}
