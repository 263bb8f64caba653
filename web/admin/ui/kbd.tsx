import type { ReactNode } from 'react';

/** A key as it is printed on a keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-6 justify-center rounded border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs font-medium text-ink">
      {children}
    </kbd>
  );
}
