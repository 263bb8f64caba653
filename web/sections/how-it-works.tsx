import { useMessages } from '../i18n/messages';
import { Section } from './section';
import { useEntry } from './use-line-content';

/** What the buyer does and what happens next. */
export function HowItWorks() {
  const { home } = useMessages();
  const steps = useEntry()?.steps ?? [];
  if (steps.length === 0) return null;
  return (
    <Section anchor="como-funciona" title={home.howItWorks}>
      <ol className="grid gap-6 sm:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t-2 border-accent pt-4">
            <span aria-hidden className="text-sm font-bold text-accent-ink tabular-nums">
              {index + 1}
            </span>
            <h3 className="font-bold">{title}</h3>
            <p className="text-sm leading-6 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
