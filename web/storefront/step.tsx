import { Check, Pencil } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../i18n/messages';
import { classes } from '../ui/classes';

/**
 * One step of the form. An open step shows its content; a done one folds to a line that reopens it; an upcoming one
 * shows its name and at most a short preview.
 */
export function Step({
  number,
  title,
  state,
  summary,
  ahead,
  onReopen,
  headingRef,
  children,
}: {
  number: number;
  title: string;
  state: 'open' | 'done' | 'upcoming';
  summary?: ReactNode;
  /** The preview while it is upcoming. */
  ahead?: string;
  onReopen?: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const { common } = useMessages();
  return (
    <section
      aria-current={state === 'open' ? 'step' : undefined}
      className="grid grid-cols-1 gap-4 px-4 py-3.5 sm:px-6 sm:py-4"
    >
      <div className="flex min-h-11 items-center gap-3">
        <span
          aria-hidden
          className={classes(
            'grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold',
            state === 'open' && 'bg-accent-from text-on-accent',
            state === 'done' && 'bg-success-soft text-success',
            state === 'upcoming' && 'bg-sunken text-muted',
          )}
        >
          {state === 'done' ? <Check className="size-4" strokeWidth={3} /> : number}
        </span>
        <div className="min-w-0 flex-1">
          <h2
            ref={headingRef}
            tabIndex={-1}
            className={classes(
              'font-bold outline-none',
              state === 'done' ? 'text-sm text-muted' : 'text-base',
              state === 'upcoming' && 'text-muted',
            )}
          >
            {title}
          </h2>
          {state === 'done' && <div className="font-semibold break-words">{summary}</div>}
        </div>
        {state === 'upcoming' && ahead && (
          <p className="shrink-0 text-sm font-semibold tabular-nums">{ahead}</p>
        )}
        {state === 'done' && (
          <button
            type="button"
            onClick={onReopen}
            aria-label={common.labelled(common.change, title)}
            className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-accent-ink hover:bg-accent-soft"
          >
            <Pencil aria-hidden className="size-4" />
            {common.change}
          </button>
        )}
      </div>
      {state === 'open' && children}
    </section>
  );
}
