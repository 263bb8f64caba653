import { useEffect, useState } from 'react';
import { type CountdownRule, clockOf } from '#domain/countdown.ts';
import { secondsLeft } from '../entry/countdown';
import { useMessages } from '../i18n/messages';

const units = ['hours', 'minutes', 'seconds'] as const;
const noFigures = { hours: '--', minutes: '--', seconds: '--' };

/**
 * The clock of the banner. It is not announced; a screen reader that moves to it reads the time once. Before hydration
 * web/entry/countdown.ts moves the same figures, so that the first render here needn't know them. It shows none if the
 * code ends: a page is rendered once for many visitors, and the code may have less time than a whole countdown.
 */
export function BannerClock({ rule, onEnd }: { rule: CountdownRule; onEnd: () => void }) {
  const { banner } = useMessages();
  const [left, setLeft] = useState(rule.codeEndsAt === undefined ? rule.seconds : undefined);

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

  const clock = left === undefined ? noFigures : clockOf(left);
  return (
    <div role="timer" aria-live="off" className="flex shrink-0">
      {left !== undefined && <span className="sr-only">{banner.left(Math.floor(left / 60), left % 60)}</span>}
      <span
        aria-hidden
        data-countdown={rule.seconds}
        data-restarts={rule.restarts}
        data-code-ends={rule.codeEndsAt}
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
