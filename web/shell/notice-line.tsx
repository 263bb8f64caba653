import { Info } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { useCompliance } from './compliance';
import { useSite } from './site';

/** The shop's current notice to every visitor (domain/notice.ts). It came with the page and stays with it. */
export function NoticeLine() {
  const { shell } = useMessages();
  const { notice } = useSite();
  const { on } = useCompliance();
  if (!notice || (on && !notice.neutral)) return null;
  return (
    <aside aria-label={shell.notice} className="border-b border-info/30 bg-info-soft">
      <p className="mx-auto flex max-w-6xl gap-2.5 px-4 py-2.5 text-sm leading-6 text-ink sm:px-6">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-info" />
        <span className="min-w-0 wrap-anywhere">{notice.text ?? shell.deliveriesLate}</span>
      </p>
    </aside>
  );
}
