import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** The title is the page's own. */
  heading?: boolean;
  children?: ReactNode;
}

/** Why there is nothing, and what to do. */
export function EmptyState({ title, text, heading, children }: Props) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className="grid justify-items-center gap-1.5 px-4 py-16 text-center">
      <Title className="text-base font-semibold">{title}</Title>
      <p className="max-w-md text-sm text-muted">{text}</p>
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
