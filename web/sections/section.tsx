import { type ReactNode, useId } from 'react';
import { classes } from '../ui/classes';

/** A part of the page below the form. */
export function Section({
  anchor,
  title,
  lead,
  raised,
  beside,
  children,
}: {
  anchor?: string;
  title: string;
  lead?: string;
  /** On a separate surface, to set it off from its neighbours. */
  raised?: boolean;
  /** On wide screens the title is beside its content, which alone would leave half of the width empty. */
  beside?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={classes('py-12 sm:py-16', raised && 'border-y border-line bg-surface')}
    >
      <div
        className={classes(
          'mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 sm:px-6',
          beside && 'lg:grid-cols-[1fr_2fr]',
        )}
      >
        <div className="grid content-start gap-2">
          <h2 id={id} className="text-2xl font-extrabold tracking-tight sm:text-3xl">
            {title}
          </h2>
          {lead && <p className="max-w-prose text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
