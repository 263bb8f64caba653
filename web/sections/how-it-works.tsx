import { useMessages } from '../i18n/messages';
import { Section } from './section';
import { StepList } from './steps';
import { useEntry } from './use-line-content';

/** What the buyer does and what happens next. */
export function HowItWorks() {
  const { home } = useMessages();
  const steps = useEntry()?.steps ?? [];
  if (steps.length === 0) return null;
  return (
    <Section anchor="como-funciona" title={home.howItWorks}>
      <StepList items={steps} />
    </Section>
  );
}
