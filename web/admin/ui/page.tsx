import type { ReactNode } from 'react';
import { useTitle } from './use-title';

interface Props {
  title: string;
  /** The way back, above the title. */
  back?: ReactNode;
  /** How many there are, e.g. `12 pedidos`; told to screen readers when it changes. */
  count?: string;
  /** One sentence on what the screen is for. */
  lead?: string;
  /** Main acts of the screen, at the right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: its title, what can be done, its parts below each other. */
export function Page({ title, back, count, lead, actions, children }: Props) {
  useTitle(title);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 py-4 lg:p-6">
      {back && <div className="-mb-3 px-4 lg:px-0">{back}</div>}
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 lg:px-0">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
            <span role="status" className="text-sm text-muted tabular-nums">
              {count}
            </span>
          </div>
          {lead && <p className="max-w-prose text-sm text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** What stands beside the edge on phones, e.g. filters; a table goes to the edge. */
export function Inset({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`px-4 lg:px-0 ${className}`}>{children}</div>;
}

/** Around a table: no overflow of its own, so that the table's head sticks to the window. */
export function Frame({ children, stale }: { children: ReactNode; stale?: boolean }) {
  return (
    <div className="border-y border-line bg-surface lg:rounded-card lg:border-x">
      <div aria-busy={stale} className={stale ? 'renewing' : ''}>
        {children}
      </div>
    </div>
  );
}
