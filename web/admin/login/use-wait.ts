import { useEffect, useState } from 'react';
import { waitOf } from '#web/api-client/failure.ts';
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

/** A waiting time in words, e.g. `4 min 32 s`. */
export function waitText(seconds: number): string {
  if (seconds >= 3600) return text.hours(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60));
  return text.minutes(Math.floor(seconds / 60), seconds % 60);
}
