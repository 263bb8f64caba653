import { Check } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { Card } from '../ui/card';
import { useClaims } from './use-line-content';

/** Reasons to write to the shop. */
export function ContactReasons() {
  const { contact } = useMessages();
  const reasons = useClaims()?.reasons ?? [];
  if (reasons.length === 0) return null;
  return (
    <Card className="grid gap-3 p-4 sm:p-6">
      <h2 className="text-lg font-bold tracking-tight">{contact.reasons.title}</h2>
      <ul className="grid gap-2.5">
        {reasons.map(({ text }) => (
          <li key={text} className="flex gap-2.5 text-sm leading-6">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The shop in figures, with their basis (D32): a sample is marked as one. */
export function ContactFigures() {
  const { contact, chooser } = useMessages();
  const figures = useClaims()?.figures ?? [];
  if (figures.length === 0) return null;
  return (
    <Card className="grid gap-3 p-4 sm:p-6">
      <h2 className="text-lg font-bold tracking-tight">{contact.figures.title}</h2>
      <dl className="grid grid-cols-2 gap-3">
        {figures.map(({ value, label, source, sample }) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-control bg-sunken p-3">
            <dt className="text-sm text-muted">
              {sample ? `${label} *` : label}
              {source && <span className="block text-xs">{chooser.score.source(source)}</span>}
            </dt>
            <dd className="text-xl font-extrabold tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {figures.some(({ sample }) => sample) && (
        <p className="text-sm leading-6 text-muted">{contact.figures.note}</p>
      )}
    </Card>
  );
}
