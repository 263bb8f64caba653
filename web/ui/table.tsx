import type { ComponentProps } from 'react';
import { classes } from './classes';

/** A table that scrolls inside its own box; the box can be reached by keyboard, so that it can be scrolled. */
export function Table({ label, className, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-auto rounded-card border border-line bg-surface"
    >
      <table className={classes('w-full border-collapse text-sm', className)} {...rest} />
    </section>
  );
}

/** The head stays in view. */
export function TableHead(props: ComponentProps<'thead'>) {
  return <thead {...props} className={classes('sticky top-0 z-10 bg-surface', props.className)} />;
}

export function HeadCell({ numeric, className, ...rest }: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      className={classes(
        'border-b border-line px-3 py-2 text-xs font-semibold whitespace-nowrap text-muted',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
      {...rest}
    />
  );
}

export function Row(props: ComponentProps<'tr'>) {
  return (
    <tr
      {...props}
      className={classes('border-b border-line last:border-0 hover:bg-sunken/60', props.className)}
    />
  );
}

/** Numbers and money stand to the right, with figures of equal width. */
export function Cell({ numeric, className, ...rest }: ComponentProps<'td'> & { numeric?: boolean }) {
  return (
    <td
      className={classes('px-3 py-2 align-middle', numeric && 'text-right tabular-nums', className)}
      {...rest}
    />
  );
}
