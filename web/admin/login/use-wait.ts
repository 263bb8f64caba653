import { useEffect, useState } from 'react';
import { isApiError } from '#web/api-client/api-error.ts';
import { loginStepMessages as text } from './text';

/** How many seconds to wait after a login was refused for too many tries; 0 if there is no wait. */
export function useWait(error: Error | null): number {
  const seconds = waitOf(error);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + waitOf(error) * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [error]);
  return left;
}

/** The server's waiting time, in seconds. */
export function waitOf(error: Error | null): number {
  if (!isApiError(error, 'rate_limited')) return 0;
  const seconds = Number(error.details.retryAfterSeconds);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

/** A waiting time in words, e.g. `4 min 32 s`. */
export function waitText(seconds: number): string {
  if (seconds >= 3600) return text.hours(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60));
  return text.minutes(Math.floor(seconds / 60), seconds % 60);
}
