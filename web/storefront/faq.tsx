import { Accordion } from '../ui/accordion';
import { useLineTexts } from './line-texts';
import { Section } from './section';

/** The questions that are asked before a purchase. */
export function Faq() {
  const { faq } = useLineTexts();
  return (
    <Section anchor="preguntas" title={faq.title}>
      <Accordion items={faq.items} />
    </Section>
  );
}
