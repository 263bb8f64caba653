import type { ReactNode } from 'react';
import { useKeptFocus } from '#web/ui/kept-focus.ts';
import { useTitle } from './use-title';

interface Props {
  title: string;
  /** The displayed title, if it is more than text; null: something else on the page is its heading. */
  heading?: ReactNode;
  /** The back link, above the title. */
  back?: ReactNode;
  /** The total, e.g. `12 pedidos`; announced to screen readers when it changes. */
  count?: string;
  /** One sentence on the purpose of the screen. */
  lead?: string;
  /** Main actions of the screen, on the right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: its title, actions and parts. A control that goes, e.g. with its row, leaves it the focus. */
export function Page({ back, children, ...header }: Props) {
  useTitle(header.title);
  const { around } = useKeptFocus();
  return (
    <div {...around} className="grid grid-cols-[minmax(0,1fr)] gap-4 py-4 lg:p-6">
      {back && <div className="-mb-3 px-4 lg:px-0">{back}</div>}
      <Header {...header} level="h1" className="text-xl font-semibold tracking-tight wrap-anywhere" />
      {children}
    </div>
  );
}

/** The frame of a part of a screen, e.g. of a list below others: the same, one level down. */
export function Part({ children, ...header }: Omit<Props, 'back'>) {
  return (
    <section aria-label={header.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Header {...header} level="h2" className="text-base font-semibold" />
      {children}
    </section>
  );
}

interface HeaderProps extends Omit<Props, 'back' | 'children'> {
  level: 'h1' | 'h2';
  className: string;
}

function Header({ title, heading, count, lead, actions, level: Heading, className }: HeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 lg:px-0">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          {heading !== null && <Heading className={className}>{heading || title}</Heading>}
          <span role="status" className="text-sm text-muted tabular-nums">
            {count}
          </span>
        </div>
        {lead && <p className="max-w-prose text-sm text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

/** Content with a margin on phones, e.g. filters; a table goes to the edge. */
export function Inset({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`px-4 lg:px-0 ${className}`}>{children}</div>;
}

/** Around a table: without its own overflow, so that the table's head sticks to the window. */
export function Frame({ children, stale }: { children: ReactNode; stale?: boolean }) {
  return (
    <div className="border-y border-line bg-surface lg:rounded-card lg:border-x">
      <div aria-busy={stale} className={stale ? 'renewing' : ''}>
        {children}
      </div>
    </div>
  );
}
