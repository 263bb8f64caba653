import type { ReactNode } from 'react';
import { formatMoment } from '../i18n/format';
import { useLanguage } from '../i18n/messages';
import { Card } from '../ui/card';
import { passFocusOn } from '../ui/kept-focus';
import { Notice } from '../ui/notice';

/** Confirms that something was received: what happens now, the time, and the reference. */
export function Received({
  title,
  text,
  rows,
  children,
}: {
  title: string;
  text: string;
  rows?: { receivedAt: [label: string, at: string]; reference: [label: string, reference: string] };
  children?: ReactNode;
}) {
  const language = useLanguage();
  return (
    <div
      ref={holdFocus}
      tabIndex={-1}
      className="mx-auto grid max-w-2xl gap-6 px-4 py-10 outline-none sm:px-6 sm:py-16"
    >
      <Notice variant="good" title={title} text={text} />
      {rows && (
        <Card className="p-4 sm:p-6">
          <dl className="grid text-sm">
            <Row label={rows.receivedAt[0]}>{formatMoment(rows.receivedAt[1], language)}</Row>
            <Row label={rows.reference[0]}>{rows.reference[1]}</Row>
          </dl>
        </Card>
      )}
      {children}
    </div>
  );
}

/** A ref: takes the focus, and passes it on to the page. */
function holdFocus(element: HTMLElement | null): () => void {
  element?.focus();
  return passFocusOn(element);
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 last:border-0">
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
