import { Check, Circle, CircleAlert, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';

/** One step of a vertical timeline. */
export interface TimelineStep {
  key: string;
  state: 'done' | 'current' | 'upcoming' | 'problem';
  title: ReactNode;
  /** The state in words, for screen readers. */
  stateText: string;
  time?: ReactNode;
  children?: ReactNode;
}

const marks = {
  done: ['bg-success-soft text-success', Check],
  current: ['bg-accent-soft text-accent-ink ring-2 ring-accent', CircleDot],
  upcoming: ['bg-sunken text-muted', Circle],
  problem: ['bg-warning-soft text-warning', CircleAlert],
} as const;

/** Past, current and future steps, from the top down. */
export function Timeline({ steps, label }: { steps: TimelineStep[]; label: string }) {
  return (
    <ol aria-label={label} className="grid">
      {steps.map((step, index) => {
        const [tone, Icon] = marks[step.state];
        const last = index === steps.length - 1;
        return (
          <li
            key={step.key}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className="grid grid-cols-[2rem_1fr] gap-x-3.5"
          >
            <div aria-hidden className="flex flex-col items-center">
              <span className={classes('grid size-8 place-items-center rounded-full', tone)}>
                <Icon className="size-4" strokeWidth={2.5} />
              </span>
              {!last && (
                <span
                  className={classes('w-0.5 flex-1', step.state === 'done' ? 'bg-success/40' : 'bg-line')}
                />
              )}
            </div>
            <div className={classes('min-w-0 pt-1', !last && 'pb-6')}>
              <div className="sm:flex sm:items-baseline sm:justify-between sm:gap-x-4">
                <p className={classes('font-semibold', step.state === 'upcoming' && 'text-muted')}>
                  {step.title}
                  <span className="sr-only"> · {step.stateText}</span>
                </p>
                {step.time && (
                  <p className="shrink-0 text-sm leading-6 text-muted tabular-nums">{step.time}</p>
                )}
              </div>
              {step.children && <div className="mt-1 text-sm leading-6 text-muted">{step.children}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
