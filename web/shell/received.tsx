import type { ReactNode } from 'react';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Card } from '../ui/card';
import { type Fact, Facts } from '../ui/facts';
import { passFocusOn } from '../ui/kept-focus';
import { Notice } from '../ui/notice';

/** Confirms that something was received: what happens now, the time, and the reference. */
export function Received({
  title,
  text,
  receipt,
  more = [],
  note,
  children,
}: {
  title: string;
  text: string;
  receipt?: { receivedAt: string; reference: string };
  /** Further lines of the receipt. */
  more?: Fact[];
  /** Below the receipt's lines. */
  note?: ReactNode;
  children?: ReactNode;
}) {
  const { common } = useMessages();
  const language = useLanguage();
  return (
    <div
      ref={holdFocus}
      tabIndex={-1}
      className="mx-auto grid max-w-2xl gap-6 px-4 py-10 outline-none sm:px-6 sm:py-16"
    >
      <Notice variant="good" title={title} text={text} />
      {receipt && (
        <Card className="grid gap-4 p-4 sm:p-6">
          <Facts
            rows={[
              [common.receivedAt, formatMoment(receipt.receivedAt, language)],
              [common.reference, receipt.reference],
              ...more,
            ]}
          />
          {note}
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
