import type { ReactNode } from 'react';

/** The head of a promotional page: its subject and its main action. */
export function Hero({
  headline,
  lead,
  aside,
  children,
}: {
  headline: string;
  lead?: string;
  /** Next to the text on a desktop, below it on a phone. */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="bg-linear-to-b from-accent-soft to-page">
      <div
        className={`mx-auto grid max-w-6xl gap-8 px-4 pt-10 pb-12 sm:px-6 sm:pt-16 ${aside ? 'items-center lg:grid-cols-[1fr_26rem] lg:gap-14' : ''}`}
      >
        <div className="grid content-start gap-4">
          <h1 className="max-w-3xl text-3xl leading-tight font-extrabold tracking-tight sm:text-5xl">
            {headline}
          </h1>
          {lead && <p className="max-w-prose text-lg text-muted">{lead}</p>}
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
}
