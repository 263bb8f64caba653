import { useEffect, useState } from 'react';
import { clockOf } from '#domain/countdown.ts';
import { type CountdownRule, secondsLeft } from '../entry/countdown';
import { useMessages } from '../i18n/messages';

const units = ['hours', 'minutes', 'seconds'] as const;

/**
 * The clock of the banner. It is not announced; a screen reader that moves to it reads the time once. Before hydration
 * web/entry/countdown.ts moves the same figures, so that the first render here needn't know them.
 */
export function BannerClock({ rule, onEnd }: { rule: CountdownRule; onEnd: () => void }) {
  const { banner } = useMessages();
  const [left, setLeft] = useState(rule.seconds);

  useEffect(() => {
    const update = () => {
      const now = secondsLeft(rule, Date.now());
      setLeft(now);
      if (now === 0) onEnd();
    };
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [rule, onEnd]);

  const clock = clockOf(left);
  return (
    <div role="timer" aria-live="off" className="flex shrink-0">
      <span className="sr-only">{banner.left(Math.floor(left / 60), left % 60)}</span>
      <span
        aria-hidden
        data-countdown={rule.seconds}
        data-restarts={rule.restarts}
        className="flex gap-1 text-center"
      >
        {units.map((unit) => (
          <span key={unit} className="grid w-9 rounded-md max-[22rem]:w-7 bg-overlay py-1">
            <span
              data-unit={unit}
              suppressHydrationWarning
              className="text-base leading-5 font-bold tabular-nums"
            >
              {clock[unit]}
            </span>
            <span className="text-[0.625rem] leading-3 font-semibold tracking-wide">
              {banner.units[unit]}
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}
