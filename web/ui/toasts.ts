type Tone = 'success' | 'danger' | 'info';

/** A short temporary message. */
export interface ToastMessage {
  title: string;
  text?: string;
  tone?: Tone;
}

/** The current toast: shown, or dismissed and still kept. */
export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

/** The figures of S0 §9 and S1 §8. */
export const toastRules = {
  durationMs: 5000,
  /** How long a dismissed toast is kept: it is no longer on the page, only its number continues. */
  removeAfterMs: 1_000_000,
  swipeDirection: 'right',
  swipeThreshold: 50,
  hotkey: ['F8'],
} as const;

/** A new message replaces the previous one: one at a time. */
export function shown(before: Toast | undefined, message: ToastMessage): Toast {
  return { ...message, id: (before?.id ?? 0) + 1, open: true };
}

/** Dismissed by timeout, swipe, button or Esc. A newer one stays. */
export function dismissed(now: Toast | undefined, id: number): Toast | undefined {
  return now?.id === id ? { ...now, open: false } : now;
}

/** Removed, `removeAfterMs` after it was dismissed. */
export function removed(now: Toast | undefined, id: number): Toast | undefined {
  return now?.id === id && !now.open ? undefined : now;
}
