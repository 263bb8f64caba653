import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Counts down and then does something, unless it is stopped. Whoever begins to read or to choose (a key, a press, a
 * scroll) is not carried away, and where less motion is wished nothing happens by itself.
 */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [running, setRunning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const stop = useCallback(() => setRunning(false), []);

  useEffect(() => {
    if (!running) return;
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const left = Math.ceil((endsAt - Date.now()) / 1000);
      setSecondsLeft(Math.max(left, 0));
      if (left > 0) return;
      setRunning(false);
      end.current();
    }, 250);
    const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
    for (const sign of signs) window.addEventListener(sign, stop, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, stop);
    };
  }, [running, seconds, stop]);

  return { secondsLeft, running, stop };
}
