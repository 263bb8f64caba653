import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Counts down, then calls `onEnd`. A key, a press or a scroll stops it, so that nobody is taken away while reading or
 * choosing. It doesn't start if the visitor prefers reduced motion.
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
