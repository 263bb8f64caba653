import { exactTime, relativeTime } from '../format';
import { useNow } from './use-now';

interface Props {
  at: string;
  /** The side on which the exact time opens. */
  side?: 'left' | 'right';
}

/**
 * How long ago, with the exact moment on hover. Inside a `group/row` the exact moment is also shown while the row's
 * link has the focus, so that a list needs no second tab stop per row.
 */
export function RelativeTime({ at, side = 'left' }: Props) {
  const now = useNow();
  const exact = exactTime(at);
  return (
    <time dateTime={at} className="group/time relative z-10 inline-block whitespace-nowrap">
      {relativeTime(at, now)}
      <span className="sr-only">, {exact}</span>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute top-full z-30 mt-1 hidden rounded-md bg-ink px-2 py-1 text-xs text-surface shadow-lg group-hover/time:block group-has-focus-visible/row:block ${side === 'left' ? 'left-0' : 'right-0'}`}
      >
        {exact}
      </span>
    </time>
  );
}

/** Both at once, for pages with room: the exact moment, and how long ago or how far ahead. */
export function FullTime({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} className="tabular-nums">
      {exactTime(at)} <span className="text-muted">({relativeTime(at, now)})</span>
    </time>
  );
}
