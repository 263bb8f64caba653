import { useLineTexts } from './line-texts';
import { Section } from './section';

/** What the buyer does and what happens then. */
export function HowItWorks() {
  const texts = useLineTexts();
  return (
    <Section anchor="como-funciona" title={texts.howItWorks.title}>
      <ol className="grid gap-6 sm:grid-cols-3">
        {texts.howItWorks.steps.map(({ title, text }, index) => (
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
